/** Animals, plants, soil and weather, one a row; how a row is written stands in rows.ts. */
export const NATURE = `
wind: viento | vent | wind | vento | vento | رياح | 风 | wind
tree: árbol | arbre | baum+bäume | árvore | albero | شجرة+أشجار | 树 | boom+bomen
fish: pescado/pez | poisson | fisch | peixe | pesce | سمك/سمكة | 鱼 | vis
bird: pájaro/ave | oiseau | vogel+vögel | pássaro/ave | uccello | طائر+طيور | 鸟 | vogel
chicken: pollo/gallina | poule/poulet | huhn+hühner | frango/galinha | gallina/pollo | دجاجة+دجاج | 鸡 | kip
horse: caballo/yegua | cheval/jument | pferd | cavalo | cavallo | حصان+خيول | 马 | paard
cow: vaca | vache | kuh+kühe | vaca | mucca/vacca | بقرة+أبقار | 奶牛 | koe+koeien
sheep: oveja | mouton/brebis | schaf | ovelha | pecora | خروف+أغنام | 羊 | schaap+schapen
flower: flor | fleur | blume | flor | fiore | زهرة+زهور | 花 | bloem
seed: semilla | graine | samen/saatgut | semente | seme | بذرة+بذور | 种子 | zaad+zaden
crop: cultivo | culture | anbau | cultura | coltura | محصول+محاصيل | 作物 | gewas
rain: lluvia | pluie | regen | chuva | pioggia | مطر | 雨 | regen
livestock: ganado | bétail/cheptel | vieh | gado/rebanho | bestiame | ماشية/مواشي | 牲畜 | vee
herd: rebaño | troupeau/troupeaux | herde | rebanho | gregge/mandria | قطيع+قطعان | 畜群 | kudde
goat: cabra | chèvre | ziege | cabra | capra | ماعز | 山羊 | geit
pig: cerdo | cochon/porc | schwein | porco | maiale | خنزير | | varken
wolf: lobo | loup | wolf+wölfe | lobo | lupo | ذئب+ذئاب | | wolf
guard dog: perro guardián/mastín | chien de protection/patou | herdenschutzhund/wachhund | cão de guarda | cane da guardia | كلب حراسة | 护卫犬 | waakhond
insect: insecto | insecte | insekt+insekten | inseto | insetto | حشرة+حشرات | 昆虫 | insect
bee: abeja | abeille | biene | abelha | ape/api | نحلة+نحل | 蜜蜂 | bij
butterfly: mariposa | papillon | schmetterling | borboleta | farfalla | فراشة | 蝴蝶 | vlinder
mushroom: seta/hongo | champignon | pilz+pilze | cogumelo | fungo+funghi | فطر | 蘑菇 | paddenstoel/champignon
leaf: hoja | feuille | blatt+blätter | folha | foglia | ورقة+أوراق | 鲜叶 | blad+bladeren
harvest: cosecha/vendimia/recolección | récolte/vendange/cueillette | ernte/weinlese/lese | colheita/safra | raccolta/vendemmia/raccolto | حصاد/جني | 采摘 | opbrengst
sowing: siembra | semis | aussaat | plantio/semeadura | semina | زراعة | 播种 | zaai
irrigation: riego | arrosage/irrigation | bewässerung | irrigação/rega | irrigazione | ري | 灌溉 | bewatering/irrigatie
fertiliser: abono/fertilizante | engrais | dünger | adubo/fertilizante | concime | سماد+أسمدة | 肥料 | mest
pest: plaga | nuisible/ravageur | schädling+schädlinge | praga | parassita | آفة+آفات | 虫害 | plaag
soil: suelo/tierra | sol/terre | boden/erde | solo/terra | terreno/suolo | تربة | 土壤 | grond/bodem
storm: tormenta/temporal | tempête/orage | sturm+stürme/gewitter | tempestade/temporal | temporale/tempesta | عاصفة | 暴风雨 | storm
snow: nieve | neige | schnee | neve | neve | ثلج | | sneeuw
fire: fuego/incendio | feu/incendie | feuer/brand | fogo/incêndio | fuoco/incendio | حريق+حرائق | 火灾 | brand/vuur
flood: inundación | inondation | hochwasser/überschwemmung | enchente | alluvione | فيضان | 洪水 | overstroming
air: aire | air | luft | ar | aria | هواء | 空气 | lucht
light: luz/luces | lumière | licht | luz/luzes | luce | ضوء/إضاءة | | licht
weather: tiempo atmosférico/clima/tiempo meteorológico/meteo | météo/temps qu'il fait | wetter | clima/meteorologia | meteo/tempo atmosferico | طقس | 天气 | weer
tide: marea | marée | gezeiten/flut | maré | marea | مد وجزر | 潮汐 | getij
leash: correa | laisse | leine | coleira | guinzaglio | مقود | 牵引绳 | riem
cage: jaula | cage | käfig | gaiola | gabbia | قفص+أقفاص | 笼子 | kooi
aquarium: acuario | aquarium | aquarium | aquário | acquario | حوض سمك | 鱼缸 | aquarium
nest: nido | nid | nest+nester | ninho | nido | عش | 鸟巢 | nest
seedling: plántula/plantón | plant/semis | setzling+setzlinge/jungpflanze | muda | piantina | شتلة+شتلات | 幼苗 | zaailing
compost: compost | compost | kompost | compostagem/composto | compost | سماد عضوي | 堆肥 | compost
vegetable: verdura/hortaliza | légume | gemüse | legume/verdura/hortaliça | verdura/ortaggio | خضروات | 蔬菜 | groenten
fruit: fruta | fruit | obst/frucht+früchte | fruta | frutta/frutto | فاكهة+فواكه | 水果 | fruit
apple: manzana | pomme | apfel+äpfel | maçã | mela | تفاحة+تفاح | 苹果 | appel
grape: uva | raisin | traube/weintraube | uva | uva | عنب | 葡萄 | druif
olive: aceituna/oliva | olive | olive | azeitona | oliva | زيتون | 橄榄 | olijf
tomato: tomate | tomate | tomate | tomate | pomodoro | طماطم | 番茄 | tomaat
potato: patata/papa | pomme de terre | kartoffel+kartoffeln | batata | patata | بطاطس | 土豆 | aardappel
herb: hierba | herbe/plante aromatique | kraut+kräuter | erva | erba | عشبة+أعشاب | 草药 | kruid
spice: especia | épice | gewürz | tempero/especiaria | spezia | بهار+بهارات | 香料 | specerij
species: especie | espèce | art | espécie | specie | فصيلة | 物种 | soort
breed: raza | race | rasse | raça | razza | سلالة | 品种 | ras
`;

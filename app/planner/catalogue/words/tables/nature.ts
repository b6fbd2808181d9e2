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
livestock: ganado | bétail/cheptel | vieh | gado/rebanho | bestiame | ماشية/مواشي | 牲畜
herd: rebaño | troupeau/troupeaux | herde | rebanho | gregge/mandria | قطيع+قطعان | 畜群
goat: cabra | chèvre | ziege | cabra | capra | ماعز | 山羊
pig: cerdo | cochon/porc | schwein | porco | maiale | خنزير |
wolf: lobo | loup | wolf+wölfe | lobo | lupo | ذئب+ذئاب |
guard dog: perro guardián/mastín | chien de protection/patou | herdenschutzhund/wachhund | cão de guarda | cane da guardia | كلب حراسة | 护卫犬
insect: insecto | insecte | insekt+insekten | inseto | insetto | حشرة+حشرات | 昆虫
bee: abeja | abeille | biene | abelha | ape/api | نحلة+نحل | 蜜蜂
butterfly: mariposa | papillon | schmetterling | borboleta | farfalla | فراشة | 蝴蝶
mushroom: seta/hongo | champignon | pilz+pilze | cogumelo | fungo+funghi | فطر | 蘑菇
leaf: hoja | feuille | blatt+blätter | folha | foglia | ورقة+أوراق | 鲜叶
harvest: cosecha/vendimia/recolección | récolte/vendange/cueillette | ernte/weinlese/lese | colheita/safra | raccolta/vendemmia/raccolto | حصاد/جني | 采摘
sowing: siembra | semis | aussaat | plantio/semeadura | semina | زراعة | 播种
irrigation: riego | arrosage/irrigation | bewässerung | irrigação/rega | irrigazione | ري | 灌溉
fertiliser: abono/fertilizante | engrais | dünger | adubo/fertilizante | concime | سماد+أسمدة | 肥料
pest: plaga | nuisible/ravageur | schädling+schädlinge | praga | parassita | آفة+آفات | 虫害
soil: suelo/tierra | sol/terre | boden/erde | solo/terra | terreno/suolo | تربة | 土壤
storm: tormenta/temporal | tempête/orage | sturm+stürme/gewitter | tempestade/temporal | temporale/tempesta | عاصفة | 暴风雨
snow: nieve | neige | schnee | neve | neve | ثلج |
fire: fuego/incendio | feu/incendie | feuer/brand | fogo/incêndio | fuoco/incendio | حريق+حرائق | 火灾
flood: inundación | inondation | hochwasser/überschwemmung | enchente | alluvione | فيضان | 洪水
air: aire | air | luft | ar | aria | هواء | 空气
light: luz/luces | lumière | licht | luz/luzes | luce | ضوء/إضاءة |
weather: tiempo atmosférico/clima/tiempo meteorológico/meteo | météo/temps qu'il fait | wetter | clima/meteorologia | meteo/tempo atmosferico | طقس | 天气 | weer
tide: marea | marée | gezeiten/flut | maré | marea | مد وجزر | 潮汐
leash: correa | laisse | leine | coleira | guinzaglio | مقود | 牵引绳
cage: jaula | cage | käfig | gaiola | gabbia | قفص+أقفاص | 笼子
aquarium: acuario | aquarium | aquarium | aquário | acquario | حوض سمك | 鱼缸
nest: nido | nid | nest+nester | ninho | nido | عش | 鸟巢
seedling: plántula/plantón | plant/semis | setzling+setzlinge/jungpflanze | muda | piantina | شتلة+شتلات | 幼苗
compost: compost | compost | kompost | compostagem/composto | compost | سماد عضوي | 堆肥
vegetable: verdura/hortaliza | légume | gemüse | legume/verdura/hortaliça | verdura/ortaggio | خضروات | 蔬菜
fruit: fruta | fruit | obst/frucht+früchte | fruta | frutta/frutto | فاكهة+فواكه | 水果
apple: manzana | pomme | apfel+äpfel | maçã | mela | تفاحة+تفاح | 苹果
grape: uva | raisin | traube/weintraube | uva | uva | عنب | 葡萄
olive: aceituna/oliva | olive | olive | azeitona | oliva | زيتون | 橄榄
tomato: tomate | tomate | tomate | tomate | pomodoro | طماطم | 番茄
potato: patata/papa | pomme de terre | kartoffel+kartoffeln | batata | patata | بطاطس | 土豆
herb: hierba | herbe/plante aromatique | kraut+kräuter | erva | erba | عشبة+أعشاب | 草药
spice: especia | épice | gewürz | tempero/especiaria | spezia | بهار+بهارات | 香料
species: especie | espèce | art | espécie | specie | فصيلة | 物种
breed: raza | race | rasse | raça | razza | سلالة | 品种
`;

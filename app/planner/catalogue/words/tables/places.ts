/** Places: shops, public houses, rooms, land and water, one a row; how a row is written stands in rows.ts. */
export const PLACES = `
zone: zona | zone | zone/bereich+bereiche | zona | zona | منطقة+مناطق | 区域 | zone
charging station: punto de carga | borne de recharge/borne | ladesäule/ladestation | ponto de recarga | colonnina | محطة شحن | 充电桩 | laadpaal
field: campo/parcela/terreno | champ/parcelle | feld+felder/parzelle/acker | campo/talhão/lote | campo | حقل+حقول | 田地 | veld+velden/akker
stall: puesto | stand/étal | stand+stände/marktstand | barraca/banca | bancarella | كشك+أكشاك | 摊位 | kraam+kramen
supermarket: supermercado | supermarché | supermarkt+supermärkte | supermercado | supermercato | سوبرماركت | 超市 | supermarkt
hospital: hospital | hôpital | krankenhaus+krankenhäuser | hospital | ospedale | مستشفى | 医院 | ziekenhuis
museum: museo | musée | museum | museu | museo | متحف | 博物馆 | museum
theatre: teatro | théâtre | theater | teatro | teatro | مسرح | 剧院 | theater
mosque: mezquita | mosquée | moschee | mesquita | moschea | مسجد | 清真寺 | moskee
court: pista/cancha | court/terrain | platz+plätze | quadra | campo da gioco | ملعب+ملاعب | 球场/场地 | baan
hall: salón | salle des fêtes | halle/saal | salão | sala | قاعة+قاعات | 礼堂/大厅 | zaal
gallery: galería | galerie | galerie | galeria | galleria | معرض الصور | 相册 | galerij
street: calle | rue | straße | rua | via/strada | شارع+شوارع | 街道 | straat+straten
village: pueblo | village | dorf+dörfer/gemeinde | vila/aldeia | paese/borgo | قرية+قرى | 村庄 | dorp
neighbourhood: vecindario | quartier | nachbarschaft/viertel | vizinhança | quartiere | حي+أحياء | 邻里 | wijk
kiln: horno | four | ofen/brennofen | forno | forno | فرن+أفران | 窑 | oven
tennis court: pista de tenis | court de tennis | tennisplatz+tennisplätze | quadra de tênis | campo da tennis | ملعب تنس | 网球场 | tennisbaan
playground: parque infantil | aire de jeux | spielplatz+spielplätze | parquinho | parco giochi | ملعب أطفال | 游乐场 | speeltuin
sports club: club deportivo | club sportif | sportverein | clube esportivo | società sportiva | نادي رياضي | 体育俱乐部 | sportclub
shared room: sala común | salle commune | gemeinschaftsraum+gemeinschaftsräume | sala comum | sala comune | قاعة مشتركة | 公共活动室 | gemeenschapsruimte
pottery: cerámica | céramique/poterie | keramik/töpferei | cerâmica | ceramica | خزف | 陶艺 | keramiek
laundry: lavandería/tintorería | laverie/pressing/blanchisserie | wäscherei/reinigung | lavanderia | lavanderia | مغسلة | 洗衣店 | wasserette/wasserij
carpentry: carpintería | menuiserie | schreinerei/tischlerei | marcenaria | falegnameria | نجارة | 木工坊 | timmerwerkplaats
shoe repair shop: zapatería | cordonnerie | schuhmacherei | sapataria | calzoleria | محل أحذية | 修鞋店 | schoenmakerij
garage: garaje | garage | garage | garagem | garage/autofficina | كراج | 车库 | garage
car wash: lavado de coches | station de lavage | waschanlage | lava-rápido | autolavaggio | مغسلة سيارات | 洗车店 | autowasserij/wasstraat
pharmacy: farmacia | pharmacie | apotheke | farmácia | farmacia | صيدلية+صيدليات | 药房 | apotheek
bookshop: librería | librairie | buchhandlung/buchladen | livraria | libreria | مكتبة | 书店 | boekhandel/boekwinkel
bookcase: estantería | étagère | regal | estante/prateleira | scaffale | رف+رفوف | 书架 | boekenkast
grocery: tienda de barrio/ultramarinos | épicerie | lebensmittelladen/tante-emma-laden | mercearia | alimentari | بقالة | 杂货店 | kruidenier/buurtwinkel
butcher's shop: carnicería | boucherie | metzgerei/fleischerei | açougue/talho | macelleria | ملحمة | 肉店 | slagerij
fish shop: pescadería | poissonnerie | fischgeschäft | peixaria | pescheria | مسمكة | 鱼店 | viswinkel
pastry shop: pastelería | pâtisserie | konditorei | confeitaria/pastelaria | pasticceria | حلواني | 甜品店 | banketbakkerij/patisserie
cafe: cafetería/bar | café/bistrot/bar | café/kneipe | lanchonete/cafeteria/bar | bar/caffetteria | مقهى+مقاه | 咖啡馆 | café/koffiebar
tea house: salón de té | salon de thé | teestube | casa de chá | sala da tè | بيت الشاي | 茶馆 | theehuis
wine shop: vinoteca/enoteca/bodega | cave/caviste | weinhandlung/weinladen | adega | enoteca/cantina | متجر نبيذ | 酒庄 | wijnwinkel
hardware store: ferretería | quincaillerie | baumarkt/eisenwarenladen | ferragem | ferramenta | محل أدوات | 五金店 | bouwmarkt/ijzerhandel
market: mercadillo | marché | markt+märkte/wochenmarkt/flohmarkt | feira | mercatino/mercato | بازار | 集市 | braderie
canteen: comedor/cantina | cantine/réfectoire | kantine/mensa | refeitório/cantina | mensa/refettorio | مقصف/كافتيريا | 食堂 | kantine
shelter: albergue/refugio | refuge/foyer | tierheim/unterkunft+unterkünfte/hütte | abrigo/albergue | rifugio/canile | ملجأ | 收容所 | asiel/dierenasiel/opvang
hostel: hostal/pensión | auberge/gîte | herberge/pension | pousada/hostel | ostello/pensione | نزل | 青年旅舍 | hostel
campsite: camping | camping | campingplatz | acampamento/camping | campeggio | مخيم | 营地 | camping
swimming pool: piscina | piscine | schwimmbad/hallenbad/freibad | piscina | piscina | مسبح+مسابح | 泳池 | zwembad
gym: gimnasio | salle de sport/gymnase | fitnessstudio/turnhalle/sporthalle | academia/ginásio | palestra | نادي رياضي | 体育馆 | sportzaal/gymzaal/fitnesscentrum
stadium: estadio/polideportivo | stade | stadion | estádio | stadio | ملعب كرة | 体育场 | stadion
dojo: dojo | dojo | dojo | dojo | dojo | صالة تدريب | 道馆 | dojo
port: puerto | port | hafen | porto/cais | porto | ميناء | 港口 | haven/jachthaven
airport: aeropuerto | aéroport | flughafen | aeroporto | aeroporto | مطار | 机场 | luchthaven/vliegveld
station: estación | gare | bahnhof+bahnhöfe/station | estação | stazione | محطة قطار | 车站 | station
stop: parada | arrêt | haltestelle | ponto de ônibus/paragem | fermata | موقف+مواقف | 站点
car park: aparcamiento/parking | parking/stationnement | parkplatz+parkplätze/tiefgarage | estacionamento | parcheggio | موقف سيارات | 停车场 | parkeerplaats/parkeergarage
road: carretera/camino | route/chemin | weg+wege/landstraße | estrada | strada | طريق+طرق | 路段 | weg/straat
town hall: ayuntamiento | mairie/hôtel de ville | rathaus/gemeindeamt | prefeitura/câmara municipal | comune/municipio | بلدية | 政府 | gemeentehuis/stadhuis
school: instituto/escuela | lycée/collège | gymnasium/grundschule | colégio/creche | liceo/istituto/conservatorio | معهد+معاهد | 学院 | basisschool
university: universidad/facultad | université/faculté/fac | universität/uni/hochschule | universidade/faculdade | università | جامعة+جامعات | 大学 | universiteit/hogeschool
driving school: autoescuela | auto-école | fahrschule | autoescola | scuola guida/autoscuola | مدرسة قيادة | 驾校 | rijschool
kindergarten: guardería/jardín de infancia | crèche/maternelle | kindergarten | jardim de infância | scuola materna/nido | روضة+روضات | 托儿所 | kleuterschool/kinderopvang/kinderdagverblijf
laboratory: laboratorio | laboratoire/labo | labor/labore | laboratório | laboratorio | مختبر+مختبرات | 实验室 | laboratorium/lab
practice: consulta/consultorio | cabinet | arztpraxis | consultório | ambulatorio/studio | عيادة+عيادات | 门诊 | praktijk
health insurer: mutua/seguro médico | mutuelle/caisse maladie | krankenkasse | plano de saúde/convênio | mutua | تأمين صحي | 医保 | zorgverzekeraar
nursing home: residencia de ancianos/residencia | maison de retraite/ehpad | pflegeheim/altenheim/seniorenheim | lar de idosos/asilo | casa di riposo | دار مسنين | 养老院 | verpleeghuis/bejaardentehuis/verzorgingstehuis
emergency services: emergencias | secours | rettungsdienst/notdienst | socorro | soccorsi | طوارئ | 急救 | hulpdiensten
fire station: parque de bomberos | caserne | feuerwache/feuerwehr | corpo de bombeiros | caserma | محطة إطفاء | 消防站 | brandweerkazerne
cemetery: cementerio | cimetière | friedhof | cemitério | cimitero | مقبرة+مقابر | 墓地 | begraafplaats/kerkhof
temple: templo | temple | tempel | templo | tempio | معبد | 寺庙 | tempel
monastery: monasterio/convento | monastère/couvent | kloster | mosteiro/convento | monastero/convento | دير | 寺院 | klooster
park: parque | parc | park | parque | parco+parchi | حديقة عامة | 公园 | park
forest: bosque | forêt/bois | wald+wälder | floresta/mata | bosco+boschi | غابة+غابات | 森林 | bos
mountain: montaña/monte/sierra | montagne | berg+berge | montanha/serra | montagna/monte | جبل+جبال | | berg
valley: valle | vallée | tal/täler | vale | valle | وادي | 山谷 | dal
river: río | rivière/fleuve | fluss+flüsse/bach | rio | fiume | نهر+أنهار | 河流 | rivier
lake: lago/embalse | lac/étang | see/teich | lago/lagoa/represa | lago | بحيرة | | meer
sea: mar | mer | meer | mar | mare | بحر | 大海 | zee
beach: playa | plage | strand+strände | praia | spiaggia | شاطئ+شواطئ | 海滩 | strand
island: isla | île | insel | ilha | isola | جزيرة+جزر | | eiland
vineyard: viña/viñedo | vigne/vignoble | weinberg | vinha/vinhedo | vigna/vigneto | كرم | 葡萄园 | wijngaard
olive grove: olivar | oliveraie | olivenhain | olival | uliveto/oliveto | بستان زيتون | 橄榄园 | olijfgaard
greenhouse: invernadero | serre | gewächshaus+gewächshäuser | estufa | serra | بيت زجاجي/دفيئة | 大棚 | kas
stable: establo/cuadra | écurie/étable | stall+ställe | estábulo/curral | stalla/scuderia | إسطبل/حظيرة | 马厩 | stal/manege
plot: parcela/huerto | parcelle/lopin | parzelle | lote/talhão | appezzamento/lotto | قطعة أرض | 地块 | kavel/tuintje
allotment association: asociación de huertos | association de jardins | kleingartenverein | associação de hortas | associazione di orti | جمعية الحدائق | 园艺协会 | volkstuinvereniging
cooperative: cooperativa | coopérative | genossenschaft | cooperativa | cooperativa | تعاونية | 合作社 | coöperatie
foundation: fundación | fondation | stiftung | fundação | fondazione | مؤسسة+مؤسسات | 基金会 | stichting
authority: ayuntamiento/administración | administration/préfecture | behörde/amt+ämter | órgão público | ente/autorità | هيئة | 部门 | overheid
department: departamento/área | département/rayon | abteilung/fachbereich | setor/departamento | reparto/dipartimento | قسم+أقسام | 科室 | afdeling
branch: sucursal | succursale/filiale | filiale/zweigstelle | filial | filiale/sede | فرع | 分店 | filiaal/vestiging
district: distrito | quartier/arrondissement | stadtteil/bezirk/stadtviertel | distrito | rione/zona | ناحية | 城区 | wijk
region: región/comarca | région | region | região | regione | منطقة | 地区 | regio
country: país+países | pays | land+länder | país+países | paese | بلد+بلدان | 国家 | land
border: frontera | frontière | grenze | fronteira | confine | حدود | 边境 | grens
floor: planta/piso | étage | stockwerk/etage | andar/piso | piano | طابق+طوابق | 楼层 | verdieping/vloer
entrance: entrada/portal | entrée | eingang/einlass | entrada/portaria | ingresso | مدخل+مداخل | 入口 | ingang
door: puerta | porte | tür/türen/tor | porta | porta | باب+أبواب | | deur
window: ventana | fenêtre | fenster | janela | finestra | نافذة+نوافذ | 窗户 | raam
counter: mostrador/ventanilla | comptoir/guichet | theke/schalter | balcão/guichê | sportello/bancone | شباك | 窗口 | balie/toonbank
cellar: sótano/bodega | cave | keller | porão | cantina | قبو | 地下室 | kelder
attic: desván | grenier | dachboden | sótão | soffitta | علية | 阁楼 | zolder
shed: caseta/cobertizo | cabanon/remise | schuppen/gartenhaus | galpão | capanno | سقيفة | 棚子 | schuur/loods
rehearsal room: sala de ensayo | salle de répétition | proberaum+proberäume | sala de ensaio | sala prove | قاعة تدريب | 排练厅 | oefenruimte/repetitieruimte
classroom: aula | salle de classe | klassenzimmer/klassenraum | sala de aula | aula | فصل دراسي | 课室 | klaslokaal/lokaal
class: grupo/curso | classe | klasse | turma | classe | فصل+فصول | | klas
laboratory sample: muestra | échantillon | probe | amostra | campione | عينة+عينات | 样品
headquarters: sede | siège | geschäftsstelle/zentrale | sede | sede | مقر | 总部 | hoofdkantoor
building site: obra | chantier | baustelle/bau | obra | cantiere+cantieri | موقع بناء | 工地 | bouwplaats
waiting room: sala de espera | salle d'attente | wartezimmer | sala de espera | sala d'attesa | غرفة انتظار | 候诊室 | wachtkamer
restaurant: asador | grill | grillrestaurant | churrascaria | griglieria | مطعم مشويات | 烧烤店 | eetcafé
apartment building: finca/bloque/edificio/comunidad de vecinos | immeuble/copropriété | mehrfamilienhaus/mietshaus/wohnanlage | prédio/edifício | condominio/palazzo | عمارة/مبنى+مباني | 楼房 | appartementencomplex/flatgebouw
centre: centro | centre | zentrum+zentren | centro | centro | مركز+مراكز | 中心 | centrum
lift: ascensor | ascenseur | aufzug+aufzüge/fahrstuhl | elevador | ascensore | مصعد+مصاعد | 电梯
parking space: plaza de garaje/plaza de aparcamiento | place de parking | stellplatz+stellplätze | vaga de garagem | posto auto | موقف سيارة | 停车位 | parkeerplek
bathroom: baño/aseo | salle de bains/toilettes | bad+bäder/badezimmer | banheiro | bagno | حمام+حمامات | 卫生间 | badkamer
laundry room: cuarto de lavado | buanderie | waschküche | lavanderia | lavanderia | غرفة غسيل | 洗衣房 | wasruimte/washok
trail: sendero | sentier | wanderweg+wanderwege/pfad | trilha | sentiero+sentieri | ممر | 步道 | wandelpad/pad
pitch: parcela de camping | emplacement de camping | stellplatz im camping | lote de camping | piazzola | موقع تخييم | 营位
camp: campamento/base | camp/base | lager/basis | acampamento/base | campo base | معسكر | 营地/露营基地/基地 | kamp
well: pozo | puits | brunnen | poço | pozzo | بئر+آبار | 水井 | waterput
roof: tejado/techo | toit/toiture | dach+dächer | telhado | tetto | سقف | 屋顶 | dak
wall: pared/muro | mur/paroi | wand+wände/mauer | parede/muro | muro/parete | جدار+جدران | 墙壁 | muur
kitchen: cocina | cuisine | küche | cozinha | cucina | مطبخ+مطابخ | 厨房 | keuken
garden: jardín/huerta | jardin/potager | garten+gärten | jardim/horta | giardino/orto | بستان+بساتين | 花园 | tuin
`;

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
laundry: lavandería/tintorería | laverie/pressing/blanchisserie | wäscherei/reinigung | lavanderia | lavanderia | مغسلة | 洗衣店
carpentry: carpintería | menuiserie | schreinerei/tischlerei | marcenaria | falegnameria | نجارة | 木工坊
shoe repair shop: zapatería | cordonnerie | schuhmacherei | sapataria | calzoleria | محل أحذية | 修鞋店
garage: garaje | garage | garage | garagem | garage/autofficina | كراج | 车库
car wash: lavado de coches | station de lavage | waschanlage | lava-rápido | autolavaggio | مغسلة سيارات | 洗车店
pharmacy: farmacia | pharmacie | apotheke | farmácia | farmacia | صيدلية+صيدليات | 药房
bookshop: librería | librairie | buchhandlung/buchladen | livraria | libreria | مكتبة | 书店
bookcase: estantería | étagère | regal | estante/prateleira | scaffale | رف+رفوف | 书架
grocery: tienda de barrio/ultramarinos | épicerie | lebensmittelladen/tante-emma-laden | mercearia | alimentari | بقالة | 杂货店
butcher's shop: carnicería | boucherie | metzgerei/fleischerei | açougue/talho | macelleria | ملحمة | 肉店
fish shop: pescadería | poissonnerie | fischgeschäft | peixaria | pescheria | مسمكة | 鱼店
pastry shop: pastelería | pâtisserie | konditorei | confeitaria/pastelaria | pasticceria | حلواني | 甜品店
cafe: cafetería/bar | café/bistrot/bar | café/kneipe | lanchonete/cafeteria/bar | bar/caffetteria | مقهى+مقاه | 咖啡馆
tea house: salón de té | salon de thé | teestube | casa de chá | sala da tè | بيت الشاي | 茶馆
wine shop: vinoteca/enoteca/bodega | cave/caviste | weinhandlung/weinladen | adega | enoteca/cantina | متجر نبيذ | 酒庄
hardware store: ferretería | quincaillerie | baumarkt/eisenwarenladen | ferragem | ferramenta | محل أدوات | 五金店
market: mercadillo | marché | markt+märkte/wochenmarkt/flohmarkt | feira | mercatino/mercato | بازار | 集市
canteen: comedor/cantina | cantine/réfectoire | kantine/mensa | refeitório/cantina | mensa/refettorio | مقصف/كافتيريا | 食堂
shelter: albergue/refugio | refuge/foyer | tierheim/unterkunft+unterkünfte/hütte | abrigo/albergue | rifugio/canile | ملجأ | 收容所
hostel: hostal/pensión | auberge/gîte | herberge/pension | pousada/hostel | ostello/pensione | نزل | 青年旅舍
campsite: camping | camping | campingplatz | acampamento/camping | campeggio | مخيم | 营地
swimming pool: piscina | piscine | schwimmbad/hallenbad/freibad | piscina | piscina | مسبح+مسابح | 泳池
gym: gimnasio | salle de sport/gymnase | fitnessstudio/turnhalle/sporthalle | academia/ginásio | palestra | نادي رياضي | 体育馆
stadium: estadio/polideportivo | stade | stadion | estádio | stadio | ملعب كرة | 体育场
dojo: dojo | dojo | dojo | dojo | dojo | صالة تدريب | 道馆
port: puerto | port | hafen | porto/cais | porto | ميناء | 港口
airport: aeropuerto | aéroport | flughafen | aeroporto | aeroporto | مطار | 机场
station: estación | gare | bahnhof+bahnhöfe/station | estação | stazione | محطة قطار | 车站
stop: parada | arrêt | haltestelle | ponto de ônibus/paragem | fermata | موقف+مواقف | 站点
car park: aparcamiento/parking | parking/stationnement | parkplatz+parkplätze/tiefgarage | estacionamento | parcheggio | موقف سيارات | 停车场
road: carretera/camino | route/chemin | weg+wege/landstraße | estrada | strada | طريق+طرق | 路段
town hall: ayuntamiento | mairie/hôtel de ville | rathaus/gemeindeamt | prefeitura/câmara municipal | comune/municipio | بلدية | 政府
school: instituto/escuela | lycée/collège | gymnasium/grundschule | colégio/creche | liceo/istituto/conservatorio | معهد+معاهد | 学院
university: universidad/facultad | université/faculté/fac | universität/uni/hochschule | universidade/faculdade | università | جامعة+جامعات | 大学
driving school: autoescuela | auto-école | fahrschule | autoescola | scuola guida/autoscuola | مدرسة قيادة | 驾校
kindergarten: guardería/jardín de infancia | crèche/maternelle | kindergarten | jardim de infância | scuola materna/nido | روضة+روضات | 托儿所
laboratory: laboratorio | laboratoire/labo | labor/labore | laboratório | laboratorio | مختبر+مختبرات | 实验室
practice: consulta/consultorio | cabinet | arztpraxis | consultório | ambulatorio/studio | عيادة+عيادات | 门诊
health insurer: mutua/seguro médico | mutuelle/caisse maladie | krankenkasse | plano de saúde/convênio | mutua | تأمين صحي | 医保
nursing home: residencia de ancianos/residencia | maison de retraite/ehpad | pflegeheim/altenheim/seniorenheim | lar de idosos/asilo | casa di riposo | دار مسنين | 养老院
emergency services: emergencias | secours | rettungsdienst/notdienst | socorro | soccorsi | طوارئ | 急救
fire station: parque de bomberos | caserne | feuerwache/feuerwehr | corpo de bombeiros | caserma | محطة إطفاء | 消防站
cemetery: cementerio | cimetière | friedhof | cemitério | cimitero | مقبرة+مقابر | 墓地
temple: templo | temple | tempel | templo | tempio | معبد | 寺庙
monastery: monasterio/convento | monastère/couvent | kloster | mosteiro/convento | monastero/convento | دير | 寺院
park: parque | parc | park | parque | parco+parchi | حديقة عامة | 公园
forest: bosque | forêt/bois | wald+wälder | floresta/mata | bosco+boschi | غابة+غابات | 森林
mountain: montaña/monte/sierra | montagne | berg+berge | montanha/serra | montagna/monte | جبل+جبال |
valley: valle | vallée | tal/täler | vale | valle | وادي | 山谷
river: río | rivière/fleuve | fluss+flüsse/bach | rio | fiume | نهر+أنهار | 河流
lake: lago/embalse | lac/étang | see/teich | lago/lagoa/represa | lago | بحيرة |
sea: mar | mer | meer | mar | mare | بحر | 大海
beach: playa | plage | strand+strände | praia | spiaggia | شاطئ+شواطئ | 海滩
island: isla | île | insel | ilha | isola | جزيرة+جزر |
vineyard: viña/viñedo | vigne/vignoble | weinberg | vinha/vinhedo | vigna/vigneto | كرم | 葡萄园
olive grove: olivar | oliveraie | olivenhain | olival | uliveto/oliveto | بستان زيتون | 橄榄园
greenhouse: invernadero | serre | gewächshaus+gewächshäuser | estufa | serra | بيت زجاجي/دفيئة | 大棚
stable: establo/cuadra | écurie/étable | stall+ställe | estábulo/curral | stalla/scuderia | إسطبل/حظيرة | 马厩
plot: parcela/huerto | parcelle/lopin | parzelle | lote/talhão | appezzamento/lotto | قطعة أرض | 地块
allotment association: asociación de huertos | association de jardins | kleingartenverein | associação de hortas | associazione di orti | جمعية الحدائق | 园艺协会
cooperative: cooperativa | coopérative | genossenschaft | cooperativa | cooperativa | تعاونية | 合作社
foundation: fundación | fondation | stiftung | fundação | fondazione | مؤسسة+مؤسسات | 基金会
authority: ayuntamiento/administración | administration/préfecture | behörde/amt+ämter | órgão público | ente/autorità | هيئة | 部门
department: departamento/área | département/rayon | abteilung/fachbereich | setor/departamento | reparto/dipartimento | قسم+أقسام | 科室
branch: sucursal | succursale/filiale | filiale/zweigstelle | filial | filiale/sede | فرع | 分店
district: distrito | quartier/arrondissement | stadtteil/bezirk/stadtviertel | distrito | rione/zona | ناحية | 城区
region: región/comarca | région | region | região | regione | منطقة | 地区
country: país+países | pays | land+länder | país+países | paese | بلد+بلدان | 国家
border: frontera | frontière | grenze | fronteira | confine | حدود | 边境
floor: planta/piso | étage | stockwerk/etage | andar/piso | piano | طابق+طوابق | 楼层
entrance: entrada/portal | entrée | eingang/einlass | entrada/portaria | ingresso | مدخل+مداخل | 入口
door: puerta | porte | tür/türen/tor | porta | porta | باب+أبواب |
window: ventana | fenêtre | fenster | janela | finestra | نافذة+نوافذ | 窗户
counter: mostrador/ventanilla | comptoir/guichet | theke/schalter | balcão/guichê | sportello/bancone | شباك | 窗口
cellar: sótano/bodega | cave | keller | porão | cantina | قبو | 地下室
attic: desván | grenier | dachboden | sótão | soffitta | علية | 阁楼
shed: caseta/cobertizo | cabanon/remise | schuppen/gartenhaus | galpão | capanno | سقيفة | 棚子
rehearsal room: sala de ensayo | salle de répétition | proberaum+proberäume | sala de ensaio | sala prove | قاعة تدريب | 排练厅
classroom: aula | salle de classe | klassenzimmer/klassenraum | sala de aula | aula | فصل دراسي | 课室
class: grupo/curso | classe | klasse | turma | classe | فصل+فصول |
laboratory sample: muestra | échantillon | probe | amostra | campione | عينة+عينات | 样品
headquarters: sede | siège | geschäftsstelle/zentrale | sede | sede | مقر | 总部
building site: obra | chantier | baustelle/bau | obra | cantiere+cantieri | موقع بناء | 工地
waiting room: sala de espera | salle d'attente | wartezimmer | sala de espera | sala d'attesa | غرفة انتظار | 候诊室
restaurant: asador | grill | grillrestaurant | churrascaria | griglieria | مطعم مشويات | 烧烤店
apartment building: finca/bloque/edificio/comunidad de vecinos | immeuble/copropriété | mehrfamilienhaus/mietshaus/wohnanlage | prédio/edifício | condominio/palazzo | عمارة/مبنى+مباني | 楼房
centre: centro | centre | zentrum+zentren | centro | centro | مركز+مراكز | 中心
lift: ascensor | ascenseur | aufzug+aufzüge/fahrstuhl | elevador | ascensore | مصعد+مصاعد | 电梯
parking space: plaza de garaje/plaza de aparcamiento | place de parking | stellplatz+stellplätze | vaga de garagem | posto auto | موقف سيارة | 停车位
bathroom: baño/aseo | salle de bains/toilettes | bad+bäder/badezimmer | banheiro | bagno | حمام+حمامات | 卫生间
laundry room: cuarto de lavado | buanderie | waschküche | lavanderia | lavanderia | غرفة غسيل | 洗衣房
trail: sendero | sentier | wanderweg+wanderwege/pfad | trilha | sentiero+sentieri | ممر | 步道
pitch: parcela de camping | emplacement de camping | stellplatz im camping | lote de camping | piazzola | موقع تخييم | 营位
camp: campamento/base | camp/base | lager/basis | acampamento/base | campo base | معسكر | 营地/露营基地/基地
well: pozo | puits | brunnen | poço | pozzo | بئر+آبار | 水井
roof: tejado/techo | toit/toiture | dach+dächer | telhado | tetto | سقف | 屋顶
wall: pared/muro | mur/paroi | wand+wände/mauer | parede/muro | muro/parete | جدار+جدران | 墙壁
kitchen: cocina | cuisine | küche | cozinha | cucina | مطبخ+مطابخ | 厨房
garden: jardín/huerta | jardin/potager | garten+gärten | jardim/horta | giardino/orto | بستان+بساتين | 花园
`;

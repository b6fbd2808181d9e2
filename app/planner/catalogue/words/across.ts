import type { More } from "./more";
import { nounsOf, verbsOf } from "./rows";

/** The languages of a row, in its order. */
const LANGUAGES = ["es", "fr", "de", "pt", "it", "nl", "ar", "zh"] as const;
type Code = (typeof LANGUAGES)[number];

/**
 * One thing a row: its English name, then its word in Spanish, French, German, Portuguese, Italian, Dutch, Arabic and
 * Chinese. "/" stands between words of the same meaning, "+" before a plural that no rule finds.
 */
const NOUNS = `
care: cuidado | soin | pflege | cuidado | cura | zorg | رعاية | 护理
remark: observación | remarque | bemerkung/anmerkung | observação | osservazione | opmerking | ملاحظة | 备注
patient: paciente | patient/patiente | patient/patientin | paciente | paziente | patiënt | مريض+مرضى | 病人/患者
procedure: procedimiento | acte | maßnahme | procedimento | procedura | ingreep | إجراء+إجراءات | 手续
billing: facturación | facturation | abrechnung | faturamento | fatturazione | facturatie | فوترة | 账单
colleague: colega/compañero | collègue | kollege/kollegin | colega | collega | collega+collega's | زميل+زملاء | 同事
end: final/fin | fin | ende | fim/final | fine | einde | نهاية | 月底
zone: zona | zone | zone/bereich+bereiche | zona | zona | zone | منطقة+مناطق | 区域
flight: vuelo | vol | flug+flüge | voo | volo | vlucht | رحلة جوية | 航班
wind: viento | vent | wind | vento | vento | wind | رياح | 风
audience: público | public | publikum | público | pubblico | publiek | جمهور | 观众
shift leader: encargado de turno | chef d'équipe | schichtleiter/schichtleiterin | chefe de turno | capoturno | ploegleider | رئيس الوردية | 班长
household: hogar | foyer | haushalt | domicílio | nucleo familiare | huishouden | أسرة | 人家
charging station: punto de carga | borne de recharge/borne | ladesäule/ladestation | ponto de recarga | colonnina | laadpaal | محطة شحن | 充电桩
electricity bill: factura de la luz | facture d'électricité | stromrechnung | conta de luz | bolletta | stroomrekening | فاتورة الكهرباء | 电费
technician: técnico | technicien/technicienne | techniker/technikerin/monteur | técnico | tecnico | monteur | فني+فنيين | 维修工/维修人员
property manager: administrador de fincas | gestionnaire | hausverwalter/hausverwaltung | síndico | amministratore | beheerder | مدير العقار | 物业
reading: lectura | relevé | zählerstand | leitura | lettura | meterstand | قراءة | 度数
mistake: error/fallo | erreur | fehler | erro | errore | fout+fouten | خطأ+أخطاء | 错误
request for leave: solicitud de permiso | demande de congé | urlaubsantrag+urlaubsanträge | pedido de férias | richiesta ferie | verlofaanvraag | طلب إجازة | 请假
spare part: recambio/repuesto | pièce de rechange | ersatzteil | peça | ricambio | onderdeel | قطعة غيار+قطع غيار | 零件
workshop: taller | atelier | werkstatt+werkstätten | oficina | officina | werkplaats | ورشة+ورش | 工坊
tool: herramienta | outil | werkzeug | ferramenta | attrezzo+attrezzi | gereedschap | أداة+أدوات | 工具
machine: máquina | machine | maschine | máquina | macchina | machine | آلة+آلات | 机器/设备
field: campo/parcela | champ/parcelle | feld+felder/parzelle/acker | campo/talhão | campo | veld+velden | حقل+حقول | 田地
tree: árbol | arbre | baum+bäume | árvore | albero | boom+bomen | شجرة+أشجار | 树
stall: puesto | stand/étal | stand+stände/marktstand | barraca/banca | bancarella | kraam+kramen | كشك+أكشاك | 摊位
prize: premio | prix/lot | preis+preise/gewinn | prêmio | premio | prijs+prijzen | جائزة+جوائز | 奖品
donor: donante | donateur/donatrice | spender/spenderin | doador/doadora | donatore | donateur/gever | متبرع+متبرعين | 捐赠人
route: recorrido/ruta | parcours/itinéraire | strecke/route | rota/percurso | percorso/itinerario | route | مسار+مسارات | 路线
supermarket: supermercado | supermarché | supermarkt+supermärkte | supermercado | supermercato | supermarkt | سوبرماركت | 超市
trainer: entrenador personal | entraîneur | trainer/trainerin | treinador | allenatore/istruttore | trainer | مدرب | 教练/培训师
grower: productor | producteur | erzeuger/winzer | produtor | produttore | teler/kweker | منتج | 种植户/果农
caretaker: conserje/portero | concierge | hausmeister | zelador/porteiro | custode/portiere | conciërge | حارس | 管理员阿姨
accountant: contable/contador/gestor | comptable | buchhalter/steuerberater | contador/contabilista | commercialista/contabile | boekhouder | محاسب+محاسبين | 会计
judge: juez/jurado | juge/jury | richter/jury | juiz/jurado | giudice/giuria | jury/rechter | حكم+حكام | 评委
artist: artista | artiste | künstler/künstlerin | artista | artista | kunstenaar | فنان+فنانين | 艺术家
dancer: bailarín/bailarina | danseur/danseuse | tänzer/tänzerin | dançarino/bailarina | ballerino/ballerina | danser | راقص | 舞者
photographer: fotógrafo | photographe | fotograf/fotografin | fotógrafo | fotografo | fotograaf | مصور+مصورين | 摄影师
traveller: viajero | voyageur | reisender/reisende | viajante | viaggiatore | reiziger | مسافر+مسافرين | 旅客
tourist: turista | touriste | tourist/touristin | turista | turista | toerist | سائح+سياح | 游客
hiker: senderista | marcheur | wanderer/wanderin | caminhante/trilheiro | escursionista | wandelaar | متنزه | 徒步者
cyclist: ciclista | cycliste | radfahrer/radfahrerin | ciclista | ciclista | fietser | دراج+دراجين | 骑行者
runner: corredor | coureur | läufer/läuferin | corredor | corridore/podista | loper/hardloper | عداء+عدائين | 跑者
fisherman: pescador | pêcheur | fischer/angler | pescador | pescatore | visser | صياد+صيادين | 渔民
rider: jinete | cavalier | reiter/reiterin | cavaleiro | cavaliere | ruiter | فارس+فرسان | 骑手
builder: albañil | maçon | bauarbeiter/maurer | pedreiro | muratore | bouwvakker | بناء | 建筑工
babysitter: niñera/canguro | baby-sitter/nounou | babysitter/tagesmutter | babá | babysitter/tata | oppas | جليسة أطفال | 保姆
midwife: matrona/partera | sage-femme | hebamme | parteira | ostetrica | verloskundige | قابلة | 助产士
pharmacist: farmacéutico | pharmacien | apotheker/apothekerin | farmacêutico | farmacista | apotheker | صيدلي | 药剂师
firefighter: bombero | pompier | feuerwehrmann/feuerwehrleute | bombeiro | pompiere | brandweerman | إطفائي | 消防员
coordinator: responsable | responsable | koordinator/koordinatorin/leitung | responsável | responsabile | coördinator | منسق | 负责人
guardian: tutor legal | tuteur | vormund | tutor | tutore | voogd | وصي | 监护人
beginner: principiante | débutant | anfänger/anfängerin | iniciante | principiante | beginner | مبتدئ | 初学者
expert: experto | expert | experte/expertin | especialista | esperto | deskundige | خبير+خبراء | 专家
donor: donante | donateur | spender/spenderin | doador | donatore | donor | متبرع+متبرعين | 捐赠者
refugee: refugiado | réfugié | geflüchteter/flüchtling | refugiado | rifugiato | vluchteling | لاجئ+لاجئين | 难民
hospital: hospital | hôpital | krankenhaus+krankenhäuser | hospital | ospedale | ziekenhuis | مستشفى | 医院
museum: museo | musée | museum | museu | museo | museum | متحف | 博物馆
theatre: teatro | théâtre | theater | teatro | teatro | theater | مسرح | 剧院
mosque: mezquita | mosquée | moschee | mesquita | moschea | moskee | مسجد | 清真寺
court: pista/cancha | court/terrain | platz+plätze | quadra | campo da gioco | baan | ملعب+ملاعب | 球场/场地
hall: salón | salle des fêtes | halle/saal | salão | sala | zaal | قاعة+قاعات | 礼堂/大厅
field: campo/terreno | champ | feld/acker | campo/lote | campo | veld/akker | حقل+حقول | 田地
party: fiesta | fête | feier/party | festa | festa | feest | حفلة+حفلات | 派对/聚会
celebration: celebración | célébration | fest | celebração | celebrazione | viering | احتفال | 庆典
visit: visita | visite | besuch/besichtigung | visita | visita | bezoek | زيارة+زيارات | 参观
bicycle: bici | vélo | rad+räder | bike | bicicletta/bici | fiets | دراجة | 单车
boat: barco/bote/lancha | bateau/barque | boot | barco | barca | boot | قارب+قوارب | 船
machine: máquina | machine | maschine | máquina | macchina/macchinario | machine | آلة+آلات | 机器
device: dispositivo/aparato | appareil | gerät | aparelho/dispositivo | dispositivo/apparecchio | apparaat | جهاز+أجهزة | 设备
equipment: equipamiento/equipo técnico/material | équipement/matériel | ausrüstung | equipamento | attrezzatura/attrezzature | apparatuur/materiaal | معدات | 器材
food: alimento/comida | aliment/nourriture | lebensmittel/essen | alimento/comida | cibo/alimenti | eten/voedsel | طعام/أغذية | 食品/食物
lunch: almuerzo | déjeuner | mittagessen | almoço | pranzo | lunch | غداء | 午餐
dinner: cena | dîner | abendessen | jantar | cena | diner/avondeten | عشاء | 晚餐
breakfast: desayuno | petit-déjeuner | frühstück | café da manhã/pequeno-almoço | colazione | ontbijt | فطور | 早餐
drink: bebida | boisson | getränk | bebida | bevanda/bibita | drankje | مشروب+مشروبات | 饮料
coffee: café | café | kaffee | café | caffè | koffie | قهوة | 咖啡
wine: vino | vin | wein | vinho | vino | wijn | نبيذ | 葡萄酒
beer: cerveza | bière | bier | cerveja | birra | bier | بيرة | 啤酒
bottle: botella | bouteille | flasche | garrafa | bottiglia | fles | زجاجة+زجاجات | 瓶
cheese: queso | fromage | käse | queijo | formaggio | kaas | جبن | 奶酪
milk: leche | lait | milch | leite | latte | melk | حليب | 牛奶
meat: carne | viande | fleisch | carne | carne | vlees | لحم | 肉
egg: huevo | œuf/oeuf | ei+eier | ovo | uovo+uova | ei+eieren | بيضة+بيض | 鸡蛋
fish: pescado/pez | poisson | fisch | peixe | pesce | vis | سمك/سمكة | 鱼
bird: pájaro/ave | oiseau | vogel+vögel | pássaro/ave | uccello | vogel | طائر+طيور | 鸟
chicken: pollo/gallina | poule/poulet | huhn+hühner | frango/galinha | gallina/pollo | kip | دجاجة+دجاج | 鸡
horse: caballo/yegua | cheval/jument | pferd | cavalo | cavallo | paard | حصان+خيول | 马
cow: vaca | vache | kuh+kühe | vaca | mucca/vacca | koe+koeien | بقرة+أبقار | 奶牛
sheep: oveja | mouton/brebis | schaf | ovelha | pecora | schaap+schapen | خروف+أغنام | 羊
tree: árbol | arbre | baum+bäume | árvore | albero | boom+bomen | شجرة+أشجار | 树
flower: flor | fleur | blume | flor | fiore | bloem | زهرة+زهور | 花
seed: semilla | graine | samen/saatgut | semente | seme | zaad+zaden | بذرة+بذور | 种子
crop: cultivo | culture | anbau | cultura | coltura | gewas | محصول+محاصيل | 作物
basket: cesta/canasta | panier | korb+körbe | cesta | cesto/cassetta | mand | سلة+سلال | 篮子
box: caja | boîte/caisse | kiste/karton | caixa | scatola/cassa | doos/kist | صندوق+صناديق | 箱子/盒子
parcel: paquete | colis | paket | pacote/encomenda | pacco/collo | pakket | طرد+طرود | 包裹
length: longitud/largo | longueur | länge | comprimento | lunghezza | lengte | طول | 长度
time: hora de inicio | heure de début | uhrzeit/zeit | horário de início | orario | tijdstip | وقت | 时间
category: categoría | catégorie | kategorie | categoria | categoria | categorie | فئة+فئات | 类别/分类
level: nivel | niveau | stufe/niveau | nível | livello | niveau | مستوى+مستويات | 等级
point: punto | point | punkt/punkte | ponto | punto | punt+punten | نقطة+نقاط | 积分
badge: insignia/medalla | badge | abzeichen | medalha/emblema | distintivo | badge | شارة+شارات | 徽章
habit: hábito | habitude | gewohnheit | hábito | abitudine | gewoonte | عادة+عادات | 习惯
goal: objetivo/meta | objectif | ziel | meta/objetivo | obiettivo | doel+doelen | هدف+أهداف | 目标
medication: medicina/pastilla | pilule/comprimé | tablette/arznei | comprimido | medicina/farmaco | medicijn/pil | دواء+أدوية | 药品
blood: sangre | sang | blut | sangue | sangue | bloed | دم | 血液
therapy: terapia | thérapie | therapie | terapia | terapia | therapie | علاج | 疗程
temperature: temperatura | température | temperatur | temperatura | temperatura | temperatuur | درجة الحرارة/حرارة | 温度/体温
blood pressure: tensión arterial/presión | tension artérielle | blutdruck | pressão arterial | pressione | bloeddruk | ضغط الدم | 血压
sleep: sueño | sommeil | schlaf | sono | sonno | slaap | نوم | 睡眠
mood: estado de ánimo | humeur | stimmung | humor | umore | stemming | مزاج | 心情
pain: dolor | douleur | schmerz+schmerzen | dor | dolore | pijn | ألم | 疼痛
diary: diario | carnet/journal | tagebuch | diário | diario | dagboek | يوميات | 日记
insurance: seguro | assurance | versicherung | seguro | assicurazione | verzekering | تأمين | 保险
warranty: garantía | garantie | garantie | garantia | garanzia | garantie | ضمان | 保修
voucher: vale/cupón | bon d'achat/chèque cadeau | gutschein+gutscheine | vale/cupom | buono/coupon | bon/tegoedbon | قسيمة+قسائم | 优惠券/代金券
pass: bono/abono/pase | carnet d'entrées/forfait | zehnerkarte/pass+pässe | pacote de aulas/passe | carnet/tessera | rittenkaart/strippenkaart | بطاقة عضوية | 次卡
permit: permiso | permis/autorisation | genehmigung/erlaubnis | permissão/licença | permesso/autorizzazione | vergunning | تصريح+تصاريح | 许可
fuel: combustible/gasolina | carburant | kraftstoff/benzin | combustível/gasolina | carburante/benzina | brandstof | وقود | 燃料
kilometre: kilómetro/km | kilomètre/km | kilometer/km | quilômetro/km | chilometro/km | kilometer/km | كيلومتر | 公里
part: pieza de recambio | pièce détachée | teil | peça de reposição | ricambio/pezzo | onderdeel+onderdelen | قطعة+قطع | 配件
material: material | matière/matériau | material | material | materiale | materiaal | مادة+مواد | 材料
wood: madera | bois | holz | madeira | legno | hout | خشب | 木材
clothes: ropa/prenda | vêtement/vêtements | kleidung/kleid | roupa | vestito/abbigliamento | kleding | ملابس | 衣服
dress: vestido | robe | kostüm | vestido | abito | jurk | فستان+فساتين | 礼服
wedding: boda | mariage | hochzeit | casamento | matrimonio | bruiloft | عرس+أعراس | 婚礼
gift: regalo | cadeau | geschenk | presente | regalo | cadeau | هدية+هدايا | 礼物
wish: deseo | souhait | wunsch+wünsche | desejo | desiderio | wens | أمنية | 愿望
decision: decisión/acuerdo | décision | entscheidung/beschluss | decisão | decisione | besluit | قرار+قرارات | 决定
protocol: acta | procès-verbal/compte-rendu | protokoll/protokolle | ata | verbale | notulen | محضر+محاضر | 会议记录
board member: junta directiva/directiva | bureau de l'association/conseil | vorstand | diretoria | consiglio direttivo/direttivo | bestuur | مجلس الإدارة | 理事会
sponsor: patrocinador | sponsor | sponsor+sponsoren | patrocinador | sponsor | sponsor | راع | 赞助商
newsletter: boletín | infolettre | newsletter/rundbrief | boletim | newsletter | nieuwsbrief | نشرة | 通讯
news: noticia/novedad | actualité/nouvelle | neuigkeit/nachricht+nachrichten | notícia/novidade | notizia/novità | nieuws | خبر+أخبار | 新闻/公告
announcement: aviso/anuncio oficial | annonce officielle | aushang/ankündigung | comunicado | avviso/annuncio | aankondiging | إعلان | 公告
gallery: galería | galerie | galerie | galeria | galleria | galerij | معرض الصور | 相册
film: película | film | film | filme | film | film | فيلم+أفلام | 电影
story: historia/cuento | histoire | geschichte | história/conto | storia/racconto | verhaal | قصة+قصص | 故事
song: canción | chanson | lied+lieder | música | canzone | lied | أغنية+أغاني | 歌
choreography: coreografía | chorégraphie | choreografie | coreografia | coreografia | choreografie | رقصة | 舞蹈
instrument: instrumento | instrument | instrument/instrumente | instrumento | strumento | instrument | آلة موسيقية | 乐器
word: palabra/vocabulario | mot/vocabulaire | wort+wörter/vokabel | palavra/vocabulário | parola/vocabolo | woord | كلمة+كلمات | 单词
question: pregunta | question | frage | pergunta | domanda | vraag+vragen | سؤال+أسئلة | 问题
answer: respuesta | réponse | antwort | resposta | risposta | antwoord | إجابة+إجابات | 答案
quiz: quiz/trivial | quiz | quiz | quiz | quiz | quiz | اختبار | 测验
game: juego | jeu/partie | spiel | jogo | gioco/partita | spel/potje | لعبة+ألعاب | 游戏
ranking: clasificación | classement | rangliste/tabelle | classificação | classifica | ranglijst | ترتيب | 排行榜
score: puntuación/puntaje | score/résultat | punktzahl/spielstand | pontuação | punteggio | score | نتيجة+نتائج | 得分
season: temporada | saison | saison | temporada | stagione | seizoen | موسم | 赛季
offer: oferta | offre | angebot | oferta | offerta | aanbieding/offerte | عرض+عروض | 报价
auction: subasta | vente aux enchères/enchère | auktion/versteigerung | leilão | asta | veiling | مزاد | 拍卖
discount: descuento/rebaja | remise/réduction | rabatt | desconto | sconto | korting | خصم | 折扣
receipt: recibo/comprobante | reçu/justificatif | quittung/beleg+belege/kassenbon | recibo/comprovante | ricevuta/scontrino | bon/kassabon | إيصال+إيصالات | 收据
money: dinero | argent | geld | dinheiro | soldi/denaro | geld | مال | 钱
savings: ahorro | épargne | ersparnis | poupança | risparmio | spaargeld | مدخرات | 存款
rent: alquiler | loyer | miete | aluguel/renda | affitto | huur | إيجار | 租金
contract: contrato | contrat/bail | vertrag+verträge | contrato | contratto | contract | عقد+عقود | 合同
meter: contador | compteur | zähler/zählerstand | medidor | contatore | meter/meterstand | عداد+عدادات | 电表/水表
electricity: luz | électricité | strom | luz/energia | corrente/elettricità | stroom | كهرباء | 电
waste: residuo/basura | déchet/ordure | müll/abfall+abfälle | lixo/resíduo | rifiuto | afval | نفاية+نفايات | 垃圾
container: contenedor | benne/conteneur | container/tonne | contentor | cassonetto/bidone | container | حاوية+حاويات | 容器
street: calle | rue | straße | rua | via/strada | straat+straten | شارع+شوارع | 街道
village: pueblo | village | dorf+dörfer/gemeinde | vila/aldeia | paese/borgo | dorp | قرية+قرى | 村庄
trip: excursión/viaje | sortie/voyage/randonnée | ausflug/reise/wanderung | excursão/passeio | gita/viaggio/escursione | uitje/tocht | رحلة+رحلات | 旅行
tent: tienda de campaña/carpa | tente/barnum | zelt | barraca/tenda | tenda | tent | خيمة+خيام | 帐篷
bed: cama | lit | bett | cama | letto | bed | سرير+أسرة | 床
night: noche | nuit/nuitée | nacht+nächte/übernachtung | noite/diária | notte/pernottamento | nacht+nachten | ليلة+ليالي | 晚
damage: daño/desperfecto/rotura | casse/dégât/dommage | schaden | dano/quebra | danno/rottura | schade/breuk | ضرر+أضرار | 损坏
fault: avería/incidencia | panne/dysfonctionnement | störung/defekt | avaria/defeito | guasto | storing/defect | عطل+أعطال | 故障
complaint: queja/reclamación | réclamation/plainte | beschwerde/reklamation | reclamação/queixa | reclamo/lamentela | klacht | شكوى+شكاوى | 投诉
return: devolución | retour/restitution | rückgabe | devolução | restituzione/reso | teruggave | إرجاع | 归还
pickup: recogida/retiro | retrait/enlèvement | abholung/abholzeit | retirada/coleta | ritiro | ophaling/afhaling | استلام | 自取
delivery: reparto/entrega | livraison | lieferung/zustellung | entrega | consegna | levering/bezorging | توصيل | 配送/送货
queue: cola/fila | file d'attente | schlange/warteschlange | fila | coda/fila | wachtrij | طابور | 排队
plan: plan/programa | forfait/plan/programme | plan+pläne | plano/programa | piano/programma | plan+plannen | خطة+خطط | 计划/方案
surplus: excedente | surplus/invendu | überschuss | excedente | eccedenza/invenduto | overschot | فائض | 剩余
customer number: número de cliente | numéro de client | kundennummer | número de cliente | numero cliente | klantnummer | رقم العميل | 客户编号
portion: ración/porción | portion | portion | porção/marmita | porzione | portie | حصة+حصص | 份
wheel: rueda | roue | reifen | roda | ruota | wiel | عجلة+عجلات | 轮子
neighbourhood: vecindario | quartier | nachbarschaft/viertel | vizinhança | quartiere | wijk | حي+أحياء | 邻里
measurement: medición/medida | mesure/relevé | messung/messwert | medição/medida | misura/misurazione | meting | قياس+قياسات | 测量
observation: observación | observation | beobachtung | observação | osservazione | waarneming | ملاحظة | 观察
certificate: certificado | certificat/attestation | bescheinigung/zertifikat/zeugnis | certificado | certificato/attestato | certificaat/bewijs | شهادة+شهادات | 证书
abuse report: denuncia | signalement d'abus | meldung eines inhalts | denúncia | segnalazione di abuso | melding van misbruik | بلاغ+بلاغات | 举报
batch: hornada/cocción | cuisson/fournée | brand | fornada | cottura/infornata | stookbeurt | خبزة | 烧制
kiln: horno | four | ofen/brennofen | forno | forno | oven | فرن+أفران | 窑
clay: barro/arcilla | argile/terre | ton | barro/argila | argilla/creta | klei | طين | 陶土
deposit: señal/fianza/depósito | caution/acompte | anzahlung/kaution | sinal/caução | caparra/cauzione | aanbetaling/borg | عربون | 押金/定金
piece: pieza/obra | pièce/œuvre | stück+stücke/werkstück | peça/obra | pezzo/opera | stuk/werkstuk | قطعة+قطع | 作品
cost: coste/costo/gasto | coût/dépense | kosten | custo/gasto | costo/spesa | kosten | تكلفة+تكاليف | 费用/成本
tennis court: pista de tenis | court de tennis | tennisplatz+tennisplätze | quadra de tênis | campo da tennis | tennisbaan | ملعب تنس | 网球场
playground: parque infantil | aire de jeux | spielplatz+spielplätze | parquinho | parco giochi | speeltuin | ملعب أطفال | 游乐场
groundskeeper: encargado de pistas | gardien du terrain | platzwart/platzwartin | zelador do campo | custode del campo | terreinknecht | حارس الملعب | 场地管理员
rain: lluvia | pluie | regen | chuva | pioggia | regen | مطر | 雨
weather: tiempo atmosférico/clima | météo | wetter | clima | meteo | weer | طقس | 天气
guest fee: cuota de invitado | droit d'invité | gastgebühr+gastgebühren | taxa de convidado | quota ospite | introducékosten | رسوم الضيف | 访客费
sports club: club deportivo | club sportif | sportverein | clube esportivo | società sportiva | sportclub | نادي رياضي | 体育俱乐部
screen: pantalla | écran | bildschirm | tela | schermo | scherm | شاشة | 屏幕
shared room: sala común | salle commune | gemeinschaftsraum+gemeinschaftsräume | sala comum | sala comune | gemeenschapsruimte | قاعة مشتركة | 公共活动室
pottery: cerámica | céramique/poterie | keramik/töpferei | cerâmica | ceramica | keramiek | خزف | 陶艺
assembly: junta/asamblea | assemblée | versammlung | assembleia | assemblea | algemene vergadering | اجتماع عام | 大会
follower: seguidor | abonné/abonnée | abonnent | seguidor | follower | volger | متابع+متابعين | 粉丝/关注者
cooking time: tiempo de cocción | temps de cuisson/temps | kochzeit | tempo de preparo | tempo di cottura | bereidingstijd | وقت الطبخ | 烹饪时间
secretary: secretaria/secretario | secrétariat | sekretariat | secretaria | segreteria | secretariaat | سكرتير | 教务/秘书
illness: enfermedad | maladie | krankheit | doença | malattia | ziekte | مرض+أمراض | 疾病
moderator: moderador | modérateur | moderator | moderador | moderatore | moderator | مشرف المحتوى | 版主/审核员
sponsor: padrino | parrain | pate/patin | padrinho | padrino | peter | كفيل | 赞助人
consent: consentimiento | consentement | einwilligung/einverständnis | consentimento | consenso | toestemming | موافقة | 同意书
handicraft: artesanía | artisanat | handarbeit | artesanato | artigianato | handwerk | حرفة | 手工艺品
fee: cuota/tarifa mensual | cotisation/frais | gebühr/beitrag+beiträge | mensalidade/taxa | quota/retta | contributie | رسوم/اشتراك | 会费
pot: fondo/bote | cagnotte/caisse commune | topf/gemeinschaftskasse | caixinha/fundo | cassa/fondo | pot/kas | صندوق مشترك | 基金
ticket: entrada/boleto | billet/place | eintrittskarte/ticket+tickets/fahrkarte | ingresso/bilhete | biglietto | kaartje/ticket | تذكرة+تذاكر | 门票
`;

/** Doings; the Arabic column holds forms as they stand in a sentence. */
const VERBS = `
convene: convocar | convoquer | einberufen | convocar/marcar reunião | convocare | bijeenroepen | يعقد | 召集
log: registrar | saisir | eintragen | lançar | inserire | invoeren | يدخل | 录入
play: tocar/jugar | jouer | spielen | tocar/jogar | suonare/giocare | spelen | يلعب | 玩
grow: cultivar | cultiver | anbauen | cultivar | coltivare | telen | يزرع | 种
choose: elegir/escoger | choisir | aussuchen | escolher | scegliere | kiezen | يختار/تختار | 挑选
assemble: montar | composer | zusammenstellen | montar | comporre | samenstellen | يجهز/يركب | 组装
inform: informar | informer | informieren | informar | informare/avvisare | informeren | يبلغ/يخبر | 告知
arrive: llegar | arriver | ankommen | chegar | arrivare | aankomen | يصل/يصلون | 到达
report: notificar/comunicar | signaler | melden/mitteilen | comunicar/reportar | segnalare | melden | يبلغون | 上报/反馈
lead: llevar/dirigir | diriger/mener | führen/leiten | conduzir/liderar | guidare/condurre | leiden/voeren | يقود | 带领
check: comprobar/revisar | vérifier/contrôler | überprüfen/kontrollieren | verificar/conferir | controllare/verificare | controleren | يفحص/يتحقق | 检查
note: apuntar/registrar | noter/inscrire | aufschreiben/festhalten | anotar | segnare/annotare | noteren | يدون/يكتب | 记下
sign: firmar | signer/émarger | unterschreiben/unterzeichnen | assinar | firmare | ondertekenen | يوقع/يوقعون | 签字
manage: gestionar/llevar | gérer | verwalten/betreuen | gerenciar/gerir | gestire | beheren | يدير/تدير | 管理
invite: invitar | inviter | einladen | convidar | invitare | uitnodigen | يدعو | 邀请
accept: aceptar | accepter | annehmen/akzeptieren | aceitar | accettare | accepteren | يقبل/يقبلون | 接受
reject: rechazar | refuser | ablehnen | recusar | rifiutare | weigeren/afwijzen | يرفض | 拒绝
answer: responder/contestar | répondre | antworten/beantworten | responder | rispondere | antwoorden/beantwoorden | يرد/يجيب | 回复
measure: medir | mesurer | messen | medir | misurare | meten | يقيس | 测量
return: devolver | rendre/restituer/ramener | zurückgeben/zurückbringen | devolver | restituire/riportare | terugbrengen | يعيد/يعيدون | 还
drop off: dejar/entregar | déposer | abgeben/hinterlegen | deixar/entregar | consegnare/depositare | inleveren | يودع | 寄存
compare: comparar | comparer | vergleichen | comparar | confrontare | vergelijken | يقارن | 比较
divide: repartir/dividir | partager/répartir | aufteilen | dividir/ratear | dividere/ripartire | verdelen | يقسم/يتقاسمون | 分摊
join: apuntarse/unirse/inscribirse | rejoindre/s'inscrire | beitreten/mitmachen | participar/inscrever | iscriversi/partecipare | aanmelden/deelnemen | ينضم/ينضمون/يشترك | 加入/报名
arrange: concertar/acordar | convenir | vereinbaren/ausmachen | combinar | concordare | afspreken | يرتب/يتفق | 约定/安排
warn: avisar/alertar | alerter/avertir | warnen/alarmieren | avisar/alertar | avvertire/allertare | waarschuwen | ينبه/يحذر | 警告
upload: subir/cargar | téléverser/charger | hochladen | carregar/subir | caricare | uploaden | يرفع/يرفعون/تحميل | 上传
export: exportar | exporter | exportieren | exportar | esportare | exporteren | يصدر | 导出
print: imprimir | imprimer | drucken/ausdrucken | imprimir | stampare | afdrukken/printen | يطبع | 打印
translate: traducir | traduire | übersetzen | traduzir | tradurre | vertalen | يترجم | 翻译
recommend: recomendar | recommander/conseiller | empfehlen | recomendar/indicar | consigliare/raccomandare | aanbevelen | يوصي/يقترح | 推荐
show: mostrar/enseñar | montrer/afficher | zeigen/anzeigen | mostrar/exibir | mostrare | tonen/laten zien | يظهر/يعرض | 显示
handle: tramitar/atender | traiter | bearbeiten/erledigen | tratar/atender | trattare/elaborare | behandelen/afhandelen | يعالج/تعالج | 处理
offer: ofrecer/ofertar | proposer/offrir | anbieten | oferecer | offrire/proporre | aanbieden | يقدم/يعرض/يعرضن | 提供
post: publicar/colgar | publier/poster | veröffentlichen/einstellen/posten | publicar/postar | pubblicare | plaatsen | ينشر/ينشرون | 发布
rate: valorar/calificar/puntuar | noter/évaluer | bewerten | avaliar | valutare/recensire | beoordelen | يقيم/تقيم/يقيمون | 评价
vote: votar | voter | abstimmen/wählen | votar | votare | stemmen | يصوت/يصوتون | 投票
collect: recoger/recolectar/cobrar | récupérer/collecter | abholen/sammeln/einsammeln | coletar/recolher | raccogliere/ritirare | ophalen/verzamelen | يجمع/يستلم/يستلمون | 收集/领取
pay: abonar/pagar | régler/payer | zahlen/bezahlen | pagar/quitar | pagare/saldare | betalen | يدفع/يدفعون/تدفع | 付款
water: regar | arroser | gießen/bewässern | regar | annaffiare/innaffiare | begieten | يسقي/يسقون | 浇水
clean: limpiar | nettoyer | putzen/reinigen | limpar | pulire | schoonmaken | ينظف/ينظفون | 打扫
fix: arreglar/reparar | réparer | reparieren | consertar | riparare/aggiustare | repareren | يصلح/يصلحون | 修
donate: donar | donner/faire un don | spenden | doar | donare | doneren | يتبرع/يتبرعون | 捐
`;

/** Question words and what else the languages share a row for; "word=Tag:English" as in the glossaries. */
const SMALL: Record<Code, string> = {
  es: "cuándo=W:when dónde=W:where cómo=W:how qué=W:what cuál=W:which cuáles=W:which estén=B:are esté=B:is están=B:are está=B:is listas=A:ready listos=A:ready común=A:shared comunes=A:shared mediante=P:by según=P:by durante=P:during dentro=P:within",
  fr: "comment=W:how quel=W:which quelle=W:which quels=W:which quelles=W:which combien=W:how_much quoi=W:what commun=A:shared commune=A:shared communs=A:shared communes=A:shared soient=B:are soit=B:is durant=P:during selon=P:by près=P:near",
  de: "wann=W:when wie=W:how welcher=W:which welches=W:which welchen=W:which was=W:what wieviel=W:how_much gemeinsame=A:shared gemeinsamen=A:shared gemeinsamer=A:shared bis=P:until pro=P:per vor=P:before seit=P:since",
  pt: "qual=W:which quais=W:which como=W:how quanto=W:how_much estejam=B:are esteja=B:is estão=B:are prontas=A:ready prontos=A:ready comum=A:shared durante=P:during conforme=P:by desde=P:since",
  it: "quando=W:when come=W:how quale=W:which quali=W:which quanto=W:how_much cosa=W:what comune=A:shared comuni=A:shared durante=P:during secondo=P:by entro=P:within pronto=A:ready pronta=A:ready pronti=A:ready pronte=A:ready",
  nl: "wanneer=W:when hoe=W:how welke=W:which wat=W:what hoeveel=W:how_much gezamenlijke=A:shared tijdens=P:during volgens=P:by binnen=P:within klaar=A:ready",
  ar: "متى=W:when أين=W:where كيف=W:how ماذا=W:what مشترك=A:shared مشتركة=A:shared خلال=P:during",
  zh: "什么=W:what 哪些=W:which 谁=W:who 多少=W:how_much 共用=A:shared 公共=A:shared",
};

/** The rows of the tables above, as more words of one language; words of several parts count as nouns only. */
export function across(language: Code): More {
  const at = LANGUAGES.indexOf(language);
  return { nouns: nounsOf(NOUNS, at), ...verbsOf(VERBS, at, language === "ar"), small: SMALL[language] };
}

/** What clubs, farms, workshops, shops, care and schools speak of, one a row; how a row is written stands in rows.ts. */
export const LIVELIHOODS = `
vending machine: máquina expendedora | distributeur automatique/distributeur | automat+automaten/verkaufsautomat+verkaufsautomaten | máquina de venda | distributore automatico | آلة بيع/ماكينة بيع | 自动售货机/售货机 | automaat+automaten/verkoopautomaat
compartment: compartimento/casillero | compartiment |  | compartimento/cacifo | scomparto | خانة+خانات | 格子/格口
batch:  | lot de fabrication |  |  |  | دفعة إنتاج/تشغيلة
template:  | gabarit | vorlage+vorlagen | modelo pronto |  |  | 模板 | sjabloon+sjablonen
squad: cuadrilla | escouade/équipe de travail | trupp+trupps/kolonne | turma de trabalho |  |  | 小队
weapon: arma | arme | waffe+waffen | arma | arma+armi | سلاح+أسلحة | 枪支/武器 | wapen+wapens
rental weapon: arma de préstamo | arme de prêt | leihwaffe+leihwaffen | arma emprestada | arma a noleggio | سلاح معار | 借用枪支 | leenwapen+leenwapens
calibre: calibre | calibre | kaliber | calibre | calibro | عيار | 口径 | kaliber
ammunition: munición | munitions/cartouches | munition | munição | munizioni | ذخيرة | 弹药 | munitie
shooter: tirador | tireur/tireuse | schütze+schützen/sportschütze+sportschützen | atirador | tiratore | رامي+رماة |  | schutter+schutters
shot: disparo | tir+tirs | schuss+schüsse/schusszahl | disparo | colpo+colpi | طلقة+طلقات | 发数 | schot+schoten
tournament: competición/campeonato/certamen | concours/compétition | wettbewerb+wettbewerbe | competição/concurso |  | مسابقة+مسابقات/بطولة | 竞赛 | kampioenschap+kampioenschappen
trophy:  |  |  | taça |  |  | 奖杯 | beker+bekers
care plan: plan de cuidados | plan de soins/projet de soins | pflegeplan+pflegepläne | plano de cuidados | piano assistenziale/piano di cura | خطة رعاية/خطة العلاج | 护理计划 | zorgplan+zorgplannen
blood group: grupo sanguíneo | groupe sanguin | blutgruppe+blutgruppen | grupo sanguíneo/tipo sanguíneo | gruppo sanguigno | فصيلة الدم/زمرة الدم | 血型 | bloedgroep
due date: fecha de parto | terme/date d'échéance | geburtstermin/fälligkeit/entbindungstermin | data prevista | data presunta | موعد الولادة/تاريخ الاستحقاق | 预产期/到期日 | uitgerekende datum
prescription: prescripción |  |  | prescrição |  | روشتة
withdrawal period: periodo de supresión | délai d'attente | wartezeit | intervalo de segurança | tempo di sospensione | فترة السحب | 休药期 | wachttijd
ear tag:  | boucle
vineyard row: hilera | rang de vigne | rebzeile+rebzeilen | fileira | filare+filari | صف الكرم | 葡萄行 | wijngaardrij
pest:  |  |  |  | avversità |  | 病虫害/害虫
plant protection product:  | produit phytosanitaire |  | fitofármaco
dose:  |  |  |  |  |  |  | dosering
hectare: hectárea | hectare | hektar | hectare | ettaro+ettari | هكتار | 公顷 | hectare
grape variety: variedad de uva/cepa | cépage | rebsorte+rebsorten | casta | vitigno+vitigni | صنف العنب | 葡萄品种 | druivenras
grape harvest:  |  |  | vindima |  | قطف العنب | 采收 | druivenoogst
tank: cuba/tanque | cuve/citerne | tank+tanks/fass+fässer | cuba/tanque | vasca+vasche/cisterna/botte+botti | خزان+خزانات | 储罐 | tank+tanks/vat+vaten
oenologist: enólogo | œnologue/oenologue | önologe+önologen/kellermeister | enólogo | enologo+enologi | خبير نبيذ |  | oenoloog
winery: lagar | cave viticole/chai | weingut+weingüter/kellerei | vinícola |  |  |  | wijnhuis
agronomist: agrónomo | agronome | agronom/agrarberater | agrônomo/agrónomo | agronomo+agronomi | مهندس زراعي | 农艺师 | agronoom
traceability: trazabilidad | traçabilité | rückverfolgbarkeit | rastreabilidade | tracciabilità |  |  | traceerbaarheid
float: carroza | char | festwagen | carro alegórico | carro allegorico |  | 花车 | praalwagen+praalwagens
robe: túnica | aube | gewand+gewänder/robe+roben | túnica/beca | tunica+tuniche/veste | رداء | 长袍 | gewaad+gewaden
costume: traje regional |  |  |  |  |  | 戏服
prop: utilería |  | requisit+requisiten
procession: procesión+procesiones | procession/cortège | prozession+prozessionen | procissão/desfile | processione+processioni/sfilata | موكب/مسيرة | 巡游/游行 | processie/optocht+optochten
wing: ala |  | flügel |  | ala+ali | جناح+أجنحة | 分队 | vleugel
foreman:  |  |  | capataz |  | رئيس العمال/مراقب العمال | 包工头 | ploegbaas
shop assistant: dependiente/dependienta |  | verkaufskraft | balconista | commesso | بائعة | 伙计/售货员 | winkelbediende/verkoopster/winkelmedewerker
steward: mayordomo/mayordoma | intendant/intendante |  | mordomo | economo |  | 管家 | rentmeester
property manager: administrador de la finca | régisseur |  | administrador do condomínio |  |  |  | vve-beheerder
storekeeper: encargado de almacén/almacenero | magasinier | lagerist/lagerverwalter | almoxarife | magazziniere | أمين المخزن/أمين المستودع | 仓管/仓库管理员 | magazijnmeester
chairman:  |  |  |  |  | رئيسة | 会长/理事长
mayor: alcaldesa |  |  | presidente da câmara |  | رئيس البلدية | 镇长
guardian:  | représentant légal/responsable légal | erziehungsberechtigter/erziehungsberechtigte+erziehungsberechtigten | encarregado de educação+encarregados de educação | genitore affidatario | ولي+أولياء
carer:  |  | pflegehelfer |  | operatore socio-sanitario/oss | مقدم الرعاية/جليس | 陪护 | verzorgende+verzorgenden
nurse:  |  | pflegefachkraft+pflegefachkräfte |  |  |  | 护师
leader: cabecilla/jefe de grupo | chef de groupe | gruppenleiter/gruppenleiterin | chefe de grupo | responsabile di gruppo | رئيس المجموعة | 团长/组长/领队 | leider/groepsleider/leidster
site manager: encargado del centro | responsable de site | standortleiter | gerente da unidade | responsabile di sede | مدير الفرع |  | vestigingsmanager
roommate: compañero de habitación |  |  |  | compagno di stanza | زميل السكن |  | kamergenoot
elder:  | senior |  |  |  |  | 老年人
tenant:  |  | partei+parteien
performer: integrante/componente del grupo | figurant | darsteller/darstellerin/mitwirkender | integrante | figurante/interprete | مؤدي
laundry room:  |  | waschraum |  |  | غرفة الغسيل
drying room: tendedero | séchoir | trockenraum+trockenräume | estendal | stenditoio | غرفة التجفيف | 晾衣房 | droogruimte
staircase:  | cage d'escalier/escalier | treppenhaus+treppenhäuser |  | scala condominiale | درج | 楼道/楼梯 | trappenhuis
cellar: trastero | cellier | kellerraum | arrecadação | cantinola
bicycle cellar: cuarto de bicicletas | local à vélos | fahrradkeller | bicicletário | deposito bici | موقف الدراجات | 自行车棚 | fietsenstalling
parking space:  | place de stationnement |  |  |  |  |  | stalplek
damage:  |  | schadensmeldung+schadensmeldungen/beschädigung |  |  | تلف | 损伤 | beschadiging
frame number: número de bastidor/número de cuadro | numéro de cadre | rahmennummer+rahmennummern | número do quadro | numero di telaio | رقم الهيكل | 车架号 | framenummer
serial number:  |  |  |  | numero di serie | رقم تسلسلي/الرقم التسلسلي | 序列号 | serienummer
number plate:  | plaque d'immatriculation
mileage:  |  | laufleistung |  |  | عداد الكيلومترات
alert:  |  | alarmierung |  |  |  | 预警
medical check: reconocimiento médico |  | ärztliche untersuchung/tauglichkeitsuntersuchung |  |  |  |  | medische keuring
radio: walkie | poste radio | funkgerät+funkgeräte |  | ricetrasmittente | جهاز لاسلكي | 对讲机 | portofoon
lesson note: sumario/apunte de clase | cahier de textes | klassenbucheintrag | sumário | argomento della lezione | ملخص الدرس | 教学日志 | lesverslag
homework: tarea de casa |  |  | trabalho de casa+trabalhos de casa/tpc
recital: audición/recital | audition/récital | vorspiel+vorspiele | audição/recital | saggio+saggi |  | 汇演/演奏会 | voorspeelavond+voorspeelavonden
enrolment:  |  | immatrikulation |  |  | التحاق | 入学登记
monthly fee: mensualidad |  |  |  | mensilità | قسط شهري/رسوم شهرية |  | maandgeld
violin: violín+violines | violon | geige+geigen/violine | violino | violino+violini | كمان | 小提琴 | viool+violen
shirt: camisa | chemise/t-shirt | hemd+hemden/t-shirt | camiseta/camisola | maglietta/camicia |  | 衬衫/T恤 | overhemd
guest: convidado |  |  |  |  |  | 来宾
shopping list:  |  |  |  |  | قائمة المشتريات/قائمة التسوق
club member: peñista | sociétaire | vereinsmitglied+vereinsmitglieder | associado | tesserato | عضو النادي |  | clublid
collection appointment: cita de recogida | rendez-vous d'enlèvement | abholtermin+abholtermine | agendamento de coleta | appuntamento di ritiro | موعد الاستلام | 上门取件 | ophaalafspraak+ophaalafspraken
turnover:  |  |  | receita do dia |  | مبيعات اليوم |  | dagomzet
thrift shop: tienda de segunda mano | ressourcerie/friperie | secondhandladen | brechó | mercatino dell'usato | متجر مستعمل | 二手店 | kringloopwinkel/kringloop
food parcel: caja de alimentos/cesta de alimentos |  |  |  |  | كرتونة+كراتين | 爱心包
blanket: manta | couverture | decke+decken | cobertor/manta | coperta+coperte | بطانية+بطاطين/بطانيات | 毛毯/被子 | deken+dekens
income:  |  |  | rendimento
household member: miembro de la familia | membre du foyer | haushaltsmitglied | membro da família | componente del nucleo | فرد+أفراد | 家庭成员
field report: informe social | enquête sociale | sozialbericht | relatório social | relazione sociale | تقرير البحث/بحث اجتماعي | 调查报告 | huisbezoekverslag
incoming goods: entrada de mercancía | entrée de stock | wareneingang+wareneingänge | entrada de mercadoria | carico merce | وارد | 进货/入库 | goederenontvangst
outgoing goods: salida de mercancía | sortie de stock | warenausgang | saída de mercadoria | scarico merce | منصرف/صادر | 出货/出库
specification: especificación | spécification | spezifikation | especificação | specifica | مواصفات/مواصفة | 规格 | specificatie
name:  |  |  |  |  |  | 名称
age:  |  |  |  |  |  | 年纪
emergency contact: contacto de emergencia | contact d'urgence/personne à prévenir | notfallkontakt+notfallkontakte | contato de emergência/contacto de emergência | contatto di emergenza | جهة الاتصال للطوارئ | 紧急联系人 | contactpersoon bij nood/noodcontact
visit booking: visita reservada | demande de visite | besuchstermin+besuchstermine | agendamento de visita | prenotazione visita | حجز زيارة | 探视预约 | bezoekafspraak
diet: alimentación | alimentation |  |  | alimentazione |  | 伙食
handover: parte de relevo | relève/passation | übergabeprotokoll | passagem de serviço | consegna turno | تسليم الوردية | 交班记录/交接班
vital sign: constante vital+constantes vitales |  | vitalwert+vitalwerte | sinal vital+sinais vitais | parametro vitale+parametri vitali | مؤشر حيوي+مؤشرات حيوية | 生命体征 | vitale waarde
medication intake: toma de medicación | prise de médicament | medikamentengabe+medikamentengaben | tomada de medicação | assunzione farmaci | تناول الدواء | 吃药/服药/用药 | medicatie-inname
wound:  | pansement |  | curativo | medicazione
chest: pecho | poitrine/tour de poitrine | brustumfang | peito/busto | torace | صدر | 胸围 | borst/borstomvang
waist: cintura | tour de taille | taillenumfang | cintura | girovita | خصر | 腰围 | taille/taillemaat
sleeve: manga |  | ärmel | manga | manica+maniche | أكمام/الكم | 袖长/袖子 | mouw+mouwen
shoulder: hombro | épaule/carrure | schulter+schultern | ombro | spalla+spalle | كتف+أكتاف | 肩宽/肩膀 | schouder+schouders
neck: cuello | cou/encolure | hals/halsweite | pescoço |  | رقبة | 领围/脖围 | nek/halswijdte
fabric:  | étoffe
style: corte |  | schnitt+schnitte | corte |  |  | 款式
lining: forro | doublure | futterstoff | forro | fodera | بطانة | 里料 | voering
button:  |  |  |  |  |  | 纽扣 | knoop+knopen
nail polish: esmalte de uñas | vernis/vernis à ongles | nagellack+nagellacke | verniz |  | طلاء أظافر/مناكير | 指甲油/甲油 | nagellak
manicurist: manicurista | prothésiste ongulaire | nageldesignerin/nageldesigner | manicura | onicotecnica | خبيرة أظافر | 美甲师 | nagelstyliste
commission:  |  |  |  |  |  |  | provisie
hardware store:  |  |  | loja de ferragens |  | محل خردوات
building:  | bâtiment | wohnhaus |  | edificio/stabile |  | 楼栋/大楼 | gebouw+gebouwen
group buy: compra conjunta | achat groupé |  | compra coletiva | gruppo d'acquisto | شراء جماعي |  | groepsaankoop
after-sales case: posventa | service après-vente |  | pós-venda |  |  | 售后
refund:  |  |  | estorno |  | مبلغ مسترد
shortage: falta de existencias |  | fehlmenge | ruptura | ammanco | نقص | 缺货 | tekort+tekorten
picking list:  |  |  |  | lista di prelievo | قائمة التحضير | 拣货单/取货单 | picklijst
customer loyalty card: tarjeta de cliente |  | kundenkarte+kundenkarten | cartão de cliente |  |  | 积分卡
water tank truck: camión cisterna | camion-citerne | tankwagen | caminhão-pipa | autobotte | شاحنة ماء/صهريج | 水车 | tankwagen
truck:  |  | laster | camião |  |  | 货车
demijohn:  |  | wasserflasche+wasserflaschen |  | boccione+boccioni |  | 水桶 | waterfles
knowledge point: tema de estudio | notion | lernziel+lernziele |  |  | نقطة معرفية | 知识点 | leerdoel+leerdoelen
exercise question: pregunta de examen |  | übungsaufgabe+übungsaufgaben | questão+questões | quesito | مسألة+مسائل | 习题 | opgave+opgaven
school class: clase de alumnos |  |  |  |  |  | 全班
script: libreto | script | skript | guião
game master:  | maître de jeu/meneur de jeu |  | mestre do jogo | master di gioco
deposit:  |  |  |  |  |  |  | statiegeld
balance due: saldo pendiente | reste à payer | restzahlung | saldo devedor |  | باقي/متبقي | 余款/尾款 | restbedrag
blacklist: lista negra | liste noire | sperrliste | lista negra | lista nera | قائمة سوداء | 黑名单 | zwarte lijst
table reservation: reserva de mesa | réservation de table | tischreservierung+tischreservierungen | reserva de mesa | prenotazione tavolo | حجز طاولة | 订位/订座 | tafelreservering
collection round:  | collecte/tournée de collecte | abholtour+abholtouren | recolha | giro di raccolta | جولة جمع |  | inzameling+inzamelingen
minutes:  |  |  |  |  |  | 会议纪要
petty cash: caja chica | petite caisse | handkasse | caixa pequeno | piccola cassa | عهدة/صندوق نثرية | 备用金 | kleine kas
receipt:  |  |  |  |  | وصل |  | kwitantie
expense:  |  | auslage+auslagen |  |  | نفقة | 开销/花费 | onkosten
return:  |  |  |  |  |  |  | inlevering
issue:  |  | materialausgabe |  |  | تسليم المواد
tool:  |  |  |  | utensile+utensili |  |  | werktuig
workshop:  |  |  |  |  | ورش عمل | 工作坊/车间
exercise plan: plan de ejercicios | programme d'exercices | übungsplan+übungspläne | plano de exercícios | piano di esercizi | برنامج تمارين | 训练计划 | oefenschema
shooting range: campo de tiro | stand de tir | schießstand+schießstände | carreira de tiro | poligono di tiro | ميدان رماية | 靶场 | schietbaan
`;

/**
 * Music, outdoors, crafts, care and the house, one a row: the English name, then its words in Spanish, French, German, Portuguese,
 * Italian, Arabic and Chinese. "/" stands between words of the same meaning, "+" before a plural that no rule finds.
 */
export const PASTIME_ROWS = `
organ: órgano | orgue | orgel | órgão | organo | أرغن | 管风琴
organ builder: organero | facteur d'orgues | orgelbauer/orgelbauerin | organeiro | organaro | صانع الأرغن | 管风琴师
register: registro de órgano | jeu d'orgue | register | registro | registro | سجل | 登记册
pipe: tubo | tuyau/tuyaux | pfeife/rohr+rohre | tubo/cano | tubo/canna | أنبوب+أنابيب | 管道
tuning: afinación | accordage | orgelstimmung | afinação | accordatura | دوزنة | 调音
notebook: cuaderno/libreta | cahier/carnet | heft+hefte/notizbuch | caderno | quaderno | دفتر+دفاتر | 笔记本
parish: parroquia | paroisse | kirchengemeinde/pfarrei | paróquia | parrocchia | أبرشية | 教区
sibling: +hermanos | +fratrie | +geschwister | +irmãos | +fratelli | +إخوة | 兄弟姐妹
keepsake: recuerdo | souvenir | andenken/erinnerungsstück | lembrança | ricordo+ricordi | تذكار | 纪念品
estate: herencia | héritage/succession | erbschaft/nachlass | herança | eredità | ميراث/تركة | 遗产
presenter: locutor/presentador | animateur radio/présentateur | moderator im radio/sprecher | locutor/apresentador | conduttore/speaker | مذيع+مذيعين | 主持人
listener: oyente | auditeur/auditrice | hörer/hörerin/zuhörer | ouvinte | ascoltatore | مستمع+مستمعين | 听众
sound technician: técnico de sonido/técnica de sonido | ingénieur du son/technicien son | tontechniker | técnico de som | tecnico del suono/fonico | فني صوت | 音响师
studio: estudio | studio | studio+studios | estúdio | studio | استوديو | 工作室
microphone: micrófono/micro | microphone/micro | mikrofon+mikrofone | microfone | microfono | ميكروفون | 麦克风
voice message: mensaje de voz/nota de voz | message vocal | sprachnachricht+sprachnachrichten | mensagem de voz/áudio | messaggio vocale/vocale | رسالة صوتية | 语音留言
radio: radio/emisora | radio | radio/sender | rádio | radio/emittente | إذاعة | 电台
programme: programa/emisión | émission | sendung+sendungen | programa | trasmissione/puntata | برنامج إذاعي | 节目
location: ubicación/sitio | emplacement/lieu | standort/aufenthaltsort | localização/localidade | posizione/ubicazione | مكان+أماكن | 地点
food truck: food truck/camión de comida | food truck/camion | foodtruck/imbisswagen/imbiss | food truck | food truck | عربة طعام | 餐车
kebab: kebab | kebab | döner/dönerteller | kebab | kebab | شاورما/كباب | 烤肉
regular customer: cliente habitual/parroquiano | client fidèle/habitué | stammgast+stammgäste | cliente fiel | cliente abituale/cliente affezionato | زبون دائم | 老顾客
temporary helper: suplente/temporal | intérimaire/extra | aushilfe/springer/minijobber | temporário/freelancer | stagionale/avventizio | موظف مؤقت | 临时工
loyalty card: tarjeta de fidelidad | carte de fidélité | treuekarte/stempelkarte | cartão fidelidade | tessera fedeltà/carta fedeltà | بطاقة ولاء | 集点卡
queue: cola/fila | file d'attente/queue | schlange/warteschlange | fila | coda/fila | صف انتظار/طابور | 排队
bookbinding: encuadernación | reliure | buchbinderei | encadernação | legatoria/rilegatura | تجليد | 装订
leather: cuero/piel | cuir | leder | couro | cuoio/pelle | جلد | 皮革
line: línea | ligne | linie | linha | linea | خط+خطوط | 线路
replacement: sustituto/suplente | remplaçant/suppléant | vertretung/ersatz | substituto/reserva | sostituto | بديل+بدلاء | 替补
walking bus: pedibús | pédibus | schulgang | pedibus | pedibus | باص مشي | 步行校车
head teacher: directora de escuela/director del colegio | directrice de l'école/directeur de l'école/proviseur | schulleiter/schulleiterin | diretor da escola/diretora da escola | preside/dirigente scolastico | مدير المدرسة/مديرة المدرسة | 校长
surfboard: tabla de surf/tabla | planche de surf/planche | surfbrett/brett+bretter | prancha | tavola da surf | لوح تزلج | 冲浪板
wetsuit: traje de neopreno | combinaison | neoprenanzug | fato de surf | muta | بدلة غوص | 潜水服
tide: marea | marée | gezeiten/flut | maré | marea | مد وجزر | 潮汐
credit: crédito | crédit/avoir | guthaben/gutschrift | crédito | credito | رصيد ائتماني | 余额
waiver: exención de responsabilidad | décharge | haftungsausschluss/verzichtserklärung | dispensa de responsabilidade/dispensa/termo de responsabilidade | liberatoria/scarico di responsabilità | إخلاء مسؤولية | 免责声明
NGO: ONG/oenegé | ong/ONG | NGO | ong | ong/onlus | منظمة | 公益组织
wheelchair: silla de ruedas | fauteuil roulant | rollstuhl+rollstühle | cadeira de rodas | sedia a rotelle/carrozzina | كرسي متحرك | 轮椅
doctor's report: informe médico/parte médico | certificat du médecin | arztbericht | laudo/laudo médico | referto medico | تقرير طبي | 病历
repairer: reparador | réparateur/réparatrice | reparateur/bastler | oficineiro/consertador | riparatore | مصلح | 维修员
thank-you note: agradecimiento | remerciement | dank/dankesbrief/dankeskarte | agradecimento | ringraziamento | رسالة شكر | 感谢信
mountain rescue: rescate de montaña | secours en montagne | bergrettung/bergwacht | resgate de montanha | soccorso alpino | إنقاذ جبلي | 山地救援
bed: cama/plaza | lit/couchage | bett+betten/schlafplatz | cama/leito | letto/letti/posto letto+posti letto | سرير+أسرة نوم | 床位
hiker: excursionista/montañero | randonneur/randonneuse | wanderer/bergsteiger | caminhante/montanhista | escursionista+escursionisti/alpinista+alpinisti | متسلق | 登山者
trail: sendero | sentier | wanderweg+wanderwege/pfad | trilha | sentiero+sentieri | ممر | 步道
credit card: tarjeta de crédito | carte bancaire/carte de crédit/carte bleue | kreditkarte | cartão de crédito | carta di credito+carte di credito | بطاقة ائتمان | 信用卡
weather: tiempo meteorológico/meteo | météo/temps qu'il fait | wetter | meteorologia | meteo/tempo atmosferico | طقس | 天气
elderly person: anciano/mayor/persona mayor | personne âgée/aîné | senior+senioren/alter mensch | idoso | anziano | مسن+مسنين/كبير السن | 长者
grandparent: +abuelos | +grands-parents | +großeltern | +avós | +nonni | +أجداد | 祖父母
family doctor: médico de cabecera/médico de familia | médecin traitant/généraliste | hausarzt+hausärzte | médico de família | medico di base/medico curante | طبيب العائلة | 家庭医生
daughter: hija | fille | tochter+töchter | filha | figlia | ابنة/بنت+بنات | 女儿
son: hijo | fils | sohn+söhne | filho | figlio | ابن | 儿子
relative: pariente/familiar | proche/parent éloigné | angehöriger/angehörige/verwandter | parente/familiar | parente/familiare | قريب+أقارب | 家属
button: botón+botones | bouton | knopf+knöpfe/taste | botão+botões | pulsante/bottone | زر+أزرار | 按钮
quotation: cita textual | citation | zitat+zitate | citação+citações | citazione | اقتباس+اقتباسات | 摘抄
book club: club de lectura | club de lecture | lesekreis/buchclub | clube de leitura | gruppo di lettura | نادي قراءة | 读书会
meeting: reunión/encuentro/quedada | réunion/rencontre | treffen/besprechung | reunião/encontro | incontro/ritrovo | لقاء+لقاءات | 聚会
pitch: parcela de camping | emplacement de camping | stellplatz im camping | lote de camping | piazzola | موقع تخييم | 营位
camp: campamento/base | camp/base | lager/basis | acampamento/base | campo base | معسكر | 营地/露营基地/基地
barbecue: barbacoa/parrilla | barbecue | grill | churrasqueira/churrasco | griglia/barbecue | شواية | 烧烤炉
firewood: leña | bois de chauffage/bûche | brennholz | lenha | legna | حطب | 木柴
reception desk: recepción | accueil/réception | rezeption/empfang | recepção | reception/accoglienza | استقبال |
receptionist: recepcionista | réceptionniste | rezeptionist/empfangskraft | recepcionista | receptionist | موظف استقبال | 前台/接待员
check-in: registro de entrada | enregistrement | check-in | check-in | check-in | تسجيل الوصول | 入住
cleaner: personal de limpieza | équipe de ménage | putzkraft+putzkräfte | equipe de limpeza | addetta alle pulizie | فريق التنظيف | 清洁员/清洁工
occupancy rate: tasa de ocupación/ocupación | taux d'occupation/taux de remplissage | auslastung/belegung | taxa de ocupação/ocupação | tasso di occupazione | نسبة الإشغال | 入住率
name list: relación | liste | namensliste/liste | relação | elenco | كشف+كشوف | 名单
dialect: dialecto | dialecte/patois | dialekt+dialekte/mundart | dialeto | dialetto | لهجة+لهجات | 方言
phonetic symbol: símbolo fonético | symbole phonétique | lautschrift | símbolo fonético | simbolo fonetico | رمز صوتي | 音标
transcript: transcripción | transcription | abschrift/transkript | transcrição | trascrizione | نص مكتوب | 文字整理
linguist: lingüista | linguiste | sprachwissenschaftler | linguista | linguista | لغوي+لغويين | 语言学老师
hometown: pueblo natal | ville natale | heimat/heimatort | terra natal | paese natale | مسقط الرأس | 家乡
interview: entrevista | entretien/interview | interview/gespräch | entrevista | intervista/colloquio | مقابلة+مقابلات | 面试
sponsor: patrocinador/padrino | parrain/marraine/mécène | sponsor+sponsoren/pate+paten | patrocinador/padrinho | sponsor/padrino | راع+رعاة | 赞助商
choir: coro/coral | chorale/chœur | chor+chöre | coral/coro | corale/coro | جوقة | 合唱队
band: banda/grupo de música | fanfare/groupe | band+bands/kapelle | banda | banda | فرقة موسيقية | 乐团
orchestra: orquesta | orchestre | orchester | orquestra | orchestra | أوركسترا | 管弦乐团
bell: campana | cloche | glocke | sino | campana | جرس+أجراس | 
mass: misa | messe | gottesdienst/messe | missa | messa | قداس | 弥撒
prayer: oración/rezo | prière | gebet+gebete | oração | preghiera | صلاة+صلوات | 祈祷
pilgrimage: romería/peregrinación | pèlerinage | wallfahrt | romaria/peregrinação | pellegrinaggio | حج/عمرة | 朝圣
hunting: caza | chasse | jagd | caça | caccia | صيد | 打猎
fishing: pesca | pêche | angeln/fischen | pesca | pesca | صيد السمك | 钓鱼
ski: esquí | ski | ski | esqui | sci | تزلج | 滑雪
climbing: escalada | escalade | klettern | escalada | arrampicata | تسلق | 攀岩
yoga: yoga | yoga | yoga | ioga | yoga | يوغا | 瑜伽
chess: ajedrez | échecs | schach | xadrez | scacchi | شطرنج | 象棋
board game: juego de mesa | jeu de société | brettspiel+brettspiele/gesellschaftsspiel | jogo de tabuleiro | gioco da tavolo | لعبة لوحية | 桌游
puzzle: rompecabezas/puzle | puzzle/casse-tête | rätsel/puzzle | quebra-cabeça | rompicapo/puzzle | أحجية | 拼图
knitting: punto/tejido | tricot | stricken/strickzeug | tricô | maglia ai ferri | حياكة | 编织
sewing: costura | couture | nähen | costura | cucito | خياطة | 缝纫
ceramics: cerámica | céramique/poterie | keramik/töpferei | cerâmica | ceramica | خزف/فخار | 陶艺
clay: arcilla/barro | argile | ton/lehm | argila/barro | argilla | طين/صلصال | 陶土
candle: vela | bougie | kerze | vela | candela | شمعة+شموع | 蜡烛
soap: jabón | savon | seife | sabonete/sabão | sapone | صابون | 肥皂
perfume: perfume | parfum | parfüm | perfume | profumo | عطر+عطور | 香水
makeup: maquillaje | maquillage | schminke/make-up | maquiagem | trucco | مكياج | 化妆
nail: uña | ongle | nagel+nägel | unha | unghia | ظفر+أظافر | 美甲
haircut: corte de pelo | coupe de cheveux/coupe | haarschnitt | corte de cabelo | taglio | قصة شعر | 理发
beard: barba | barbe | bart | barba | barba | لحية | 胡子
massage: masaje | massage | massage | massagem | massaggio | تدليك | 按摩
dose: dosis | dose/posologie | dosis/dosierung | dose | dose/dosaggio | جرعة+جرعات | 剂量
pill: pastilla/píldora | comprimé/pilule | tablette/pille | comprimido | pastiglia/pillola | حبة+حبوب | 药片
ambulance: ambulancia | ambulance | krankenwagen | ambulância | ambulanza | سيارة إسعاف | 救护车
wound: herida | plaie | wunde | ferida | ferita | جرح+جروح | 伤口
walk: paseo | promenade/balade | spaziergang | passeio | passeggiata | نزهة | 散步
leash: correa | laisse | leine | coleira | guinzaglio | مقود | 牵引绳
cage: jaula | cage | käfig | gaiola | gabbia | قفص+أقفاص | 笼子
aquarium: acuario | aquarium | aquarium | aquário | acquario | حوض سمك | 鱼缸
nest: nido | nid | nest+nester | ninho | nido | عش | 鸟巢
seedling: plántula/plantón | plant/semis | setzling+setzlinge/jungpflanze | muda | piantina | شتلة+شتلات | 幼苗
compost: compost | compost | kompost | compostagem/composto | compost | سماد عضوي | 堆肥
bin: contenedor/cubo | poubelle/bac | tonne/mülltonne | lixeira/contentor | bidone/cassonetto | حاوية+حاويات | 垃圾桶
recycling: reciclaje | recyclage/tri | recycling | reciclagem | riciclo | إعادة تدوير | 回收
well: pozo | puits | brunnen | poço | pozzo | بئر+آبار | 水井
pump: bomba | pompe | pumpe | bomba | pompa | مضخة+مضخات | 水泵
filter: filtro | filtre | filter | filtro | filtro | فلتر | 滤芯
roof: tejado/techo | toit/toiture | dach+dächer | telhado | tetto | سقف | 屋顶
wall: pared/muro | mur/paroi | wand+wände/mauer | parede/muro | muro/parete | جدار+جدران | 墙壁
kitchen: cocina | cuisine | küche | cozinha | cucina | مطبخ+مطابخ | 厨房
garden: jardín/huerta | jardin/potager | garten+gärten | jardim/horta | giardino/orto | بستان+بساتين | 花园
`;

/** Music, games, sport, crafts, care and feasts, one a row; how a row is written stands in rows.ts. */
export const PASTIMES = `
flight: vuelo | vol | flug+flüge | voo | volo | رحلة جوية | 航班 | vlucht
celebration: celebración | célébration | fest | celebração | celebrazione | احتفال | 庆典 | viering
visit: visita | visite | besuch/besichtigung | visita | visita | زيارة+زيارات | 参观 | bezoek
badge: insignia/medalla | badge | abzeichen | medalha/emblema | distintivo | شارة+شارات | 徽章 | badge
habit: hábito | habitude | gewohnheit | hábito | abitudine | عادة+عادات | 习惯 | gewoonte
sleep: sueño | sommeil | schlaf | sono | sonno | نوم | 睡眠 | slaap
mood: estado de ánimo | humeur | stimmung | humor | umore | مزاج | 心情 | stemming
diary: diario | carnet/journal | tagebuch | diário | diario | يوميات | 日记 | dagboek
gift: regalo | cadeau | geschenk | presente | regalo | هدية+هدايا | 礼物 | cadeau
wish: deseo | souhait | wunsch+wünsche | desejo | desiderio | أمنية | 愿望 | wens
film: película | film | film | filme | film | فيلم+أفلام | 电影 | film
story: historia/cuento | histoire | geschichte | história/conto | storia/racconto | قصة+قصص | 故事 | verhaal
song: canción | chanson | lied+lieder | música | canzone | أغنية+أغاني | 歌 | lied
choreography: coreografía | chorégraphie | choreografie | coreografia | coreografia | رقصة | 舞蹈 | choreografie
instrument: instrumento | instrument | instrument/instrumente | instrumento | strumento | آلة موسيقية | 乐器 | instrument
quiz: quiz/trivial | quiz | quiz | quiz | quiz | اختبار | 测验 | quiz
game: juego | jeu/partie | spiel | jogo | gioco/partita | لعبة+ألعاب | 游戏 | spel/potje
ranking: clasificación | classement | rangliste/tabelle | classificação | classifica | ترتيب | 排行榜 | ranglijst
score: puntuación/puntaje | score/résultat | punktzahl/spielstand | pontuação | punteggio | نتيجة+نتائج | 得分 | score
trip: excursión/viaje | sortie/voyage/randonnée | ausflug/reise/wanderung | excursão/passeio | gita/viaggio/escursione | رحلة+رحلات | 旅行 | uitje/tocht
tent: tienda de campaña/carpa | tente/barnum | zelt | barraca/tenda | tenda | خيمة+خيام | 帐篷 | tent
bed: cama/plaza | lit/couchage | bett+betten/schlafplatz | cama/leito | letto/letti/posto letto+posti letto | سرير+أسرة نوم | 床/床位 | bed
night: noche | nuit/nuitée | nacht+nächte/übernachtung | noite/diária | notte/pernottamento | ليلة+ليالي | 晚 | nacht+nachten
queue: cola/fila | file d'attente/queue | schlange/warteschlange | fila | coda/fila | طابور/صف انتظار | 排队 | wachtrij
clay: barro/arcilla | argile/terre | ton/lehm | barro/argila | argilla/creta | طين/صلصال | 陶土 | klei
handicraft: artesanía | artisanat | handarbeit | artesanato | artigianato | حرفة | 手工艺品 | handwerk
organ: órgano | orgue | orgel | órgão | organo | أرغن | 管风琴 | orgel
register: registro de órgano | jeu d'orgue | register | registro | registro | سجل | 登记册 | register
pipe: tubo | tuyau/tuyaux | pfeife/rohr+rohre | tubo/cano | tubo/canna | أنبوب+أنابيب | 管道 | pijp/leiding
tuning: afinación | accordage | orgelstimmung | afinação | accordatura | دوزنة | 调音 | stemming
notebook: cuaderno/libreta | cahier/carnet | heft+hefte/notizbuch | caderno | quaderno | دفتر+دفاتر | 笔记本 | schrift/notitieboek
parish: parroquia | paroisse | kirchengemeinde/pfarrei | paróquia | parrocchia | أبرشية | 教区 | parochie/kerkgemeente
keepsake: recuerdo | souvenir | andenken/erinnerungsstück | lembrança | ricordo+ricordi | تذكار | 纪念品 | aandenken
estate: herencia | héritage/succession | erbschaft/nachlass | herança | eredità | ميراث/تركة | 遗产 | erfenis/nalatenschap
studio: estudio | studio | studio+studios | estúdio | studio | استوديو | 工作室 | studio/atelier
microphone: micrófono/micro | microphone/micro | mikrofon+mikrofone | microfone | microfono | ميكروفون | 麦克风 | microfoon
voice message: mensaje de voz/nota de voz | message vocal | sprachnachricht+sprachnachrichten | mensagem de voz/áudio | messaggio vocale/vocale | رسالة صوتية | 语音留言 | spraakbericht
radio: radio/emisora | radio | radio/sender | rádio | radio/emittente | إذاعة | 电台 | radio
programme: programa/emisión | émission | sendung+sendungen | programa | trasmissione/puntata | برنامج إذاعي | 节目 | uitzending
location: ubicación/sitio | emplacement/lieu | standort/aufenthaltsort | localização/localidade | posizione/ubicazione | مكان+أماكن | 地点 | locatie/plek
food truck: food truck/camión de comida | food truck/camion | foodtruck/imbisswagen/imbiss | food truck | food truck | عربة طعام | 餐车 | foodtruck
kebab: kebab | kebab | döner/dönerteller | kebab | kebab | شاورما/كباب | 烤肉 | kebab
loyalty card: tarjeta de fidelidad | carte de fidélité | treuekarte/stempelkarte | cartão fidelidade | tessera fedeltà/carta fedeltà | بطاقة ولاء | 集点卡 | klantenkaart/stempelkaart/spaarkaart
bookbinding: encuadernación | reliure | buchbinderei | encadernação | legatoria/rilegatura | تجليد | 装订 | boekbinden
leather: cuero/piel | cuir | leder | couro | cuoio/pelle | جلد | 皮革 | leer
line: línea | ligne | linie | linha | linea | خط+خطوط | 线路 | lijn
replacement: sustituto/suplente | remplaçant/suppléant | vertretung/ersatz | substituto/reserva | sostituto | بديل+بدلاء | 替补 | vervanging/vervanger
walking bus: pedibús | pédibus | schulgang | pedibus | pedibus | باص مشي | 步行校车
surfboard: tabla de surf/tabla | planche de surf/planche | surfbrett/brett+bretter | prancha | tavola da surf | لوح تزلج | 冲浪板 | surfplank
wetsuit: traje de neopreno | combinaison | neoprenanzug | fato de surf | muta | بدلة غوص | 潜水服 | wetsuit
credit: crédito | crédit/avoir | guthaben/gutschrift | crédito | credito | رصيد ائتماني | 余额 | krediet
waiver: exención de responsabilidad | décharge | haftungsausschluss/verzichtserklärung | dispensa de responsabilidade/dispensa/termo de responsabilidade | liberatoria/scarico di responsabilità | إخلاء مسؤولية | 免责声明 | vrijwaring
NGO: ONG/oenegé | ong/ONG | NGO | ong | ong/onlus | منظمة | 公益组织 | ngo
doctor's report: informe médico/parte médico | certificat du médecin | arztbericht | laudo/laudo médico | referto medico | تقرير طبي | 病历 | doktersverslag
thank-you note: agradecimiento | remerciement | dank/dankesbrief/dankeskarte | agradecimento | ringraziamento | رسالة شكر | 感谢信 | bedankje
mountain rescue: rescate de montaña | secours en montagne | bergrettung/bergwacht | resgate de montanha | soccorso alpino | إنقاذ جبلي | 山地救援 | bergredding
credit card: tarjeta de crédito | carte bancaire/carte de crédit/carte bleue | kreditkarte | cartão de crédito | carta di credito+carte di credito | بطاقة ائتمان | 信用卡 | creditcard
quotation: cita textual | citation | zitat+zitate | citação+citações | citazione | اقتباس+اقتباسات | 摘抄 | citaat
book club: club de lectura | club de lecture | lesekreis/buchclub | clube de leitura | gruppo di lettura | نادي قراءة | 读书会 | leesclub/boekenclub
meeting: reunión/encuentro/quedada | réunion/rencontre | treffen/besprechung | reunião/encontro | incontro/ritrovo | لقاء+لقاءات | 聚会 | bijeenkomst/overleg
barbecue: barbacoa/parrilla | barbecue | grill | churrasqueira/churrasco | griglia/barbecue | شواية | 烧烤炉 | barbecue
firewood: leña | bois de chauffage/bûche | brennholz | lenha | legna | حطب | 木柴 | brandhout
reception desk: recepción | accueil/réception | rezeption/empfang | recepção | reception/accoglienza | استقبال | | receptie
check-in: registro de entrada | enregistrement | check-in | check-in | check-in | تسجيل الوصول | 入住 | check-in
occupancy rate: tasa de ocupación/ocupación | taux d'occupation/taux de remplissage | auslastung/belegung | taxa de ocupação/ocupação | tasso di occupazione | نسبة الإشغال | 入住率 | bezetting/bezettingsgraad
name list: relación | liste | namensliste/liste | relação | elenco | كشف+كشوف | 名单 | namenlijst
dialect: dialecto | dialecte/patois | dialekt+dialekte/mundart | dialeto | dialetto | لهجة+لهجات | 方言 | dialect
phonetic symbol: símbolo fonético | symbole phonétique | lautschrift | símbolo fonético | simbolo fonetico | رمز صوتي | 音标
transcript: transcripción | transcription | abschrift/transkript | transcrição | trascrizione | نص مكتوب | 文字整理 | transcriptie
hometown: pueblo natal | ville natale | heimat/heimatort | terra natal | paese natale | مسقط الرأس | 家乡 | geboorteplaats
interview: entrevista | entretien/interview | interview/gespräch | entrevista | intervista/colloquio | مقابلة+مقابلات | 面试
choir: coro/coral | chorale/chœur | chor+chöre | coral/coro | corale/coro | جوقة | 合唱队 | koor+koren
band: banda/grupo de música | fanfare/groupe | band+bands/kapelle | banda | banda | فرقة موسيقية | 乐团 | band/muziekband/fanfare
orchestra: orquesta | orchestre | orchester | orquestra | orchestra | أوركسترا | 管弦乐团 | orkest
bell: campana | cloche | glocke | sino | campana | جرس+أجراس | | bel/klok
mass: misa | messe | gottesdienst/messe | missa | messa | قداس | 弥撒 | mis/kerkdienst
prayer: oración/rezo | prière | gebet+gebete | oração | preghiera | صلاة+صلوات | 祈祷 | gebed
pilgrimage: romería/peregrinación | pèlerinage | wallfahrt | romaria/peregrinação | pellegrinaggio | حج/عمرة | 朝圣 | bedevaart
hunting: caza | chasse | jagd | caça | caccia | صيد | 打猎 | jacht
fishing: pesca | pêche | angeln/fischen | pesca | pesca | صيد السمك | 钓鱼 | vissen
ski: esquí | ski | ski | esqui | sci | تزلج | 滑雪 | ski
climbing: escalada | escalade | klettern | escalada | arrampicata | تسلق | 攀岩 | klimmen
yoga: yoga | yoga | yoga | ioga | yoga | يوغا | 瑜伽 | yoga
chess: ajedrez | échecs | schach | xadrez | scacchi | شطرنج | 象棋 | schaak/schaken
board game: juego de mesa | jeu de société | brettspiel+brettspiele/gesellschaftsspiel | jogo de tabuleiro | gioco da tavolo | لعبة لوحية | 桌游 | bordspel+bordspellen/gezelschapsspel
puzzle: rompecabezas/puzle | puzzle/casse-tête | rätsel/puzzle | quebra-cabeça | rompicapo/puzzle | أحجية | 拼图 | puzzel
knitting: punto/tejido | tricot | stricken/strickzeug | tricô | maglia ai ferri | حياكة | 编织 | breiwerk
sewing: costura | couture | nähen | costura | cucito | خياطة | 缝纫 | naaiwerk
ceramics: cerámica | céramique/poterie | keramik/töpferei | cerâmica | ceramica | خزف/فخار | 陶艺 | keramiek
candle: vela | bougie | kerze | vela | candela | شمعة+شموع | 蜡烛 | kaars
soap: jabón | savon | seife | sabonete/sabão | sapone | صابون | 肥皂 | zeep
perfume: perfume | parfum | parfüm | perfume | profumo | عطر+عطور | 香水 | parfum
makeup: maquillaje | maquillage | schminke/make-up | maquiagem | trucco | مكياج | 化妆 | make-up
nail: uña | ongle | nagel+nägel | unha | unghia | ظفر+أظافر | 美甲 | nagel
haircut: corte de pelo | coupe de cheveux/coupe | haarschnitt | corte de cabelo | taglio | قصة شعر | 理发 | knipbeurt
beard: barba | barbe | bart | barba | barba | لحية | 胡子 | baard
massage: masaje | massage | massage | massagem | massaggio | تدليك | 按摩 | massage
dose: dosis | dose/posologie | dosis/dosierung | dose | dose/dosaggio | جرعة+جرعات | 剂量 | dosis
pill: pastilla/píldora | comprimé/pilule | tablette/pille | comprimido | pastiglia/pillola | حبة+حبوب | 药片 | pil
ambulance: ambulancia | ambulance | krankenwagen | ambulância | ambulanza | سيارة إسعاف | 救护车 | ambulance
wound: herida | plaie | wunde | ferida | ferita | جرح+جروح | 伤口 | wond
walk: paseo | promenade/balade | spaziergang | passeio | passeggiata | نزهة | 散步 | wandeling/wandelronde
bin: contenedor/cubo | poubelle/bac | tonne/mülltonne | lixeira/contentor | bidone/cassonetto | حاوية+حاويات | 垃圾桶 | container/vuilnisbak
recycling: reciclaje | recyclage/tri | recycling | reciclagem | riciclo | إعادة تدوير | 回收 | recycling
`;

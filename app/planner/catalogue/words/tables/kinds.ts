/** What small apps of families, neighbours and colleagues are called, one a row; how a row is written stands in rows.ts. */
export const KINDS = `
savings circle: tanda/cundina/círculo de ahorro/natillera/susu | tontine/cercle d'épargne | sparkreis/spargruppe/rotationssparen | caixinha/consórcio entre amigos/roda de poupança | cassa comune rotativa | جمعية الفلوس/جمعية شهرية/جمعية فلوس/دور الجمعية/جمعية الموظفات/جمعية مالية/جمعية ادخار | 标会/互助会/轮流储蓄 | spaarkring
raffle: | | losverkauf/tombola/gewinnspiel | | lotteria | يانصيب | 抽奖活动 | verloting/loterij
raffle ticket: número de la rifa+números de la rifa/boleto de rifa+boletos de rifa/papeleta+papeletas | billet de tombola+billets de tombola | tombolalos+tombolalose/los+lose | bilhete de rifa+bilhetes de rifa/número da rifa+números da rifa | biglietto della lotteria | تذكرة يانصيب | 奖券 | lootje+lootjes
prediction game: quiniela/porra/polla mundialista/prode/penca | jeu de pronostics/concours de pronostics | tippspiel+tippspiele/tipprunde+tipprunden | bolão+bolões | fantacalcio/gioco di pronostici | مسابقة التوقعات/توقعات المباريات/توقع المباريات | 竞猜/比赛竞猜 | voetbalpoule/toto
prediction: pronóstico | pronostic | tipp+tipps | palpite | pronostico | توقع+توقعات | 预测 | voorspelling
money collection: colecta/vaquita | cagnotte cadeau/collecte d'argent | geldsammlung/sammelkasse | vaquinha+vaquinhas/rateio | colletta+collette | تجميع فلوس/جمع المال/قطة | 凑份子/众筹份子 | geldinzameling
class fund: fondo de la clase/caja de la clase | caisse de classe | klassenkasse+klassenkassen | caixinha da turma/caixa da turma | cassa di classe/fondo cassa | صندوق الصف | 班费 | klassenkas
store credit: fiado/fiados | ardoise | anschreiben/anschreibliste | fiado/caderneta de fiado/venda fiada | conto a credito | بيع بالدين/شكك/على الحساب | 赊账 | poffen
lost and found: objetos perdidos | objets trouvés/objets perdus | fundbüro+fundbüros/fundsachen/fundkiste | achados e perdidos/perdidos e achados | oggetti smarriti | مفقودات | 失物招领 | gevonden voorwerpen
gift registry: lista de regalos/lista de bodas | liste de naissance/liste de mariage/liste de cadeaux | geschenkeliste/babywunschliste/hochzeitswunschliste | lista de presentes/chá de bebê/chá de panela | lista nozze/lista nascita | قائمة هدايا | 礼物清单 | verlanglijst/geboortelijst
houseplant: maceta+macetas/planta de interior | plante d'intérieur+plantes d'intérieur/plante verte/plante en pot | zimmerpflanze+zimmerpflanzen/topfpflanze+topfpflanzen | planta de casa/vaso de planta | pianta da appartamento | نباتات منزلية/نبتة منزلية | 盆栽/多肉/绿植 | kamerplant+kamerplanten
freezer: congelador/arcón congelador | congélateur+congélateurs/congélo | gefriertruhe+gefriertruhen/gefrierschrank/tiefkühler/tiefkühltruhe/gefrierfach | freezer/congelador | congelatore | فريزر/مجمد | 冰柜/冷冻柜/冰箱 | vriezer/diepvries
best-before date: fecha de caducidad/caducidad | date de péremption/péremption | mindesthaltbarkeitsdatum/mhd/haltbar | data de validade/validade | data di scadenza | تاريخ الصلاحية/تاريخ انتهاء الصلاحية | 保质期/过期时间 | houdbaarheidsdatum
meter reading: lecturas del contador/lectura de medidor | relevés de compteurs |  | leitura do relógio | | عداد الكهرباء | 电表读数/水电表 | meterstand+meterstanden
vaccination: vacunación | vaccin+vaccins | impftermin+impftermine | vacina+vacinas | vaccinazione | تطعيم+تطعيمات/لقاح+لقاحات | 打疫苗/疫苗/接种 | inenting
growth: peso y talla/estatura | courbe de croissance/croissance | wachstum/größe und gewicht | crescimento | crescita | طول ووزن/الطول والوزن | 身高体重/生长曲线 | groei
cleaning rota: cuadrante de limpieza/reparto de tareas | planning de ménage/roulement du ménage | putzdienst/wg-putzplan | escala da faxina | turni di pulizia | جدول التنظيف | 值日表 | schoonmaakschema
pocket money: paga semanal/mesada | argent de poche | taschengeld | mesada | paghetta | مصروف الاولاد/مصروف الجيب | 零花钱 | zakgeld
bird: ave/pájaro | oiseau | vogel+vögel | passarinho/pássaro | uccello | طائر+طيور/عصفور+عصافير | 鸟 | vogel
sighting: avistamiento | observation | sichtung/vogelbeobachtung | avistamento | avvistamento | مشاهدة+مشاهدات | 观鸟记录/目击 | waarneming
guest list: lista de invitados | liste des invités/liste d'invités | gästeliste+gästelisten | lista de convidados | lista degli invitati | قائمة المدعوين/قائمة الضيوف | 宾客名单 | gastenlijst
sign-up list: lista de quién trae qué | liste de qui apporte quoi | mitbringliste+mitbringlisten/kuchenliste | lista de quem leva o quê | | قائمة المشاركة | 报名表/接龙 | inschrijflijst
fishing log: diario de pesca | carnet de pêche/journal de pêche | fangbuch+fangbücher/angeltagebuch | diário de pesca | diario di pesca | سجل الصيد | 钓鱼记录 | visdagboek
vinyl: vinilo+vinilos | vinyle+vinyles | schallplatte+schallplatten | vinil/vinis | vinile+vinili | اسطوانة+اسطوانات | 黑胶/黑胶唱片 | elpee
wishlist: lista de deseos | liste de souhaits/liste d'envies | wunschliste+wunschlisten | lista de desejos | lista dei desideri | قائمة الأمنيات/قائمة امنيات | 愿望清单/心愿单 | wensenlijst
group order: pedido conjunto/pedido de grupo | commande groupée | sammelbestellung+sammelbestellungen/essensbestellung | pedido em grupo | ordine di gruppo | طلب جماعي | 团购/拼单/点餐接龙 | groepsbestelling
period calendar: calendario menstrual/calendario de regla | calendrier menstruel/suivi des règles/suivi de mes règles | periodenkalender/zykluskalender/menstruationskalender | calendário menstrual | calendario mestruale | تقويم الدورة/تتبع الدورة الشهرية | 经期记录/月经记录/姨妈日历 | menstruatiekalender
smoke-free day: dejar de fumar | arrêter de fumer/arrêt du tabac | rauchstopp/rauchen aufhören/rauchfrei | parar de fumar | smettere di fumare | الإقلاع عن التدخين/ترك التدخين | 戒烟/停止吸烟 | stoppen met roken
`;

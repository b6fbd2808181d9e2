/** Deliveries, pets, hobbies, kitchens, museums, churches and markets, one a row; how a row is written stands in rows.ts. */
export const SERVICES = `
diving: buceo/submarinismo | plongée | tauchen | mergulho | immersione+immersioni/subacquea | غوص | 潜水 | duiken
swimming: natación | natation | schwimmen | natação | nuoto | سباحة | 游泳 | zwemmen
running: carrera a pie | course à pied | laufen | corrida | corsa/podismo | جري/ركض | 跑步 | hardlopen
tour: gira/recorrido | tournée/circuit/parcours | rundgang/tour+touren | volta/percurso | giro/percorso | جولة+جولات | 路线/行程 | tocht/ronde
arrival: llegada | arrivée | ankunft | chegada | arrivo | وصول | 到达 | aankomst
departure: salida | départ | abfahrt/abreise | partida/saída | partenza | مغادرة | 出发 | vertrek
call: llamada | appel | anruf | chamada/ligação | telefonata/chiamata | مكالمة+مكالمات | 电话 | telefoontje
drink: bebida | boisson | getränk+getränke | bebida | bibita/bevanda | مشروب+مشروبات | 饮料 | drankje/drank
food: comida | nourriture/repas | essen/lebensmittel | comida/alimento | cibo/alimento | طعام/أكل/أغذية | 食物/食品 | eten/voedsel
season: temporada | saison | saison | temporada/época | stagione | موسم+مواسم | 赛季/季节 | seizoen
measurement: medida | mesure | maß+maße | medida | misura | قياس+قياسات/مقاس+مقاسات | 尺寸 | maat+maten
wound: herida | blessure | wunde | ferida | ferita | جرح+جروح | 伤口 | wond
stop: parada | arrêt | haltestelle | parada/paragem | fermata | موقف باص | 站点 | halte
dictation: dictado | dictée | diktat | ditado | dettato | إملاء | 听写 | dictee
duration: duración | durée | dauer | duração | durata | مدة | 时长 | duur
work: obra/pieza | œuvre/création | werk+werke | obra/peça | opera+opere | عمل فني+أعمال فنية | 作品 | werk
bottle: garrafón | bonbonne |  | galão/garrafão |  | قارورة+قوارير/قنينة | 桶/桶装水
water:  |  |  |  |  | موية/مويه/ماي | 水/饮用水
location: localización | localisation |  |  |  | موقعه/موقعها/موقعهم/موقعي/موقع الزبون/موقع العميل | 定位
cash:  |  | bar |  |  | كاش/نقدا/نقداً |  | contant
driver: chófer/transportista |  | kraftfahrer | condutor | conducente | سواق+سواقين/سايق | 送货员
courier: cadete |  | fahrradkurier |  |  | عامل توصيل | 配送员
delivery area: zona de reparto | zone de livraison | liefergebiet | área de entrega/zona de entrega | zona di consegna | منطقة التوصيل | 配送区域/配送范围 | bezorggebied
delivery fee: gastos de envío/coste de envío | frais de livraison/frais de port | liefergebühr/versandkosten | taxa de entrega/portes | spese di spedizione | رسوم التوصيل | 运费/配送费 | bezorgkosten
shipment:  |  |  | remessa |  |  | 货物
warehouse:  | entrepôt | lagerhalle |  | deposito | مستودع+مستودعات |  | magazijn/opslag
stock: stock |  | warenbestand | stock |  | جرد
inventory: gestión de stock/control de inventario/gestión de inventario | gestion de stock/gestion des stocks | lagerverwaltung/warenwirtschaft/bestandsverwaltung | gestão de stock/gestão de estoque/controle de estoque/controlo de stock | gestione magazzino/gestione scorte | إدارة المخزون | 库存管理 | voorraadbeheer
appointment booking: gestión de citas/agenda de citas | gestion de rendez-vous | terminbuchung/terminplanung/terminvergabe | gestão de marcações/agenda de horários | gestione appuntamenti | إدارة المواعيد/حجز المواعيد | 预约管理/预约系统 | afsprakenbeheer
booking system: gestión de reservas | gestion de réservations | buchungsverwaltung/reservierungsverwaltung | gestão de reservas | gestione prenotazioni | إدارة الحجوزات | 预订管理 | reserveringsbeheer
order tracker: gestión de pedidos | gestion de commandes | auftragsverwaltung/bestellverwaltung | gestão de encomendas/gestão de pedidos | gestione ordini | إدارة الطلبات | 订单管理 | orderbeheer
member list: gestión de socios/gestión de miembros | gestion des adhérents/gestion des membres | mitgliederverwaltung | gestão de sócios/gestão de membros | gestione soci/gestione iscritti | إدارة الأعضاء | 会员管理 | ledenadministratie/ledenbeheer
customer list: gestión de clientes | gestion de clientèle/gestion des clients |  | gestão de clientes | gestione clienti | إدارة العملاء | 客户管理 | klantenbeheer
dog groomer: peluquero canino | salon de toilettage | hundesalon |  |  | حلاق حيوانات | 宠物美容师/宠物美容 | hondenkapper/hondentrimsalon/trimsalon
dog walker: paseador/paseador de perros | promeneur/promeneur de chiens | hundesitter | passeador/passeador de cães/dog walker | dog sitter | مرافق كلاب | 遛狗员/遛狗师 | hondenuitlaatservice/hondenuitlater
pet owner: dueño de mascota+dueños de mascotas | propriétaire d'animal | tierhalter/tierbesitzer/hundebesitzer/hundehalter/frauchen/herrchen |  | padrone | صاحب الحيوان | 宠主/铲屎官 | huisdiereigenaar/baasje
pet: animalito | animal de compagnie/compagnon | haustier+haustiere | pet/bicho/animal de estimação | animale domestico/cucciolo | حيوان أليف+حيوانات أليفة |  | huisdier
animal shelter: refugio de animales/perrera | refuge animalier/spa | tierschutzverein | abrigo de animais/canil | gattile | ملجأ حيوانات | 动物收容所/流浪动物救助站
adopter:  |  | interessent+interessenten/adoptant |  | adottante | متبني | 领养者 | adoptant
foster home: casa de acogida/hogar de tránsito |  | pflegefamilie | lar temporário/família de acolhimento | stallo/famiglia affidataria | بيت مؤقت |  | pleeggezin
puppy: cachorro | chiot | welpe | filhote |  | جرو | 幼犬 | puppy/pup
horse:  |  | stute | égua |  | خيل |  | pony
riding lesson: clase de equitación | leçon d'équitation/cours d'équitation | reitstunde/reitunterricht | aula de equitação | lezione di equitazione | درس ركوب خيل | 马术课 | paardrijles
riding school: hípica/escuela de equitación | centre équestre/club hippique | reitschule/reitstall/reiterhof | hípica/picadeiro | maneggio/centro ippico | نادي فروسية | 马场
neighbour: vecindad | voisinage |  |  | vicinato
tool:  |  |  |  |  | عدة
collector: coleccionista | collectionneur | sammler | colecionador | collezionista | جامع | 收藏家/藏友 | verzamelaar
collection: colección | collection | sammlung | coleção | collezione | مجموعة مقتنيات | 藏品 | verzameling/collectie
trading card: cromo/figurita/estampa | carte à collectionner/vignette | sammelkarte/sammelbild | figurinha/cromo | figurina |  | 卡牌/球星卡 | verzamelkaart
stamp: sello postal/estampilla | timbre | briefmarke | selo | francobollo | طابع+طوابع | 邮票 | postzegel
vinyl record: vinilo | vinyle/disque | schallplatte | vinil/disco | vinile/disco | أسطوانة | 黑胶唱片 | vinyl
miniature: miniatura | figurine | miniatur+miniaturen | miniatura | miniatura/modellino | مجسم | 模型/手办 | miniatuur
board gamer: jugador de mesa |  | mitspieler
games night: noche de juegos | soirée jeux/soirée jeu | spieleabend+spieleabende | noite de jogos | serata giochi | ليلة ألعاب | 游戏之夜/桌游局 | spelletjesavond
toy library:  |  | ludothek | ludoteca |  | مكتبة ألعاب | 玩具图书馆 | speelotheek
game master: director de juego | maître du jeu/mj | spielleiter | mestre | master | مدير اللعبة | dm | spelleider
level:  |  | level | níveis/fase |  |  | 关卡
leaderboard: tabla de líderes | palmarès/tableau des scores | bestenliste | placar geral | classifica generale | لوحة المتصدرين |  | scorelijst
challenge: desafío/reto | défi | herausforderung | desafio | sfida | تحدي+تحديات | 挑战 | uitdaging
player: participante del juego |  | mitspielerin |  |  |  | 选手
allotment garden: huerto urbano/parcela de huerto/huerto comunitario | jardin partagé/jardin ouvrier+jardins ouvriers/jardin familial | kleingarten/schrebergarten | horta comunitária | orto urbano | حديقة مجتمعية | 社区花园 | volkstuin
community hour: hora de trabajo comunitario | heure de bénévolat | gemeinschaftsstunde | hora de voluntariado | ora di volontariato | ساعة تطوع+ساعات تطوع | 志愿时长 | werkbeurt/werkuur
work day: jornada de trabajo | journée de travail/chantier participatif |  |  | giornata di lavoro | يوم عمل | 劳动日 | werkdag
meter reading: lectura del contador | relevé de compteur | ablesung | leitura do contador | lettura del contatore | قراءة العداد | 抄表
annual invoice: recibo anual | facture annuelle | jahresrechnung/jahresabrechnung | fatura anual | bolletta annuale | فاتورة سنوية | 年度账单 | jaarafrekening
electricity: electricidad | courant |  | eletricidade | corrente elettrica |  | 用电 | elektriciteit
irrigation turn: turno de riego | tour d'arrosage | gießdienst | vez de rega | turno di irrigazione | دور الري | 浇水轮值 | waterbeurt
harvest share: reparto de cosecha | part de récolte | ernteanteil+ernteanteile | parte da colheita | quota di raccolto | حصة محصول | 收成份额 | oogstaandeel
restaurant:  | brasserie | gasthaus/lokal/wirtshaus/gaststätte | tasca | pizzeria/osteria |  | 饭店/小馆
kitchen:  |  |  |  |  |  | 后厨
waiter: mesero/mozo |  | bedienung/servicekraft | empregado de mesa |  | جرسون/ويتر |  | ober/kelner/serveerster
cook: chef | chef cuisinier |  | chef | chef | شيف/طاهي | 大厨
bartender: barman/cantinero | barman/barmaid | barkeeper | bartender/barman | barista/barman | ساقي | 调酒师 | barman
dish of the day: plato del día |  | tagesgericht |  | piatto del giorno |  | 今日特餐 | dagschotel
ingredient: insumo |  |  | insumo |  |  | 原料/配料
recipe:  |  |  |  |  |  | 配方
portion:  |  |  |  |  | حصة طعام | 份量
lunch box: vianda/tupper/lonchera |  | lunchpaket/essensbox |  | lunch box |  | 盒饭 | lunchbox
catering order: encargo de comida | commande traiteur | cateringauftrag | encomenda de comida | ordine catering | طلب ضيافة | 团餐订单 | cateringorder
bakery: obrador | boulangerie | backstube |  | panetteria |  | 烘焙店 | banketbakker
flavour: relleno |  | geschmack/füllung | recheio | gusto |  |  | smaak
museum:  |  | museen
exhibit: pieza expuesta/obra expuesta | pièce exposée | exponat/ausstellungsstück | peça exposta | reperto | قطعة معروضة+معروضات | 展品 | object
exhibition:  |  |  | mostra |  |  |  | expositie
museum guide: guía del museo | médiateur/guide-conférencier | museumsführer/guide | mediador | guida museale |  | 讲解员 | museumgids
audio guide: audioguía | audioguide | audioguide | audioguia | audioguida | دليل صوتي | 语音导览 | audiogids
school group: grupo escolar | groupe scolaire | schulklasse/schulgruppe | grupo escolar | scolaresca/gruppo scolastico | مجموعة مدرسية | 学校团体 | schoolgroep
gallery:  |  |  |  |  | معرض فني | 画廊 | galerie
visitor:  |  |  |  |  |  | 参观者
treasure hunt: búsqueda del tesoro/gymkana | chasse au trésor/jeu de piste | schnitzeljagd/schatzsuche | caça ao tesouro/peddy paper | caccia al tesoro | بحث عن الكنز | 寻宝游戏 | speurtocht
clue:  | indice/énigme |  | pista/charada | indizio/enigma | دليل+أدلة/لغز+ألغاز | 线索/谜题 | aanwijzing/raadsel
church:  |  |  |  |  | كنيسة+كنائس | 教会/教堂
service: culto/celebración religiosa | culte/office |  |  | funzione religiosa/culto | صلاة جماعية | 礼拜/主日
parishioner: feligrés/feligreses | paroissien/fidèle | gemeindemitglied+gemeindemitglieder | paroquiano/fiel/fiéis | parrocchiano/fedele | مصلي+مصلين | 信徒/教友/会友 | kerkganger/gemeentelid
pastor:  | pasteur | pastor |  |  | راعي الكنيسة | 神父
catechist: catequista | catéchiste | katechet | catequista | catechista | معلم التعليم المسيحي | 主日学老师 | catecheet
Sunday school: catequesis | catéchisme/catéchèse | kindergottesdienst/konfirmandenunterricht | catequese/escola dominical | catechismo | مدارس الأحد | 主日学 | zondagsschool
rota: escala/planilla |  | einsatzplan | escala de serviço/rodízio |  | جدول المناوبات/جدول الدوام/مناوبة+مناوبات | 轮值表
offering: ofrenda/diezmo | quête/offrande | kollekte | dízimo |  | تبرعات المسجد | 奉献 | collecte
circle: círculo | cercle | kreis | círculo |  |  | 圈子 | kring
marketplace: mercado en línea/mercadillo online | place de marché/marketplace | online-marktplatz | marketplace/feira online | mercatino online/marketplace | سوق إلكتروني | 交易平台/二手平台 | marktplaats
seller: puestero |  | anbieter | anunciante | inserzionista | بايع | 卖方 | aanbieder
buyer:  | acquéreur |  |  | compratore | شاري | 买方/新生
advertisement: aviso clasificado | petite annonce | inserat/kleinanzeige |  | inserzione |  | 广告/商品信息
bid: puja |  | gebot | lance/licitação | rilancio | مزايدة+مزايدات | 出价 | bod
review:  |  | rezension |  |  |  |  | recensie
second-hand item: artículo de segunda mano/segunda mano | article d'occasion | gebrauchtware/second-hand | segunda mão |  | مستعمل/أغراض مستعملة | 二手/闲置 | tweedehands spullen
cart: carrito | panier d'achat | warenkorb | carrinho | carrello | سلة المشتريات/عربة | 购物车 | winkelwagen/winkelmandje
online shop: tienda en línea/tienda online | boutique en ligne/site marchand | onlineshop/webshop | loja online/loja virtual | negozio online/e-commerce | متجر إلكتروني | 网店/在线商城 | webshop/webwinkel
payment: pago en línea | paiement en ligne | bezahlvorgang | pagamento online | pagamento online |  | 结账/在线支付 | online betaling
discount:  |  |  |  |  |  | 优惠
coupon:  | bon de réduction/coupon | coupon |  | buono sconto |  |  | kortingsbon/waardebon
pass:  | carte de séances | mehrfachkarte |  |  |  | 年卡/月卡
barcode:  |  |  |  |  |  | 条码
commission:  |  |  |  | commissione |  | 佣金/手续费
student email: correo institucional | adresse universitaire | uni-mail | e-mail institucional | email istituzionale | بريد جامعي | 学校邮箱/校园邮箱 | studentenmail
private message: mensaje privado | message privé | privatnachricht/direktnachricht | mensagem privada | messaggio privato | رسالة خاصة | 私信/站内信/站内聊 | privébericht
phone: tel | tel |  |  | tel | تلفون/موبايل |  | gsm
tariff:  |  | preisliste | tabela de preços | listino |  | 价目表 | prijslijst
labour cost:  | main d'œuvre/main d'oeuvre | arbeitskosten |  |  |  | 人工费
VAT: iva |  | mwst/umsatzsteuer | iva |  | ضريبة القيمة المضافة | 增值税/税
neighbourhood: colonia |  |  |  |  | حارة
village: aldea |  |  | povoado | paesino |  | 村子/村
committee: comité/comisión de fiestas | comité/comité des fêtes | komitee/ausschuss | comitê | comitato | لجنة+لجان | 委员会 | comité
fire brigade:  |  |  |  | vigili del fuoco | إطفاء/الدفاع المدني | 消防队 | brandweer
firefighter:  | sapeur-pompier+sapeurs-pompiers | feuerwehrfrau |  | vigile del fuoco | رجل إطفاء |  | brandweerlieden
deployment:  |  |  |  |  |  | 出警 | uitruk
breathing apparatus: equipo de respiración | appareil respiratoire | atemschutzgerät+atemschutzgeräte/atemschutz | aparelho respiratório | autorespiratore | جهاز تنفس | 呼吸器 | ademluchttoestel
first aid: primeros auxilios | premiers secours/secourisme | erste hilfe/erste-hilfe-kurs | primeiros socorros | primo soccorso | إسعافات أولية |  | ehbo
library: bibliobús | médiathèque | bücherei |  |  |  |  | bieb
borrower: prestatario | emprunteur | ausleiher | requisitante | prestatario | مستعير+مستعيرين | 借阅人/借书人 | lener
loan:  |  |  | requisição |  |  | 借书记录 | uitlening
librarian:  | documentaliste |  |  |  | أمين المكتبة
reading list: lista de lectura | liste de lecture | leseliste | lista de leitura | lista di lettura | قائمة قراءة | 书单 | leeslijst
night shift: turno de noche | garde de nuit | nachtdienst/nachtschicht | turno da noite | turno di notte | وردية ليلية | 夜班 | nachtdienst
on-call duty: guardia | astreinte/garde | bereitschaft/bereitschaftsdienst | sobreaviso/piquete | reperibilità |  | 值班 | wachtdienst/piket
shift swap: cambio de turno+cambios de turno | échange de garde | diensttausch/schichttausch | troca de turno/troca de escala | cambio turno+cambi turno | تبديل وردية/تبديل دوام | 换班/调班 | dienstruil
clock-in: fichaje de entrada |  | stempelung | registro de ponto/batida de ponto | timbratura | بصمة حضور | 打卡 | inklokken
cleaning company: empresa de limpieza | entreprise de nettoyage/société de ménage | reinigungsfirma/gebäudereinigung | empresa de limpeza | impresa di pulizie | شركة تنظيف | 保洁公司/家政公司/家政 | schoonmaakbedrijf
cleaning:  | nettoyage | putzen | faxina | pulizia/pulizie | تنظيف/نظافة | 打扫卫生 | schoonmaak
checklist: lista de control/checklist/lista de verificación | liste de contrôle/check-list | checkliste | checklist/lista de verificação | checklist/lista di controllo | قائمة تدقيق/قائمة فحص | 检查表 | checklist
before-and-after photo: foto de antes y después | photo avant-après | vorher-nachher-foto | foto de antes e depois | foto prima e dopo | صور قبل وبعد | 前后对比照 | voor-en-na-foto
keyholder: responsable de llaves | responsable des clés | schlüsselverwalter | responsável pelas chaves | responsabile chiavi | مسؤول المفاتيح | 钥匙保管员 | sleutelbeheerder
holiday rental: piso turístico/alquiler vacacional/alojamiento | location saisonnière/chambre d'hôtes+chambres d'hôtes | fewo | alojamento/al/casa de férias | casa vacanza/agriturismo/b&b | شاليه+شاليهات/استراحة+استراحات
holidaymaker: veraneante | vacancier | feriengast+feriengäste | veraneante | villeggiante | مصيف | 住客 | vakantieganger
check-out:  |  | check-out | check-out | check-out | تسجيل الخروج | 退房 | check-out
linen: ropa de cama/sábanas | draps | bettwäsche | roupa de cama/lençóis | biancheria/lenzuola | بياضات/شراشف | 床品 | beddengoed/linnengoed
`;

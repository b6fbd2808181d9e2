/** Crafts, building, clubs, sports, clinics and workshops, one a row; how a row is written stands in rows.ts. */
export const TRADES = `
management: gestión | gestion | verwaltung | gestão/gerenciamento | gestione | | | beheer
roofer: techador/techadores | couvreur |  | telhadista | conciatetti | عامل أسقف | 屋顶工 | dakdekker
roofing company: empresa de techos | entreprise de couverture | dachdeckerei/dachdeckerbetrieb | empresa de telhados | impresa di coperture | شركة أسقف | 屋顶公司 | dakdekkersbedrijf
tiler: alicatador/azulejista | carreleur | fliesenleger | azulejista/ladrilhador | piastrellista | مبلط | 瓦工 | tegelzetter
glazier: cristalero/vidriero | vitrier |  | vidraceiro | vetraio |  | 玻璃工 | glaszetter
plasterer: yesero/escayolista | plâtrier | verputzer | gesseiro | intonacatore |  | 抹灰工 | stukadoor
welder: soldador | soudeur | schweißer | soldador | saldatore | لحام | 焊工 | lasser
blacksmith: herrero | forgeron | schmied | ferreiro |  |  | 铁匠 | smid
upholsterer: tapicero | tapissier | polsterer | estofador | tappezziere | منجد | 沙发翻新师 | stoffeerder
joinery: ebanistería | ébénisterie |  |  |  | منجرة |  | meubelmakerij
joiner: ebanista | ébéniste |  |  | ebanista |  |  | schrijnwerker
electrical work: instalación eléctrica+instalaciones eléctricas | installation électrique | elektroinstallation | instalação elétrica | impianto elettrico | تمديدات كهربائية | 电工活 | elektra
potter: ceramista/alfarero | potier/céramiste |  | ceramista/oleiro | ceramista/vasaio | خزاف | 陶艺师 | pottenbakker
pottery studio: taller de cerámica | atelier de poterie/atelier de céramique | töpferwerkstatt/keramikwerkstatt | ateliê de cerâmica | laboratorio di ceramica | ورشة خزف | 陶艺馆/陶艺工作室 | keramiekatelier
stage: fase/etapa | phase | phase/etappe | fase/etapa | fase/tappa | مرحلة+مراحل | 阶段 | fase/stadium
kiln:  |  |  |  |  |  |  | keramiekoven
jeweller: joyero | bijoutier/joaillier | goldschmied/juwelier | joalheiro/ourives | gioielliere/orafo | صائغ+صاغة | 珠宝匠 | juwelier/goudsmid
jewellery: joyería | bijouterie |  | joalharia/joalheria | gioielleria
weaver: tejedor | tisserand | weber | tecelão+tecelões | tessitore | نساج | 织工 | wever
crochet: ganchillo/crochet | crochet | häkeln/häkelarbeit | crochê/croché | uncinetto | كروشيه | 钩针 | haakwerk
embroidery: bordado | broderie | stickerei | bordado | ricamo | تطريز | 刺绣 | borduurwerk
wool: lana | laine | wolle | lã | lana | صوف | 毛线 | wol
yarn: ovillo | pelote |  | novelo | filato/gomitolo |  | 纱线
maker: creador | créateur/créatrice | kunsthandwerker/kunsthandwerkerin | artesã+artesãs | creatore | حرفية+حرفيات | 手工艺人/手艺人 | maker
pattern: patrón de costura/patrón |  | schnittmuster | molde/padrão | cartamodello | باترون | 图样 | patroon
custom order: encargo a medida | commande sur mesure | maßanfertigung/sonderanfertigung | sob medida | ordine su misura | طلب خاص | 定制订单/定制 | maatwerk
catalogue: catálogo | catalogue | katalog | catálogo | catalogo | كتالوج | 目录/商品目录 | catalogus
shop window: escaparate | vitrine | schaufenster | vitrine/montra | vetrina | واجهة | 橱窗 | etalage
stall:  |  |  |  |  | بسطة |  | marktkraam
trader: feriante | marchand |  |  | esercente |  | 商户/摊主 | handelaar
log: documentación | documentation | doku/dokumentation | documentação | documentazione | توثيق | 文档 | documentatie
administration:  |  | verwaltung | administração | amministrazione | إدارة | 管理部 | administratie/beheer
club system: gestión del club | gestion de club | vereinsverwaltung | gestão do clube | gestione associazione | إدارة النادي | 社团管理 | verenigingsbeheer
invitation: invitación | invitation | einladung | convite | invito | دعوة+دعوات | 邀请函/邀请 | uitnodiging
invitation code: código de invitación | code d'invitation | einladungscode/einladungslink | código de convite | codice di invito | رمز الدعوة/رمز دعوة | 邀请码 | uitnodigingscode/uitnodigingslink
guest: persona invitada |  | eingeladener |  | invitato+invitati | مدعو+مدعوين | 宾客 | genodigde/genodigden
newsletter: boletines |  |  | informativo | bollettino |  | 简报
minutes:  | compte-rendu
agenda item: punto del orden del día/orden del día | ordre du jour | tagesordnungspunkt/tagesordnung | pauta/ordem do dia | ordine del giorno | جدول الأعمال | 议题 | agendapunt
general meeting: junta general | assemblée générale/ag | mitgliederversammlung/hauptversammlung |  |  | جمعية عمومية | 会员大会 | ledenvergadering
vote: votación/votaciones | scrutin |  | votação+votações | votazione |  | 表决
board:  | conseil d'administration | vereinsvorstand | direção
board member: vocal/directivo | membre du bureau | vorstandsmitglied+vorstandsmitglieder |  |  | عضو مجلس إدارة | 理事 | bestuurslid+bestuursleden
sports hall: pabellón |  |  | pavilhão | palazzetto | صالة رياضية |  | sporthal
court:  |  |  | campo de ténis |  |  | 羽毛球场
lane: carril | couloir/ligne d'eau |  | raia | corsia | حارة | 泳道
scoreboard: marcador | tableau d'affichage | anzeigetafel | placar | tabellone/segnapunti | لوحة النتائج | 记分牌 | scorebord
standings: tabla de posiciones/tabla de clasificación |  |  | tabela |  | جدول الترتيب | 积分榜
fixture:  |  | spieltag/begegnung |  | giornata
line-up:  | feuille de match |  | convocatória |  |  | 首发名单 | opstelling
belt: cinturón/cinturones | ceinture | gürtel | faixa/cinto | cintura | حزام+أحزمة | 腰带
athlete: deportista/atleta | sportif/athlète | sportler/athlet | atleta/esportista | atleta/sportivo | رياضي+رياضيين | 运动员 | sporter/atleet
swimmer: nadador | nageur | schwimmer | nadador | nuotatore | سباح+سباحين | 游泳者 | zwemmer
runner:  |  |  |  |  |  | 跑友
cyclist:  |  | radler |  |  |  | 骑友 | wielrenner
climber: escalador | grimpeur | kletterer | escalador/alpinista | arrampicatore/scalatore |  | 攀岩者 | klimmer
hiker:  |  |  |  |  |  | 驴友
surfer: surfista | surfeur | surfer | surfista | surfista | راكب أمواج | 冲浪者 | surfer
diver: buzo/buceador | plongeur | taucher | mergulhador | subacqueo | غواص+غواصين | 潜水员 | duiker
rower: remero | rameur | ruderer | remador | canottiere | مجدف | 划船手 | roeier
boat: barca |  |  | bote |  | مركب+مراكب |  | sloep
wind:  |  |  |  |  | ريح+رياح
wave: ola | vague | welle | onda | onda | موجة+أمواج | 海浪 | golf
weather forecast: pronóstico del tiempo/pronóstico |  | wettervorhersage/wetterbericht | previsão do tempo | previsioni del tempo | توقعات الطقس | 天气预报 | weerbericht
spot: cupo/vacante/plaza libre+plazas libres | place libre+places libres | freier platz+freie plätze |  | posto libero+posti liberi | مكان شاغر | 空位 | vrije plek
capacity: aforo | jauge |  | lotação |  |  |  | capaciteit
maximum: cupo máximo | nombre maximum | höchstzahl | limite máximo | numero massimo | حد أقصى/الحد الأقصى |  | maximum
physiotherapist: kinesiólogo |  | physio | fisio |  |  | 康复师
pain level: nivel de dolor | niveau de douleur | schmerzskala | nível de dor | livello di dolore | مستوى الألم | 疼痛程度 | pijnscore
therapy session:  | séance de rééducation/rééducation | therapiestunde | sessão de terapia |  | جلسة علاج+جلسات علاج | 治疗课 | behandeling
midwife: comadrona |  |  |  |  | داية
paediatrician: pediatra | pédiatre | kinderarzt/kinderärztin | pediatra | pediatra | طبيب أطفال | 儿科医生 | kinderarts
clinic: ambulatorio | cabinet médical/centre de santé |  |  | studio medico/poliambulatorio | مستوصف
consultation:  | consultation | sprechstunde |  | consulto | استشارة+استشارات | 就诊/问诊 | consult/spreekuur
medical record: expediente médico |  | krankenakte | ficha clínica |  |  | 健康档案 | patiëntendossier
symptom:  |  | symptom |  | sintomo | عرض صحي |  | symptoom+symptomen
blood test: análisis de sangre/analítica | prise de sang/analyse de sang | blutwerte/bluttest | exame de sangue/análises | analisi del sangue | تحليل دم+تحاليل/تحليل | 验血/化验 | bloedonderzoek
lab result: resultado del análisis | résultat d'analyse | laborbefund | resultado do exame |  | نتيجة التحليل | 化验结果 | labuitslag
dementia: demencia | démence/alzheimer | demenz | demência | demenza | خرف | 失智/痴呆 | dementie
caregiver:  | soignant |  |  | assistente domiciliare | ممرض منزلي | 照护者 | zorgmedewerker
nurse:  |  | krankenpfleger/krankenschwester |  |  |  |  | verpleegster
visit:  | passage |  |  |  |  | 探访/上门 | bezoekje
logbook: bitácora/libro de registro | cahier de liaison/journal de bord | logbuch | diário de bordo/livro de registos | diario di bordo | سجل يومي | 日志 | logboek
therapist:  |  |  |  | terapeuta |  |  | therapeut
hearing aid: audífono | appareil auditif | hörgerät+hörgeräte | aparelho auditivo | apparecchio acustico | سماعة طبية | 助听器 | gehoorapparaat
frame: montura | monture | fassung | armação | montatura | إطار نظارة | 镜框 | montuur
lens: lente/lentilla | lentille | linse | lente | lente | عدسة+عدسات | 镜片/隐形眼镜 | lens
medicine cabinet: botiquín | armoire à pharmacie | hausapotheke | armário de remédios | armadietto dei medicinali | صيدلية منزلية | 药箱 | medicijnkastje
plumbing: fontanería/plomería | plomberie | sanitär/klempnerei | encanamento/canalização |  | سباكة | 水管维修 | loodgieterswerk
handyman: manitas | homme à tout faire/bricoleur |  | marido de aluguel/faz-tudo | tuttofare | فني صيانة |  | klusjesman
technician:  | dépanneur |  |  |  | تقني | 技术员/维修师傅 | technicus
installer: instalador | installateur/poseur |  | instalador | installatore |  | 安装工 | installateur
air conditioner: aire acondicionado | climatisation/climatiseur | klimaanlage | ar condicionado/ar-condicionado | condizionatore/climatizzatore | مكيف+مكيفات | 空调 | airco
boiler: caldera | chaudière | heizkessel/therme | caldeira/esquentador | caldaia | سخان+سخانات | 锅炉/热水器 | cv-ketel/ketel
household appliance: electrodoméstico | électroménager/appareil électroménager | haushaltsgerät+haushaltsgeräte | eletrodoméstico | elettrodomestico | جهاز منزلي+أجهزة منزلية | 家电 | huishoudapparaat
spare part: refacción |  |  | peça sobressalente | pezzo di ricambio+pezzi di ricambio |  |  | reserveonderdeel
work order: parte de trabajo | bon d'intervention/ordre de travail | arbeitsauftrag |  | ordine di lavoro/commessa | أمر عمل+أوامر عمل/أمر شغل |  | werkbon/werkorder
call-out:  | dépannage | einsatz vor ort | chamado |  |  |  | storingsbezoek
guarantee:  |  | gewährleistung |  |  | كفالة
repair shop: taller de reparación/taller mecánico | atelier de réparation | reparaturwerkstatt/kfz-werkstatt | oficina mecânica |  |  | 修理厂
mechanic:  |  | kfz-mechaniker/mechatroniker |  |  |  | 修车师傅
oil change: cambio de aceite | vidange | ölwechsel | troca de óleo | cambio olio/tagliando | تغيير زيت | 换机油 | olie verversen
mileage: kilometraje | kilométrage | kilometerstand | quilometragem | chilometraggio | عداد المسافة |  | kilometerstand
vehicle inspection: itv | contrôle technique | tüv/hauptuntersuchung | inspeção veicular |  | فحص دوري | 年检 | apk
vehicle:  |  |  | viatura |  |  |  | voertuig
trailer: remolque | remorque | anhänger | reboque | rimorchio | مقطورة | 拖车 | aanhanger
excavator: excavadora | pelleteuse | bagger | escavadeira/escavadora | escavatore | حفارة | 挖掘机 | graafmachine
crane: grúa | grue | kran+kräne | grua/guindaste | gru | رافعة+رافعات | 吊车 | kraan
scaffold: andamio | échafaudage | gerüst+gerüste | andaime | ponteggio/impalcatura | سقالة+سقالات | 脚手架 | steiger
cement: cemento | ciment/béton | zement/beton | cimento/betão | cemento/calcestruzzo | إسمنت/خرسانة | 水泥 | cement/beton
tile: azulejo/baldosa | carrelage/carreau/tuile | fliese/dachziegel | azulejo/telha | piastrella/tegola | بلاط | 瓷砖 | tegel
screw: tornillo | vis | schraube | parafuso | vite | برغي+براغي | 螺丝 | schroef
foreman: encargado de obra | chef de chantier/contremaître | polier/bauleiter | mestre de obras | capocantiere/capomastro | مشرف عمال/مراقب | 工头/领班 | voorman/uitvoerder
journeyman:  | compagnon |  | oficial | operaio specializzato | عامل ماهر | 熟练工 | gezel
apprentice:  |  |  |  |  | صبي
labourer: peón/peones |  | hilfsarbeiter | servente | operaio/manovale |  | 工友 | arbeider
hours worked: parte de horas | heures travaillées | stundenzettel | horas trabalhadas/folha de ponto | ore lavorate/foglio ore |  |  | gewerkte uren/urenregistratie
time tracking: control horario/fichaje | suivi des heures/pointeuse | zeiterfassung/stundenerfassung | controle de ponto/registo de horas | rilevazione presenze | تسجيل الدوام | 打卡记录 | tijdregistratie
invoice number: número de factura | numéro de facture | rechnungsnummer | número da fatura | numero fattura | رقم الفاتورة | 发票号 | factuurnummer
construction project:  |  | bauvorhaben/bauprojekt | empreitada |  | مشروع بناء | 施工项目/工程 | bouwproject
`;

/** What people keep in order every day: homes, shops, clubs, schools, care, farms; how a row is written stands in rows.ts. */
export const EVERYDAY = `
chore: tarea doméstica+tareas domésticas/quehacer | tâche ménagère+tâches ménagères/corvée | hausarbeit+hausarbeiten | tarefa doméstica+tarefas domésticas/afazer | faccenda+faccende | عمل منزلي+أعمال منزلية | 家务 | huishoudelijke taak/klusje
flatmate: compañero de piso+compañeros de piso/compañera de piso/roomie | colocataire/coloc+colocs | mitbewohner/mitbewohnerin | colega de quarto+colegas de quarto/colega de casa | coinquilino/coinquilina | شريك السكن+شركاء السكن | 室友/合租 | huisgenoot
flat share: piso compartido | colocation | wg+wgs/wohngemeinschaft | república | appartamento condiviso | سكن مشترك | 合租房 | woongroep/studentenhuis
rubbish: basura | poubelle/ordures | müll/mülltonne | lixo | spazzatura/immondizia | قمامة/زبالة | 垃圾 | afval/vuilnis
utility bill: recibo de la luz/factura de la luz | facture d'électricité | nebenkostenabrechnung | conta de luz/conta de água | bolletta | فاتورة الكهرباء | 水电费 | energierekening
screenshot: captura de pantalla+capturas de pantalla/pantallazo | capture d'écran+captures d'écran | bildschirmfoto/screenshot+screenshots | captura de tela/print da tela | schermata | لقطة شاشة | 截图 | screenshot
sleepover: fiesta de pijamas | soirée pyjama | übernachtung | festa do pijama | pigiama party | مبيت | 过夜 | logeerpartij
nap: siesta | sieste | mittagsschlaf/schläfchen | soneca/sesta | pisolino/riposino | قيلولة | 午睡 | dutje
nappy: pañal | couche/change | windel | fralda | pannolino | حفاض+حفاضات | 尿布 | luier
bottle: biberón/botella | biberon/bouteille | flasche/fläschchen | mamadeira/garrafa/biberão | biberon/bottiglia | زجاجة+زجاجات/رضاعة | 奶瓶 | fles
pickup person: persona autorizada+personas autorizadas | personne autorisée+personnes autorisées | abholberechtigte | pessoa autorizada+pessoas autorizadas | delegato | شخص مفوض | 接送人 | ophaler
playgroup: ludoteca | halte-garderie/garderie | spielgruppe/krabbelgruppe | recreação | ludoteca | روضة | 托管班 | peuterspeelzaal
nursery: escuela infantil/jardín de infantes/guardería | crèche/micro-crèche | kinderkrippe/kita+kitas | creche/jardim de infância | asilo nido/asilo | حضانة+حضانات | 幼儿园 | kinderopvang/kinderdagverblijf/bso
childminder: canguro/niñera | nounou/assistante maternelle | tagesmutter+tagesmütter/babysitterin | babá | tata | مربية+مربيات | 保姆 | gastouder/oppas
dad: papá+papás | papa+papas | papa+papas/papi | papai/papá | papà | بابا | 爸爸 | papa
parents: papás y mamás | parents | eltern | pais | genitori | والدين/والدان | 家长们 | ouders
professional: profesional | professionnel+professionnels/professionnelle | fachkraft+fachkräfte | profissional+profissionais | professionista+professionisti | اختصاصي+اختصاصيين/أخصائي | 专业人员 | professional
secretary: secretaria/secretario | secrétaire | sekretärin/sekretär+sekretäre | secretária | segretaria/segretario | سكرتيرة/سكرتير | 秘书 | secretaresse
receptionist: recepcionista | réceptionniste/standardiste | empfangsdame/rezeptionistin/rezeptionist | recepcionista | receptionist | موظفة الاستقبال/موظف الاستقبال/موظفة استقبال | 前台
villager: aldeano/vecino del pueblo | villageois/habitant | dorfbewohner | aldeão | paesano | قروي+قرويين/أهل القرية | 村民 | dorpsbewoner
head nurse: supervisora de enfermería | infirmière en chef/cadre de santé | stationsleitung | enfermeira-chefe | caposala | رئيسة الممرضات | 护士长 | hoofdverpleegkundige
gym owner: dueño del gimnasio | gérant de salle | studioleiter/studioleiterin | dono da academia | titolare della palestra | صاحب النادي | 馆长 | sportschoolhouder
courier: mensajero/motorizado | livreur/coursier | bote/kurier+kuriere | motoboy/entregador/estafeta | fattorino/corriere | مندوب التوصيل/مندوب توصيل | 外卖员 | koerier/fietskoerier
sheikh: jeque | cheikh | scheich | xeque | sceicco | شيخ+شيوخ/مشايخ | 教长
driver: chofer/conductora | chauffeur/conductrice | fahrer/fahrerin/chauffeur+chauffeure | motorista | autista+autisti | سائقة/شوفير | 驾驶员 | chauffeur
comrade: compañero | camarade | kamerad+kameraden/kameradin | camarada | compagno | زميل+زملاء | 战友 | kameraad
equipment manager: encargado del material | responsable du matériel | gerätewart+gerätewarte/zeugwart | responsável pelo material | responsabile attrezzature | مسؤول المعدات | 器材管理员 | materiaalman
commander: jefe de bomberos | chef de corps/commandant | kommandant+kommandanten/wehrführer | comandante | comandante | قائد+قادة | 指挥官 | commandant
substitute: suplente/sustituta/sustituto | remplaçant/remplaçante | vertretung/aushilfe/springer | substituto/substituta | sostituto/supplente | بديل+بدلاء | 替班 | invaller/reserve/vervanger
visiting nurse: enfermera a domicilio | infirmière libérale/infirmier libéral | pflegekraft+pflegekräfte | enfermeira domiciliar | infermiera a domicilio | ممرضة منزلية | 上门护士 | wijkverpleegkundige/thuiszorg
care provider: servicio de asistencia | service d'aide à domicile | pflegedienst+pflegedienste | serviço de apoio domiciliário | servizio di assistenza | خدمة الرعاية | 护理服务 | zorgaanbieder
medical letter: informe médico+informes médicos | compte rendu médical | arztbrief+arztbriefe/befund+befunde | relatório médico | referto medico | تقرير طبي+تقارير طبية | 病历 | doktersbrief
pain: dolor+dolores | douleur | schmerz+schmerzen | dor+dores | dolore | ألم+آلام/وجع | 疼痛 | pijn
blood sugar: azúcar en sangre/glucosa | glycémie | blutzucker | glicemia | glicemia | سكر الدم | 血糖 | bloedsuiker
blood pressure: presión arterial/tensión arterial | tension artérielle | blutdruck | pressão arterial | pressione | ضغط الدم | 血压 | bloeddruk
temperature: temperatura/fiebre | température/fièvre | temperatur/fieber | temperatura/febre | temperatura/febbre | حرارة/درجة الحرارة | 体温 | temperatuur
vaccination record: cartilla de vacunación/carné de vacunas | carnet de vaccination | impfpass+impfpässe | carteira de vacinação/caderneta de vacinação | libretto vaccinale | سجل التطعيمات/دفتر التطعيم | 疫苗记录 | vaccinatieboekje
medical history: historia clínica/historial médico | dossier médical/antécédents | krankengeschichte/patientenakte | prontuário/histórico médico | cartella clinica | ملف طبي/سجل طبي | 病史 | medisch dossier
check-up: chequeo | bilan de santé/visite médicale | untersuchung+untersuchungen/vorsorge | exame médico | visita medica | فحص طبي | 体检 | controle
medical order: indicación médica | consigne médicale | ärztliche anordnung | orientação médica | indicazione medica | تعليمات الطبيب | 医嘱
ward round: ronda médica | tour de garde | visite | ronda | giro visite | جولة الطبيب | 查房 | visite
family visit: visita familiar | visite des familles | angehörigenbesuch | visita da família | visita dei familiari | زيارة الأهل | 探视 | familiebezoek
special diet: dieta especial | régime | sonderkost/diät+diäten | dieta especial | dieta speciale | حمية | 忌口 | dieetwens
bath: baño | bain/toilettage | bad | banho | bagno | حمام/استحمام | 洗澡 | bad
grooming: peluquería canina | toilettage canin | fellpflege | tosa/banho e tosa | toelettatura | تجميل | 美容 | trimbeurt
groomer: peluquera canina | toiletteur/toiletteuse | hundefriseur/hundefriseurin | tosador/tosadora | toelettatore | مزين | 美容师 | trimmer/hondentrimmer
manicure: manicura | manucure | maniküre | manicure | manicure | مانيكير | 美甲 | manicure
fitting: prueba de vestuario | essayage | anprobe+anproben | prova de roupa | prova abito | بروفة+بروفات/قياس الفستان | 试衣 | pasbeurt
garment size: talla | taille de vêtement | kleidergröße | tamanho da roupa | taglia | مقاس الملابس | 尺码 | kledingmaat
down payment: seña/anticipo/señal | acompte/arrhes | anzahlung+anzahlungen | sinal/entrada | caparra/acconto | عربون | 定金 | aanbetaling
commission: comisión/consignación | commission | provision+provisionen/kommission | comissão/comissões | provvigione | عمولة+عمولات | 提成 | commissie
half: mitad | moitié | hälfte | metade | metà | نصف | 一半 | helft
credit balance: saldo a favor | avoir/cagnotte | guthaben | crédito | credito | رصيد الحساب | 余额 | tegoed
top-up: recarga | recharge | aufladung+aufladungen | recarga | ricarica | شحن الرصيد | 充值 | opwaardering
loyalty programme: programa de fidelización | programme de fidélité | treueprogramm+treueprogramme | programa de fidelidade | programma fedeltà | برنامج ولاء | 积分 | spaarprogramma
points: puntos | points | punkte | pontos | punti | نقاط | 分数 | punten
penalty: penalización | pénalité | strafpunkt+strafpunkte | penalidade | penalità | عقوبة | 扣分 | strafpunt
direct debit: domiciliación/adeudo | prélèvement | lastschrift+lastschriften/bankeinzug | débito automático/débito direto | addebito diretto | خصم مباشر | 自动扣款 | automatische incasso/incasso
packing list: lista de preparación/lista de embalaje | liste de préparation/bon de préparation | packliste/kommissionierliste | lista de separação | lista di imballaggio | قائمة التعبئة | 装箱单 | paklijst
box: caja/cesta/cajón | boîte/caisse/carton/panier | kiste/box+boxen/karton+kartons | caixa/cesta/cabaz | cassetta/scatola/cesta | صندوق+صناديق/علبة+علب | 盒子 | doos/kist/krat
vegetable box: cesta de verduras/caja de verduras | panier de légumes | gemüsekiste/abokiste | cesta de verduras/cabaz de legumes | cassetta di verdura | صندوق خضار | 菜箱 | groentepakket/groentetas
farm shop: tienda de la granja | magasin à la ferme/boutique à la ferme | hofladen+hofläden | loja da fazenda | spaccio agricolo | متجر المزرعة | 农场店 | boerderijwinkel
egg: huevo | œuf+œufs/oeuf+oeufs | ei+eier | ovo | uovo+uova | بيضة | 鸡蛋 | ei+eieren
henhouse: gallinero | poulailler | hühnerstall+hühnerställe | galinheiro | pollaio | خم/حظيرة الدجاج | 鸡舍 | kippenhok
livestock farm: ganadería/granja | élevage+élevages/elevage | viehbetrieb/hof+höfe | criação/fazenda/quinta | allevamento | مزرعة مواشي | 养殖场 | veehouderij
queen: reina | reine | königin | rainha | regina | ملكة+ملكات | 蜂王 | koningin
insemination: inseminación | insémination | besamung+besamungen | inseminação | inseminazione | تلقيح | 配种 | inseminatie
calving: parto | vêlage/mise bas | kalbung+kalbungen/geburt+geburten | parto | parto | ولادة+ولادات | 产犊 | afkalving
milk: leche | lait | milch | leite | latte | حليب/لبن | 牛奶 | melk
olive oil: aceite de oliva | huile d'olive | olivenöl | azeite | olio d'oliva | زيت زيتون/زيت الزيتون | 橄榄油 | olijfolie
tin: lata/bidón | bidon/boîte de conserve | kanister/dose | lata | latta | تنكة+تنكات/صفيحة | 罐 | blik
oil press: almazara/molino | moulin à huile/pressoir | ölmühle | lagar | frantoio | معصرة+معاصر | 油坊 | oliepers
turn: turno/vez | tour/tour de rôle | reihe | vez | turno | دور+أدوار | 排号 | beurt
share: parte/cuota parte | part/quote-part | anteil+anteile | cota/parte | quota parte | حصة+حصص/نصيب | 份额 | aandeel
soup: sopa | soupe/potage | suppe | sopa | zuppa/minestra | شوربة | 汤 | soep
stew: guisado/guiso | ragoût/plat du jour | eintopf+eintöpfe | ensopado | stufato | يخنة | 炖菜 | stoofpot
menu of the day: menú del día | menu du jour | tagesmenü+tagesmenüs/tageskarte | prato do dia | menu del giorno | طبق اليوم | 今日菜单 | dagmenu
meat: carne | viande | fleisch | carne | carne | لحم+لحوم | 肉 | vlees
diner: fonda/comedor | cantine/bistrot | imbiss/kantine | lanchonete/marmitaria | trattoria | مطعم شعبي | 小吃店 | eter
breakfast shop: desayunería | café-petit-déjeuner | frühstückslokal | casa de café da manhã | bar colazioni | محل فطور | 早餐店
steamed bun: bollo al vapor | brioche vapeur | dampfnudel+dampfnudeln | pãozinho no vapor | panino al vapore | خبز بالبخار | 包子
takeaway: comida para llevar | plat à emporter/vente à emporter | essen zum mitnehmen/abholung | comida para viagem | cibo da asporto | طلب خارجي/سفري | 外卖 | afhaal/afhaalmaaltijd
bike: bici+bicis/bicicleta | vélo | fahrrad+fahrräder/rad+räder | bicicleta/bike+bikes | bicicletta/bici | دراجة | 单车 | fiets
motorbike: moto+motos/motocicleta | moto+motos | motorrad+motorräder | moto+motos/motocicleta | moto/motocicletta | دراجة نارية/موتوسيكل | 摩托车
number plate: matrícula/patente/placa | plaque/immatriculation | kennzeichen/nummernschild+nummernschilder | placa/matrícula do carro | targa+targhe | رقم اللوحة | 车牌 | kenteken
tax adviser: gestoría/asesoría | comptable/expert-comptable | steuerberater/steuerberaterin | contador/contabilista | commercialista+commercialisti | محاسب+محاسبين | 会计 | belastingadviseur/boekhouder/accountant
labour: mano de obra | main-d'œuvre | arbeitszeit+arbeitszeiten/lohnkosten | mão de obra | manodopera | أجرة اليد/مصنعية | 工时 | arbeid/arbeidsloon
quote: presupuesto de reparación | devis | kostenvoranschlag+kostenvoranschläge/angebot | orçamento | preventivo | عرض سعر+عروض أسعار | 报价
elective: taller escolar | option | wahlfach+wahlfächer | disciplina eletiva | materia opzionale | مادة اختيارية | 选修课 | keuzevak
course: formación/cursillo | stage de formation/formation | lehrgang+lehrgänge/kurs | formação/capacitação | corso di formazione | دورة تدريبية+دورات تدريبية | 培训 | cursus
expiry date: fecha de vencimiento/fecha de caducidad | date d'expiration/date de péremption/date limite | ablaufdatum/verfallsdatum/haltbarkeitsdatum | data de validade/prazo de validade | data di scadenza/scadenza | تاريخ الانتهاء/تاريخ الصلاحية | 有效期 | houdbaarheidsdatum/vervaldatum
drill: simulacro/ejercicio | exercice/manœuvre | einsatzübung+einsatzübungen | treinamento/simulado | esercitazione+esercitazioni | تدريب عملي | 演练 | boor
mission: salida/intervención | intervention | einsatz+einsätze | ocorrência/missão | intervento+interventi | تدخل | 出勤任务 | inzet
recitation: recitación/lectura | récitation | rezitation+rezitationen | recitação | recitazione | تسميع/تلاوة | 背诵 | recitatie
Quran: Corán | Coran | koran | Alcorão | Corano | قرآن | 古兰经 | koran
lesson: lección/clase particular+clases particulares | leçon/cours particulier | unterrichtsstunde/nachhilfe/nachhilfestunde | aula/aula particular | lezione+lezioni | حصة دراسية | 课时 | les
maths: matemáticas | maths/mathématiques | mathe/mathematik | matemática | matematica | رياضيات | 数学 | wiskunde
private lesson: clase particular | cours à domicile | einzelstunde | aula particular | lezione privata | درس خصوصي+دروس خصوصية | 家教 | privéles/bijles
course card: bono de clases | carte d'abonnement/carnet de cours | zehnerkarte | pacote de aulas | tessera lezioni | بطاقة الحصص | 课程卡 | lessenkaart
roll call: pase de lista | appel nominal | anwesenheitskontrolle | chamada | appello | تفقد الحضور | 点名 | presentielijst
dinner: cena | dîner | abendessen | jantar | cena | عشاء | 晚餐 | avondeten/diner
lunch: almuerzo | déjeuner | mittagessen | almoço | pranzo | غداء | 午餐 | lunch
breakfast: desayuno | petit déjeuner/petit-déjeuner | frühstück | café da manhã/pequeno-almoço | colazione | فطور/إفطار | 早餐 | ontbijt
snack: merienda | goûter/collation | snack+snacks/brotzeit | lanche | merenda | وجبة خفيفة | 点心 | snack
donation receipt: certificado de donación | reçu fiscal | spendenquittung+spendenquittungen/spendenbescheinigung | recibo de doação | ricevuta fiscale | إيصال التبرع | 捐款收据 | giftverklaring
food basket: canasta de alimentos | colis alimentaire | lebensmittelpaket+lebensmittelpakete | cesta básica | pacco alimentare+pacchi alimentari | سلة غذائية+سلات غذائية/سلال غذائية | 食品篮 | voedselpakket
charity: ONG/asociación benéfica | association caritative | hilfsverein/hilfsorganisation | ONG/instituição de caridade | ente benefico | جمعية خيرية+جمعيات خيرية | 慈善机构 | goed doel+goede doelen
social researcher: trabajador social | enquêteur social | sozialarbeiter/sozialarbeiterin | assistente social | assistente sociale | باحث اجتماعي/الباحث الاجتماعي/باحثة اجتماعية | 社工
delivery proof: comprobante de entrega | preuve de livraison | zustellnachweis | comprovante de entrega | prova di consegna | تسليم/إثبات التسليم | 签收 | afleverbewijs
payment proof: comprobante/justificante | justificatif/preuve de paiement | zahlungsbeleg+zahlungsbelege | comprovante | ricevuta di pagamento | إثبات الدفع | 付款凭证 | betaalbewijs
garden work: trabajo comunitario | travaux collectifs | gemeinschaftsarbeit+gemeinschaftsarbeiten/arbeitseinsatz+arbeitseinsätze | mutirão+mutirões | lavoro comune | عمل جماعي | 集体劳动 | tuinwerk
lawnmower: cortacésped+cortacéspedes | tondeuse | rasenmäher | cortador de grama/corta-relva | tagliaerba | جزازة العشب | 割草机 | grasmaaier
shredder: trituradora | broyeur | häcksler | triturador | biotrituratore | مفرمة | 碎枝机 | hakselaar
water meter: contador de agua/medidor de agua | compteur d'eau | wasseruhr+wasseruhren/wasserzähler | hidrômetro | contatore dell'acqua | عداد المياه | 水表 | watermeter
condominium: comunidad de propietarios/comunidad de vecinos | copropriété | eigentümergemeinschaft | condomínio | condominio | اتحاد الملاك | 小区业委会 | vve
flat owner: copropietario/propietario | copropriétaire | wohnungseigentümer/eigentümerin | condómino/condômino | condomino | مالك الشقة | 业主 | appartementseigenaar
unit: unidad/vivienda | lot | wohneinheit+wohneinheiten | fração+frações/unidade | unità | وحدة+وحدات | 户 | eenheid
site: sitio/página | site+sites | seite/webseite | sítio/site+sites | sito | موقع إلكتروني | 站点 | bouwplaats/werf/klus
photograph: fotografía | photographie/cliché | fotografie+fotografien/aufnahme | fotografia | fotografia | صورة فوتوغرافية | 相片 | foto
budget: presupuesto anual | budget+budgets | haushaltsplan | orçamento anual | bilancio | ميزانية | 预算 | budget/begroting
copy: copia | copie | kopie+kopien | cópia | copia | نسخة+نسخ | 复印件 | exemplaar/kopie
book signing: firma de libros | dédicace | signierstunde | sessão de autógrafos | firmacopie | توقيع كتاب | 签售 | signeersessie
favourite pick: recomendación de la casa | coup de cœur+coups de cœur | lieblingstipp+lieblingstipps | favorito da casa | consiglio del libraio | ترشيح | 推荐书 | aanrader
flea market: mercadillo/rastro | vide-grenier+vide-greniers/brocante | flohmarkt+flohmärkte/basar | bazar/feira da ladra | mercatino | سوق مستعمل | 跳蚤市场 | rommelmarkt/vlooienmarkt
cleaning rota: turno de limpieza | tour de ménage+tours de ménage | putzplan+putzpläne | escala de limpeza | turno di pulizie | دور التنظيف | 值日 | schoonmaakrooster
cleaner: señora de la limpieza/chica de la limpieza | femme de ménage/agent d'entretien | putzfrau+putzfrauen/reinigungskraft+reinigungskräfte | senhora da limpeza/faxineira/diarista | signora delle pulizie/donna delle pulizie | عاملة النظافة/عامل النظافة | 保洁员
door code: código de la puerta | code de la porte/code d'accès | türcode+türcodes | código da porta | codice della porta | رمز الباب | 门禁码 | deurcode
house rules: normas de la casa | règlement intérieur | hausordnung | regras da casa | regole della casa | قواعد المنزل | 住宿须知 | huisregels
holiday flat: apartamento turístico/casa de vacaciones | gîte/location de vacances | ferienwohnung+ferienwohnungen/ferienhaus+ferienhäuser | alojamento local/casa de temporada | casa vacanze | شقة مفروشة | 度假屋 | vakantiehuis/vakantiewoning/vakantiehuisje
beer: cerveza | bière | bier+biere | cerveja | birra | بيرة | 啤酒 | bier
pitch: cancha/campo de juego | terrain | platz/spielfeld+spielfelder | quadra/campo | campo | ملعب+ملاعب | 球场 | veld/sportveld
attendance list: lista de asistencia | feuille de présence | anwesenheitsliste | lista de presença | foglio presenze | كشف الحضور | 签到表 | presentielijst/aanwezigheidslijst
name: nombre/apellido | nom/prénom | name+namen/vorname+vornamen | nome/sobrenome | nome/cognome | اسم+أسماء | 名字 | voornaam/achternaam
sticker: etiqueta/pegatina | étiquette/autocollant | etikett+etiketten/aufkleber | etiqueta/adesivo | etichetta | ملصق+ملصقات | 标签 | sticker
lot number: número de lote | numéro de lot | losnummer+losnummern/chargennummer+chargennummern | número do lote | numero di lotto | رقم الدفعة | 批号 | partijnummer
subtotal: subtotal | sous-total | zwischensumme | subtotal | subtotale | مجموع فرعي | 小计 | subtotaal
summary table: tabla resumen | tableau récapitulatif | sammelliste/übersichtsliste | tabela resumo | tabella riassuntiva | جدول ملخص | 汇总表 | verzamellijst
small ticket: tique | ticket de caisse | kassenbon+kassenbons/kassenzettel | cupom fiscal/nota fiscal | scontrino | إيصال الشراء | 小票 | kassabon
category: categoría | catégorie | kategorie+kategorien | categoria | categoria | فئة+فئات | 分类 | categorie
income: ingresos | revenus/recettes | einnahmen | receitas | entrate | دخل | 收入 | inkomen/inkomsten
neighbour: vecina/vecino | voisin/voisine | nachbar+nachbarn/nachbarin | vizinho/vizinha | vicino di casa | جارة | 街坊 | buurvrouw/buurtgenoot/buurtbewoner/buurvrouwen
people: gente/personas | gens | leute/menschen | pessoas/gente | gente | ناس | 人们 | personen/mensen
office: oficina | bureau+bureaux | büro+büros/amt+ämter | escritório/repartição | ufficio | دائرة+دوائر | 办公室 | kantoor
youth welfare office: servicios sociales | services sociaux | jugendamt | conselho tutelar | servizi sociali | رعاية الطفولة | 民政局 | jeugdzorg
wild camp: finca | domaine | gut | chácara | podere | ضيعة | 庄园
key safe: caja de llaves | boîte à clés | schlüsselkasten+schlüsselkästen | cofre de chaves | cassetta delle chiavi | صندوق المفاتيح | 钥匙盒 | sleutelkluis
hiking licence: licencia federativa | licence sportive | spielerpass+spielerpässe | licença esportiva | tesserino | رخصة رياضية | 运动证
quota: cuota mensual | cotisation mensuelle | monatsbeitrag+monatsbeiträge/beitrag+beiträge | quota/mensalidade | quota mensile | اشتراك شهري | 月费 | contributie/maandbijdrage
gas bottle: bombona | bouteille de gaz | gasflasche | botijão+botijões | bombola | أنبوبة غاز | 煤气罐 | gasfles
tablecloth: mantel | nappe | tischdecke | toalha de mesa | tovaglia | مفرش | 桌布 | tafelkleed
dress: vestido | robe | kleid+kleider | vestido | vestito/abito | فستان+فساتين | 连衣裙 | jurk
suit: traje | costume | anzug+anzüge | terno/fato | abito da uomo | بدلة+بدل | 西装
curtain: cortina | rideau+rideaux | vorhang+vorhänge | cortina | tenda | ستارة+ستائر | 窗帘 | gordijn
mattress: colchón | matelas | matratze | colchão | materasso | فرشة/مرتبة | 床垫 | matras
toolbox: caja de herramientas | caisse à outils | werkzeugkasten+werkzeugkästen | caixa de ferramentas | cassetta degli attrezzi | صندوق أدوات | 工具箱 | gereedschapskist
ladder: escalera | échelle | leiter+leitern | escada | scala | سلم+سلالم | 梯子 | ladder
drill machine: taladro | perceuse | bohrmaschine | furadeira | trapano | مثقاب/دريل | 电钻 | boormachine
volunteer: voluntario | bénévole | freiwilliger/helferin | voluntário | volontario | متطوعة | 志工/义工 | vrijwilligster
elder: persona mayor+personas mayores/anciano | aîné/personne âgée+personnes âgées | ältere/senior+senioren/seniorin | idoso | anziano+anziani | مسن+مسنين/كبار السن | 长辈/长者 | oudere/senior
family member: familiar | proche/membre de la famille | familienmitglied+familienmitglieder | familiar/parente | familiare | فرد العائلة/أهل | 家人 | familielid+familieleden/gezinslid+gezinsleden
headcount: número de asistentes | nombre de présents | teilnehmerzahl+teilnehmerzahlen | número de participantes | numero di presenti | عدد الحضور | 人数 | aantal personen
meal delivery: reparto de comidas | portage de repas | essen auf rädern | entrega de refeições | consegna pasti | توصيل الوجبات | 送餐 | maaltijdbezorging
vegetarian: vegetariano | végétarien | vegetarier | vegetariano | vegetariano | نباتي | 吃素 | vegetariër
`;

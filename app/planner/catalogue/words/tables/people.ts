/** People of every day, one a row; how a row is written stands in rows.ts. */
export const PEOPLE = `
patient: paciente | patient/patiente | patient/patientin | paciente | paziente | مريض+مرضى | 病人/患者 | patiënt
colleague: colega/compañero | collègue | kollege/kollegin | colega | collega | زميل+زملاء | 同事 | collega+collega's
audience: público | public | publikum | público | pubblico | جمهور | 观众 | publiek
shift leader: encargado de turno | chef d'équipe | schichtleiter/schichtleiterin | chefe de turno | capoturno | رئيس الوردية | 班长 | ploegleider
household: hogar | foyer | haushalt | domicílio | nucleo familiare | أسرة | 人家 | huishouden
technician: técnico | technicien/technicienne | techniker/technikerin/monteur | técnico | tecnico | فني+فنيين | 维修工/维修人员 | monteur
property manager: administrador de fincas | gestionnaire | hausverwalter/hausverwaltung | síndico | amministratore | مدير العقار | 物业 | beheerder
donor: donante | donateur/donatrice | spender/spenderin | doador/doadora | donatore | متبرع+متبرعين | 捐赠人/捐赠者 | donateur/gever/donor
trainer: entrenador personal/instructor | entraîneur/instructeur/moniteur/monitrice | trainer/trainerin/ausbilder/übungsleiter/übungsleiterin/schwimmlehrer/schwimmlehrerin | treinador/instrutor | allenatore/istruttore/istruttrice/allenatrice | مدرب/مدربة | 教练/培训师/培训老师 | trainer
grower: productor | producteur | erzeuger/winzer | produtor | produttore | منتج | 种植户/果农 | teler/kweker
caretaker: conserje/portero | concierge | hausmeister | zelador/porteiro | custode/portiere | حارس | 管理员阿姨 | conciërge
accountant: contable/contador/gestor | comptable | buchhalter/steuerberater | contador/contabilista | commercialista/contabile | محاسب+محاسبين | 会计 | boekhouder
judge: juez/jurado | juge/jury | richter/jury | juiz/jurado | giudice/giuria | حكم+حكام | 评委 | jury/rechter
artist: artista | artiste | künstler/künstlerin | artista | artista | فنان+فنانين | 艺术家 | kunstenaar
dancer: bailarín/bailarina | danseur/danseuse | tänzer/tänzerin | dançarino/bailarina | ballerino/ballerina | راقص | 舞者 | danser
photographer: fotógrafo | photographe | fotograf/fotografin | fotógrafo | fotografo | مصور+مصورين | 摄影师 | fotograaf
traveller: viajero | voyageur | reisender/reisende | viajante | viaggiatore | مسافر+مسافرين | 旅客 | reiziger
tourist: turista | touriste | tourist/touristin | turista | turista | سائح+سياح | 游客 | toerist
cyclist: ciclista | cycliste | radfahrer/radfahrerin | ciclista | ciclista | دراج+دراجين | 骑行者 | fietser
runner: corredor | coureur | läufer/läuferin | corredor | corridore/podista | عداء+عدائين | 跑者 | loper/hardloper
fisherman: pescador | pêcheur | fischer/angler | pescador | pescatore | صياد+صيادين | 渔民 | visser
rider: jinete/repartidor en moto | cavalier/coursier | reiter/reiterin/kurierfahrer | cavaleiro/motoboy | cavaliere/rider | فارس+فرسان/سائق توصيل | 骑手/外卖骑手 | ruiter
builder: albañil | maçon | bauarbeiter/maurer | pedreiro | muratore | بناء | 建筑工 | bouwvakker
babysitter: niñera/canguro | baby-sitter/nounou | babysitter/tagesmutter | babá | babysitter/tata | جليسة أطفال | 保姆 | oppas
midwife: matrona/partera | sage-femme | hebamme | parteira | ostetrica | قابلة | 助产士 | verloskundige
pharmacist: farmacéutico | pharmacien | apotheker/apothekerin | farmacêutico | farmacista | صيدلي | 药剂师 | apotheker
firefighter: bombero | pompier | feuerwehrmann/feuerwehrleute | bombeiro | pompiere | إطفائي | 消防员 | brandweerman
coordinator: responsable | responsable | koordinator/koordinatorin/leitung | responsável | responsabile | منسق | 负责人 | coördinator
guardian: tutor legal | tuteur | vormund | tutor | tutore | وصي | 监护人 | voogd
beginner: principiante | débutant | anfänger/anfängerin | iniciante | principiante | مبتدئ | 初学者 | beginner
expert: experto | expert | experte/expertin | especialista | esperto | خبير+خبراء | 专家 | deskundige
refugee: refugiado | réfugié | geflüchteter/flüchtling | refugiado | rifugiato | لاجئ+لاجئين | 难民 | vluchteling
board member: junta directiva/directiva | bureau de l'association/conseil | vorstand | diretoria | consiglio direttivo/direttivo | مجلس الإدارة | 理事会 | bestuur
groundskeeper: encargado de pistas | gardien du terrain | platzwart/platzwartin | zelador do campo | custode del campo | حارس الملعب | 场地管理员 | terreinknecht
follower: seguidor | abonné/abonnée | abonnent | seguidor | follower | متابع+متابعين | 粉丝/关注者 | volger
secretary: secretaria/secretario | secrétariat | sekretariat | secretaria | segreteria | سكرتير | 教务/秘书 | secretariaat
moderator: moderador | modérateur | moderator | moderador | moderatore | مشرف المحتوى | 版主/审核员 | moderator
hairdresser: estilista | coiffeur/coiffeuse | friseurin | cabeleireira | estetista | كوافيرة | 美发师 | kapster
activity leader: monitor | animateur/animatrice | betreuer/betreuerin | monitora | animatore/animatrice | مرافق | 辅导员 | begeleider/jeugdleider/spelbegeleider
teacher: profe/docente | enseignant/enseignante/maîtresse/prof | erzieher/erzieherin/lehrkraft+lehrkräfte | educador | docente/educatore | أستاذ+أساتذة | 导师 | onderwijzer/meester/leerkracht/docente
trainee: aprendiz/becario | apprenti/stagiaire | auszubildender/azubi/lehrling/praktikant | estagiário/aprendiz | apprendista/tirocinante | متدرب+متدربين | 实习生 | stagiair/stagiaire
craftsman: artesano/oficial | artisan | meister/handwerker/geselle+gesellen | artesão | artigiano+artigiani | حرفي+حرفيين | 匠人 | ambachtsman/vakman+vakmensen/vaklui/klusser
carpenter: carpintero | menuisier/charpentier | schreiner/tischler/zimmermann | marceneiro/carpinteiro | falegname | نجار+نجارين | 木匠 | timmerman/meubelmaker
shoemaker: zapatero | cordonnier | schuster | sapateiro | calzolaio | إسكافي | 鞋匠 | schoenmaker
seamstress: modista/costurera | couturière | schneiderin/näherin | costureira | sarta | خياطة | 裁缝师 | naaister/kleermaker
florist: florista | fleuriste | florist/floristin | florista | fioraio/fiorista | بائع زهور | 花艺师 | bloemist
baker: panadero/pastelero | boulanger/pâtissier | bäcker/bäckerin/konditor | padeiro/confeiteiro | fornaio/pasticcere | خباز | 面包师 | bakker
butcher: carnicero | boucher | metzger/fleischer | açougueiro | macellaio | جزار | 屠夫 | slager
fishmonger: pescadero | poissonnier | fischhändler | peixeiro | pescivendolo | بائع سمك | 鱼贩 | visboer
greengrocer: frutero/verdulero | primeur | gemüsehändler | feirante | fruttivendolo | بائع خضار | 菜贩 | groenteboer
shepherd: pastor/ganadero | berger/bergère | schäfer/hirte+hirten | pastor/pecuarista | pastore | راعي+رعاة | 牧民 | herder
breeder: criador | éleveur/éleveuse | züchter/züchterin | criador | allevatore | مربي | 饲养员 | fokker
grazier: ganadero | vacher | viehhalter | pecuarista | mandriano | مربي ماشية | 牧场主 | veehouder
winemaker: viticultor/bodeguero | vigneron/viticulteur | winzer/winzerin | vinicultor | viticoltore | صانع نبيذ | 酿酒师 | wijnmaker/wijnboer
tea farmer: cultivador de té | producteur de thé | teebauer | produtor de chá | coltivatore di tè | مزارع الشاي | 茶农 | theeboer
tattooist: tatuador | tatoueur/tatoueuse | tätowierer/tätowiererin | tatuador | tatuatore | واشم | 纹身师 | tatoeëerder
nutritionist: nutricionista/dietista | diététicien/diététicienne/nutritionniste | ernährungsberater/ernährungsberaterin | nutricionista | nutrizionista/dietista | أخصائي تغذية | 营养师 | diëtist/voedingsdeskundige
speech therapist: logopeda | orthophoniste | logopäde/logopädin | fonoaudiólogo/terapeuta da fala | logopedista | أخصائي نطق | 语言治疗师 | logopedist
physiotherapist: fisioterapeuta/fisio | kinésithérapeute/kiné | physiotherapeut/physiotherapeutin | fisioterapeuta | fisioterapista | أخصائي علاج طبيعي | 理疗师 | fysiotherapeut/fysio
psychologist: psicólogo | psychologue | psychologe/psychologin | psicólogo | psicologo+psicologi | طبيب نفسي | 心理咨询师 | psycholoog+psychologen
dentist: dentista | dentiste | zahnarzt+zahnärzte | dentista | dentista | طبيب أسنان | 牙医 | tandarts
optician: óptico | opticien | optiker | oculista | ottico | نظاراتي | 验光师 | opticien
carer: cuidador/auxiliar | aidant/auxiliaire de vie/aide-soignant | pflegekraft+pflegekräfte/betreuungskraft | cuidador | badante/assistente | مقدم رعاية | 护工 | verzorger/verzorgster/mantelzorger/zorgverlener/oppas
social worker: trabajador social/asistente social | assistante sociale/travailleur social | sozialarbeiter/sozialarbeiterin | assistente social | assistente sociale | أخصائي اجتماعي | 社工 | maatschappelijk werker
lifeguard: socorrista | maître-nageur | bademeister/rettungsschwimmer | salva-vidas/nadador-salvador | bagnino | منقذ | 救生员 | badmeester
rescuer: rescatista | secouriste/sauveteur | retter/sanitäter | socorrista | soccorritore | مسعف+مسعفين | 救援人员 | redder
police officer: policía/agente de policía | policier/gendarme | polizist/polizistin | policial/polícia | poliziotto/vigile | شرطي | 警察 | politieagent/agent
agent: agente | agent/agente | agent/makler | agente/corretor | agente | وكيل+وكلاء | 代理人 | makelaar
ranger: guarda forestal | garde forestier | förster/ranger | guarda-florestal | guardia forestale | حارس الغابة | 护林员 | boswachter
inspector: inspector | inspecteur/contrôleur | prüfer/kontrolleur | inspetor/fiscal | ispettore | مفتش+مفتشين | 检查员 | inspecteur/keurmeester/controleur
supervisor: supervisor/capataz | chef d'équipe/surveillant | vorarbeiter/aufsicht | supervisor/encarregado | supervisore/caposquadra | مشرف+مشرفين | 主管 | toezichthouder/leidinggevende
station manager: jefe de estación | chef de station | stationsleiter | chefe de estação | capostazione | مدير المحطة | 站长 | stationschef
clerk: administrativo/recepcionista | employé de bureau/standardiste | sachbearbeiter/sachbearbeiterin/bürokraft | atendente/recepcionista | impiegato/addetto | كاتب | 文员 | ambtenaar
cashier: cajero | caissier/caissière | kassierer/kassiererin | caixa | cassiere | أمين الصندوق | 收银员 | caissière/kassamedewerker
treasurer: tesorero | trésorier/trésorière | kassenwart/schatzmeister/kassierer | tesoureiro | tesoriere | أمين الصندوق | | kassier
chairperson: presidente | président/présidente | vorsitzender/vorsitzende | presidente | presidente | رئيس | 主席 | voorzitster
delegate: delegado | délégué/déléguée | vertreter/vertreterin | representante | delegato | مندوب | 代表 | afgevaardigde
mayor: alcalde | maire | bürgermeister/bürgermeisterin | prefeito | sindaco | عمدة | 市长 | burgemeester
councillor: concejal | conseiller municipal | stadtrat | vereador | consigliere | عضو المجلس | 议员 | raadslid+raadsleden
priest: cura/párroco | prêtre/curé | pfarrer/pfarrerin/priester | padre | prete/parroco | قسيس | 牧师 | priester/pastoor/dominee
imam: imán | imam | imam | imã | imam | إمام | 阿訇 | imam
actor: actor | comédien/comédienne/acteur | schauspieler/schauspielerin | ator | attore/attrice | ممثل+ممثلين | 演员 | acteur/actrice
director: director | metteur en scène/directeur/directrice/réalisateur | regisseur/regisseurin/direktor | diretor | regista | مخرج | 导演 | directeur/directrice/regisseur
musician: músico | musicien/musicienne | musiker/musikerin | músico | musicista | عازف+عازفين | 乐手 | muzikant/musicus
composer: compositor | compositeur | komponist | compositor | compositore | ملحن | 作曲家 | componist
writer: escritor/autor | écrivain/auteur | schriftsteller/autor+autoren | escritor/autor | scrittore/autore | كاتب+كتاب | 作家 | schrijver/schrijfster/auteur
reader: lector | lecteur/lectrice | leser/leserin | leitor | lettore | قارئ+قراء | 读者 | lezer
journalist: periodista | journaliste | journalist/journalistin | jornalista | giornalista | صحفي | 记者 | journalist
engineer: ingeniero | ingénieur | ingenieur | engenheiro | ingegnere | مهندس+مهندسين | 工程师 | ingenieur/monteur
architect: arquitecto | architecte | architekt | arquiteto | architetto | مهندس معماري | 建筑师 | architect
lab technician: técnico de laboratorio | laborantin | laborant/laborantin | técnico de laboratório | tecnico di laboratorio | فني مختبر | 实验员 | laborant
researcher: investigador | chercheur/chercheuse | forscher/forscherin | pesquisador/investigador | ricercatore | باحث+باحثين | 研究员 | onderzoeker
plumber: fontanero/plomero | plombier | klempner/installateur | encanador/canalizador | idraulico+idraulici | سباك+سباكين | 水管工 | loodgieter
electrician: electricista | électricien | elektriker/elektrikerin | eletricista | elettricista | كهربائي | 电工 | elektricien
painter: pintor | peintre | maler/malerin | pintor | imbianchino/pittore | دهان | 油漆工 | schilder
mechanic: mecánico | mécanicien/garagiste | mechaniker/mechanikerin | mecânico | meccanico+meccanici | ميكانيكي | 修理工 | automonteur/fietsenmaker
locksmith: cerrajero | serrurier | schlosser | serralheiro/chaveiro | fabbro | حداد | 锁匠 | slotenmaker
bricklayer: albañil | maçon | maurer | pedreiro | muratore | بناء | 泥瓦工 | metselaar
gardener: jardinero | jardinier/jardinière | gärtner/gärtnerin | jardineiro | giardiniere | بستاني | 园丁 | tuinman/hovenier/tuinder
cleaner: limpiador/personal de limpieza | femme de ménage/agent d'entretien/équipe de ménage | reinigungskraft+reinigungskräfte/putzfrau/putzkraft+putzkräfte | faxineiro/faxineira/equipe de limpeza | addetto alle pulizie/addetta alle pulizie | عامل نظافة/فريق التنظيف | 保洁员/清洁员/清洁工 | schoonmaker/schoonmaakster/poetshulp
waste picker: reciclador/cartonero | ramasseur | müllsammler | catador | raccoglitore | جامع النفايات | 拾荒者 | vuilnisman
delivery driver: repartidor | livreur/livreuse | lieferant/zusteller | entregador/motoboy | fattorino/corriere | مندوب توصيل | 外卖员 | pakketbezorger/koerier
taxi driver: taxista | chauffeur de taxi | taxifahrer | taxista | tassista | سائق تاكسي | 出租车司机 | taxichauffeur
pilot: piloto | pilote | pilot+piloten | piloto | pilota | طيار+طيارين | 飞行员 | piloot
sailor: marinero | marin | segler/matrose | marinheiro | marinaio | بحار+بحارة | 水手 | zeiler/matroos
captain: capitán | capitaine | kapitän | capitão | capitano | قبطان | 队长 | kapitein/aanvoerder/schipper
wholesaler: mayorista | grossiste | großhändler | atacadista/grossista | grossista | تاجر جملة | 批发商 | groothandel/groothandelaar
shopkeeper: tendero/comerciante | commerçant/commerçante/épicier | händler/händlerin/kaufmann | lojista/comerciante | negoziante/commerciante | تاجر+تجار | 商家 | winkelier
supplier: proveedor | fournisseur | lieferant+lieferanten/zulieferer | fornecedor | fornitore | مورد+موردين | 供货商 | leverancier
exhibitor: expositor | exposant | aussteller/ausstellerin | expositor | espositore | عارض | 参展商 | exposant/standhouder
subscriber: abonado/suscriptor | abonné/abonnée | abonnent+abonnenten | assinante | abbonato | مشترك+مشتركين | 订阅者 | abonnee
consumer: consumidor | consommateur | verbraucher/verbraucherin | consumidor | consumatore | مستهلك+مستهلكين | 消费者 | consument
participant: participante/asistente | participant/participante | teilnehmer/teilnehmerin | participante | partecipante | مشارك+مشاركين | 参与者 | deelneemster
candidate: candidato | candidat/candidate | bewerber/bewerberin/kandidat | candidato | candidato | مرشح+مرشحين | 候选人 | kandidaat
applicant: solicitante | demandeur/postulant | antragsteller | requerente | richiedente | مقدم الطلب | 申请人 | aanvrager/sollicitant
organiser: organizador | organisateur/organisatrice | veranstalter/veranstalterin/organisator | organizador | organizzatore | منظم+منظمين | 组织者 | organisator/organisatie
guide: guía | guide/accompagnateur en montagne | stadtführer/stadtführerin/reiseführer/bergführer | guia | guida | مرشد+مرشدين | 导游/向导 | rondleider/reisleider
customer: parroquiano | chaland | stammkunde | freguês+fregueses | avventore |  | 老顾客 | klant
resident: copropietario | copropriétaire | hausbewohner | condômino | condòmino+condòmini/condomino+condomini | ساكن+سكان | 住户 | bewoner/inwoner
host: anfitrión | hôte | gastgeber/gastgeberin | anfitrião | padrone di casa | مضيف+مضيفين | 主办方 | gastheer/gastvrouw/gastgezin
helper: ayudante | aide/bénévole | helferin/helfer | ajudante | aiutante | مساعد+مساعدين | 帮手 | helper/hulp
pensioner: jubilado/pensionista | retraité/retraitée | rentner/rentnerin | aposentado/reformado | pensionato | متقاعد+متقاعدين | 退休人员 | gepensioneerde
teenager: joven+jóvenes | jeune/ado/adolescent | jugendlicher/jugendliche | jovem+jovens/adolescente | ragazzo/giovane | شاب+شباب | 青少年 | tiener/jongere
girl: niña/chica/muchacha | fille/fillette | mädchen | menina/rapariga | ragazza | فتاة+فتيات | 女孩 | meisje
boy: niño/chico/muchacho | garçon | junge | menino/rapaz | ragazzino | ولد | 男孩 | jongen
minor: menor | mineur | minderjähriger/minderjährige | menor de idade | minorenne/minore | قاصر+قاصرين | 未成年人 | minderjarige
adult: adulto | adulte | erwachsener/erwachsene | adulto | adulto | بالغ+بالغين | 成年人 | volwassene
woman: mujer | femme | frau+frauen | mulher | donna | امرأة+نساء | 女性 | vrouw
man: hombre | homme | mann+männer | homem | uomo+uomini | رجل+رجال | 男性 | man
mother: madre | mère | mutter+mütter | mãe | madre | والدة | 母亲 | moeder
mum: mamá | maman | mama | mãe | mamma | أم+أمهات | 妈妈 | mama
baby: bebé | bébé | baby/säugling | bebê/bebé | neonato/bebè | رضيع+رضع | 宝宝 | baby
brother: hermano | frère | bruder+brüder | irmão+irmãos | fratello | أخ+إخوة | 哥哥 | broer
sister: hermana | sœur | schwester | irmã | sorella | أخت+أخوات | 姐姐 | zus
grandchild: nieto | petit-enfant/petits-enfants | enkel/enkelkind+enkelkinder | neto | nipote | حفيد+أحفاد | 孙子 | kleinkind+kleinkinderen
uncle: tío | oncle | onkel | tio | zio | عم | 叔叔 | oom
cousin: primo | cousin/cousine | cousin/cousine | primo | cugino | ابن عم | 表弟 | neef/nicht
husband: marido | mari | ehemann | marido | marito | زوج | 丈夫 | echtgenoot
wife: esposa | épouse | ehefrau | esposa | moglie | زوجة | 妻子 | echtgenote
couple: pareja | couple | paar/brautpaar | casal | coppia/sposi | زوجان | 夫妻 | stel/echtpaar
bride: novia | mariée | braut | noiva | sposa | عروس | 新娘 | bruid/bruidspaar
newlywed: novio | marié | bräutigam | noivo | sposo | عريس | 新郎 | pasgetrouwde
chaperone: acompañante | accompagnateur/accompagnatrice | begleiter/begleitperson | acompanhante | accompagnatore | مرافق+مرافقين | 陪同人员 | metgezel
partner: socio comercial/pareja | partenaire | partner/partnerin | parceiro | partner | شريك+شركاء | 合作伙伴 | partner
debtor: moroso/deudor | débiteur | schuldner | devedor | debitore | مدين | 欠款人 | schuldenaar
heir: heredero | héritier | erbe+erben | herdeiro | erede | وريث | 继承人 | erfgenaam
victim: víctima | victime | opfer | vítima | vittima | ضحية | 受害者 | slachtoffer
witness: testigo | témoin | zeuge+zeugen | testemunha | testimone | شاهد+شهود | 证人 | getuige
newcomer: recién llegado/novato | nouveau venu+nouveaux venus/nouvelle venue | neuling/neuzugang | novato | nuovo arrivato | وافد جديد | 新人 | nieuwkomer
international student: estudiante extranjero | étudiant étranger | austauschstudent | intercambista | studente straniero | طالب دولي | 留学生 | uitwisselingsstudent
student: estudiante/alumnado | étudiant/étudiante | studierende/studentin | universitário | universitario | تلميذ+تلاميذ | 学员 | cursist/scholier
assistant: asistente | assistant/assistante | assistent/assistentin | auxiliar/assistente | assistente | مساعدة | 助理 | assistent/assistente
public: público | public | öffentlichkeit | público | pubblico | جمهور | 公众 | publiek
staff: personal/plantilla | personnel | personal/belegschaft | equipe/pessoal | personale | طاقم | 工作人员 | personeel
player: jugador | joueur/joueuse | spielerin | jogador | giocatore/giocatrice | لاعبة | 玩家 | speelster
referee: árbitro | arbitre | schiedsrichter/schiedsrichterin | árbitro | arbitro | حكم | 裁判员 | scheids
opponent: rival | adversaire | gegner | adversário | avversario | خصم | 对手 | tegenstander
scorer: goleador | buteur | torschütze | artilheiro | marcatore | هداف | 射手 | topscorer
visitor: visitante | visiteur/visiteuse | besucher/besucherin | visitante | visitatore | زائر+زوار | 游客 | bezoekster
hiker: senderista/excursionista/montañero | marcheur/randonneur/randonneuse | wanderer/wanderin/bergsteiger | caminhante/trilheiro/montanhista | escursionista+escursionisti/alpinista+alpinisti | متنزه/متسلق | 徒步者/登山者 | wandelaar
sponsor: patrocinador/padrino | sponsor/parrain/marraine/mécène | sponsor+sponsoren/pate+paten/patin | patrocinador/padrinho | sponsor/padrino | راع+رعاة/كفيل | 赞助商/赞助人 | sponsor/peter
organ builder: organero | facteur d'orgues | orgelbauer/orgelbauerin | organeiro | organaro | صانع الأرغن | 管风琴师 | orgelbouwer
sibling: +hermanos | +fratrie | +geschwister | +irmãos | +fratelli | +إخوة | 兄弟姐妹 | broertje/zusje
presenter: locutor/presentador | animateur radio/présentateur | moderator im radio/sprecher | locutor/apresentador | conduttore/speaker | مذيع+مذيعين | 主持人 | presentator
listener: oyente | auditeur/auditrice | hörer/hörerin/zuhörer | ouvinte | ascoltatore | مستمع+مستمعين | 听众 | luisteraar
sound technician: técnico de sonido/técnica de sonido | ingénieur du son/technicien son | tontechniker | técnico de som | tecnico del suono/fonico | فني صوت | 音响师 | geluidstechnicus
regular customer: cliente habitual/parroquiano | client fidèle/habitué | stammgast+stammgäste | cliente fiel | cliente abituale/cliente affezionato | زبون دائم | 老顾客 | vaste klant+vaste klanten/stamgast
temporary helper: suplente/temporal | intérimaire/extra | aushilfe/springer/minijobber | temporário/freelancer | stagionale/avventizio | موظف مؤقت | 临时工 | uitzendkracht/invalkracht
head teacher: directora de escuela/director del colegio | directrice de l'école/directeur de l'école/proviseur | schulleiter/schulleiterin | diretor da escola/diretora da escola | preside/dirigente scolastico | مدير المدرسة/مديرة المدرسة | 校长 | schoolhoofd
repairer: reparador | réparateur/réparatrice | reparateur/bastler | oficineiro/consertador | riparatore | مصلح | 维修员 | reparateur
elderly person: anciano/mayor/persona mayor | personne âgée/aîné | senior+senioren/alter mensch | idoso | anziano | مسن+مسنين/كبير السن | 长者 | oudere/ouderen/bejaarde
grandparent: +abuelos | +grands-parents | +großeltern | +avós | +nonni | +أجداد | 祖父母 | grootouder/opa en oma
family doctor: médico de cabecera/médico de familia | médecin traitant/généraliste | hausarzt+hausärzte | médico de família | medico di base/medico curante | طبيب العائلة | 家庭医生 | huisarts
daughter: hija | fille | tochter+töchter | filha | figlia | ابنة/بنت+بنات | 女儿 | dochter
son: hijo | fils | sohn+söhne | filho | figlio | ابن | 儿子 | zoon
relative: pariente/familiar | proche/parent éloigné | angehöriger/angehörige/verwandter | parente/familiar | parente/familiare | قريب+أقارب | 家属 | familielid+familieleden/naaste
receptionist: recepcionista | réceptionniste | rezeptionist/empfangskraft | recepcionista | receptionist | موظف استقبال | 前台/接待员 | receptionist/receptioniste/baliemedewerker
linguist: lingüista | linguiste | sprachwissenschaftler | linguista | linguista | لغوي+لغويين | 语言学老师 | taalkundige
`;

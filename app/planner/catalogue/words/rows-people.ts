/**
 * People of every day, one a row: the English name, then its words in Spanish, French, German, Portuguese,
 * Italian, Arabic and Chinese. "/" stands between words of the same meaning, "+" before a plural that no rule finds.
 */
export const PEOPLE_ROWS = `
hairdresser: estilista | coiffeur/coiffeuse | friseurin | cabeleireira | estetista | كوافيرة | 美发师
activity leader: monitor | animateur/animatrice | betreuer/betreuerin | monitora | animatore/animatrice | مرافق | 辅导员
teacher: profe/docente | enseignant/enseignante/maîtresse/prof | erzieher/erzieherin/lehrkraft+lehrkräfte | educador | docente/educatore | أستاذ+أساتذة | 导师
trainee: aprendiz/becario | apprenti/stagiaire | auszubildender/azubi/lehrling/praktikant | estagiário/aprendiz | apprendista/tirocinante | متدرب+متدربين | 实习生
craftsman: artesano/oficial | artisan | meister/handwerker/geselle+gesellen | artesão | artigiano+artigiani | حرفي+حرفيين | 匠人
carpenter: carpintero | menuisier/charpentier | schreiner/tischler/zimmermann | marceneiro/carpinteiro | falegname | نجار+نجارين | 木匠
shoemaker: zapatero | cordonnier | schuster | sapateiro | calzolaio | إسكافي | 鞋匠
seamstress: modista/costurera | couturière | schneiderin/näherin | costureira | sarta | خياطة | 裁缝师
florist: florista | fleuriste | florist/floristin | florista | fioraio/fiorista | بائع زهور | 花艺师
baker: panadero/pastelero | boulanger/pâtissier | bäcker/bäckerin/konditor | padeiro/confeiteiro | fornaio/pasticcere | خباز | 面包师
butcher: carnicero | boucher | metzger/fleischer | açougueiro | macellaio | جزار | 屠夫
fishmonger: pescadero | poissonnier | fischhändler | peixeiro | pescivendolo | بائع سمك | 鱼贩
greengrocer: frutero/verdulero | primeur | gemüsehändler | feirante | fruttivendolo | بائع خضار | 菜贩
shepherd: pastor/ganadero | berger/bergère | schäfer/hirte+hirten | pastor/pecuarista | pastore | راعي+رعاة | 牧民
breeder: criador | éleveur/éleveuse | züchter/züchterin | criador | allevatore | مربي | 饲养员
grazier: ganadero | vacher | viehhalter | pecuarista | mandriano | مربي ماشية | 牧场主
winemaker: viticultor/bodeguero | vigneron/viticulteur | winzer/winzerin | vinicultor | viticoltore | صانع نبيذ | 酿酒师
tea farmer: cultivador de té | producteur de thé | teebauer | produtor de chá | coltivatore di tè | مزارع الشاي | 茶农
tattooist: tatuador | tatoueur/tatoueuse | tätowierer/tätowiererin | tatuador | tatuatore | واشم | 纹身师
nutritionist: nutricionista/dietista | diététicien/diététicienne/nutritionniste | ernährungsberater/ernährungsberaterin | nutricionista | nutrizionista/dietista | أخصائي تغذية | 营养师
speech therapist: logopeda | orthophoniste | logopäde/logopädin | fonoaudiólogo/terapeuta da fala | logopedista | أخصائي نطق | 语言治疗师
physiotherapist: fisioterapeuta/fisio | kinésithérapeute/kiné | physiotherapeut/physiotherapeutin | fisioterapeuta | fisioterapista | أخصائي علاج طبيعي | 理疗师
psychologist: psicólogo | psychologue | psychologe/psychologin | psicólogo | psicologo+psicologi | طبيب نفسي | 心理咨询师
dentist: dentista | dentiste | zahnarzt+zahnärzte | dentista | dentista | طبيب أسنان | 牙医
optician: óptico | opticien | optiker | oculista | ottico | نظاراتي | 验光师
carer: cuidador/auxiliar | aidant/auxiliaire de vie/aide-soignant | pflegekraft+pflegekräfte/betreuungskraft | cuidador | badante/assistente | مقدم رعاية | 护工
social worker: trabajador social/asistente social | assistante sociale/travailleur social | sozialarbeiter/sozialarbeiterin | assistente social | assistente sociale | أخصائي اجتماعي | 社工
lifeguard: socorrista | maître-nageur | bademeister/rettungsschwimmer | salva-vidas/nadador-salvador | bagnino | منقذ | 救生员
rescuer: rescatista | secouriste/sauveteur | retter/sanitäter | socorrista | soccorritore | مسعف+مسعفين | 救援人员
police officer: policía/agente de policía | policier/gendarme | polizist/polizistin | policial/polícia | poliziotto/vigile | شرطي | 警察
agent: agente | agent/agente | agent/makler | agente/corretor | agente | وكيل+وكلاء | 代理人
ranger: guarda forestal | garde forestier | förster/ranger | guarda-florestal | guardia forestale | حارس الغابة | 护林员
inspector: inspector | inspecteur/contrôleur | prüfer/kontrolleur | inspetor/fiscal | ispettore | مفتش+مفتشين | 检查员
supervisor: supervisor/capataz | chef d'équipe/surveillant | vorarbeiter/aufsicht | supervisor/encarregado | supervisore/caposquadra | مشرف+مشرفين | 主管
station manager: jefe de estación | chef de station | stationsleiter | chefe de estação | capostazione | مدير المحطة | 站长
clerk: administrativo/recepcionista | employé de bureau/standardiste | sachbearbeiter/sachbearbeiterin/bürokraft | atendente/recepcionista | impiegato/addetto | كاتب | 文员
cashier: cajero | caissier/caissière | kassierer/kassiererin | caixa | cassiere | أمين الصندوق | 收银员
treasurer: tesorero | trésorier/trésorière | kassenwart/schatzmeister/kassierer | tesoureiro | tesoriere | أمين الصندوق | 
chairperson: presidente | président/présidente | vorsitzender/vorsitzende | presidente | presidente | رئيس | 主席
delegate: delegado | délégué/déléguée | vertreter/vertreterin | representante | delegato | مندوب | 代表
mayor: alcalde | maire | bürgermeister/bürgermeisterin | prefeito | sindaco | عمدة | 市长
councillor: concejal | conseiller municipal | stadtrat | vereador | consigliere | عضو المجلس | 议员
priest: cura/párroco | prêtre/curé | pfarrer/pfarrerin/priester | padre | prete/parroco | قسيس | 牧师
imam: imán | imam | imam | imã | imam | إمام | 阿訇
actor: actor | comédien/comédienne/acteur | schauspieler/schauspielerin | ator | attore/attrice | ممثل+ممثلين | 演员
director: director | metteur en scène/directeur/directrice/réalisateur | regisseur/regisseurin/direktor | diretor | regista | مخرج | 导演
musician: músico | musicien/musicienne | musiker/musikerin | músico | musicista | عازف+عازفين | 乐手
composer: compositor | compositeur | komponist | compositor | compositore | ملحن | 作曲家
writer: escritor/autor | écrivain/auteur | schriftsteller/autor+autoren | escritor/autor | scrittore/autore | كاتب+كتاب | 作家
reader: lector | lecteur/lectrice | leser/leserin | leitor | lettore | قارئ+قراء | 读者
journalist: periodista | journaliste | journalist/journalistin | jornalista | giornalista | صحفي | 记者
engineer: ingeniero | ingénieur | ingenieur | engenheiro | ingegnere | مهندس+مهندسين | 工程师
architect: arquitecto | architecte | architekt | arquiteto | architetto | مهندس معماري | 建筑师
lab technician: técnico de laboratorio | laborantin | laborant/laborantin | técnico de laboratório | tecnico di laboratorio | فني مختبر | 实验员
researcher: investigador | chercheur/chercheuse | forscher/forscherin | pesquisador/investigador | ricercatore | باحث+باحثين | 研究员
plumber: fontanero/plomero | plombier | klempner/installateur | encanador/canalizador | idraulico+idraulici | سباك+سباكين | 水管工
electrician: electricista | électricien | elektriker/elektrikerin | eletricista | elettricista | كهربائي | 电工
painter: pintor | peintre | maler/malerin | pintor | imbianchino/pittore | دهان | 油漆工
mechanic: mecánico | mécanicien/garagiste | mechaniker/mechanikerin | mecânico | meccanico+meccanici | ميكانيكي | 修理工
locksmith: cerrajero | serrurier | schlosser | serralheiro/chaveiro | fabbro | حداد | 锁匠
bricklayer: albañil | maçon | maurer | pedreiro | muratore | بناء | 泥瓦工
gardener: jardinero | jardinier/jardinière | gärtner/gärtnerin | jardineiro | giardiniere | بستاني | 园丁
cleaner: limpiador | femme de ménage/agent d'entretien | reinigungskraft+reinigungskräfte/putzfrau | faxineiro/faxineira | addetto alle pulizie | عامل نظافة | 保洁员
waste picker: reciclador/cartonero | ramasseur | müllsammler | catador | raccoglitore | جامع النفايات | 拾荒者
delivery driver: repartidor | livreur/livreuse | lieferant/zusteller | entregador/motoboy | fattorino/corriere | مندوب توصيل | 外卖员
taxi driver: taxista | chauffeur de taxi | taxifahrer | taxista | tassista | سائق تاكسي | 出租车司机
pilot: piloto | pilote | pilot+piloten | piloto | pilota | طيار+طيارين | 飞行员
sailor: marinero | marin | segler/matrose | marinheiro | marinaio | بحار+بحارة | 水手
captain: capitán | capitaine | kapitän | capitão | capitano | قبطان | 队长
wholesaler: mayorista | grossiste | großhändler | atacadista/grossista | grossista | تاجر جملة | 批发商
shopkeeper: tendero/comerciante | commerçant/commerçante/épicier | händler/händlerin/kaufmann | lojista/comerciante | negoziante/commerciante | تاجر+تجار | 商家
supplier: proveedor | fournisseur | lieferant+lieferanten/zulieferer | fornecedor | fornitore | مورد+موردين | 供货商
exhibitor: expositor | exposant | aussteller/ausstellerin | expositor | espositore | عارض | 参展商
subscriber: abonado/suscriptor | abonné/abonnée | abonnent+abonnenten | assinante | abbonato | مشترك+مشتركين | 订阅者
consumer: consumidor | consommateur | verbraucher/verbraucherin | consumidor | consumatore | مستهلك+مستهلكين | 消费者
participant: participante/asistente | participant/participante | teilnehmer/teilnehmerin | participante | partecipante | مشارك+مشاركين | 参与者
candidate: candidato | candidat/candidate | bewerber/bewerberin/kandidat | candidato | candidato | مرشح+مرشحين | 候选人
applicant: solicitante | demandeur/postulant | antragsteller | requerente | richiedente | مقدم الطلب | 申请人
organiser: organizador | organisateur/organisatrice | veranstalter/veranstalterin/organisator | organizador | organizzatore | منظم+منظمين | 组织者
guide: guía | guide/accompagnateur en montagne | stadtführer/stadtführerin/reiseführer/bergführer | guia | guida | مرشد+مرشدين | 导游/向导
customer: parroquiano | chaland | stammkunde | freguês+fregueses | avventore |  | 老顾客
resident: copropietario | copropriétaire | hausbewohner | condômino | condòmino+condòmini/condomino+condomini | ساكن+سكان | 住户
rider: repartidor en moto | coursier | kurierfahrer | motoboy | rider | سائق توصيل | 外卖骑手
host: anfitrión | hôte | gastgeber/gastgeberin | anfitrião | padrone di casa | مضيف+مضيفين | 主办方
helper: ayudante | aide/bénévole | helferin/helfer | ajudante | aiutante | مساعد+مساعدين | 帮手
pensioner: jubilado/pensionista | retraité/retraitée | rentner/rentnerin | aposentado/reformado | pensionato | متقاعد+متقاعدين | 退休人员
teenager: joven+jóvenes | jeune/ado/adolescent | jugendlicher/jugendliche | jovem+jovens/adolescente | ragazzo/giovane | شاب+شباب | 青少年
girl: niña/chica/muchacha | fille/fillette | mädchen | menina/rapariga | ragazza | فتاة+فتيات | 女孩
boy: niño/chico/muchacho | garçon | junge | menino/rapaz | ragazzino | ولد | 男孩
minor: menor | mineur | minderjähriger/minderjährige | menor de idade | minorenne/minore | قاصر+قاصرين | 未成年人
adult: adulto | adulte | erwachsener/erwachsene | adulto | adulto | بالغ+بالغين | 成年人
woman: mujer | femme | frau+frauen | mulher | donna | امرأة+نساء | 女性
man: hombre | homme | mann+männer | homem | uomo+uomini | رجل+رجال | 男性
mother: madre | mère | mutter+mütter | mãe | madre | والدة | 母亲
mum: mamá | maman | mama | mãe | mamma | أم+أمهات | 妈妈
baby: bebé | bébé | baby/säugling | bebê/bebé | neonato/bebè | رضيع+رضع | 宝宝
brother: hermano | frère | bruder+brüder | irmão+irmãos | fratello | أخ+إخوة | 哥哥
sister: hermana | sœur | schwester | irmã | sorella | أخت+أخوات | 姐姐
grandchild: nieto | petit-enfant/petits-enfants | enkel/enkelkind+enkelkinder | neto | nipote | حفيد+أحفاد | 孙子
uncle: tío | oncle | onkel | tio | zio | عم | 叔叔
cousin: primo | cousin/cousine | cousin/cousine | primo | cugino | ابن عم | 表弟
husband: marido | mari | ehemann | marido | marito | زوج | 丈夫
wife: esposa | épouse | ehefrau | esposa | moglie | زوجة | 妻子
couple: pareja | couple | paar/brautpaar | casal | coppia/sposi | زوجان | 夫妻
bride: novia | mariée | braut | noiva | sposa | عروس | 新娘
newlywed: novio | marié | bräutigam | noivo | sposo | عريس | 新郎
companion: acompañante | accompagnateur/accompagnatrice | begleiter/begleitperson | acompanhante | accompagnatore | مرافق+مرافقين | 陪同人员
partner: socio comercial/pareja | partenaire | partner/partnerin | parceiro | partner | شريك+شركاء | 合作伙伴
debtor: moroso/deudor | débiteur | schuldner | devedor | debitore | مدين | 欠款人
heir: heredero | héritier | erbe+erben | herdeiro | erede | وريث | 继承人
victim: víctima | victime | opfer | vítima | vittima | ضحية | 受害者
witness: testigo | témoin | zeuge+zeugen | testemunha | testimone | شاهد+شهود | 证人
newcomer: recién llegado/novato | nouveau/nouvelle venue | neuling/neuzugang | novato | nuovo arrivato | وافد جديد | 新人
international student: estudiante extranjero | étudiant étranger | austauschstudent | intercambista | studente straniero | طالب دولي | 留学生
student: estudiante/alumnado | étudiant/étudiante | studierende/studentin | universitário | universitario | تلميذ+تلاميذ | 学员
trainer: instructor | instructeur/moniteur/monitrice | ausbilder/übungsleiter/übungsleiterin/schwimmlehrer/schwimmlehrerin | instrutor | istruttore/istruttrice/allenatrice | مدربة | 培训老师
assistant: asistente | assistant/assistante | assistent/assistentin | auxiliar/assistente | assistente | مساعدة | 助理
public: público | public | öffentlichkeit | público | pubblico | جمهور | 公众
staff: personal/plantilla | personnel | personal/belegschaft | equipe/pessoal | personale | طاقم | 工作人员
player: jugador | joueur/joueuse | spielerin | jogador | giocatore/giocatrice | لاعبة | 玩家
referee: árbitro | arbitre | schiedsrichter/schiedsrichterin | árbitro | arbitro | حكم | 裁判员
opponent: rival | adversaire | gegner | adversário | avversario | خصم | 对手
scorer: goleador | buteur | torschütze | artilheiro | marcatore | هداف | 射手
`;

/**
 * Places of every day, one a row: the English name, then its words in Spanish, French, German, Portuguese,
 * Italian, Arabic and Chinese. "/" stands between words of the same meaning, "+" before a plural that no rule finds.
 */
export const PLACE_ROWS = `
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
`;

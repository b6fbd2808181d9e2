/** Farms, charities, rentals, feasts, schools and offices, one a row; how a row is written stands in rows.ts. */
export const COMMUNITIES = `
ranch: rancho/estancia/hacienda | ranch | ranch | rancho | ranch | عزبة | 牧场 | ranch
ear tag: arete/crotal | boucle d'oreille | ohrmarke | brinco | marca auricolare | رقم الأذن | 耳标 | oormerk
cow: res |  | rind+rinder
calf: ternero/becerro | veau+veaux | kalb+kälber | bezerro/vitelo | vitello | عجل+عجول | 牛犊 | kalf+kalveren
bull: toro | taureau | bulle/stier | touro | toro | ثور+ثيران | 公牛 | stier
birth: nacimiento | naissance/accouchement |  | nascimento | nascita |  | 出生 | geboorte
weighing: pesaje | pesée | wiegung | pesagem | pesata |  | 称重记录 | weging
signal: cobertura | signal | signal |  |  | إشارة | 信号 | signaal/bereik
pasture: potrero/pasto | pâturage/pré | weide | pasto/pastagem | pascolo | مرعى+مراعي | 草场 | weide/weiland
field: campo de cultivo/lote de cultivo |  |  | lavoura
crop:  |  | kultur/feldfrucht | cultivo | coltivazione |  | 庄稼
pesticide: fitosanitario/plaguicida | pesticide/phytosanitaire | pflanzenschutzmittel | agrotóxico/defensivo | fitofarmaco | مبيد+مبيدات | 农药 | bestrijdingsmiddel
seed:  | semence |  |  | semente
orchard: frutal | verger | obstgarten | pomar | frutteto |  |  | boomgaard
beehive: apiario | rucher |  | apiário | arnia/apiario | خلية نحل+خلايا نحل/منحل |  | bijenkast/bijenvolk
day labourer: jornalero/temporero | saisonnier/journalier | erntehelfer/saisonarbeiter | boia-fria/trabalhador rural | bracciante | عامل موسمي | 采摘工 | seizoenarbeider
cooperative member: cooperativista | coopérateur | genosse/genossenschaftsmitglied | cooperado | socio cooperatore | عضو التعاونية | 社员 | coöperatielid
gardener: horticultor/hortelano |  | gemüsebauer | horticultor/hortelão | orticoltore | مزارع خضار | 菜农
volunteer: voluntariado | volontaire | ehrenamtler
distribution: distribución | distribution | verteilung | distribuição | distribuzione | توزيع+توزيعات | 发放/分发 | uitgifte/verdeling
batch:  |  | charge |  | partita di merce |  |  | batch
food parcel: bolsa de alimentos/cesta básica/lote de comida | panier alimentaire | tafel-paket |  | pacco viveri | طرد غذائي | 食品包
food bank:  |  |  | banco alimentar | banco alimentare | بنك الطعام | 食物银行 | voedselbank
beneficiary:  |  | begünstigter/bedürftiger | utente | beneficiario/assistito |  | 受益人 | begunstigde
donor:  |  |  |  |  | محسن | 捐款人
sponsor:  |  |  |  |  |  | 资助人
sponsorship: apadrinamiento/patrocinio | parrainage | patenschaft | apadrinhamento/patrocínio | adozione a distanza/sponsorizzazione | كفالة+كفالات | 赞助/资助 | sponsoring
orphan: huérfano | orphelin | waise | órfão+órfãos | orfano | يتيم+أيتام | 孤儿 | wees
homeless person: persona sin hogar+personas sin hogar | sans-abri/sdf | obdachloser+obdachlose | sem-abrigo/morador de rua | senzatetto | مشرد | 流浪者 | dakloze
refugee:  |  |  |  | profugo
clothing donation: ropero |  | kleiderspende/kleiderkammer | doação de roupa | raccolta abiti | تبرع بالملابس | 旧衣捐赠 | kledinginzameling
association: asociación civil | amap |  | entidade/ipss | pro loco |  | 协会
shift sign-up: inscripción al turno | inscription au créneau | schichtanmeldung | inscrição no turno | iscrizione al turno | تسجيل في الوردية | 排班报名 | aanmelding voor dienst
slot: franja |  | slot | faixa horária | slot |  |  | dagdeel
rental item: artículo de alquiler | article de location | mietartikel/leihgerät+leihgeräte | item de locação | articolo a noleggio | معدات للإيجار | 租赁物品 | huurartikel
rental contract: contrato de alquiler/contrato de arrendamiento | contrat de location | mietvertrag | contrato de aluguel/contrato de arrendamento | contratto di affitto/contratto di noleggio | عقد إيجار+عقود إيجار | 租赁合同/租约 | huurcontract/huurovereenkomst
deposit:  |  | pfand | calção | deposito | وديعة | 订金 | waarborgsom
rent: renta/arriendo |  |  |  | canone |  |  | huurprijs
tenant: arrendatario |  |  | locatário | affittuario |  | 租户/房客
landlord: arrendador | bailleur | hausbesitzer | senhorio/locador | locatore | مؤجر/صاحب البيت/صاحب العمارة |  | verhuurder/huisbaas
property manager:  |  |  |  | amministratore di condominio | حارس العمارة | 物业经理 | vastgoedbeheerder
property: inmueble/propiedad | bien immobilier | immobilie/wohnobjekt | imóvel/imóveis | immobile/immobili | عقار+عقارات | 房源/房产 | pand/woning
estate agent: agente inmobiliario/inmobiliaria | agent immobilier/agence immobilière | immobilienmakler | imobiliária | agente immobiliare/agenzia immobiliare | وسيط عقاري/مكتب عقاري | 房产中介/中介
viewing: visita al piso |  | wohnungsbesichtigung | visita ao imóvel | visita all'immobile |  | 看房 | bezichtiging
doorman:  |  | pförtner |  |  | بواب |  | portier
resident: residente/colono | riverain | einwohner |  | abitante | قاطن
common area: zona común+zonas comunes | espace commun/partie commune+parties communes |  |  | spazio comune/sala condominiale | منطقة مشتركة | 公共区域 | gemeenschappelijke ruimte
parking spot: cochera/estacionamiento |  | tiefgaragenplatz | lugar de garagem
bike rental: alquiler de bicicletas | location de vélos | fahrradverleih | aluguel de bicicletas | noleggio bici | تأجير دراجات | 单车租赁 | fietsverhuur
boat rental: alquiler de barcos | location de bateaux | bootsverleih | aluguel de barcos | noleggio barche | تأجير قوارب | 租船 | bootverhuur/sloepverhuur
rental company: empresa de alquiler | loueur |  | locadora | noleggiatore | شركة تأجير | 租赁公司 | verhuurbedrijf
wedding: casamiento | noce |  |  |  | زواج |  | trouwerij
wedding hall: salón de bodas/salón de eventos/salón de fiestas | salle de mariage/salle de réception | festsaal/hochzeitssaal | salão de casamentos | sala ricevimenti/sala per matrimoni | قاعة أفراح+قاعات أفراح/قاعة مناسبات/قاعة زفاف/صالة أفراح | 婚宴厅/宴会厅 | trouwzaal/feestzaal
bride:  |  |  |  |  | عروسة
groom:  |  |  |  |  |  |  | bruidegom
couple:  | futurs mariés |  |  |  | عرسان/زوجين
event: acto | évènement | event+events |  |  | مناسبة+مناسبات
party:  |  |  |  |  |  |  | feestje
organiser:  |  |  |  |  |  | 活动组织者
caterer: catering/empresa de catering | traiteur | caterer/partyservice | buffet/bufê | catering | متعهد حفلات/ضيافة | 餐饮承办商 | cateraar
food stall: puesto de comida | stand de nourriture/buvette | essensstand | barraca de comida | stand gastronomico | كشك طعام | 小吃摊 | eetkraam
order: comanda |  |  | comanda | comanda |  | 点单
ticket:  | ticket |  |  |  |  | 票
bracelet: pulsera | bracelet | armband | pulseira | braccialetto | سوار | 手环 | polsbandje
stage show: espectáculo |  |  |  |  |  |  | voorstelling
sound system: equipo de sonido | sono/sonorisation | musikanlage/tonanlage | som/aparelhagem | impianto audio | نظام صوت | 音响 | geluidsinstallatie
choir singer: corista |  | chorsänger | coralista | corista | منشد | 合唱团员
choir director: director del coro |  |  | regente | direttore del coro | قائد الجوقة
voice part: cuerda/voz | voix |  | naipe | voce | صوت+أصوات |  | stemgroep
music school: escuela de música | école de musique | musikschule | escola de música | scuola di musica | معهد موسيقى | 琴行/音乐学校 | muziekschool
dance school: escuela de danza/academia de baile | école de danse | tanzschule | escola de dança | scuola di danza | مدرسة رقص | 舞蹈学校/舞蹈班 | dansschool
student: cursillista |  | kursteilnehmer | formando | corsista |  | 同学/学弟/学妹
graduate: egresado/graduado | diplômé/ancien élève | absolvent+absolventen | egresso | laureato/diplomato | خريج+خريجين | 毕业生/校友 | afgestudeerde
principal: rector | principal | schulleitung/rektor |  |  |  |  | rector/schoolleider
teacher:  | instituteur | dozent+dozenten/pädagoge | docente |  | مدرس+مدرسين | 讲师/任课老师
tutor: profesor particular | professeur particulier | nachhilfelehrer/tutor | explicador | ripetizioni/tutor | مدرس خصوصي+مدرسين خصوصيين |  | bijlesdocent
tutoring: apoyo escolar | soutien scolaire |  | explicação+explicações |  |  | 辅导/补习
educator: educador | éducateur | jugendleiter | monitor |  |  | 生活老师 | pedagogisch medewerker
daycare:  |  | krippe/hort |  |  |  | 托班
sick note: baja médica | arrêt maladie/mot d'excuse | krankschreibung | atestado/justificativo | certificato di malattia/giustificazione | إجازة مرضية | 病假/病假条 | ziekmelding
school bus: transporte escolar/ruta escolar | ramassage scolaire | schulbus | transporte escolar/carrinha | scuolabus | باص المدرسة | 校车 | schoolbus
report card: boletín de notas/boleta de calificaciones | bulletin scolaire |  | boletim escolar |  | كشف الدرجات/شهادة مدرسية | 成绩单
exam board: tribunal |  | prüfungsausschuss |  | commissione | لجنة+لجان |  | examencommissie
teaching material: material didáctico/materiales de clase | support de cours/matériel pédagogique | unterrichtsmaterial+unterrichtsmaterialien/lernmaterial | material didático | dispensa/dispense/materiale didattico | مادة تعليمية+مواد تعليمية | 教材/课件/讲义 | lesmateriaal
second-hand book: libro de segunda mano+libros de segunda mano/libro usado+libros usados | livre d'occasion+livres d'occasion | gebrauchtes buch+gebrauchte bücher | livro usado+livros usados | libro usato+libri usati | كتاب مستعمل+كتب مستعملة | 二手书/二手教材 | tweedehands boek+tweedehands boeken
major: carrera universitaria | filière | studiengang+studiengänge/studienfach | curso superior | corso di laurea | تخصص+تخصصات | 专业 | studierichting
campus: campus | campus | campus | campus | campus | حرم جامعي | 校园 | campus
dormitory: dormitorio | résidence/internat | wohnheim/studentenwohnheim | alojamento | studentato/dormitorio | سكن جامعي | 宿舍
semester: semestre | semestre | semester | semestre | semestre |  | 学期 | semester
meeting room: sala de reuniones+salas de reuniones/sala de juntas | salle de réunion+salles de réunion | besprechungsraum+besprechungsräume/meetingraum+meetingräume/konferenzraum | sala de reunião+salas de reunião/sala de reuniões | sala riunioni+sale riunioni | قاعة اجتماعات+قاعات اجتماعات/غرفة اجتماعات | 会议室 | vergaderruimte/vergaderzaal
administrative staff: personal administrativo | personnel administratif | verwaltungspersonal | administrativo | personale amministrativo | موظف إداري | 行政/行政人员 | administratief medewerker
human resources: recursos humanos | ressources humaines | personalabteilung | recursos humanos | risorse umane | موارد بشرية/الموارد البشرية | 人事/人力资源 | personeelszaken
projector: proyector | vidéoprojecteur/projecteur | beamer/projektor | projetor | proiettore | جهاز عرض | 投影/投影仪 | beamer
leave request: solicitud de vacaciones |  |  |  | richiesta di ferie |  | 请假单/休假申请 | verlof
expense report: nota de gastos/rendición de gastos | note de frais+notes de frais | spesenabrechnung/reisekostenabrechnung | reembolso de despesas/relatório de despesas | nota spese | مطالبة مصاريف | 报销/报销单 | declaratie/onkostendeclaratie
contract:  |  |  |  |  |  |  | overeenkomst
desk: puesto de trabajo/escritorio | poste de travail | schreibtisch/arbeitsplatz+arbeitsplätze | estação de trabalho | scrivania/postazione | مكتب عمل | 工位 | werkplek/bureau
swarm: enjambre | essaim | schwarm | enxame | sciame |  |  | zwerm
milking: ordeño | traite | melkzeit | ordenha | mungitura |  |  | melkbeurt
litre: litro | litre | liter | litro | litro | لتر | 升 | liter
notice: tablón/tablón de anuncios/cartelera |  | schwarzes brett | mural/quadro de avisos | bacheca | لوحة إعلانات | 公告栏 | prikbord
winner: ganador | gagnant | sieger/gewinner | vencedor/ganhador | vincitore | فائز | 冠军 | winnaar
lease: contrato de alquiler | bail | pacht | arrendamento | contratto d'affitto |  |  | pacht
leader: líder | meneur | anführer | líder | capogruppo
savings: ahorro | épargne/cagnotte | ersparnis+ersparnisse | cofrinho/poupança | risparmio+risparmi | مدخرات | 存款 | spaargeld
delivery note:  |  |  | canhoto/guia de remessa
product:  |  |  | mercadoria
association: hermandad/cofradía |  |  |  | proloco/pro loco
hunter: cazador | chasseur | jäger | caçador | cacciatore | صياد | 猎人 | jager
stamp: sello | tampon | stempel | carimbo | timbro | ختم | 印章 | stempel
rehearsal:  | répète/répèt
curator: conservador | conservateur | kurator | curador/conservador | curatore | أمين المتحف | 馆员 | conservator
handover: relevo | transmission | übergabe | passagem de turno | passaggio di consegne |  | 交接 | overdracht
certificate:  | brevet | tauglichkeit/tauglichkeitsprüfung
baptism: bautizo | baptême | taufe | batismo | battesimo |  |  | doop
trip:  |  |  | trajeto
adoption:  |  |  |  | adozione |  |  | adoptie
boat:  |  |  |  |  |  |  | kano/kajak
member:  |  | aktiver/aktive |  |  |  |  | 
hem: dobladillo | ourlet | saum | bainha | orlo
tailor shop: sastrería | atelier de couture | schneiderei | alfaiataria | sartoria
medical record: ficha médica/historia clínica | dossier médical/fiche médicale | krankenakte/gesundheitsbogen | ficha médica | scheda medica
cow: vaca | vache | kuh+kühe | vaca | mucca | بقرة | 奶牛 | koe
repair job: pedido de reparación
`;

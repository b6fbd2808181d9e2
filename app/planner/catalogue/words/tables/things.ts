/** Things, texts, food, health, times, measures, materials and machines, one a row; how a row is written stands in rows.ts. */
export const THINGS = `
care: cuidado | soin | pflege | cuidado | cura | رعاية | 护理 | zorg
remark: observación | remarque | bemerkung/anmerkung | observação | osservazione | ملاحظة | 备注 | opmerking
end: final/fin | fin | ende | fim/final | fine | نهاية | 月底 | einde
reading: lectura | relevé | zählerstand | leitura | lettura | قراءة | 度数 | meterstand
mistake: error/fallo | erreur | fehler | erro | errore | خطأ+أخطاء | 错误 | fout+fouten
spare part: recambio/repuesto | pièce de rechange | ersatzteil | peça | ricambio | قطعة غيار+قطع غيار | 零件 | onderdeel
workshop: taller | atelier/stage | werkstatt+werkstätten/workshop/kurs | oficina/workshop | officina/laboratorio creativo | ورشة+ورش/ورشة عمل | 工坊/体验课 | werkplaats
tool: herramienta | outil | werkzeug | ferramenta | attrezzo+attrezzi | أداة+أدوات | 工具 | gereedschap
machine: máquina | machine | maschine | máquina | macchina/macchinario | آلة+آلات | 机器/设备 | machine
route: recorrido/ruta | parcours/itinéraire | strecke/route | rota/percurso | percorso/itinerario | مسار+مسارات | 路线 | route
party: fiesta | fête/soirée | feier/party | festa | festa/serata | حفلة+حفلات/وليمة+ولائم | 派对/聚会 | feest
device: dispositivo/aparato | appareil | gerät | aparelho/dispositivo | dispositivo/apparecchio | جهاز+أجهزة | 设备 | apparaat
equipment: equipamiento/equipo técnico/material | équipement/matériel | ausrüstung | equipamento | attrezzatura/attrezzature | معدات | 器材 | apparatuur/materiaal
food: alimento/comida | aliment/nourriture | lebensmittel/essen | alimento/comida | cibo/alimenti | طعام/أغذية | 食品/食物 | eten/voedsel
lunch: almuerzo | déjeuner | mittagessen | almoço | pranzo | غداء | 午餐 | lunch
dinner: cena | dîner | abendessen | jantar | cena | عشاء | 晚餐 | diner/avondeten
breakfast: desayuno | petit-déjeuner | frühstück | café da manhã/pequeno-almoço | colazione | فطور | 早餐 | ontbijt
drink: bebida | boisson | getränk | bebida | bevanda/bibita | مشروب+مشروبات | 饮料 | drankje
coffee: café | café | kaffee | café | caffè | قهوة | 咖啡 | koffie
wine: vino | vin | wein | vinho | vino | نبيذ | 葡萄酒 | wijn
beer: cerveza | bière | bier | cerveja | birra | بيرة | 啤酒 | bier
bottle: botella | bouteille | flasche | garrafa | bottiglia | زجاجة+زجاجات | 瓶 | fles
cheese: queso | fromage | käse | queijo | formaggio | جبن | 奶酪 | kaas
milk: leche | lait | milch | leite | latte | حليب | 牛奶 | melk
meat: carne | viande | fleisch | carne | carne | لحم | 肉 | vlees
egg: huevo | œuf/oeuf | ei+eier | ovo | uovo+uova | بيضة+بيض | 鸡蛋 | ei+eieren
basket: cesta/canasta | panier | korb+körbe | cesta | cesto/cassetta | سلة+سلال | 篮子 | mand
box: caja | boîte/caisse | kiste/karton | caixa | scatola/cassa | صندوق+صناديق | 箱子/盒子 | doos/kist
parcel: paquete | colis | paket | pacote/encomenda | pacco/collo | طرد+طرود | 包裹 | pakket
length: longitud/largo | longueur | länge | comprimento | lunghezza | طول | 长度 | lengte
time: hora de inicio | heure de début | uhrzeit/zeit | horário de início | orario | وقت | 时间 | tijdstip
category: categoría | catégorie | kategorie | categoria | categoria | فئة+فئات | 类别/分类 | categorie
level: nivel | niveau | stufe/niveau/können | nível | livello | مستوى+مستويات | 等级/级别 | niveau
point: punto | point | punkt/punkte | ponto | punto | نقطة+نقاط | 积分 | punt+punten
goal: objetivo/meta | objectif/but | ziel+ziele | meta/objetivo | obiettivo/traguardo | هدف+أهداف | 目标 | doel+doelen
medication: medicina/pastilla | pilule/comprimé | tablette/arznei | comprimido | medicina/farmaco | دواء+أدوية | 药品 | medicijn/pil
blood: sangre | sang | blut | sangue | sangue | دم | 血液 | bloed
therapy: terapia | thérapie | therapie | terapia | terapia | علاج | 疗程 | therapie
temperature: temperatura | température | temperatur | temperatura | temperatura | درجة الحرارة/حرارة | 温度/体温 | temperatuur
blood pressure: tensión arterial/presión/tensión/presión arterial | tension artérielle/tension | blutdruck | pressão arterial | pressione | ضغط الدم | 血压 | bloeddruk
pain: dolor | douleur | schmerz+schmerzen | dor | dolore | ألم | 疼痛 | pijn
kilometre: kilómetro/km | kilomètre/km | kilometer/km | quilômetro/km | chilometro/km | كيلومتر | 公里 | kilometer/km
part: pieza de recambio | pièce détachée | teil | peça de reposição | ricambio/pezzo | قطعة+قطع | 配件 | onderdeel+onderdelen
material: material | matière/matériau | material | material | materiale | مادة+مواد | 材料 | materiaal
wood: madera | bois | holz | madeira | legno | خشب | 木材 | hout
dress: vestido | robe | kostüm/kleid/kleidungsstück | vestido | abito/vestito | فستان+فساتين | 礼服/裙子 | jurk
wedding: boda | mariage/noces | hochzeit+hochzeiten/trauung | casamento | matrimonio/nozze | عرس+أعراس/زفاف | 婚礼 | bruiloft
word: palabra/vocabulario | mot/vocabulaire | wort+wörter/vokabel | palavra/vocabulário | parola/vocabolo | كلمة+كلمات | 单词 | woord
question: pregunta | question | frage | pergunta | domanda | سؤال+أسئلة | 问题 | vraag+vragen
answer: respuesta | réponse | antwort | resposta | risposta | إجابة+إجابات | 答案 | antwoord
season: temporada/estación | saison | saison/jahreszeit+jahreszeiten | temporada/estação | stagione | موسم+مواسم | 赛季/季节 | seizoen
container: contenedor | benne/conteneur | container/tonne | contentor | cassonetto/bidone | حاوية+حاويات | 容器 | container
portion: ración/porción/raciones | portion/part | portion+portionen | porção/marmita/porções | porzione | حصة+حصص/حصة غذائية | 份/份数 | portie
wheel: rueda | roue | reifen | roda | ruota | عجلة+عجلات | 轮子 | wiel
measurement: medición/medida | mesure/relevé | messung/messwert | medição/medida | misura/misurazione | قياس+قياسات | 测量 | meting
observation: observación | observation | beobachtung | observação | osservazione | ملاحظة | 观察 | waarneming
piece: pieza/obra | pièce/œuvre | stück+stücke/werkstück | peça/obra | pezzo/opera | قطعة+قطع | 作品 | stuk/werkstuk
screen: pantalla | écran | bildschirm | tela | schermo | شاشة | 屏幕 | scherm
cooking time: tiempo de cocción | temps de cuisson/temps | kochzeit | tempo de preparo | tempo di cottura | وقت الطبخ | 烹饪时间 | bereidingstijd
illness: enfermedad | maladie | krankheit | doença | malattia | مرض+أمراض | 疾病 | ziekte
bag: bolsa | sac/sachet | tasche/beutel/tüte | bolsa/sacola/saco | borsa/sacchetto | كيس+أكياس/حقيبة+حقائب | 袋子 | tas/zak
ticket stub: tique | reçu/ticket de caisse | kassenzettel/bon | comprovante | scontrino | إيصال+إيصالات | 小票 | bonnetje/bon
ironing: planchado | repassage | bügeln | passadoria | stiratura | كي | 熨烫 | strijkwerk
laundry load: colada | lessive/linge | wäsche | roupa suja | bucato | غسيل | 洗衣 | was
hike: excursión/caminata | randonnée | wanderung | trilha/caminhada | escursione/camminata | مسير | 徒步 | wandeling/wandeltocht
distance: distancia | distance | entfernung/distanz | distância | distanza | مسافة+مسافات | 距离 | afstand
elevation gain: desnivel | dénivelé | höhenmeter | desnível | dislivello | ارتفاع | 爬升 | hoogtemeters
meeting point: punto de encuentro | point de rencontre/lieu de rendez-vous | treffpunkt | ponto de encontro | punto di ritrovo | نقطة التجمع | 集合点 | verzamelpunt/ontmoetingspunt
origin: origen/procedencia | origine/provenance | herkunft | origem/procedência | provenienza/origine | منشأ | 产地 | herkomst
deadline: plazo/fecha límite | délai/échéance/date limite | frist+fristen | prazo | scadenza/termine | مهلة/موعد نهائي | 截止日期 | deadline/termijn
delivery time: plazo de entrega | délai de livraison | lieferzeit | prazo de entrega | tempi di consegna | موعد التسليم | 交货时间 | levertijd
repair: arreglo/reparación | réparation | reparatur+reparaturen | conserto/reparo | riparazione | إصلاح/تصليح | 修理 | reparatie
alteration: arreglo de ropa | retouche | änderung | ajuste | ritocco/modifica | تعديل | 修改 | vermaakwerk
quote: presupuesto | devis | kostenvoranschlag+kostenvoranschläge | orçamento | preventivo | عرض سعر | 报价 | offerte
textbook: libro de texto | manuel scolaire/manuel | schulbuch+schulbücher/lehrbuch | livro didático | libro di testo | كتاب مدرسي | 课本 | lesboek/schoolboek
lot: lote | lot | los/posten | lote | lotto/partita | دفعة+دفعات | | partij
dozen: docena | douzaine | dutzend | dúzia | dozzina | درزن | | dozijn
fodder: pienso | fourrage/nourriture animale | futter | ração | mangime | علف+أعلاف | 饲料 | voer
order: encargo/pedido | commande | bestellung/auftrag+aufträge | encomenda/pedido | ordine/ordinazione | طلبية+طلبيات | 订单 | bestelling/order
loss: baja/pérdida | perte | ausfall+ausfälle/verlust+verluste | baixa/perda/prejuízo | perdita | خسارة+خسائر | 损失/亏损 | verlies
costume: disfraz+disfraces/vestuario | costume/déguisement | kostüm/verkleidung | fantasia/figurino | costume/travestimento | زي+أزياء/تنكر | 服装 | kostuum
suit: traje | costume/tailleur | anzug+anzüge/tracht+trachten | terno/traje | abito | بدلة+بدلات | 西装 | pak
accessory: accesorio/complemento | accessoire | accessoire/zubehör | acessório | accessorio+accessori | إكسسوار | 配件 | accessoire
prop: atrezo | accessoire de scène | requisite+requisiten | adereço | oggetto di scena | أدوات المسرح | 道具 | rekwisiet
shoe: zapato/calzado | chaussure | schuh | sapato/calçado | scarpa/scarpe | حذاء+أحذية | 鞋子 | schoen
fabric: tela/tejido | tissu | stoff | tecido | stoffa/tessuto | قماش+أقمشة | 面料 | stof
thread: hilo | fil | faden/garn | fio/linha | filo | خيط | | garen
jersey: camiseta/equipación | maillot | trikot | camisa/uniforme | maglia/divisa | قميص+قمصان | 球衣 | shirt
jewel: joya | bijou/bijoux | schmuck | joia | gioiello | مجوهرات | 首饰 | sieraad+sieraden/juweel
glasses: gafas | lunettes | brille | óculos | occhiali | نظارة+نظارات | 眼镜 | bril
key: llave | clé/clef | schlüssel | chave | chiave/chiavi | مفتاح+مفاتيح | 钥匙 | sleutel
label: etiqueta | étiquette | etikett/aufkleber | etiqueta/rótulo | etichetta | ملصق+ملصقات | 标签 | label
code: código | code | code/zahlencode | código | codice | رمز+رموز/كود | 代码 | code
barcode: código de barras | code-barres | barcode/strichcode | código de barras | codice a barre | باركود | 条形码 | streepjescode/barcode
card: tarjeta | carte | karte/ausweis | cartão/carteirinha | tessera/carta/cartellino | بطاقة+بطاقات | | kaart/pasje
file card: ficha | fiche | karteikarte/steckbrief/datenblatt | ficha | scheda | استمارة+استمارات | 卡片 | fiche
form: formulario/impreso | formulaire | formular/vordruck | formulário | modulo | نموذج+نماذج | 表格 | formulier
questionnaire: cuestionario | questionnaire | fragebogen+fragebögen | questionário | questionario | استبيان+استبيانات | 问卷 | vragenlijst
survey: encuesta | sondage/enquête | umfrage | pesquisa/enquete | sondaggio | استطلاع | 调查 | enquête
minutes: acta | procès-verbal/compte rendu de réunion | protokoll+protokolle | ata | verbale | محضر+محاضر | 会议记录 | notulen
report: informe/parte/reporte | rapport/bilan/compte rendu | bericht/bilanz | relatório/laudo | rapporto/relazione/resoconto | تقرير+تقارير | 报告 | verslag/rapport
summary: resumen | récapitulatif/résumé/synthèse/bilan | zusammenfassung | resumo | riepilogo/riassunto | ملخص+ملخصات | 总结 | samenvatting
overview: panorama/vista general | vue d'ensemble/aperçu | überblick/gesamtübersicht | visão geral | panoramica | نظرة عامة | 概览 | overzicht
statement: extracto/declaración | relevé de compte/attestation | abrechnung/kontoauszug | extrato | estratto conto | كشف حساب | 对账单 | afschrift
page: página | page | seite | página | pagina | صفحة+صفحات | 页面 | pagina
record: registro/ficha/expediente | dossier/registre/fiche | akte+akten/eintrag+einträge/datensatz | registro/prontuário/ficha | registro/scheda/fascicolo | سجل+سجلات/ملف+ملفات | 档案 | registratie
history: historial | historique | verlauf/historie | histórico | storico/cronologia | سجل سابق/تاريخ | 历史 | geschiedenis
data: dato | donnée/données | daten | dado | dati/dato | بيانات/معلومات | 数据 | gegevens/data
information: información | information/renseignement | information+informationen/angabe/info+infos | informação | informazione | معلومة+معلومات | 信息 | informatie/info
detail: detalle | détail | detail+details/einzelheit | detalhe | dettaglio | تفصيل+تفاصيل | 详情 | detail
title: título | titre/intitulé | titel/überschrift | título | titolo | عنوان+عناوين | 标题 | titel
letter: carta/escrito | lettre/courrier | brief/schreiben | carta | lettera | خطاب+خطابات | 信件 | brief
poster: cartel | affiche | plakat/aushang | cartaz | locandina/manifesto | إعلان جداري | 海报 | poster
drawing: dibujo/plano | dessin/croquis | zeichnung/skizze | desenho/planta | disegno | رسم+رسوم هندسية | 图纸 | tekening
map: mapa/plano | carte/plan | karte/landkarte/stadtplan | mapa | mappa/cartina | خريطة+خرائط | 地图 | plattegrond/landkaart
position: posición | position/emplacement | position/standort | posição | posizione | موقع جغرافي | 位置 | positie
coordinate: coordenada | coordonnée | koordinate | coordenada | coordinata | إحداثيات | 坐标 | coördinaat
translation: traducción | traduction | übersetzung | tradução | traduzione | ترجمة+ترجمات | 翻译 | vertaling
text: texto | texte | text | texto | testo | نص+نصوص | 文字 | tekst
chapter: capítulo | chapitre | kapitel | capítulo | capitolo | فصل | 章节 | hoofdstuk
script: guion+guiones | scénario/texte | drehbuch | roteiro | copione/sceneggiatura | سيناريو | 脚本 | script
role: papel/rol | rôle | rolle | papel | ruolo/parte | دور+أدوار | 角色 | rol
scene: escena/escenario | scène | szene/bühne | cena/palco | scena/palco | مشهد+مشاهد | 场景 | scène
play: obra de teatro/función | pièce de théâtre/spectacle/représentation | theaterstück/aufführung/vorstellung | peça de teatro/espetáculo | spettacolo/rappresentazione | مسرحية+مسرحيات | 演出 | toneelstuk
rehearsal: ensayo | répétition | probe/generalprobe | ensaio | prova | بروفة+بروفات | 排练 | repetitie
concert: concierto/actuación | concert | konzert/auftritt+auftritte | concerto/show/apresentação | concerto/esibizione | حفل موسيقي | 音乐会 | concert/optreden
exhibition: exposición/muestra | exposition/expo | ausstellung | exposição | mostra/esposizione | معرض+معارض | 展览 | tentoonstelling
fair: feria | foire/salon | messe/jahrmarkt | feira | fiera/sagra | معرض تجاري | 展会 | beurs
festival: festival/verbena/romería | festival/fête | festival/volksfest/kirchweih | festival/quermesse | festival/festa patronale | مهرجان+مهرجانات | 节日 | festival
evening: velada/noche | soirée/soir | abend+abende/feierabend | noitada/noite | serata/sera | سهرة/مساء | 晚会/晚上 | avond
tasting: cata/degustación | dégustation | verkostung/weinprobe | degustação | degustazione | تذوق | 品鉴会 | proeverij
outing: salida/excursión | sortie/excursion | ausflug+ausflüge | passeio/saída | gita/uscita | نزهة+نزهات | 郊游 | uitje
guided tour: visita guiada | visite guidée | führung+führungen/stadtführung | visita guiada | visita guidata | جولة سياحية | 导览 | rondleiding
class session: sesión/sesiones | séance | sitzung/einheit/unterrichtsstunde | sessão+sessões | seduta/sessione | جلسة+جلسات/حصة+حصص | 课程 | les
swimming course: curso de natación | cours de natation | schwimmkurs/seepferdchenkurs | aula de natação | corso di nuoto | دورة سباحة | 游泳课 | zwemles
driving lesson: clase de conducir | leçon de conduite | fahrstunde | aula de direção | lezione di guida | درس قيادة | 练车 | rijles
exam: examen+exámenes/oposición | examen/contrôle | prüfung/klausur | prova/exame | esame/verifica | امتحان+امتحانات | 考试 | toets/tentamen
grade: nota/calificación | note/bulletin | note/schulnote | nota | voto/pagella | علامة+علامات/درجة+درجات | 分数 | cijfer
diploma: título/diploma | diplôme | zeugnis/diplom/urkunde | diploma | diploma/attestato | شهادة+شهادات | 证书 | diploma
homework: deberes/tarea | devoirs | hausaufgabe | lição de casa/dever de casa | compiti a casa | واجب منزلي | 家庭作业 | huiswerk
lesson plan: programación | programme | lehrplan | plano de aula | programma | خطة درس | 教案 | lesplan
subject: asignatura/materia | matière | fach+fächer/schulfach | disciplina/matéria | materia | مادة دراسية/مادة+مواد | 科目 | vak
school year: curso escolar | année scolaire | schuljahr | ano letivo | anno scolastico | عام دراسي | 学年 | schooljaar
quarter: trimestre | trimestre | quartal | trimestre | trimestre | ربع سنة | 季度 | kwartaal
fortnight: quincena | quinzaine | zwei wochen | quinzena | quindicina | أسبوعين | | twee weken
weekend: fin de semana | week-end | wochenende | fim de semana | fine settimana/weekend | عطلة نهاية الأسبوع | 周末 | weekend
holiday: festivo/vacaciones | vacances/congé/jour férié | ferien/urlaub/feiertag | férias/feriado | vacanza/ferie/festivo | عطلة/إجازة | 假日 | vakantie
year: año | an/année | jahr | ano | anno/anni/annata | سنة+سنوات/عام+أعوام | 年份 | jaar
minute: minuto | minute | minute | minuto | minuto | دقيقة+دقائق | 分钟 | minuut
moment: momento | moment/instant | moment | momento | momento | لحظة | 时刻 | moment
morning: mañana temprano | matin/matinée | morgen/vormittag | manhã | mattina/mattinata | صباح | 早上 | ochtend
afternoon: tarde | après-midi | nachmittag | tarde | pomeriggio | ظهر | 下午 | middag
day off: día libre | jour de repos | freier tag | folga | giorno libero | يوم عطلة | 休息日 | vrije dag
time slot: franja horaria/hueco/turno | créneau/créneaux | zeitfenster | horário/vaga/janela | fascia oraria | فترة+فترات | 时间段 | tijdslot/tijdvak/tijdstip
opening hours: horario de apertura | heures d'ouverture | öffnungszeit+öffnungszeiten | horário de funcionamento | orari/orario di apertura | ساعات العمل | 营业时间 | openingstijden
working hours: jornada/horas trabajadas | temps de travail | arbeitszeit+arbeitszeiten/arbeitsstunde/pflichtstunde | jornada/carga horária | orario di lavoro | ساعات عمل | 工时 | werktijden/werkuren
time zone: huso horario | fuseau horaire | zeitzone | fuso horário+fusos horários | fuso orario | منطقة زمنية | 时区 | tijdzone
spring: primavera | printemps | frühling/frühjahr | primavera | primavera | ربيع | 春天 | lente
summer: verano | été | sommer | verão | estate | صيف | 夏天 | zomer
autumn: otoño | automne | herbst | outono | autunno | خريف | 秋天 | herfst
winter: invierno | hiver | winter | inverno | inverno | شتاء | 冬天 | winter
birthday: cumpleaños | anniversaire | geburtstag+geburtstage | aniversário | compleanno | عيد ميلاد | 生日 | verjaardag
funeral: entierro/funeral | enterrement/obsèques | beerdigung/beisetzung | enterro/velório | funerale | جنازة | 葬礼 | uitvaart/begrafenis
theme: tema | thème | thema+themen/motto | tema | tema | موضوع+مواضيع | 主题 | thema
package: paquete | forfait/formule | paket/pauschale | pacote | pacchetto | باقة+باقات | 套餐 | pakket
menu: menú/carta | menu/carte | speisekarte/menü/speiseplan | cardápio/menu | menù | قائمة الطعام | 菜单 | menukaart
dish: plato | plat | gericht/speise | prato | piatto/pietanza | طبق+أطباق | | schotel
side dish: guarnición | accompagnement/garniture | beilage | acompanhamento | contorno | طبق جانبي | 配菜 | bijgerecht
dessert: postre | dessert | nachtisch/nachspeise | sobremesa | dolce/dessert | حلوى+حلويات | 甜点 | toetje
cake: tarta/pastel | gâteau/gâteaux | torte/kuchen | bolo/torta | torta/dolce | كيكة+كيكات | 蛋糕 | taart
pastry: bollo/dulce | viennoiserie/pâtisserie | gebäck/brötchen | doce/salgado | pasticcino/dolci | معجنات | 糕点 | gebak
bread: pan | pain/baguette | brot | pão/pães | pane | خبز | 面包 | brood+broden
flour: harina | farine | mehl | farinha | farina | طحين | 面粉 | meel/bloem
sugar: azúcar | sucre | zucker | açúcar | zucchero | سكر | | suiker
salt: sal | sel | salz | sal | sale fino | ملح | | zout
oil: aceite | huile | öl | óleo/azeite | olio | زيت | 食用油 | olie
rice: arroz | riz | reis | arroz | riso | أرز | 大米 | rijst
honey: miel | miel | honig | mel | miele | عسل | 蜂蜜 | honing
tea: té/infusión | thé/tisane | tee | chá | tè/tisana | شاي | 茶叶 | thee
tea garden: plantación de té | plantation de thé | teegarten | plantação de chá | piantagione di tè | مزرعة شاي | 茶园 | theetuin
water: agua | eau | wasser | água | acqua | ماء/مياه | | water
juice: zumo/jugo | jus | saft+säfte | suco/sumo | succo | عصير | 果汁 | sap
leftover: sobra | reste/invendu | rest+reste | sobra | avanzo/avanzi | بقايا | 剩余 | restje
calorie: caloría | calorie | kalorie | caloria | caloria | سعرة+سعرات | 热量 | calorie
allergen: alérgeno | allergène | allergen+allergene | alérgeno/alergênico | allergene | مسببات الحساسية | 过敏原 | allergeen
allergy: alergia/intolerancia | allergie/intolérance | allergie/unverträglichkeit | alergia/intolerância | allergia/intolleranza | حساسية | 过敏 | allergie
diet: dieta/régimen | régime | diät/ernährung | dieta/alimentação | dieta | حمية/نظام غذائي | 饮食 | dieet
weight: peso | poids | gewicht+gewichte | peso | peso | وزن+أوزان | 重量 | gewicht
height: altura/estatura | taille/hauteur | höhe/körpergröße | altura | altezza | طول | 身高 | hoogte/lengte
size: talla/tamaño/medida | taille/dimension/mesure | größe/maß+maße | tamanho/medida | taglia/misura/dimensione | مقاس+مقاسات/قياس+قياسات | 尺码 | grootte/formaat
area: superficie | surface | fläche/quadratmeter | área | superficie | مساحة | 面积 | oppervlakte
volume: volumen/capacidad | volume/capacité | volumen/kapazität | volume/capacidade | volume/capienza | سعة | 容量 | inhoud
number: número | numéro/nombre | nummer/zahl+zahlen/anzahl | número | numero/quantità | عدد/رقم+أرقام | 数量 | nummer
amount: cantidad/importe/monto | quantité/montant | menge/betrag+beträge/summe | quantidade/valor/quantia | importo/quantità/somma | كمية+كميات/مبلغ+مبالغ | 金额 | bedrag
total: total | total | gesamtsumme | total | totale | إجمالي/مجموع | 总数 | totaal
average: media/promedio | moyenne | durchschnitt | média | media | متوسط | 平均 | gemiddelde
percentage: porcentaje | pourcentage | prozent/anteil | porcentagem | percentuale | نسبة+نسب | 比例 | percentage
quality: calidad | qualité | qualität | qualidade | qualità | جودة | 质量 | kwaliteit
condition: estado | état | zustand+zustände | estado/condição | stato/condizione | حالة+حالات | 新旧程度 | toestand/staat
type: tipo/clase/modalidad | type/genre/sorte | art/typ+typen/sorte | tipo/espécie | tipo/tipologia | نوع+أنواع | 类型 | type
brand: marca | marque | marke | marca | marca | ماركة+ماركات | 品牌 | merk
model: modelo | modèle | modell+modelle | modelo | modello | موديل | 型号 | model
variety: variedad | variété | sorte | variedade | varietà | صنف+أصناف | 品种 | variëteit
colour: color | couleur | farbe | cor | colore | لون+ألوان | 颜色 | kleur
shape: forma | forme | form+formen | forma | forma | شكل+أشكال | 形状 | vorm
progress: avance/progreso/evolución | avancement/progrès/évolution | fortschritt+fortschritte | andamento/progresso/evolução | avanzamento/progresso | تقدم | 进度 | voortgang/vooruitgang
result: resultado | résultat | ergebnis+ergebnisse | resultado | risultato/esito | نتيجة+نتائج | 结果 | resultaat
reason: motivo/razón | motif/raison | grund+gründe | motivo/razão | motivo | سبب+أسباب | 原因 | reden
rule: regla/norma | règle/règlement | regel+regeln | regra/norma | regola/regolamento | قاعدة+قواعد/قانون+قوانين | 规则 | regel
problem: problema/avería | problème/souci | problem+probleme | problema | problema/problemi | مشكلة+مشاكل | 问题 | probleem
idea: idea | idée | idee+ideen | ideia | idea | فكرة+أفكار | 想法 | idee
suggestion: sugerencia/propuesta | suggestion/proposition | vorschlag+vorschläge | sugestão/proposta | proposta/suggerimento | اقتراح+اقتراحات | 建议 | voorstel
change: cambio | changement/modification | änderung+änderungen/wechsel | mudança/alteração | modifica/cambiamento | تغيير+تغييرات | 变更 | wijziging/verandering
limit: límite/tope | limite/plafond | grenze/limit | limite | limite | حد | 上限 | limiet
risk: riesgo | risque | risiko+risiken | risco | rischio | خطر+مخاطر | 风险 | risico
safety: seguridad | sécurité | sicherheit | segurança | sicurezza | سلامة/أمان | 安全 | veiligheid
right: derecho | droit | recht+rechte | direito | diritto | حق+حقوق | 权利 | recht
law: ley | loi | gesetz+gesetze | lei | legge | قانون | 法律 | wet
permission: permiso/autorización | autorisation/permission | erlaubnis/genehmigung | autorização/permissão | permesso/autorizzazione | إذن/تصريح | 许可 | toestemming
signature: firma | signature | unterschrift+unterschriften | assinatura | firma | توقيع+توقيعات | 签名 | handtekening
identity card: DNI/carné/carnet | carte d'identité/pièce d'identité | ausweis/personalausweis | carteira de identidade/RG | carta d'identità | هوية | 身份证 | identiteitskaart/id-kaart
password: contraseña | mot de passe | passwort+passwörter | senha | parola d'ordine | كلمة مرور/كلمة السر | 密码 | wachtwoord
mobile: móvil/celular | portable/mobile | handy+handys | celular/telemóvel | cellulare/telefonino | جوال/هاتف | 手机 | mobiel/mobieltje
tablet: tableta/tablet | tablette | tablet | tablet | tablet | جهاز لوحي | 平板 | tablet
computer: ordenador/computadora | ordinateur | computer/rechner | computador | computer | حاسوب | 电脑 | computer
scale: báscula/balanza | balance | waage | balança | bilancia | ميزان | | weegschaal
camera: cámara | caméra/appareil photo | kamera | câmera | fotocamera | كاميرا | 相机 | camera
sensor: sensor | capteur | sensor+sensoren | sensor | sensore | حساس | 传感器 | sensor
lock: cerradura/candado | serrure/cadenas | schloss | fechadura/cadeado | serratura/lucchetto | قفل+أقفال | | slot
locker: taquilla | casier/vestiaire | schließfach+schließfächer/spind | armário | armadietto | خزانة+خزائن | 储物柜 | kluisje
fridge: nevera/frigorífico | frigo/réfrigérateur | kühlschrank+kühlschränke | geladeira | frigo/frigorifero | ثلاجة | 冰箱 | koelkast
oven: horno | four | ofen+öfen/backofen | forno | forno | فرن+أفران | 烤箱 | oven
washing machine: lavadora | machine à laver/lave-linge | waschmaschine | máquina de lavar | lavatrice | غسالة | 洗衣机 | wasmachine
furniture: mueble | meuble | möbel/möbelstück | móvel/móveis | mobile/mobili | أثاث | 家具 | meubel
seat: silla | chaise | stuhl+stühle | cadeira | sedia | كرسي+كراسي | 椅子 | stoel
toy: juguete | jouet | spielzeug+spielzeuge | brinquedo | giocattolo | لعبة+ألعاب | 玩具 | speelgoed
book: libro/ejemplar | livre/ouvrage | buch | livro/exemplar | libro/volume | مصحف | 书籍 | boek
magazine: revista | magazine/revue | zeitschrift | revista | rivista | مجلة+مجلات | 杂志 | tijdschrift
painting: cuadro/pintura | tableau/tableaux/peinture | gemälde/bild | quadro/pintura | quadro/dipinto | لوحة فنية | 画作 | schilderij
sculpture: escultura | sculpture | skulptur | escultura | scultura | تمثال | 雕塑 | beeld
work of art: obra | œuvre/oeuvre | werk/kunstwerk | obra | opera | عمل فني | 作品 | kunstwerk
glaze: esmalte | émail | glasur+glasuren | esmalte | smalto | طلاء زجاجي | 釉料 | glazuur
curve: curva | courbe | kurve | curva | curva | منحنى | 曲线 | curve
temperature curve: curva de temperatura | courbe de température | temperaturkurve | curva de temperatura | curva di temperatura | منحنى الحرارة | 温度曲线 | stookcurve
firing: cocción | cuisson | brand/brennen | queima | cottura | حرق | 烧制 | stook
tattoo: tatuaje | tatouage | tätowierung/tattoo | tatuagem | tatuaggio+tatuaggi | وشم | 纹身 | tatoeage
body part: zona del cuerpo | zone du corps | körperstelle/körperteil | parte do corpo | zona del corpo | جزء الجسم | 部位 | lichaamsdeel
body: cuerpo | corps | körper | corpo | corpo | جسم | 身体 | lichaam
hair: pelo/cabello | cheveu/cheveux | haar+haare | cabelo | capello/capelli | شعر | 头发 | haar
skin: piel | peau | haut | pele | pelle | بشرة | 皮肤 | huid
tooth: diente | dent | zahn+zähne | dente | dente | سن+أسنان | 牙齿 | tand
injury: lesión/lesiones | blessure | verletzung+verletzungen | lesão/lesões | infortunio/lesione | إصابة+إصابات | 受伤 | blessure
disease: enfermedad | maladie | krankheit+krankheiten | doença | malattia | مرض+أمراض | 疾病 | ziekte
diagnosis: diagnóstico | diagnostic | diagnose+diagnosen/befund+befunde | diagnóstico | diagnosi | تشخيص | 诊断 | diagnose
assessment: evaluación/valoración | bilan/évaluation | gutachten/beurteilung | avaliação | valutazione | تقويم | 评估 | intake/beoordeling
prescription: receta médica/volante | ordonnance | rezept vom arzt/verordnung | receita médica | ricetta medica/impegnativa | وصفة طبية | 处方 | voorschrift
health: salud | santé | gesundheit | saúde | salute | صحة | 健康 | gezondheid
pregnancy: embarazo | grossesse | schwangerschaft | gravidez | gravidanza | حمل | 怀孕 | zwangerschap
home visit: visita a domicilio | visite à domicile | hausbesuch | visita domiciliar | visita a domicilio | زيارة منزلية | 上门服务 | huisbezoek
operation: operación/cirugía | opération | operation | cirurgia | intervento | عملية+عمليات | 手术 | operatie
fuel: combustible/gasolina | carburant | kraftstoff/benzin | combustível/gasolina | carburante/benzina | وقود | 燃料 | brandstof
meter: contador | compteur | zähler/zählerstand | medidor | contatore | عداد+عدادات | 电表/水表 | meter/meterstand
electricity: luz | électricité | strom | luz/energia | corrente/elettricità | كهرباء | 电 | stroom
tractor: tractor | tracteur | traktor+traktoren/schlepper | trator | trattore | جرار+جرارات | 拖拉机 | tractor/trekker
combine: cosechadora | moissonneuse | mähdrescher | colheitadeira | mietitrebbia | حصادة+حصادات | 收割机 | combine
car: coche/carro/vehículo/auto | voiture/véhicule | auto/wagen/fahrzeug+fahrzeuge | carro/veículo | auto/macchina/veicolo | مركبة+مركبات | 汽车 | auto
van: furgoneta | camionnette/fourgon | lieferwagen/transporter/bulli | van/furgão | furgone/pulmino | شاحنة صغيرة | 面包车 | busje/bestelbus
truck: camión+camiones | camion | lkw/lastwagen | caminhão+caminhões | camion | شاحنة+شاحنات | 卡车 | vrachtwagen
bus: autobús+autobuses/autocar | bus/autocar/car scolaire | bus+busse/reisebus | ônibus/autocarro | autobus/pullman | حافلة+حافلات | 巴士 | bus
train: tren+trenes | train | zug+züge/bahn | trem/comboio | treno | قطار+قطارات | 火车 | trein
motorbike: moto | moto/scooter | motorrad+motorräder/roller | moto | moto/motorino | دراجة نارية | 摩托车 | motor
scooter: patinete | trottinette | tretroller/e-scooter | patinete | monopattino | سكوتر | 滑板车 | scooter
kayak: kayak/piragua | kayak/canoë | kajak+kajaks/kanu | caiaque | kayak/canoa | قارب كاياك | 皮划艇 | kajak
tyre: neumático/rueda | pneu | reifen | pneu | pneumatico/gomma | إطار+إطارات | 轮胎 | band
engine: motor | moteur | motor+motoren | motor | motore | محرك | 发动机 | motor
heating: calefacción | chauffage | heizung | aquecimento | riscaldamento | تدفئة | 暖气 | verwarming
gas: gas | gaz | gas | gás | gas | غاز | 燃气 | gas
solar panel: panel solar/placa solar | panneau solaire | solaranlage/solarmodul | painel solar | pannello solare | لوح شمسي | 太阳能板 | zonnepaneel
consumption: consumo | consommation | verbrauch | consumo | consumo | استهلاك | 用量 | verbruik
paper: papel | papier | papier/altpapier | papel | carta | ورق | 纸张 | papier
glass: vidrio/cristal | verre | glas+gläser | vidro | vetro | زجاج | 玻璃 | glas
plastic: plástico | plastique | plastik/kunststoff | plástico | plastica | بلاستيك | 塑料 | plastic
metal: metal | métal/métaux | metall+metalle | metal | metallo | معدن+معادن | 金属 | metaal
stone: piedra | pierre | stein+steine | pedra | pietra | حجر+أحجار | 石头 | steen
brick: ladrillo | brique | ziegel | tijolo | mattone | طوب | | baksteen
paint: pintura | peinture | farbe/lack | tinta | vernice | دهان/طلاء | 油漆 | verf
battery: batería/pila | batterie/pile | akku+akkus/batterie | bateria | batteria | بطارية+بطاريات | 电池 | batterij/accu
cable: cable | câble | kabel | cabo | cavo | كابل | 电缆 | kabel
bicycle: bici | vélo | rad+räder | bike | bicicletta/bici | دراجة | 单车 | fiets
boat: barco/bote/lancha | bateau/barque | boot | barco | barca | قارب+قوارب | 船 | boot
wheelchair: silla de ruedas | fauteuil roulant | rollstuhl+rollstühle | cadeira de rodas | sedia a rotelle/carrozzina | كرسي متحرك | 轮椅 | rolstoel
button: botón+botones | bouton | knopf+knöpfe/taste | botão+botões | pulsante/bottone | زر+أزرار | 按钮 | knop
pump: bomba | pompe | pumpe | bomba | pompa | مضخة+مضخات | 水泵 | pomp
filter: filtro | filtre | filter | filtro | filtro | فلتر | 滤芯 | filter
`;

/** Money, papers, services, faults and what people do with each other, one a row; how a row is written stands in rows.ts. */
export const DEALINGS = `
procedure: procedimiento | acte | maßnahme | procedimento | procedura | إجراء+إجراءات | 手续 | ingreep
billing: facturación | facturation | abrechnung | faturamento | fatturazione | فوترة | 账单 | facturatie
electricity bill: factura de la luz | facture d'électricité | stromrechnung | conta de luz | bolletta | فاتورة الكهرباء | 电费 | stroomrekening
request for leave: solicitud de permiso | demande de congé | urlaubsantrag+urlaubsanträge | pedido de férias | richiesta ferie | طلب إجازة | 请假 | verlofaanvraag
prize: premio | prix/lot | preis+preise/gewinn | prêmio | premio | جائزة+جوائز | 奖品 | prijs+prijzen
insurance: seguro | assurance | versicherung | seguro | assicurazione | تأمين | 保险 | verzekering
warranty: garantía | garantie | garantie | garantia | garanzia | ضمان | 保修 | garantie
voucher: vale/cupón/bono | bon d'achat/chèque cadeau/bon/chèque-cadeau | gutschein+gutscheine | vale/cupom | buono+buoni/coupon | قسيمة+قسائم/كوبون | 优惠券/代金券 | bon/tegoedbon
pass: bono/abono/pase | carnet d'entrées/forfait | zehnerkarte/pass+pässe | pacote de aulas/passe | carnet/tessera | بطاقة عضوية | 次卡 | rittenkaart/strippenkaart
permit: permiso | permis/autorisation | genehmigung/erlaubnis | permissão/licença | permesso/autorizzazione | تصريح+تصاريح | 许可 | vergunning
clothes: ropa/prenda | vêtement/vêtements/habit | kleidung/kleid/kleidungsstück+kleidungsstücke | roupa/peça de roupa | vestito/abbigliamento/vestiti/indumento | ملابس/ثياب | 衣服/衣物 | kleding
decision: decisión/acuerdo | décision | entscheidung/beschluss | decisão | decisione | قرار+قرارات | 决定 | besluit
newsletter: boletín | infolettre | newsletter/rundbrief | boletim | newsletter | نشرة | 通讯 | nieuwsbrief
news: noticia/novedad | actualité/nouvelle | neuigkeit/nachricht+nachrichten | notícia/novidade | notizia/novità | خبر+أخبار | 新闻/公告 | nieuws
announcement: aviso/anuncio oficial/anuncio/comunicado/circular | annonce officielle/annonce/communiqué | aushang/ankündigung/durchsage/rundschreiben | comunicado/aviso | avviso/annuncio/comunicazione/circolare | إعلان+إعلانات/بيان | 公告 | aankondiging
offer: oferta | offre | angebot | oferta | offerta | عرض+عروض | 报价 | aanbieding/offerte
auction: subasta | vente aux enchères/enchère | auktion/versteigerung | leilão | asta | مزاد | 拍卖 | veiling
discount: descuento/rebaja | remise/réduction | rabatt | desconto | sconto | خصم | 折扣 | korting
receipt: recibo/comprobante | reçu/justificatif | quittung/beleg+belege/kassenbon | recibo/comprovante | ricevuta/scontrino | إيصال+إيصالات | 收据 | bon/kassabon
money: dinero | argent | geld | dinheiro | soldi/denaro | مال | 钱 | geld
savings: ahorro | épargne | ersparnis | poupança | risparmio | مدخرات | 存款 | spaargeld
rent: alquiler | loyer | miete | aluguel/renda | affitto | إيجار | 租金 | huur
contract: contrato | contrat/bail | vertrag+verträge | contrato | contratto | عقد+عقود | 合同 | contract
waste: residuo/basura | déchet/ordure | müll/abfall+abfälle | lixo/resíduo | rifiuto | نفاية+نفايات | 垃圾 | afval
damage: daño/desperfecto/rotura | casse/dégât/dommage | schaden | dano/quebra | danno/rottura | ضرر+أضرار | 损坏 | schade/breuk
fault: avería/incidencia | panne/dysfonctionnement | störung/defekt | avaria/defeito | guasto | عطل+أعطال | 故障 | storing/defect
complaint: queja/reclamación | réclamation/plainte | beschwerde/reklamation | reclamação/queixa | reclamo/lamentela | شكوى+شكاوى | 投诉 | klacht
return: devolución | retour/restitution | rückgabe | devolução | restituzione/reso | إرجاع | 归还 | teruggave
pickup: recogida/retiro | retrait/enlèvement | abholung/abholzeit | retirada/coleta | ritiro | استلام | 自取 | ophaling/afhaling
delivery: reparto/entrega | livraison | lieferung/zustellung | entrega | consegna | توصيل | 配送/送货 | levering/bezorging
plan: plan/programa | forfait/plan/programme | plan+pläne | plano/programa | piano/programma | خطة+خطط | 计划/方案 | plan+plannen
surplus: excedente | surplus/invendu | überschuss | excedente | eccedenza/invenduto | فائض | 剩余 | overschot
customer number: número de cliente | numéro de client | kundennummer | número de cliente | numero cliente | رقم العميل | 客户编号 | klantnummer
certificate: certificado | certificat/attestation | bescheinigung/zertifikat/zeugnis | certificado | certificato/attestato | شهادة+شهادات | 证书 | certificaat/bewijs
abuse report: denuncia | signalement d'abus | meldung eines inhalts | denúncia | segnalazione di abuso | بلاغ+بلاغات | 举报 | melding van misbruik
batch: hornada/cocción | cuisson/fournée | brand | fornada | cottura/infornata | خبزة | 烧制 | stookbeurt
deposit: señal/fianza/depósito/anticipo | caution/acompte/arrhes | anzahlung/kaution | sinal/caução/entrada | caparra/cauzione/acconto | عربون/تأمين | 押金/定金 | aanbetaling/borg
cost: coste/costo/gasto | coût/dépense/frais | kosten | custo/gasto | costo/spesa | تكلفة+تكاليف | 费用/成本 | kosten
guest fee: cuota de invitado | droit d'invité | gastgebühr+gastgebühren | taxa de convidado | quota ospite | رسوم الضيف | 访客费 | introducékosten
assembly: junta/asamblea | assemblée | versammlung | assembleia | assemblea | اجتماع عام | 大会 | algemene vergadering
consent: consentimiento | consentement | einwilligung/einverständnis | consentimento | consenso | موافقة | 同意书 | toestemming
fee: cuota/tarifa mensual/tasa | cotisation/frais/frais d'inscription | gebühr+gebühren/beitrag+beiträge/mitgliedsbeitrag+mitgliedsbeiträge | mensalidade/taxa/anuidade | quota/retta/tassa | رسوم/اشتراك/رسم+رسوم | 会费 | contributie
pot: fondo/bote | cagnotte/caisse commune | topf/gemeinschaftskasse | caixinha/fundo | cassa/fondo | صندوق مشترك | 基金 | pot/kas
ticket: entrada/boleto | billet/place | eintrittskarte/ticket+tickets/fahrkarte | ingresso/bilhete | biglietto | تذكرة+تذاكر | 门票 | kaartje/ticket
attack: ataque | attaque | angriff+angriffe/riss | ataque | attacco+attacchi | هجوم+هجمات | 袭击 | aanval
protection: protección | protection | schutz | proteção | protezione | حماية | 保护 | bescherming
compensation: indemnización/compensación | indemnisation/dédommagement | entschädigung/schadensersatz | indenização | indennizzo/risarcimento | تعويض+تعويضات | 补偿 | schadevergoeding
transport: transporte | transport | transport | transporte/condução | trasporto | نقل/مواصلات | 交通 | vervoer/transport
luggage: equipaje | bagage | gepäck/koffer | bagagem | bagaglio | أمتعة | 行李 | bagage
removal: mudanza | déménagement | umzug+umzüge | mudança de casa | trasloco | نقل أثاث | 搬家 | verhuizing
accident: accidente | accident | unfall+unfälle | acidente | incidente | حادث+حوادث | 事故 | ongeluk/ongeval
road hazard: punto peligroso | danger routier | gefahrenstelle | trecho perigoso | tratto pericoloso | خطر الطريق | 危险路段 | gevaarlijke plek
emergency: emergencia/urgencia | urgence | notfall+notfälle | emergência | emergenza | حالة طارئة | 紧急情况 | noodgeval
assembly work: montaje | montage/pose | montage/einbau | montagem | montaggio | تركيب | 安装 | montage
job: trabajo/empleo/faena | travail/travaux/emploi/boulot | arbeit+arbeiten/job+jobs/arbeitsstelle | trabalho/emprego/serviço | lavoro/lavori/impiego | عمل+أعمال/وظيفة+وظائف | 工作 | klus/baan/vacature
task: tarea/labor | tâche/mission | aufgabe/tätigkeit | tarefa | compito/incarico | مهمة+مهام | 任务 | taak+taken
maintenance: mantenimiento | entretien/maintenance | wartung+wartungen/instandhaltung | manutenção | manutenzione | صيانة | 保养 | onderhoud
inspection: inspección/revisión | contrôle/inspection/visite technique | kontrolle/inspektion/besichtigung | inspeção/vistoria/revisão | ispezione/controllo/revisione | معاينة/تفتيش | 检修 | keuring/inspectie/controle
test: prueba/test | test/essai | test+tests/prüfung | teste | prova/test | فحص+فحوصات/اختبار | 测试 | test
test report: informe de ensayo | rapport d'analyse | prüfbericht | laudo | referto | تقرير الفحص | 检测报告 | keuringsrapport
defect: desperfecto/defecto | défaut/malfaçon | mangel/defekt+defekte | defeito | difetto | عيب+عيوب | 缺陷 | defect/gebrek
incident: incidencia | incident | vorfall+vorfälle/störung | ocorrência | disservizio/segnalazione | بلاغ+بلاغات | 报事 | incident
breakdown: avería | panne | panne/defekt | pane/avaria | guasto | عطل+أعطال | 故障 | storing
leak: fuga/gotera | fuite | leck/wasserschaden | vazamento | perdita d'acqua | تسرب | 漏水 | lek/lekkage
noise: ruido | bruit | lärm | barulho | rumore | ضجيج | 噪音 | lawaai/geluidsoverlast
theft: robo | vol | diebstahl+diebstähle | roubo/furto | furto | سرقة | 盗窃 | diefstal
lost item: objeto perdido | objet perdu | fundsache | objeto perdido | oggetto smarrito | مفقودات | 失物 | gevonden voorwerp+gevonden voorwerpen/verloren voorwerp
idle item: artículo usado | objet d'occasion | gebrauchtes | usado | oggetto usato | غرض مستعمل | 旧物
prohibited item: artículo prohibido | objet interdit | verbotenes | item proibido | oggetto vietato | ممنوعات | 违禁品
thing: cosa/trasto | chose/truc/affaire | ding+dinge/sache+sachen/zeug | coisa/troço | cosa/roba | شيء+أشياء/غرض+أغراض | 东西 | ding/spul+spullen
price: precio/tarifa | prix/tarif | preis/tarif+tarife | preço/tarifa | prezzo/tariffa | ثمن+أثمان/تسعيرة | 价钱 | tarief/prijs
meal fee: precio del menú | prix du repas | essensgeld | valor da refeição | costo del pasto | رسوم الوجبة | 餐费 | maaltijdkosten
tax: impuesto/IVA | impôt/taxe/tva | steuer+steuern/mehrwertsteuer | imposto | imposta/tassa/iva | ضريبة+ضرائب | | belasting/btw
salary: sueldo/salario/nómina | salaire/paie | gehalt+gehälter/lohn+löhne | salário | stipendio+stipendi/salario | راتب+رواتب | 工资 | salaris/loon
income: ingreso | revenu | einkommen/einnahme | renda/receita/faturamento | entrata/reddito | دخل | 收入
revenue: facturación/caja | chiffre d'affaires | umsatz+umsätze/tagesumsatz | faturamento | incasso+incassi/fatturato | إيراد+إيرادات | 营业额 | omzet/opbrengsten
profit: ganancia/beneficio | bénéfice/marge | gewinn | lucro | guadagno/profitto | ربح+أرباح | 利润 | winst
debt: deuda | dette | schuld | dívida | debito | دين+ديون | 债务 | schuld
overdue payment: impago/atraso | impayé/retard de paiement | rückstand+rückstände | inadimplência/atraso | arretrato/arretrati | متأخرات | 欠费 | achterstand
balance: saldo | solde | saldo/restbetrag/guthaben | saldo | saldo | رصيد | 余额 | saldo
refund: reembolso/devolución del dinero | remboursement | rückerstattung/erstattung | reembolso | rimborso | استرداد | 退款 | terugbetaling
instalment: plazo de pago/cuota | mensualité/échéance | rate+raten | parcela/prestação | rata | قسط+أقساط | 分期 | termijnbedrag
fine: multa/sanción | amende/pénalité | strafe/bußgeld/strafzettel | multa | multa | غرامة+غرامات | 罚款 | boete
tip: propina | pourboire | trinkgeld | gorjeta | mancia | إكرامية | 小费 | fooi
cash: efectivo/dinero en efectivo | espèces/liquide | bargeld | dinheiro vivo/espécie | contanti | نقد | 现金 | contant geld/contanten
cash transaction: venta en efectivo | transaction en espèces | bargeschäft | transação em dinheiro | transazione in contanti | معاملة نقدية | 现金交易 | kasboeking
till: caja registradora | caisse | kasse | caixa | cassa | صندوق | 收银台 | kassa/kas
bank transfer: transferencia | virement | überweisung+überweisungen | transferência | bonifico | تحويل+تحويلات | 转账 | overboeking/overschrijving
bank account: cuenta bancaria | compte bancaire/RIB | bankkonto | conta bancária | conto corrente | حساب بنكي | 银行账户 | bankrekening
loan: préstamo | prêt/emprunt | ausleihe/leihgabe/kredit | empréstimo | prestito | قرض+قروض | 贷款 | uitleen/lening
rental: alquiler | location | verleih/vermietung/miete | aluguel/locação | noleggio/affitto | إيجار+إيجارات/تأجير | 租赁 | verhuur/huur
purchase: compra | achat | kauf+käufe/einkauf+einkäufe | compra | acquisto/acquisti | شراء/مشتريات | 采购 | aankoop+aankopen/inkoop+inkopen
shopping list: lista de la compra | liste de courses/liste d'achats | einkaufsliste/einkaufszettel | lista de compras | lista della spesa | قائمة مشتريات | 购物清单 | boodschappenlijst/boodschappenlijstje
sale: venta | vente | verkauf | venda | vendita | بيعة | 销售 | verkoop+verkopen
delivery note: albarán+albaranes | bon de livraison | lieferschein+lieferscheine | nota de entrega | bolla/documento di trasporto | إشعار تسليم | 送货单 | pakbon/afleverbon
shipment: envío/reparto/domicilio | envoi/expédition | versand/sendung/lieferung+lieferungen | envio/entrega/frete | spedizione/consegna | شحنة+شحنات | 发货 | zending
packaging: envase/embalaje | emballage/conditionnement | verpackung | embalagem | confezione/imballaggio | تغليف | 包装 | verpakking
stock: existencias/almacén | stock/réserve | lagerbestand/vorrat+vorräte | estoque | scorta/giacenza | مخزون | 库存 | voorraad+voorraden
donation: donativo/aportación | don | spende+spenden/sachspende | doação/doações | donazione/offerta | صدقة+صدقات/تبرع | 捐赠 | gift/donatie
campaign: campaña | campagne/cagnotte | aktion+aktionen/kampagne | campanha | campagna | حملة+حملات | 活动 | campagne/actie
lottery: sorteo/rifa | tirage/tombola/loterie | verlosung/tombola | sorteio/rifa | sorteggio/lotteria | سحب/قرعة | 抽奖 | loterij
reward: recompensa/premio | récompense/lot | belohnung/prämie | recompensa/prêmio/brinde | premio/ricompensa | مكافأة+مكافآت/جائزة+جوائز | 礼品 | beloning
medal: medalla/trofeo | médaille/trophée/coupe | medaille/pokal | medalha/troféu | medaglia/coppa/trofeo | ميدالية/كأس | 奖牌 | medaille
match: partido | match/rencontre | spiel/partie/wettkampf+wettkämpfe | jogo/partida | partita/gara | مباراة+مباريات | 比赛 | wedstrijd/partij
race: carrera | course | rennen/lauf+läufe | corrida/prova | gara/corsa | سباق+سباقات | 赛跑 | race/loop
league: liga | championnat/ligue | liga/meisterschaft | campeonato/liga | campionato | دوري | 联赛 | competitie
team: equipo/plantilla | équipe | mannschaft+mannschaften | time/equipe | squadra | فريق+فرق | 球队 | ploeg/elftal
scored goal: gol | but | tor+tore | gol | gol | هدف مسجل | 进球 | doelpunt
training session: entrenamiento/entreno | entraînement | training/übungseinheit | treino | allenamento | تمرين+تمارين/تدريب | 训练 | training
call-up: convocatoria | convocation | nominierung/aufstellung | convocação | convocazione | استدعاء | 召集 | oproep
squad list: alineación | composition | kader | escalação | formazione | تشكيلة | 阵容 | selectie
football: fútbol | foot/football | fußball | futebol | calcio | كرة القدم | 足球 | voetbal
volleyball: voleibol | volley | volleyball | vôlei | pallavolo | كرة الطائرة | 排球 | volleybal
dance: baile/danza | danse | tanz+tänze | dança | ballo/danza | رقص | 舞蹈 | dans
samba school: escuela de samba | école de samba | sambaschule | escola de samba | scuola di samba | مدرسة سامبا | 桑巴学校
section: sección/apartado | section/rubrique/pupitre | abschnitt/bereich | ala/seção | sezione | قسم | 板块 | sectie
component: componente | composant/membre | bestandteil | componente | componente | مكون+مكونات | 组件 | onderdeel/onderdelen
medical certificate: certificado médico | certificat médical | ärztliches attest/attest | atestado médico | certificato medico+certificati medici | شهادة طبية | 体检证明 | medische verklaring/doktersverklaring
attendance: asistencia | présence/pointage/appel | anwesenheit/teilnahme | presença/frequência/chamada | presenza/frequenza | حضور | 出勤 | aanwezigheid/presentie
absence: ausencia/falta | absence | fehlzeit/abwesenheit/fehlstunde | ausência/falta | assenza | غياب | 缺勤 | afwezigheid/verzuim
lateness: retraso | retard | verspätung+verspätungen | atraso | ritardo | تأخير/تأخر | 迟到 | te laat
registration: inscripción/alta/registro | inscription/adhésion | anmeldung/einschreibung | inscrição/cadastro/matrícula | iscrizione/registrazione | تسجيل/اشتراك | 报名 | aanmelding/registratie
cancellation: cancelación/anulación | annulation | absage+absagen/stornierung/abmeldung | cancelamento | annullamento/disdetta | إلغاء | 取消 | annulering/afmelding
acceptance: aceptación | acceptation/accord | zusage+zusagen/annahme | aceite/aprovação | accettazione/conferma | قبول | 确认 | acceptatie
reservation: reserva | réservation | reservierung+reservierungen/vorbestellung | reserva | prenotazione | حجز+حجوزات | 预约 | reservering
appointment: cita/turno | rendez-vous/rdv | termin/verabredung | consulta/horário marcado/marcação | appuntamento | موعد+مواعيد | 预约 | afspraak+afspraken
return visit: revisión médica | consultation de suivi | kontrolltermin/nachsorge | consulta de retorno/retorno | visita di controllo | موعد متابعة | 复诊 | terugbezoek
call: llamada | appel/coup de fil | anruf+anrufe | ligação/chamada | chiamata/telefonata | مكالمة+مكالمات/اتصال | 电话 | oproep/telefoontje
conversation: conversación | conversation/échange | gespräch/unterhaltung | conversa | conversazione | محادثة+محادثات | 对话 | gesprek
message: mensaje/recado/aviso | message/mot | nachricht/mitteilung+mitteilungen | mensagem/recado | messaggio/avviso | رسالة+رسائل | 消息 | bericht/berichtje/appje
alert: alerta/aviso | alerte | alarm/warnung+warnungen | alerta | allerta/allarme | إنذار+إنذارات/تنبيه+تنبيهات | 提醒 | waarschuwing/alarm
sign: señal/cartel | panneau/signe | schild+schilder/zeichen | placa/sinal | cartello/segnale | لافتة+لافتات | 标志 | bord
comment: comentario/opinión | commentaire/avis | kommentar/meinung | comentário/opinião | commento/parere | تعليق+تعليقات/رأي+آراء | 点评 | opmerking/reactie
rating: valoración/puntuación | note/avis/évaluation | bewertung+bewertungen | avaliação/nota | valutazione/recensione/giudizio | تقييم+تقييمات | 评分 | waardering/score
like: me gusta | j'aime | like+likes | curtida | mi piace | إعجاب | 点赞 | like
favourite: favorito | favori | favorit+favoriten | favorito | preferito | مفضلة | 收藏 | favoriet
group: grupo/peña | groupe/section | gruppe | grupo/galera/turma | gruppo/comitiva | مجموعة+مجموعات/حلقة+حلقات | 小组 | groep
friendship: amistad | amitié | freundschaft | amizade | amicizia | صداقة | 友谊 | vriendschap
ride share: coche compartido | covoiturage | fahrgemeinschaft | carona solidária | passaggio in auto | مشاركة سيارة | 拼车 | meerijden
swap: trueque/intercambio | système d'échange/troc | tauschring/tauschbörse | troca/escambo | baratto/scambio | مقايضة | | ruil
children's clothes: ropa infantil | vêtements d'enfants | kinderkleidung | roupa infantil | vestiti per bambini | ملابس أطفال | 童装 | kinderkleding
decoration: decoración | décoration | dekoration/deko | decoração | decorazione/allestimento | ديكور/زينة | 装饰 | versiering/decoratie
centrepiece: centro de mesa | centre de table+centres de table | tischdekoration | arranjo de mesa | centrotavola | تنسيق طاولة | 桌花
bouquet: ramo | bouquet | strauß+sträuße/blumenstrauß | buquê/ramalhete | mazzo/bouquet | باقة ورد | 花束 | boeket
photo shoot: sesión de fotos | séance photo/shooting | fotoshooting | ensaio fotográfico | servizio fotografico/set | جلسة تصوير | 拍摄 | fotoshoot
print: impresión | tirage/impression | ausdruck/abzug | impressão | stampa | طباعة | 打印件 | afdruk
album: álbum+álbumes | album | album+alben | álbum | album | ألبوم | 相册 | album
recording: grabación | enregistrement | aufnahme+aufnahmen | gravação/gravações | registrazione audio | تسجيل صوتي | 录音 | opname
sheet music: partitura | partition | noten | partitura | spartito | نوتة | 乐谱 | bladmuziek
musical piece: pieza musical | morceau | musikstück | música/peça musical | brano+brani | مقطوعة+مقطوعات | 曲目 | muziekstuk
repertoire: repertorio | répertoire | repertoire/programm | repertório | repertorio | برنامج عروض | 曲库 | repertoire
memorisation: memorización | mémorisation | auswendiglernen | memorização | memorizzazione | حفظ | 背诵
revision: repaso | révision | wiederholung | revisão | ripasso | مراجعة | 复习 | herhaling
knowledge: conocimiento | connaissance/savoir | wissen/kenntnis+kenntnisse | conhecimento | conoscenza | معرفة | 知识 | kennis
skill: habilidad/capacidad | compétence | fähigkeit+fähigkeiten/kompetenz | habilidade/competência | competenza/abilità | مهارة+مهارات | 技能 | vaardigheid
experience: experiencia | expérience | erfahrung+erfahrungen/erlebnis | experiência | esperienza | تجربة/خبرة | 经验 | ervaring
advice: consejo | conseil | rat/tipp+tipps/beratung | conselho/dica | consiglio | نصيحة+نصائح | 经验分享 | advies
help: ayuda | aide | hilfe | ajuda | aiuto | مساعدة | 帮助 | hulp
service: servicio | prestation/service | leistung/dienst+dienste | serviço/atendimento | servizio/prestazione | خدمة | 服务 | service
seat: asiento/butaca/plaza | place/siège | platz/sitz+sitze | assento/vaga/lugar | posto/poltrona | مقعد+مقاعد | 名额 | zitplaats/stoel
table plan: plan de mesas | plan de table | sitzplan | mapa de mesas | disposizione dei tavoli | خطة الجلوس | 座位图 | tafelindeling
guest list: lista de invitados | liste des invités | gästeliste | lista de convidados | lista degli invitati | قائمة الضيوف | 宾客名单 | gastenlijst
entry pass: entrada/abono | billet/entrée | eintritt/eintrittskarte | ingresso/bilhete | biglietto/ingresso | تذكرة دخول | 入场券 | toegangspas
ticketing: venta de entradas/taquilla | billetterie | kartenverkauf/ticketverkauf | bilheteria | biglietteria | حجز التذاكر | 票务 | kaartverkoop
calendar: calendario/agenda | calendrier/agenda/planning | kalender/terminkalender | calendário/agenda | calendario/agenda | تقويم/رزنامة | 日历 | kalender
schedule: horario/programa/planning | planning/emploi du temps/programme | zeitplan+zeitpläne/ablauf/ablaufplan | cronograma/programação/roteiro do dia | programma/orario/scaletta | جدول+جداول | 排班表 | planning/rooster/schema
duty roster: cuadrante | planning de garde/tableau de service | dienstplan/schichtplan | escala/plantão | turnazione | جدول مناوبات | 值班表 | dienstrooster
meal box: fiambrera | panier-repas/gamelle | lunchbox | marmita/quentinha | schiscetta | وجبة جاهزة | 便当 | maaltijdbox
housing: vivienda/piso | logement/hébergement | unterkunft/wohnraum | moradia | alloggio+alloggi | سكن/مسكن | 住房 | huisvesting
pairing: maridaje | accord | speisebegleitung | harmonização | abbinamento+abbinamenti | تناسق | 搭配 | koppel
arrival: llegada | arrivée | ankunft | chegada | arrivo | وصول | 到达 | aankomst
departure: salida | départ | abfahrt/abreise | partida/saída | partenza | مغادرة | 出发 | vertrek
broken item: cosa rota | casse | kaputtes | coisa quebrada | rottame | شيء مكسور | 损坏物品 | kapot ding
visitor log: registro de visitas | registre des visites | besucherliste | controle de visitantes | registro visitatori | سجل الزوار | 访客登记 | bezoekerslijst
`;

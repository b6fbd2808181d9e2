/** What people do, one a row; how a row is written stands in rows.ts. */
export const VERBS = `
convene: convocar | convoquer | einberufen/einladen/nominieren | convocar/marcar reunião | convocare | يعقد/يستدعي | 召集 | bijeenroepen
log: registrar/apuntar/anotar | saisir/noter/consigner/inscrire | eintragen/notieren/erfassen/aufschreiben | lançar/anotar/registrar | inserire/annotare/registrare/segnare | يدخل/يسجل/يدون | 录入/记录/登记 | invoeren
play: tocar/jugar | jouer | spielen | tocar/jogar/brincar | suonare/giocare | يلعب/يعزف | 玩 | spelen
grow: cultivar | cultiver | anbauen | cultivar | coltivare | يزرع | 种 | telen
choose: elegir/escoger/seleccionar | choisir/sélectionner | aussuchen/wählen/auswählen | escolher/selecionar | scegliere/selezionare | يختار/تختار/ينتقي | 挑选/选择/选 | kiezen
assemble: montar/instalar | composer/monter/installer/poser | zusammenstellen/montieren/einbauen/aufbauen | montar/instalar | comporre/montare/installare | يجهز/يركب | 组装/安装 | samenstellen
inform: informar | informer | informieren | informar | informare/avvisare | يبلغ/يخبر | 告知 | informeren
arrive: llegar | arriver | ankommen/eintreffen | chegar | arrivare | يصل/يصلون | 到达 | aankomen
report: notificar/comunicar/informar/denunciar/reportar | signaler | melden/mitteilen/berichten | comunicar/reportar/relatar/denunciar | segnalare/riferire | يبلغون/يبلغ | 上报/反馈/举报 | melden
lead: llevar/dirigir/guiar | diriger/mener/guider/animer | führen/leiten | conduzir/liderar/guiar | guidare/condurre/dirigere | يقود | 带领 | leiden/voeren
check: comprobar/revisar/verificar | vérifier/contrôler | überprüfen/kontrollieren/prüfen | verificar/conferir/checar/revisar | controllare/verificare | يفحص/يتحقق/يراجع | 检查/核对 | controleren
note: apuntar/registrar | noter/inscrire | aufschreiben/festhalten | anotar | segnare/annotare | يدون/يكتب | 记下 | noteren
sign: firmar | signer/émarger | unterschreiben/unterzeichnen | assinar | firmare | يوقع/يوقعون | 签字/签名 | ondertekenen
manage: gestionar/llevar/administrar | gérer/administrer | verwalten/betreuen/leiten/führen | gerenciar/gerir/administrar/cuidar | gestire/amministrare | يدير/تدير | 管理 | beheren
invite: invitar | inviter | einladen | convidar | invitare | يدعو | 邀请 | uitnodigen
accept: aceptar/admitir | accepter | annehmen/akzeptieren/zusagen | aceitar | accettare | يقبل/يقبلون | 接受/接单 | accepteren
reject: rechazar/denegar | refuser/rejeter | ablehnen/zurückweisen | recusar/rejeitar | rifiutare/respingere | يرفض | 拒绝 | weigeren/afwijzen
answer: responder/contestar | répondre | antworten/beantworten | responder | rispondere | يرد/يجيب | 回复/回答 | antwoorden/beantwoorden
measure: medir | mesurer | messen/vermessen | medir | misurare | يقيس | 测量 | meten
return: devolver/volver | rendre/restituer/ramener/revenir/retourner | zurückgeben/zurückbringen/zurückkommen | devolver/voltar | restituire/riportare/tornare/riconsegnare | يعيد/يعيدون/يرجع | 还/归还/退回 | terugbrengen
drop off: dejar/entregar | déposer | abgeben/hinterlegen | deixar/entregar | consegnare/depositare | يودع | 寄存 | inleveren
compare: comparar | comparer | vergleichen | comparar | confrontare/paragonare | يقارن | 比较/对比 | vergelijken
divide: repartir/dividir | partager/répartir | aufteilen | dividir/ratear | dividere/ripartire | يقسم/يتقاسمون | 分摊 | verdelen
join: apuntarse/unirse/inscribirse/sumarse | rejoindre/s'inscrire/adhérer | beitreten/mitmachen | participar/inscrever/entrar/aderir | iscriversi/partecipare/unirsi/aderire | ينضم/ينضمون/يشترك/يلتحق | 加入/报名 | aanmelden/deelnemen
arrange: concertar/acordar | convenir | vereinbaren/ausmachen | combinar | concordare | يرتب/يتفق | 约定/安排 | afspreken
warn: avisar/alertar/advertir | alerter/avertir/prévenir | warnen/alarmieren | avisar/alertar | avvertire/allertare/avvisare | ينبه/يحذر | 警告/预警 | waarschuwen
upload: subir/cargar | téléverser/charger/télécharger | hochladen | carregar/subir/enviar | caricare | يرفع/يرفعون/تحميل/يحمل | 上传 | uploaden
export: exportar | exporter/extraire | exportieren | exportar | esportare | يصدر | 导出 | exporteren
print: imprimir | imprimer | drucken/ausdrucken | imprimir | stampare | يطبع | 打印 | afdrukken/printen
translate: traducir | traduire | übersetzen | traduzir | tradurre | يترجم | 翻译 | vertalen
recommend: recomendar/aconsejar | recommander/conseiller | empfehlen | recomendar/indicar | consigliare/raccomandare | يوصي/يقترح/ينصح | 推荐 | aanbevelen
show: mostrar/enseñar | montrer/afficher/présenter | zeigen/anzeigen/vorzeigen | mostrar/exibir/apresentar | mostrare/esibire | يظهر/يعرض | 显示/展示 | tonen/laten zien
handle: tramitar/atender | traiter/gérer | bearbeiten/erledigen/abwickeln | tratar/atender | trattare/elaborare/gestire/evadere | يعالج/تعالج | 处理/受理 | behandelen/afhandelen
offer: ofrecer/ofertar | proposer/offrir | anbieten | oferecer/ofertar | offrire/proporre | يقدم/يعرض/يعرضن | 提供 | aanbieden
post: publicar/colgar | publier/poster | veröffentlichen/einstellen/posten | publicar/postar | pubblicare/postare | ينشر/ينشرون | 发布 | plaatsen
rate: valorar/calificar/puntuar | noter/évaluer | bewerten | avaliar | valutare/recensire/votare | يقيم/تقيم/يقيمون | 评价/打分 | beoordelen
vote: votar | voter | abstimmen/wählen | votar | votare | يصوت/يصوتون | 投票 | stemmen
collect: recoger/recolectar/cobrar/recaudar | récupérer/collecter/ramasser/recueillir | abholen/sammeln/einsammeln/kassieren | coletar/recolher/arrecadar | raccogliere/ritirare | يجمع/يستلم/يستلمون | 收集/领取 | ophalen/verzamelen
pay: abonar/pagar | régler/payer/verser | zahlen/bezahlen/anzahlen | pagar/quitar | pagare/saldare/versare | يدفع/يدفعون/تدفع/يسدد | 付款/支付/付 | betalen
water: regar | arroser | gießen/bewässern | regar/aguar | annaffiare/innaffiare | يسقي/يسقون | 浇水 | begieten
clean: limpiar | nettoyer | putzen/reinigen/säubern | limpar | pulire | ينظف/ينظفون | 打扫/清洁 | schoonmaken
fix: arreglar/reparar | réparer | reparieren | consertar | riparare/aggiustare | يصلح/يصلحون | 修 | repareren
donate: donar | donner/faire un don | spenden | doar | donare | يتبرع/يتبرعون | 捐/捐赠 | doneren
weigh: pesar | peser | wiegen/abwiegen | pesar | pesare | يزن | 称重 | wegen
iron: planchar | repasser | bügeln |  | stirare | يكوي | 熨 | strijken
wash: lavar | laver | waschen | lavar | lavare | يغسل | 清洗 | wassen
give: dar/regalar | offrir/donner | geben/schenken/abgeben/ausgeben | dar/presentear | dare/regalare | يعطي | | geven
say: decir | dire | sagen | dizer | dire | يقول | | zeggen
tell: contar/informar | raconter/informer | erzählen/mitteilen | contar/informar/avisar | raccontare/comunicare | يخبر | 告诉 | vertellen
know: saber/conocer | savoir/connaître | wissen/kennen | saber/conhecer | sapere/conoscere | يعرف | 知道/了解 | weten/kennen
want: querer/desear | vouloir/souhaiter | wollen/wünschen | querer/desejar | volere/desiderare | يريد/يرغب/يبغى | 想要 | willen/wensen
put: poner/meter | mettre/poser/déposer | stellen/legen/setzen | pôr/colocar/botar | mettere/porre | يضع | | zetten/leggen
take: tomar/coger/llevarse | prendre/emporter | nehmen/mitnehmen/entnehmen | pegar/tomar | prendere | يأخذ | 取走 | nemen/meenemen/innemen
bring: traer/aportar | apporter/amener | bringen/mitbringen | trazer | portare | يجلب | 带来 | brengen/meebrengen
fetch: recoger/retirar | récupérer/chercher | holen/abholen | buscar/retirar | ritirare | يستلم | 领/取 | halen/ophalen/afhalen
sort: ordenar/clasificar | trier/classer | sortieren/ordnen | ordenar/classificar/separar | ordinare/smistare | يصنف/يفرز | 分类 | sorteren
sort out: descartar | écarter | aussortieren | descartar | scartare | يستبعد | 淘汰
sign up: apuntarse/inscribirse |  | eintragen | inscrever | iscriversi | يسجل | 报名 | intekenen
leave: dejar/abandonar/salir | quitter/laisser/partir | verlassen/lassen/hinterlassen | deixar/sair | lasciare/uscire | يترك/يغادر | 离开/退出 | verlaten/achterlaten
come: venir/acudir | venir | kommen/vorbeikommen | vir/comparecer | venire | يأتي/يجي | | komen/langskomen
go: ir/pasar | aller/passer | gehen/fahren | ir/passar | andare/passare | يذهب/يروح | | gaan
happen: ocurrir/suceder/pasar | arriver | passieren/geschehen | acontecer | succedere | يحدث | 发生 | gebeuren
begin: empezar/comenzar/iniciar | commencer/démarrer | anfangen/beginnen/starten | começar/iniciar | iniziare/cominciare/avviare | يبدأ | 开始 | beginnen/starten
finish: terminar/acabar/finalizar | finir/terminer/achever | beenden/abschließen/fertigstellen | terminar/acabar/finalizar/concluir | finire/terminare/concludere | ينهي/ينتهي | 完成/结束 | afronden/beëindigen
close: cerrar | fermer/clôturer | schließen/abschließen | fechar/encerrar | chiudere | يغلق | 关闭 | sluiten/afsluiten
open: abrir | ouvrir | öffnen/eröffnen | abrir | aprire | يفتح | 打开 | openen
unlock: desbloquear | déverrouiller/débloquer | entsperren/freischalten/aufschließen | desbloquear/liberar | sbloccare |  | 解锁 | ontgrendelen/vrijgeven
lock: bloquear | verrouiller/bloquer | sperren/abschließen | bloquear/trancar | bloccare | يقفل | 锁定
pause: pausar/suspender | suspendre | pausieren/aussetzen | pausar/suspender | sospendere | يوقف | 暂停 | pauzeren
stop: parar/detener/dejar | arrêter/stopper | anhalten/stoppen/aufhören | parar | fermare/smettere | يتوقف | 停止 | halte
wait: esperar | attendre/patienter | warten | esperar/aguardar | aspettare/attendere | ينتظر | 等待 | wachten
expire: caducar/vencer | expirer | ablaufen/verfallen | vencer/expirar/caducar | scadere | ينتهي | 过期/到期 | verlopen/vervallen
renew: renovar | renouveler | erneuern/verlängern | renovar | rinnovare | يجدد | 续费/更新 | vernieuwen
extend: ampliar/prorrogar | prolonger | verlängern | prorrogar/prolongar | prorogare/estendere | يمدد | 延长 | verlengen
repeat: repetir | répéter | wiederholen | repetir | ripetere | يكرر | 重复 | herhalen
notify: avisar/notificar | prévenir/notifier | benachrichtigen/informieren | avisar/notificar | avvisare/notificare | يبلغ/يخطر | 通知 | verwittigen/informeren/inlichten
chase: reclamar | relancer | mahnen/nachhaken | cobrar/insistir | sollecitare | يطالب | | aanmanen
announce: anunciar | annoncer | ankündigen/bekanntgeben | anunciar | annunciare | يعلن | 公布 | aankondigen
declare: declarar | déclarer | erklären | declarar | dichiarare | يصرح | 申报 | verklaren/declareren
indicate: indicar/señalar | indiquer/préciser/signaler | angeben/anzeigen | indicar/apontar | indicare/segnalare | يحدد/يبين | 标明 | aangeven/doorgeven
specify: especificar/detallar | préciser/spécifier | angeben/festlegen | especificar/detalhar | specificare/precisare | يوضح | 填写/说明 | specificeren
fill in: rellenar/completar/cumplimentar | remplir/compléter | ausfüllen | preencher | compilare/riempire | يملأ/يعبئ | 填写 | invullen
enter: introducir/meter | saisir/entrer | eingeben/eintragen | inserir/lançar/digitar | inserire/immettere | يدخل | 录入/输入 | invoeren/ingeven
document: documentar | documenter | dokumentieren/festhalten | documentar | documentare | يوثق | 记载 | documenteren/vastleggen
draft: redactar | rédiger | verfassen/entwerfen | redigir | redigere | يكتب/يصيغ | 撰写 | opstellen
write: escribir | écrire | schreiben/aufschreiben | escrever | scrivere | يكتب | 写 | schrijven/opschrijven
read: leer | lire | lesen/ablesen/vorlesen | ler | leggere | يقرأ | 阅读 | lezen
count: contar | compter/dénombrer | zählen | contar | contare | يعد/يحسب | 清点/统计 | tellen
add up: sumar | additionner/totaliser | zusammenrechnen/addieren | somar | sommare | يجمع | 汇总 | optellen
calculate: calcular | calculer | berechnen/ausrechnen/kalkulieren | calcular | calcolare | يحسب | 计算 | berekenen/uitrekenen
deduct: descontar/restar | déduire/retenir | abziehen/abbuchen | descontar/abater | detrarre/scalare | يخصم | 扣/扣除 | aftrekken
charge: cobrar/facturar | facturer/encaisser | berechnen/kassieren/abrechnen | cobrar/faturar | addebitare/incassare/fatturare | يفوتر/يحصل | 收费 | factureren
refund: reembolsar | rembourser | erstatten/zurückerstatten/zurückzahlen | reembolsar | rimborsare | يسترد/يرد | 退款
earn: ganar | gagner | verdienen | ganhar | guadagnare | يكسب | 赚 | verdienen
spend: gastar | dépenser | ausgeben | gastar | spendere | ينفق/يصرف | 花费 | uitgeven/besteden
save: guardar/ahorrar | enregistrer/sauvegarder/économiser | speichern/sparen/retten | salvar/guardar/economizar | salvare/risparmiare | يحفظ/يوفر | 保存 | bewaren/sparen
buy: comprar | acheter | kaufen/einkaufen | comprar | comprare/acquistare | يشتري | 购买/收购 | kopen/inkopen/aanschaffen
sell: vender | vendre | verkaufen | vender | vendere | يبيع | 出售/销售 | verkopen
resell: revender | revendre | weiterverkaufen | revender | rivendere |  | 转卖 | doorverkopen
rent: alquilar/arrendar | louer | mieten/vermieten | alugar | affittare/noleggiare | يستأجر/يؤجر | 租/出租 | huren/verhuren
lend: prestar | prêter | leihen/verleihen | emprestar | prestare | يعير | 借出 | uitlenen
borrow:  | emprunter | ausleihen/leihen |  |  | يستعير | 借用 | lenen
exchange: intercambiar/canjear | échanger/troquer | tauschen/umtauschen/einlösen | trocar/resgatar | scambiare/riscattare | يبادل/يستبدل | 交换/兑换/换 | ruilen/inruilen/uitwisselen
distribute: repartir/distribuir | répartir/distribuer | verteilen/austeilen | distribuir/repartir | distribuire/ripartire | يوزع | 分发 | uitdelen/verdelen
share: compartir | partager | teilen | compartilhar/dividir/partilhar | condividere | يشارك | 分享
split: dividir/repartir | diviser/partager | aufteilen/teilen | dividir/rachar | dividere | يقسم | 分摊 | verdelen
assign: asignar/adjudicar | attribuer/affecter/assigner | zuweisen/zuteilen/zuordnen | atribuir/designar | assegnare | يعين/يسند | 分配 | toewijzen/toekennen
appoint: designar/nombrar | désigner/nommer | ernennen/einteilen | nomear/escalar | nominare | يكلف | 指派 | benoemen/aanwijzen
propose: proponer | proposer | vorschlagen/anbieten | propor | proporre | يقترح | 提议 | voorstellen
advise: asesorar | conseiller | beraten | aconselhar/orientar | consigliare | ينصح | 指导 | adviseren
help: ayudar | aider | helfen/unterstützen | ajudar | aiutare | يساعد | 帮助
teach: enseñar | enseigner/apprendre | unterrichten/lehren/beibringen | ensinar | insegnare | يعلم/يدرس | | lesgeven/onderwijzen
learn: aprender | apprendre | lernen | aprender | imparare | يتعلم | 学习 | leren
study: estudiar | étudier/réviser | studieren/lernen | estudar | studiare | يدرس/يذاكر | | studeren
practise: practicar/ensayar | pratiquer/répéter | üben/proben | praticar/ensaiar/treinar | esercitarsi/provare/allenarsi | يتدرب/يمارس | 练习 | oefenen
memorise: memorizar | mémoriser |  | memorizar/decorar | memorizzare | يحفظ | | onthouden
correct: corregir | corriger | korrigieren/verbessern | corrigir | correggere | يصحح | 批改 | corrigeren/nakijken
inspect: inspeccionar | inspecter/examiner | besichtigen/begutachten | vistoriar/inspecionar | ispezionare | يفتش/يعاين | 检验 | inspecteren/keuren
approve: aprobar/autorizar/validar | approuver/valider/autoriser | genehmigen/freigeben/bewilligen | aprovar/autorizar/liberar | approvare/autorizzare | يوافق/يعتمد | 审核/批准/审批 | goedkeuren
confirm: confirmar | confirmer | bestätigen | confirmar | confermare | يؤكد | 确认 | bevestigen
cancel: cancelar/anular | annuler | absagen/stornieren/abmelden/kündigen | cancelar/desmarcar | annullare/disdire/cancellare | يلغي | 取消 | annuleren/afmelden/opzeggen
take down: retirar/quitar | retirer/enlever | entfernen/rausnehmen | retirar/tirar | rimuovere/togliere | يزيل | 下架 | weghalen/verwijderen
delete: borrar/eliminar | supprimer/effacer | löschen | apagar/excluir/deletar | eliminare/cancellare | يحذف | 删除 | verwijderen/wissen
change: cambiar/modificar | changer/modifier | ändern/wechseln | mudar/alterar/trocar | cambiare/modificare | يغير/يعدل | 修改/更改
move: mover/trasladar | déplacer/transférer | verschieben/umziehen | mover/transferir/remanejar | spostare/trasferire | ينقل/يحول | 移动 | verplaatsen/verhuizen
adjust: ajustar/adaptar | ajuster/adapter | anpassen | ajustar/adaptar | adattare/regolare | يضبط | 调整 | aanpassen/bijstellen
update: actualizar | actualiser | aktualisieren | atualizar | aggiornare | يحدث | 更新 | bijwerken/updaten
improve: mejorar | améliorer | verbessern | melhorar | migliorare | يحسن | 改进 | verbeteren
maintain: mantener | maintenir/entretenir | pflegen/warten | manter | mantenere | يصون | 维护 | onderhouden/bijhouden
repair: reparar/arreglar | réparer/retoucher | reparieren | consertar/reparar/arrumar | riparare/aggiustare | يصلح | 修理/维修
build: construir | construire/bâtir | bauen | construir | costruire | يبني | 建 | bouwen
make: hacer/fabricar/elaborar | faire/fabriquer | machen/herstellen/anfertigen | fazer/fabricar | fare/produrre/realizzare | يصنع/يعمل | 做/制作 | maken
prepare: preparar | préparer | vorbereiten/zubereiten | preparar | preparare | يجهز/يحضر | 准备 | voorbereiden/klaarmaken
cook: cocinar | cuisiner/cuire | kochen | cozinhar | cucinare | يطبخ | 烹饪 | koken
bake: hornear |  | backen | assar | infornare | يخبز | 烘焙 | bakken
fire: cocer/hornear | cuire | brennen | queimar | cuocere | يحرق | 烧制
serve: servir/atender | servir | servieren/bedienen | servir/atender | servire | يخدم/يقدم | 上菜/出餐 | serveren/bedienen
eat: comer | manger | essen | comer | mangiare | يأكل | 吃 | eten/mee-eten
drink: beber | boire | trinken | beber | bere | يشرب | 喝 | drinken
taste: probar/catar/degustar | goûter/déguster | probieren/verkosten | provar/degustar | assaggiare/degustare | يتذوق | 品尝 | proeven
dance: bailar | danser | tanzen | dançar | ballare | يرقص |
sing: cantar | chanter | singen | cantar | cantare | يغني | 唱 | zingen
run: correr | courir | laufen/rennen | correr | correre | يركض | 跑 | rennen/lopen/hardlopen
train: entrenar | entraîner | trainieren | treinar | allenare | يدرب | 训练
draw lots: sortear |  | verlosen/auslosen | sortear | sorteggiare | يسحب | 抽签 | loten
win: ganar | gagner/remporter | gewinnen | ganhar/vencer | vincere | يفوز/يربح | 赢 | winnen
miss: faltar | manquer/rater | fehlen/verpassen | faltar | mancare/saltare | يغيب | 缺席 | missen
attend: asistir | assister/participer | teilnehmen/besuchen | participar/comparecer | partecipare/assistere | يحضر/يشارك | 参加/出席 | bijwonen/deelnemen
visit: visitar | visiter | besuchen/besichtigen | visitar | visitare | يزور | 参观/拜访 | bezoeken
travel: viajar | voyager | reisen/fahren | viajar | viaggiare | يسافر | 旅行 | reizen
drive: conducir/manejar | conduire | fahren | dirigir/conduzir | guidare | يقود | 驾驶 | rijden
carry: llevar/transportar | porter/transporter | tragen/transportieren | levar/carregar/transportar | portare/trasportare | يحمل | 运送 | dragen/vervoeren
deliver: entregar/repartir | livrer/remettre | liefern/ausliefern/zustellen | entregar | consegnare/recapitare | يوصل/يسلم | 送货/配送 | leveren/bezorgen/afleveren
load: cargar | charger | laden/beladen | carregar | caricare | يحمل | | laden/inladen
send: enviar/mandar | envoyer/transmettre | senden/schicken/verschicken/zusenden | enviar/mandar | inviare/mandare/spedire | يرسل/يبعث | 发送/寄 | sturen/versturen/opsturen/doorsturen
receive: recibir | recevoir | erhalten/bekommen/empfangen/kriegen | receber | ricevere | يستلم/يستقبل/يتلقى | 收到/接收 | ontvangen/krijgen
scan: escanear | scanner | scannen/einscannen | escanear | scansionare | يمسح | 扫/扫描 | scannen
stamp: fichar/sellar | pointer/tamponner | stempeln/einstempeln | carimbar | timbrare | يبصم | 打卡 | inklokken
ask: preguntar/pedir/solicitar | demander/solliciter | fragen/erfragen | perguntar/pedir/solicitar | chiedere/domandare | يسأل | 提问/询问 | vragen/stellen
request: solicitar/pedir | demander | beantragen/anfragen/anfordern | solicitar/pedir/requerer | richiedere | يطلب | 申请 | aanvragen/opvragen
discuss: debatir/comentar | discuter/débattre | besprechen/diskutieren | discutir/debater | discutere | يناقش | 讨论 | bespreken/overleggen
call: llamar | appeler/téléphoner | anrufen/telefonieren | ligar/chamar | chiamare/telefonare | يتصل | 打电话/联系
contact: contactar | contacter/joindre | kontaktieren | contatar | contattare | يتواصل | 联系 | contacteren
follow: seguir | suivre | folgen/verfolgen | acompanhar/seguir | seguire | يتابع | 关注/跟踪 | volgen/opvolgen
track: rastrear/controlar | suivre | verfolgen/nachverfolgen | rastrear/acompanhar | tracciare/monitorare | يتتبع | 追踪 | traceren
see: ver/mirar | voir/consulter | sehen/einsehen/ansehen | ver/olhar | vedere/guardare | يرى/يشاهد/يشوف | 看到/查看/看 | zien/inzien
view: consultar/visualizar | consulter/visualiser | ansehen/abrufen | consultar/visualizar | consultare/visualizzare | يطلع | 浏览 | bekijken/raadplegen
find: encontrar/hallar | trouver/retrouver | finden | encontrar/achar | trovare | يجد/يلقى | 找到/发现 | vinden/terugvinden
search: buscar | chercher/rechercher | suchen/durchsuchen | procurar/buscar/pesquisar | cercare | يبحث/يدور | 搜索/查找 | zoeken/opzoeken
decide: decidir | décider | entscheiden/beschließen | decidir | decidere | يقرر | 决定 | beslissen/besluiten
agree: acordar/quedar | convenir | vereinbaren/absprechen | combinar/concordar | concordare/accordarsi | يتفق | 约定/商量 | afspreken
plan: planificar/programar | planifier/prévoir/programmer | planen/einplanen | planejar/programar/planear | pianificare/programmare | يخطط/يجدول | 计划/安排 | plannen/inplannen
book: reservar | réserver | buchen/reservieren/vorbestellen | reservar/agendar/marcar | prenotare | يحجز | 预约/预订/约
postpone: aplazar/posponer | reporter/décaler | verschieben/verlegen | adiar/remarcar | rimandare/rinviare/spostare | يؤجل | 推迟/改期 | uitstellen/verzetten/verschuiven
remind: recordar | rappeler | erinnern | lembrar | ricordare | يذكر | 提醒 | herinneren
organise: organizar/coordinar | organiser/coordonner | organisieren/koordinieren/veranstalten | organizar/coordenar | organizzare/coordinare | ينظم/ينسق | 组织 | organiseren/regelen/coördineren
supervise: supervisar/vigilar | superviser/surveiller/encadrer | beaufsichtigen/betreuen/überwachen | supervisionar/fiscalizar | supervisionare/sorvegliare | يشرف/يراقب | 监督 | toezien/begeleiden
monitor: controlar/vigilar | surveiller/suivre | überwachen/beobachten | controlar/monitorar | monitorare | يراقب | 监控 | bewaken
treat: tratar/atender | traiter/soigner | behandeln | tratar/atender | trattare/curare | يعالج | 治疗 | behandelen
care for: cuidar | soigner | pflegen/betreuen/versorgen | cuidar | accudire/curare | يعتني/يرعى | 照顾 | zorgen/verzorgen
feed: alimentar | nourrir | füttern | alimentar | nutrire | يطعم | 喂
plant: plantar/sembrar | planter/semer | pflanzen/säen/anpflanzen | plantar/semear | piantare/seminare | يزرع | 种植 | planten/zaaien
harvest: cosechar/vendimiar/recolectar | récolter/cueillir | ernten/lesen | colher | raccogliere/vendemmiare | يحصد/يجني | 采摘/收获
use: usar/utilizar/emplear | utiliser/employer | benutzen/nutzen/verwenden/verbrauchen | usar/utilizar | usare/utilizzare | يستخدم/يستعمل | 使用 | gebruiken/verbruiken
write off:  | amortir | abbuchen/abschreiben |  | scaricare | يشطب | 核销 | afboeken
lose: perder | perdre | verlieren | perder | perdere | يفقد/يخسر | 丢失 | verliezen/kwijtraken
break: romper | casser | zerbrechen/kaputtgehen | quebrar | rompere | يكسر | 损坏 | breken
fail: fallar/suspender | échouer | scheitern/durchfallen | falhar/reprovar | fallire | يفشل | 失败 | falen/zakken
owe: deber | devoir | schulden | dever | dovere | يدين |
need: necesitar/precisar | nécessiter | brauchen/benötigen | precisar/necessitar | servire/necessitare | يحتاج | 需要 | nodighebben
lack: faltar | manquer | fehlen | faltar | mancare | ينقص | 缺 | ontbreken
keep: conservar/guardar | garder/conserver | behalten/aufbewahren | guardar/manter | tenere/conservare | يحتفظ | 保留 | houden/behouden/bewaren
stay: quedar/permanecer | rester | bleiben | ficar/permanecer | restare/rimanere | يبقى | 保持 | blijven
like: gustar | aimer/liker | mögen/liken | curtir/gostar | piacere | يعجب | 点赞
comment: comentar/opinar | commenter | kommentieren | comentar/opinar | commentare | يعلق | 评论/点评/留言
add: añadir/agregar/sumar | ajouter | hinzufügen/ergänzen | adicionar/acrescentar/incluir | aggiungere | يضيف | 添加/补充/增加/加上 | toevoegen/aanvullen
create: crear | créer/établir | erstellen/anlegen/aufsetzen | criar/montar | creare | ينشئ | 创建/新建 | aanmaken/opstarten
hide: ocultar/esconder | cacher/masquer | verbergen/verstecken | esconder/ocultar | nascondere | يخفي | 隐藏 | verbergen
import: importar | importer | importieren | importar | importare | يستورد | 导入 | importeren
download: descargar/bajar | télécharger | herunterladen | baixar | scaricare | ينزل | 下载 | downloaden
store: almacenar/guardar | stocker/ranger/entreposer | lagern/aufbewahren/einlagern | armazenar/guardar | conservare/immagazzinare | يخزن | 存放 | opslaan/bewaren
replace: sustituir/reemplazar/cambiar | remplacer | ersetzen/vertreten/austauschen | substituir | sostituire | يستبدل | 更换/替换 | vervangen
move up: ascender | avancer | nachrücken/aufrücken |  | avanzare | يتقدم | 递补 | doorschuiven
allow: permitir/dejar | permettre/laisser | erlauben/ermöglichen | permitir/deixar | permettere/consentire | يسمح/يتيح | 允许 | toestaan/toelaten
forbid: prohibir | interdire | verbieten | proibir | vietare | يمنع | 禁止 | verbieden
avoid: evitar | éviter | vermeiden | evitar | evitare | يتجنب | 避免 | vermijden/voorkomen
protect: proteger | protéger | schützen | proteger | proteggere | يحمي | 保护 | beschermen
block: bloquear | bloquer | blockieren/sperren | bloquear | bloccare | يحظر | 屏蔽 | blokkeren
hire: contratar | embaucher/engager | einstellen/anheuern | contratar | assumere | يوظف | 招聘 | aannemen
apply: postular/aplicar | postuler/candidater | bewerben | candidatar | candidarsi | يتقدم | 应聘 | solliciteren
work: trabajar/funcionar | travailler/fonctionner/marcher | arbeiten/funktionieren | trabalhar/funcionar | lavorare/funzionare | يشتغل/يعمل | 工作 | werken
live: vivir | vivre/habiter | leben/wohnen | morar/viver | vivere/abitare | يسكن/يعيش | | wonen/leven
photograph: fotografiar | photographier | fotografieren | fotografar | fotografare | يصور | 拍照
record: grabar | enregistrer | aufnehmen/aufzeichnen | gravar | registrare | يسجل | 录制
publish: publicar | publier | veröffentlichen | publicar | pubblicare | ينشر | 刊登 | publiceren
subscribe: suscribir |  | abonnieren | assinar | abbonarsi | يشترك | 订阅 | abonneren
order: encargar/pedir | commander | bestellen | encomendar/pedir | ordinare | يطلب | 下单/点餐/订购
trace: rastrear | retracer | rückverfolgen | rastrear | rintracciare | يتعقب | 溯源 | traceren
rank: clasificar | classer | einstufen | classificar | classificare | يرتب | 排名 | rangschikken
match: emparejar | associer/jumeler | zuordnen/vermitteln | combinar | abbinare | يطابق | 匹配
ride: montar | monter | reiten/mitfahren | andar/pedalar | cavalcare/pedalare | يركب | 骑 | meerijden/fietsen
describe: describir | décrire | beschreiben/schildern | descrever | descrivere | يصف | 描述 | beschrijven
interview: entrevistar | interviewer/interroger | interviewen/befragen | entrevistar | intervistare | يقابل | 采访 | interview/sollicitatiegesprek
proofread: corregir | relire/corriger | korrekturlesen/gegenlesen | revisar | correggere | يدقق | 校对/校验 | proeflezen
tune: afinar | accorder | stimmen | afinar | accordare | يدوزن | 调音 | stemmen
thank: agradecer | remercier | danken/bedanken | agradecer | ringraziare | يشكر | 感谢 | bedanken
listen to: escuchar/oír | écouter/entendre | hören/zuhören/anhören | ouvir/escutar | ascoltare/sentire | يستمع/يسمع | 收听 | luisteren/beluisteren
watch: mirar/observar | regarder/observer | schauen/zuschauen/beobachten | assistir/observar | guardare/osservare | يراقب | 观看/观察 | kijken
phone: telefonear/llamar | téléphoner | telefonieren/anrufen | telefonar/ligar | telefonare | يهاتف | 致电 | telefoneren
become: convertirse/volverse | devenir | werden | tornar | diventare | يصبح | 成为 | worden
die: morir/fallecer | mourir/décéder | sterben | morrer/falecer | morire | يموت | 去世 | overlijden
draw: dibujar | dessiner/tirer | zeichnen/ziehen | desenhar | disegnare | يرسم | 绘制 | tekenen
paint: pintar | peindre | malen/streichen/lackieren | pintar | dipingere/verniciare | يدهن | 粉刷
sew: coser | coudre | nähen | costurar | cucire | يخيط | 缝制 | naaien
cut: cortar/recortar | couper/tailler/découper | schneiden/zuschneiden | cortar | tagliare | يقص/يقطع | 裁剪 | knippen/snijden
mix: mezclar | mélanger | mischen | misturar | mescolare | يخلط | 混合 | mengen
fold: doblar | plier | falten | dobrar | piegare | يطوي | 折叠 | vouwen
pack: empaquetar/embalar | emballer/empaqueter | packen/einpacken/verpacken | embalar/empacotar | imballare/confezionare | يغلف | 打包/包装 | inpakken
unpack: desempaquetar | déballer | auspacken | desempacotar | disimballare | يفرغ | 拆包 | uitpakken
lift: levantar | soulever | heben | levantar | sollevare | يرفع | | lift
attach: adjuntar | joindre/attacher | anhängen/beifügen | anexar | allegare | يرفق | 附上 | bijvoegen
connect: conectar | connecter/relier | verbinden | conectar/ligar | collegare | يربط | 连接 | verbinden/koppelen
switch: conmutar/intercambiar | changer/basculer | umschalten/wechseln | alternar | scambiare | يبدل | 切换 | wisselen
install: instalar | installer | installieren | instalar | installare | يثبت | 安装 | installeren
test: probar/testar | tester/essayer | testen/probieren | testar | testare/collaudare | يختبر/يجرب | 测试
solve: resolver/solucionar | résoudre | lösen | resolver/solucionar | risolvere | يحل | 解决 | oplossen
explain: explicar | expliquer | erklären | explicar | spiegare | يشرح | 讲解 | uitleggen
complain: quejarse/reclamar | réclamer | beschweren/reklamieren | reclamar | lamentarsi/reclamare | يشتكي | 投诉 | klagen
claim: reclamar | réclamer/revendiquer | beanspruchen | reivindicar | rivendicare | يطالب | 认领/索取 | claimen
hand over: entregar/traspasar | remettre/transmettre | übergeben/aushändigen | entregar/repassar | consegnare/cedere | يسلم | 移交 | overhandigen/overdragen/inleveren
hold: celebrar/sostener | tenir | halten/abhalten | realizar/segurar | tenere | يعقد | 举办/举行 | houden
reserve: apartar |  | zurücklegen/reservieren | separar |  | يحجز | 预留 | reserveren
supply: suministrar/abastecer | fournir/approvisionner | liefern/versorgen | fornecer/abastecer | fornire/rifornire | يزود/يورد | 供应/供货 | aanleveren
restock: reponer | réapprovisionner | auffüllen/nachfüllen/nachbestellen | repor | rifornire |  | 补货/进货 | aanvullen/bijbestellen
reach: alcanzar | atteindre | erreichen | alcançar/atingir | raggiungere | يبلغ | 达到 | bereiken
exceed: superar/exceder | dépasser | überschreiten | ultrapassar/exceder | superare | يتجاوز | 超过 | overschrijden
reduce: reducir/bajar | réduire/baisser | reduzieren/senken | reduzir/diminuir | ridurre | يخفض | 减少/降低 | verlagen/verminderen
increase: aumentar/subir | augmenter | erhöhen | aumentar | aumentare | يزيد | 提高 | verhogen
respect: respetar | respecter | einhalten/beachten | respeitar | rispettare | يحترم | 遵守 | naleven
belong: pertenecer | appartenir | gehören | pertencer | appartenere | ينتمي | 属于 | behoren
contain: contener | contenir | enthalten | conter | contenere | يحتوي | 包含 | bevatten
include: incluir | inclure/comprendre | beinhalten/enthalten | incluir | includere/comprendere | يشمل/يتضمن | 包括 | omvatten
review: revisar/repasar | revoir/réviser | durchsehen/wiederholen | revisar/rever | rivedere/ripassare | يراجع | 复习/审阅 | nakijken/doornemen
judge: juzgar | juger | beurteilen/bewerten | julgar | giudicare | يحكم | 评审/评判 | beoordelen
guess: adivinar | deviner | raten/tippen | adivinhar | indovinare | يخمن | | raden
bet: apostar | parier | wetten | apostar | scommettere | يراهن | 下注 | wedden
redeem: canjear |  | einlösen | resgatar | riscattare | يستبدل | 核销/兑换 | inwisselen
forget: olvidar | oublier | vergessen | esquecer | dimenticare | ينسى | 忘记 | vergeten
miss: faltar | manquer | fehlen/verpassen | faltar | mancare | يغيب | 缺席
recharge: recargar | recharger | aufladen | recarregar | ricaricare | يشحن | 充值 | opladen
reserve: apartar | mettre de côté | zurücklegen | separar | mettere da parte | يحجز جانبا | 留出
subscribe: suscribirse/suscribir/abonarse | s'abonner/abonner | abonnieren | assinar/inscrever | abbonarsi | يشترك | 订阅
collect: pasar a buscar | passer prendre | abholen | retirar/apanhar | passare a prendere | يمر | 来取 | afhalen
photograph: fotografiar | photographier | fotografieren/knipsen | fotografar | fotografare | يصور/يلتقط | 拍照/拍
dictate: dictar | dicter | diktieren | ditar | dettare | يملي | 口述 | inspreken
file: archivar | classer/archiver | ablegen/archivieren/abheften | arquivar | archiviare | يؤرشف | 归档 | archiveren
set: fijar/establecer | fixer/définir | festlegen/einstellen | definir/fixar | fissare/impostare | يضبط/يحدد | 设/设置 | instellen/vaststellen
decide: decidir | décider | entscheiden | decidir | decidere | يقرر | 决定
care for: cuidar/vigilar | garder/s'occuper | betreuen/aufpassen | cuidar | accudire/badare | يعتني/يرعى | 照看
sleep: dormir | dormir | schlafen | dormir | dormire | ينام | 睡 | slapen
wake: despertar | réveiller | wecken | acordar | svegliare | يوقظ | 叫醒 | wekken
owe: deber | devoir | schulden | dever | dovere | يدين | 欠
remain: quedar/sobrar | rester | übrigbleiben | sobrar/restar | restare/avanzare | يبقى/يتبقى | 剩 | overblijven
rotate: turnarse | se relayer | abwechseln | revezar | alternarsi | يتناوب | 轮流 | afwisselen
recognise: reconocer | reconnaître | erkennen | reconhecer | riconoscere | يتعرف | 识别 | herkennen
check: pasar lista | faire l'appel | durchzählen | chamar a lista | fare l'appello | يتفقد | 点名
mop: fregar/trapear | passer la serpillière | wischen | esfregar | lavare per terra | يمسح | 拖地 | dweilen
remove: sacar/tirar | sortir | rausbringen | tirar o lixo | portare fuori | يخرج | 倒
ban: prohibir | interdire | verbieten | proibir | vietare | يمنع | 禁止
transfer: transferir/traspasar | virer/transférer | überweisen/übertragen | transferir | trasferire/bonificare | يحول | 转账 | overmaken
preorder: encargar | précommander | vorbestellen | encomendar | preordinare | يطلب مسبقا | 订好/预定
photograph: retratar | photographier | ablichten | clicar | ritrarre | يصور | 拍照
visit: pasarse | passer | vorbeischauen | passar | passare | يمر | 路过
settle: liquidar/saldar | régler les comptes | abrechnen | acertar | regolare i conti | يصفي | 结算 | afrekenen/verrekenen
score: puntuar | donner des points | punkten | pontuar | dare punti | يمنح | 加分 | scoren
deduct: quitar/restar | retirer | abziehen | descontar | togliere | يخصم | 扣分/扣
milk: ordeñar | traire | melken | ordenhar | mungere | يحلب | 挤奶
press: prensar/moler | presser | pressen | prensar | frangere/spremere | يعصر | 压榨 | persen
weigh: pesar | peser | abwiegen | pesar | pesare | يوزن/يزن | 称
rain: llover | pleuvoir | regnen | chover | piovere | تمطر | 下雨 | regenen
`;

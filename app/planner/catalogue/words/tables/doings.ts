/** More of what people do, one a row; how a row is written stands in rows.ts. */
export const DOINGS = `
collect:  |  | einziehen/einkassieren |  | riscuotere |  | 收取 | innen
send: remitir | expédier | versenden | expedir |  |  | 寄出
log: consignar |  | protokollieren/vermerken/verbuchen/mitschreiben | assentar | appuntare | يقيد | 填报
depend: depender | dépendre | abhängen | depender | dipendere |  | 取决于 | afhangen
repeat:  |  |  |  | ripetersi | يتكرر
make:  | confectionner | basteln | confeccionar |  | يسوي |  | vervaardigen
tick: tildar |  | ankreuzen | assinalar/ticar |  | يؤشر | 勾选/打勾 | aanvinken
register: matricular/empadronar |  | registrieren | matricular |  | ينتسب | 注册 | opgeven
publish: exponer | exposer/  | inserieren/aushängen | divulgar | esporre |  | 上架/挂出 | adverteren
trade: comerciar | négocier | handeln | negociar | commerciare | يتاجر | 交易/当面交易 | handelen
negotiate: regatear/negociar | marchander | verhandeln | regatear | contrattare | يفاوض/يتفاوض | 砍价/议价 | onderhandelen
chat:  | tchatter/chatter |  | papear | chattare | يدردش | 私聊/聊
release: liberar/soltar | libérer | freimachen |  | liberare | يحرر/يفرج | 释放/放出来/放出
take over: asumir/encargarse | reprendre | einspringen | assumir | subentrare | يتولى | 接手/顶班 | overnemen
step in:  |  |  | cobrir |  | ينوب | 代班/代课 | invallen
swap: permutar | permuter |  | permutar | scambiarsi | يتبادل | 互换 | omruilen
call:  |  |  |  |  | يكلم | 呼叫 | bellen
ring up:  |  | abkassieren |  |  | يحاسب | 收银/结账
reschedule: reprogramar/reagendar | reprogrammer/replanifier | umbuchen/umplanen | reagendar | riprogrammare |  | 改约 | omboeken
forward: reenviar |  | weiterleiten/weitergeben | encaminhar/reencaminhar | inoltrare |  | 转发/转交
browse: hojear/explorar | parcourir/feuilleter | stöbern/durchblättern/blättern | navegar/explorar/folhear | sfogliare/esplorare | يتصفح | 逛 | bladeren/doorbladeren
display: exhibir |  | darstellen |  |  |  |  | weergeven
fetch:  |  |  |  |  |  | 接/取件
pick up:  |  |  |  |  |  | 自提/取货/接送
drop: depositar |  | abliefern/vorbeibringen |  |  |  | 送到 | afgeven
hand in:  |  | einreichen |  |  |  | 提交/上交 | indienen
submit: presentar | soumettre | einsenden | submeter | presentare |  | 递交 | insturen
claim:  |  | einfordern | requisitar |  |  | 申领
sort: separar |  |  | triar | separare |  | 分拣
label: etiquetar | étiqueter | beschriften/etikettieren | etiquetar/rotular | etichettare | يوسم | 贴标签 | labelen/etiketteren
shear: esquilar | tondre | scheren | tosquiar | tosare | يجز | 剪毛 | scheren
brush: cepillar | brosser | bürsten | escovar | spazzolare | يمشط | 梳毛 | borstelen
walk: pasear | promener/balader | ausführen/spazieren/gassigehen | passear | passeggiare | يمشي | 遛/散步 | uitlaten/wandelen
feed:  |  | verfüttern |  |  | يغذي | 喂食/投喂
breed: criar | élever | züchten |  | allevare | يربي | 养/养殖/饲养 | fokken
slaughter: sacrificar/faenar | abattre | schlachten |  | macellare | يذبح | 宰 | slachten
calve: parir | vêler | kalben | parir | partorire | تلد | 产犊 | kalven
spray: fumigar | pulvériser | spritzen | pulverizar |  | يرش | 打药/喷药 | spuiten
mow: segar | faucher | mähen | roçar | falciare |  | 割草/除草 | maaien
dig: cavar | creuser/bêcher | graben/umgraben | cavar | scavare | يحفر | 挖/翻土 | graven/spitten
weld: soldar | souder | schweißen | soldar |  | يلحم | 焊接 | lassen
drill: taladrar | percer | bohren | furar | forare/trapanare | يثقب | 钻 | boren
saw: serrar | scier | sägen | serrar | segare |  | 锯 | zagen
polish: pulir | polir/poncer | polieren/schleifen | polir/lixar | lucidare/levigare | يلمع/يصقل | 抛光/打磨 | polijsten/schuren
glaze: esmaltar | émailler | glasieren | esmaltar/vidrar | smaltare | يزجج | 上釉 | glazuren
dry: secar | sécher | trocknen | secar | asciugare/essiccare | يجفف | 晾干/烘干 | drogen
varnish: barnizar/lacar | vernir/laquer |  | envernizar |  | يطلي | 上漆 | lakken
embroider: bordar | broder | sticken | bordar | ricamare | يطرز | 绣 | borduren
knit: tejer/tricotar | tricoter | stricken | tricotar |  | يحيك | 织 | breien
crochet: ganchillar | crocheter | häkeln | crochetar | uncinettare |  | 钩织 | haken
tailor: confeccionar |  | schneidern |  |  | يفصل | 改衣 | vermaken
alter:  | raccourcir | kürzen/umändern | encurtar | accorciare | يقصر | 改短 | inkorten
dye: teñir | teindre/colorer | färben | tingir | tingere | يصبغ | 染 | verven
cut hair:  |  | frisieren/haareschneiden |  |  | يحلق | 剪发/理发
shave: afeitar | raser | rasieren | barbear | radere |  | 刮脸
massage: masajear | masser | massieren | massagear | massaggiare | يدلك | 按摩 | masseren
examine: examinar | ausculter | untersuchen | examinar | esaminare | يكشف | 看诊 | onderzoeken
diagnose: diagnosticar | diagnostiquer | diagnostizieren | diagnosticar | diagnosticare | يشخص | 诊断 | diagnosticeren
prescribe: recetar/prescribir | prescrire | verschreiben/verordnen | receitar/prescrever | prescrivere |  | 开药/开处方 | voorschrijven
inject: inyectar/pinchar | injecter/piquer |  | injetar | iniettare | يحقن | 打针 | injecteren
vaccinate:  |  |  |  | vaccinare | يلقح | 打疫苗/接种 | inenten/vaccineren
operate: operar | opérer | operieren | operar | operare |  | 手术 | opereren
worry: preocupar | inquiéter | sorgen | preocupar | preoccupare | يقلق | 担心 | bezorgd
rehearse:  |  | einstudieren |  |  | يتمرن | 排练 | repeteren
perform: actuar/interpretar |  | auftreten/aufführen | atuar | esibirsi | يؤدي | 演出/表演 | optreden
compose: componer |  | komponieren | compor |  | يؤلف/يلحن | 作曲 | componeren
score:  |  | treffen |  |  |  | 得分/进球
compete: competir | concourir | antreten/wetteifern | competir/disputar | gareggiare/competere | ينافس/يتنافس | 比赛/参赛 | meedoen/strijden
challenge: retar/desafiar | défier | herausfordern | desafiar | sfidare | يتحدى | 挑战 | uitdagen
qualify:  | qualifier | qualifizieren |  | qualificarsi | يتأهل | 晋级 | kwalificeren
bike: pedalear | pédaler/rouler | radfahren/radeln |  |  |  | 骑行
swim: nadar | nager | schwimmen | nadar | nuotare | يسبح | 游泳 | zwemmen
climb: escalar/trepar | grimper/escalader | klettern/steigen |  | arrampicare | يتسلق | 爬/攀登 | klimmen
hike: caminar/senderear | randonner | wandern | caminhar | camminare |  | 徒步
sail: navegar | naviguer | segeln | velejar | navigare/veleggiare | يبحر | 出海/航行 | varen/zeilen
row: remar | ramer | rudern | remar | remare/vogare | يجدف | 划船 | roeien
surf: surfear | surfer | surfen | surfar | surfare |  | 冲浪 | surfen
dive: bucear | plonger | tauchen | mergulhar | immergersi | يغوص | 潜水 | duiken
camp: acampar | camper | zelten/campen | acampar | campeggiare | يخيم | 露营 | kamperen
guide:  | accompagner | begleiten |  | accompagnare | يرشد/يرافق | 带队/导览 | rondleiden
accompany: acompañar |  |  |  |  |  | 陪伴/陪同
host: hospedar/alojar | héberger | beherbergen/unterbringen | hospedar/acolher | ospitare/accogliere | يستضيف | 接待/留宿 | onderbrengen
foster: acoger |  |  |  |  | يؤوي | 寄养 | opvangen
welcome:  |  | begrüßen |  |  | يرحب | 迎接 | verwelkomen
set up: configurar | paramétrer/configurer | einrichten/konfigurieren | configurar | configurare | يهيئ | 配置/搭建 | inrichten
customise: personalizar | personnaliser | personalisieren | personalizar | personalizzare | يخصص | 自定义/个性化
encourage: animar/motivar | encourager/motiver | motivieren/ermutigen | incentivar/motivar | incoraggiare/motivare | يشجع/يحفز | 鼓励/激励 | aanmoedigen
reward: premiar/recompensar | récompenser | belohnen | premiar/recompensar | premiare | يكافئ | 奖励 | belonen
punish: penalizar/multar | pénaliser/sanctionner | bestrafen | penalizar/multar | penalizzare | يعاقب/يغرم | 处罚/罚款 | bestraffen
fund: financiar | financer/cotiser | finanzieren | financiar | finanziare | يمول | 资助 | financieren
contribute: contribuir/cooperar | contribuer | beitragen/beisteuern | contribuir | contribuire | يساهم | 出钱/凑钱 | bijdragen
sponsor: patrocinar | parrainer/sponsoriser | sponsern | apadrinhar/patrocinar | sponsorizzare | يكفل | 赞助 | sponsoren
volunteer: colaborar |  | mithelfen/mitarbeiten | colaborar | collaborare | يتطوع | 帮忙/做义工 | meehelpen
coordinate:  |  |  |  |  |  | 协调/统筹 | afstemmen
delegate: delegar | déléguer | delegieren | delegar | delegare | يفوض | 委派 | delegeren
summarise: resumir | résumer | zusammenfassen | resumir | riassumere | يلخص | 总结 | samenvatten
analyse: analizar | analyser | auswerten/analysieren | analisar | analizzare | يحلل | 分析 | analyseren
predict: predecir/prever | prédire | vorhersagen | prever | prevedere | يتنبأ/يتوقع | 预测 | voorspellen
estimate: estimar | estimer | schätzen | estimar/orçar | stimare/preventivare | يقدر | 估计/估价 | schatten/inschatten
quote: presupuestar/cotizar | chiffrer/deviser |  |  |  | يسعر | 报价 | offreren
invoice:  |  | fakturieren |  |  |  | 开票/开发票
reconcile: cuadrar/conciliar | rapprocher | abgleichen | conciliar | riconciliare |  | 对账
hold back: retener |  | zurückhalten | reter | trattenere |  | 预扣 | inhouden
pin:  | épingler | anpinnen/anheften | afixar |  |  | 置顶/钉 | vastzetten
archive:  |  |  |  |  |  | 存档
back up: respaldar |  | sichern | salvaguardar |  | ينسخ | 备份 | back-uppen
sync: sincronizar | synchroniser | synchronisieren | sincronizar | sincronizzare | يزامن | 同步 | synchroniseren
log in: entrar/ingresar |  | einloggen | logar/acessar | accedere/entrare |  | 登陆 | inloggen
access: acceder | accéder | zugreifen | aceder |  |  | 访问/进入
see:  |  | gucken/nachgucken/reinschauen
give:  | remettre | mitgeben |  |  |  |  | meegeven
reuse: reutilizar | réutiliser | wiederverwenden | reutilizar | riutilizzare |  | 重复使用 | hergebruiken
sign:  | contresigner | abzeichnen/quittieren | rubricar | controfirmare |  | 签收 | aftekenen/paraferen
read:  |  | mitlesen/nachlesen |  |  |  |  | meelezen/nalezen
dictate: dictar | dicter | diktieren/einsprechen | ditar | dettare | يملي | 口述 | inspreken
note:  |  | merken/dokumentieren |  |  |  |  | bijhouden/vastleggen
tick: tachar | barrer/rayer | abstreichen/durchstreichen | riscar | spuntare/barrare | يشطب | 划掉 | afvinken/doorstrepen/afstrepen
excuse: justificar/excusar | justifier/excuser | entschuldigen | justificar | giustificare | يبرر |  | verontschuldigen
deduct: descontar | décompter | abziehen | descontar/abater | scalare/detrarre | يخصم | 扣除 | afboeken/aftrekken
hand out: dispensar | délivrer/distribuer | aushändigen | dispensar | erogare | يصرف | 发放 | verstrekken
summarise: resumir | résumer | zusammenfassen | resumir | riassumere/riepilogare | يلخص | 汇总 | samenvatten
attend: asistir | assister | teilnehmen | comparecer | presenziare | يحضر | 出席 | bijwonen
weigh: pesar | peser | wiegen/abwiegen | pesar | pesare | يزن | 称重 | wegen
warn: advertir/prevenir | prévenir/avertir | vorwarnen | prevenir/advertir | avvertire | ينذر | 预警 | waarschuwen
rotate: turnarse | se relayer | abwechseln | revezar | alternarsi | يتناوب | 轮流 | afwisselen
lock: bloquear | bloquer/verrouiller | sperren/blockieren | bloquear/trancar | bloccare | يحظر/يقفل | 锁定/拉黑 | blokkeren
`;

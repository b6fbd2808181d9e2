import type { Glossary } from "../glossary";

/** Italian: what no table has. The plurals of -co, -go and of irregular nouns stand beside their singular. */
export const ITALIAN: Glossary = {
  infinitive: /(?:are|ere|ire)$/,
  endings: {
    are: "are a ano o iamo i ino ando ato ata ati ate asse assero erebbe erà eranno",
    ere: "ere e ono o iamo a ano endo uto uta uti ute esse erebbe erà eranno",
    ire: "ire e ono o iamo isce iscono isco a ano endo ito ita iti ite isse irebbe irà iranno",
  },
  plural: [
    /che$/,
    "ca",
    /ghe$/,
    "ga",
    /i$/,
    "o",
    /i$/,
    "e",
    /e$/,
    "a",
    /i$/,
    "io",
    /chi$/,
    "co",
    /ghi$/,
    "go",
  ],
  small: `quello=D:that quella=D:that quelli=D:those quelle=D:those questi=D:these queste=D:these qualche=D:some tutto=D:all
tutta=D:all il=D:the lo=D:the la=D:the i=D:the gli=D:the le=D:the l=D:the un=D:a uno=D:a una=D:a dei=D:some mio=D:my
mia=D:my miei=D:my mie=D:my nostro=D:our nostra=D:our nostri=D:our nostre=D:our suo=D:their sua=D:their suoi=D:their
sue=D:their questo=D:this questa=D:this ogni=D:each ciascun=D:each tutti=D:all tutte=D:all
nessuno=R:nobody qualcuno=R:somebody lui=R:they lei=R:they li=R:them io=R:I noi=R:we loro=R:they mi=R:me ci=R:us
vorremmo=I:want volevo=I:want siamo=I:be sto=I:be stiamo=I:be vorrei=I:want voglio=I:want vogliamo=I:want ho=I:have
abbiamo=I:have
avere=H:have ha=H:has hanno=H:have
devo=M:must dobbiamo=M:must posso=M:can possiamo=M:can possa=M:can potrà=M:can potranno=M:can può=M:can
possono=M:can possano=M:can potere=M:can deve=M:must devono=M:must
sta=B:is stanno=B:are era=B:was erano=B:were essere=B:be viene=B:is è=B:is sono=B:are sia=B:is
vorrebbe=V:want vorrebbero=V:want vuole=V:want vogliono=V:want serve=V:need servono=V:need
non=G:not niente=G:no
né=C:and e=C:and ed=C:and o=C:or oppure=C:or ma=C:but
anche_se=S:although se=S:if prima=S:before
dove=W:where che=W:that chi=W:who cui=W:which quando=W:when come=W:how quale=W:which quali=W:which quanto=W:how_much
cosa=W:what
dai=P:from dagli=P:from dalle=P:from negli=P:in_the sui=P:on_the sulle=P:on_the sugli=P:on_the prima_di=P:before
dopo_di=P:after durante=P:during verso=P:to presso=P:at oltre=P:beyond delle=P:of_the degli=P:of_the del=P:of_the
dello=P:of_the della=P:of_the dell=P:of_the di=P:of d=P:of da=P:from dal=P:from dalla=P:from in=P:in nel=P:in_the
nella=P:in_the nei=P:in_the nelle=P:in_the a=P:to al=P:to_the allo=P:to_the alla=P:to_the ai=P:to_the agli=P:to_the
alle=P:to_the all=P:to_the su=P:on sul=P:on_the sulla=P:on_the con=P:with per=P:for tra=P:between fra=P:between
senza=P:without dopo=P:after secondo=P:by entro=P:within
buono_stato=N:condition
venti=Q:twenty dodici=Q:twelve quindici=Q:fifteen due=Q:two tre=Q:three quattro=Q:four cinque=Q:five sei=Q:six
sette=Q:seven otto=Q:eight dieci=Q:ten
semplicissima=A:simple semplicissimo=A:simple finale=A:final finali=A:final alpino=A:mountain alpina=A:mountain
alcuni=A:some alcune=A:some molti=A:many molte=A:many pochi=A:few stesso=A:same stessa=A:same proprio=A:own
propria=A:own primo=A:first ultimo=A:last ultima=A:last ultimi=A:last prossimo=A:next prossima=A:next grande=A:big
grandi=A:big piccoli=A:small piccole=A:small vecchio=A:old vecchia=A:old rotto=A:broken rotta=A:broken aperto=A:open
chiuso=A:closed libera=A:free libere=A:free medico_sportivo=A:medical giovanile=A:youth quotidiano=A:daily
giornaliero=A:daily avanzato=A:left_over avanzata=A:left_over informato=A:informed firmato=A:signed salvati=A:saved
pagato=A:paid pagata=A:paid pagate=A:paid pagati=A:paid altro=A:other altri=A:other altre=A:other nuovo=A:new
nuovi=A:new nuova=A:new nuove=A:new piccolo=A:small piccola=A:small semplice=A:simple gratis=A:free libero=A:free
liberi=A:free disponibile=A:available disponibili=A:available condiviso=A:shared condivisa=A:shared
mensile=A:monthly settimanale=A:weekly annuale=A:yearly comune=A:shared comuni=A:shared pronto=A:ready
pronta=A:ready pronti=A:ready pronte=A:ready
al_giorno=X:per_day al_mese=X:per_month a_settimana=X:per_week mai=X:never già=X:already ancora=X:still poi=X:then
più_tardi=X:later insieme=X:together inoltre=X:also anche=X:also oggi=X:today domani=X:tomorrow sempre=X:always
solo=X:only online=X:online
avere=H:have ha=H:has hanno=H:have
quindi= così= allora= vi= c= gliela= glielo= si= ne=`,
  forms: `faccio=make facciamo=make faccia=make facciano=make tengo=keep vengo=come scelgo=choose dico=say esco=leave so=know bevo=drink rimango=stay salgo=go vado=go andiamo=go do=give diamo=give scelgono=choose sceglie=choose scegliere=choose scelgo=choose chiede=ask dice=say dicono=say dire=say fa=make
fanno=make fare=make scrive=write scrivono=write scrivere=write scrivo=write legge=read tiene=keep tengono=keep
sa=know sanno=know dà=give danno=give dare=give viene=come vengono=come paga=pay pagano=pay cerca=search
cercano=search carica=upload caricano=upload gestisce=manage gestiscono=manage restituisce=return
restituiscono=return distribuisce=distribute preso=take messo=put fatto=make detto=say visto=see scritto=write
letto=read chiuso=close aperto=open deciso=decide risposto=answer perso=lose speso=spend scelto=choose
raccolto=collect diamo=give facciamo=make diciamo=say va=go vanno=go esce=leave escono=leave teniamo=keep mette=put
mettono=put mettere=put prende=take prendono=take prendere=take rimane=stay propone=propose propongono=propose
proporre=propose scade=expire scadono=expire raccoglie=collect raccolgono=collect raccogliamo=collect
risponde=answer rispondono=answer chiude=close chiudono=close decide=decide decidono=decide vince=win vincono=win
leggono=read chiedono=ask vede=see vedono=see riceve=receive ricevono=receive vende=sell vendono=sell offre=offer
offrono=offer apre=open aprono=open`,
  verbs: `prenotare=book vedere=see guardare=see ricevere=receive creare=create aggiungere=add inserire=enter caricare=upload
condividere=share inviare=send mandare=send cercare=search trovare=find filtrare=filter ordinare=order comprare=buy
acquistare=buy vendere=sell pagare=pay annullare=cancel cancellare=cancel cambiare=change modificare=edit
gestire=manage organizzare=organise pianificare=plan registrare=log annotare=log segnare=mark salvare=save
eliminare=delete approvare=approve confermare=confirm accettare=accept rifiutare=reject votare=vote valutare=rate
recensire=review commentare=comment leggere=read parlare=talk chiedere=ask rispondere=answer ricordare=remind
avvisare=warn notificare=notify controllare=check misurare=measure pubblicare=publish offrire=offer prestare=lend
restituire=return ritirare=collect consegnare=deliver assegnare=assign distribuire=distribute dividere=split
scaricare=download stampare=print scansionare=scan firmare=sign invitare=invite calcolare=calculate
generare=generate mostrare=show scambiare=swap donare=donate segnalare=report completare=complete portare=bring
curare=care annaffiare=water raccogliere=harvest affittare=rent tradurre=translate confrontare=compare
partecipare=attend iscriversi=register iscrivere=register usare=use indicare=indicate rinnovare=renew spuntare=mark
imparare=learn`,
  nouns: `gestionale=system, gestionali=systems, lista d'attesa=waiting list, sito web=website, posta elettronica=email, orto condiviso=shared garden,
foglio di calcolo=spreadsheet, carta di credito=card, app=app, applicazione=app, piattaforma=platform,
sistema=system, strumento=tool, sito=site, programma=program, portale=portal, negozio=shop, cliente=client,
utente=user, proprietario=owner, proprietaria=owner, titolare=owner, amministratore=administrator,
responsabile=manager, gestore=manager, dipendente=employee, insegnante=teacher, maestro=teacher, maestra=teacher,
professore=teacher, alunno=pupil, alunna=pupil, allievo=pupil, studente=student, genitore=parent, padre=father,
nonna=grandma, nonno=grandpa, bambino=child, bambina=child, figlio=child, vicino=neighbour, vicina=neighbour,
amico=friend, amici=friends, medico=doctor, medici=doctors, dottore=doctor, infermiere=nurse, veterinario=vet,
avvocato=lawyer, volontario=volunteer, volontaria=volunteer, socio=member, soci=members, membro=member,
allenatore=coach, autista=driver, passeggero=passenger, ospite=guest, cameriere=waiter, cuoco=cook, cuochi=cooks,
acquirente=buyer, venditore=seller, parrucchiere=hairdresser, agricoltore=farmer, apicoltore=beekeeper,
produttore=producer, coordinatore=coordinator, bibliotecario=librarian, inquilino=tenant, famiglia=family,
persona=person, persone=people, gente=people, cantante=singer, direttore=director, residente=resident, salone=salon,
ristorante=restaurant, clinica=clinic, studio=studio, scuola=school, asilo=nursery, circolo=club, azienda=company,
associazione=association, albergo=hotel, chiesa=church, biblioteca=library, fattoria=farm, città=city, casa=house,
appartamento=apartment, condominio=building, camera=room, stanza=room, sala=room, ufficio=office, forno=bakery,
panificio=bakery, prenotazione=booking, promemoria=reminder, agenda=agenda, giorno=day, settimana=week, mese=month,
ora=hour, orario=schedule, turno=shift, prodotto=product, menu=menu, tavolo=table, fattura=invoice,
pagamento=payment, conto=account, profilo=profile, foto=photo, immagine=image, video=video, messaggi=messages,
chat=chat, recensione=review, voto=vote, lista=list, elenco=list, attività=activity, progetto=project,
lezione=lesson, corso=course, esercizio=exercise, esercizi=exercises, evento=event, riunione=meeting, spartito=score,
partita=match, torneo=tournament, allenamento=training, viaggi=trips, passaggio=ride, passaggi=rides, macchina=car,
luogo=place, luoghi=places, indirizzo=address, oggetto=item, articolo=item, annuncio=listing, annunci=listings,
magazzino=stock, inventario=inventory, ricetta=recipe, ingrediente=ingredient, passo=step, pasto=meal, spesa=expense,
abbonamento=subscription, statistica=statistic, documento=document, richiesta=request, pratica=case,
problemi=problems, guasti=faults, avviso=notice, notifica=notification, animale=animal, cane=dog, cani=dogs,
gatto=cat, gatti=cats, pianta=plant, parcella=plot, aiuola=bed, nome=name, cognome=surname, età=age, telefono=phone,
email=email, data=date, stato=status, descrizione=description, nota=note, colore=color, quantità=quantity,
vaccino=vaccination, torte=cakes, alveare=hive, cassetta=box, pubblicità=advertising`,
};

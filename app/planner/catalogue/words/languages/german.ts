import type { Glossary } from "../glossary";

/** German: what no table has. Nouns are compared in lower case; plurals that no rule finds stand beside their singular. */
export const GERMAN: Glossary = {
  endings: { en: "en t e st te ten et", ern: "ern ert ere", eln: "eln elt ele" },
  genitive: /es$/,
  plural: [
    /innen$/,
    "in",
    /en$/,
    "e",
    /en$/,
    "",
    /ern$/,
    "",
    /nen$/,
    "",
    /(ung|heit|keit|schaft|ion|tät|zeit|arbeit|zahl|frau|bahn|tür|wahl)en$/,
    "$1",
    /n$/,
    "",
    /er$/,
    "",
    /e$/,
    "",
    /s$/,
    "",
  ],
  small: `ich_hätte_gern=I:want wir_hätten_gern=I:want ich_bräuchte=I:need bräuchte=I:need
ich_suche=I:want wir_suchen=I:want könnten=M:can könnt=M:can kannst=M:can müsste=M:must müssten=M:must dürfte=M:may
sollst=M:should gibt_es=B:is jeder_von_uns=R:everyone alle_anderen=R:everyone jemanden=R:somebody
ihn=R:them dich=R:you dir=R:you wen=W:who wieviele=W:how_many wie_viele=W:how_many wie_viel=W:how_much
wie_lange=W:how_long um_wie_viel_uhr=W:when fürs=P:for_the ums=P:at_the übers=P:about_the ans=P:at_the wegen=P:because_of
trotz=P:despite außer=P:except unserm=D:our unsern=D:our euer=D:your eure=D:your manche=D:some
manchen=D:some beide=D:both beiden=D:both zu_hause=X:at_home von_zu_hause=X:from_home daheim=X:at_home
im_voraus=X:in_advance rechtzeitig=X:on_time pünktlich=X:on_time per_hand=X:by_hand am_tag_davor=X:the_day_before
am_vortag=X:the_day_before am_nächsten_tag=X:the_next_day am_monatsende=X:at_the_end_of_the_month
zum_monatsende=X:at_the_end_of_the_month am_ende_des_monats=X:at_the_end_of_the_month einmal_im_monat=X:monthly
einmal_die_woche=X:weekly abends=X:in_the_evening morgens=X:in_the_morning mittags=X:at_noon nachmittags=X:in_the_afternoon
pro_tag=X:per_day pro_woche=X:per_week pro_monat=X:per_month pro_jahr=X:per_year am_besten=X:preferably alleine=X:alone
allein=X:alone manchmal=X:sometimes bald=X:soon später=X:later vorab=X:in_advance gerade=X:now jetzt=X:now
automatisch=X:automatically übrig=A:left_over dringend=A:urgent dringende=A:urgent krank=A:sick kranke=A:sick leere=A:empty
volle=A:full wichtig=A:important wichtige=A:important ältere=A:elderly älteren=A:elderly
verloren=A:lost verlorene=A:lost gemeinsam=X:together zusammen=X:together öffentlich=A:public privat=A:private
kurz=A:short kurze=A:short lang=A:long lange=A:long elf=Q:eleven fünfzehn=Q:fifteen dreißig=Q:thirty hundert=Q:hundred
ein_dutzend=Q:twelve ham=H:have nichts=R:nothing etwas=R:something alles=R:everything eben= halt= eigentlich=
wieder=X:again dazu= davon= damals= ungefähr= etwa= rund= circa= ca= gern= gerne= bisher= leider=
jeweils= denen=W:whom außerdem=X:also zudem=X:also trotzdem= quasi= irgendwie= lol= haha=
usw= etc= evtl= vielleicht= wohl= ja= nein= jedem=D:each jeder_einzelne=D:each allen=D:all aller=D:all diesem=D:this diesen=D:this dieser=D:this dieses=D:this
deren=D:their dessen=D:their ihrem=D:their ihrer=D:their ihres=D:their seinem=D:their seiner=D:their unseres=D:our
meines=D:my sein=D:their der=D:the die=D:the das=D:the den=D:the dem=D:the des=D:the ein=D:a eine=D:a einen=D:a
einem=D:a einer=D:a eines=D:a mein=D:my meine=D:my meinen=D:my meinem=D:my meiner=D:my unser=D:our unsere=D:our
unseren=D:our unserem=D:our unserer=D:our ihr=D:their ihre=D:their ihren=D:their seine=D:their seinen=D:their
jede=D:each jeder=D:each jedes=D:each jeden=D:each alle=D:all andere=D:other anderen=D:other diese=D:this
ihm=R:them ihnen=R:them er=R:they jemand=R:somebody niemand=R:nobody ich=R:I wir=R:we sie=R:they man=R:people
mir=R:me mich=R:me uns=R:us
habe_ich=I:have
hätte=H:have hatten=H:had hat=H:has haben=H:have habe=H:have
kann=M:can können=M:can könnte=M:can soll=M:should sollen=M:should sollte=M:should sollten=M:should muss=M:must
müssen=M:must darf=M:may dürfen=M:may
wäre=B:is war=B:was waren=B:were bist=B:are wurde=B:is wurden=B:are ist=B:is sind=B:are wird=B:is werden=B:are
bin=B:am
will=V:want wollen=V:want möchte=V:want möchten=V:want brauche=V:need brauchen=V:need suche=V:want
keinen=G:no keiner=G:no keinem=G:no kein=G:no keine=G:no nicht=G:not
sondern=C:but und=C:and oder=C:or aber=C:but sowie=C:and
als=S:when nachdem=S:after denn=S:because wenn=S:when sobald=S:when falls=S:if bevor=S:before während=S:while
weil=S:because
ob=W:whether wohin=W:where woher=W:where wem=W:who wessen=W:whose wo=W:where damit=W:so dass=W:that der_die=W:who
wer=W:who welche=W:which wann=W:when wie=W:how welcher=W:which welches=W:which welchen=W:which was=W:what
wieviel=W:how_much
um=P:at unter=P:under neben=P:beside hinter=P:behind gegen=P:against statt=P:instead_of innerhalb=P:within
außerhalb=P:outside bis_zu=P:up_to von=P:of vom=P:of_the in=P:in im=P:in_the ins=P:in_the auf=P:on an=P:at am=P:on
mit=P:with für=P:for über=P:about ohne=P:without zwischen=P:between zu=P:to zur=P:to_the zum=P:to_the bei=P:at
beim=P:at_the aus=P:from nach=P:after per=P:by durch=P:by pro=P:per bis=P:until vor=P:before seit=P:since
acht=Q:eight zwanzig=Q:twenty sieben=Q:seven neun=Q:nine zwölf=Q:twelve zwei=Q:two drei=Q:three vier=Q:four
fünf=Q:five sechs=Q:six zehn=Q:ten
gratis=A:free mehr=A:more weniger=A:fewer nächste=A:next nächsten=A:next letzte=A:last letzten=A:last erste=A:first
ersten=A:first zweite=A:second gute=A:good guten=A:good große=A:big großen=A:big alte=A:old alten=A:old
ganze=A:whole ganzen=A:whole eigener=A:own gleiche=A:same gleichen=A:same mehrere=A:several mehreren=A:several
einige=A:some viele=A:many wenige=A:few bestimmte=A:certain fertig=A:ready fertige=A:ready voll=A:full leer=A:empty
kaputt=A:broken bezahlt=A:paid unbezahlt=A:unpaid gesperrt=A:locked offener=A:open verbrauchtes=A:used
verbrauchte=A:used gebrauchte=A:used abgegebene=A:handed-in ehrenamtlich=A:voluntary jährlich=A:yearly
monatliche=A:monthly monatlichen=A:monthly tägliche=A:daily kostenlos=A:free frei=A:free freie=A:free freien=A:free
verfügbar=A:available verfügbare=A:available täglich=A:daily wöchentlich=A:weekly wöchentliche=A:weekly
wöchentlichen=A:weekly monatlich=A:monthly neue=A:new neuen=A:new neuer=A:new kleine=A:small kleinen=A:small
kleiner=A:small einfach=A:simple einfache=A:simple überfällige=A:overdue kaputte=A:broken defekte=A:broken
eigenen=A:own eigene=A:own genug=A:enough benutzt=A:used offen=A:open offene=A:open offenen=A:open
gemeinsame=A:shared gemeinsamen=A:shared gemeinsamer=A:shared
vor_ort=X:on_site sofort=X:at_once gleich=X:at_once immer=X:always nie=X:never oft=X:often noch=X:still
schon=X:already nur=X:only sehr=X:very mindestens=X:at_least höchstens=X:max dann=X:then danach=X:then
vorher=X:before selbst=X:themselves auch=X:also heute=X:today morgen=X:tomorrow nähe=X:nearby online=X:online
einmal_im_jahr=X:yearly am_ende=X:finally maximal=X:max
hätte=H:have hatten=H:had hat=H:has haben=H:have habe=H:have
woanders= ne= nen= hab= bitte= dafür= daher= deshalb= dadurch= dort= hier= da= doch= mal= so= worden= es= sich=
hallo= danke= dabei= moin= servus=`,
  forms: `regnet=rain schläft=sleep trinkt=drink kriegt=receive kriegen=receive kennt=know wissen=know tut=do tun=do
bleibt=stay bleiben=stay fehlt=miss fehlen=miss gehört=belong gehören=belong sieht=see siehst=see liest=read gibt=give findet=find bekommt=receive erhält=receive lädt=invite verleiht=lend
leiht=borrow trägt=add wählt=choose erinnert=remind tauscht=swap vergleiche=compare notiere=log mache=make
plane=plan trage=log geben=give hilft=help nimmt=take nehmen=take isst=eat misst=measure vergisst=forget fährt=drive
fängt=catch schreibt=write hält=keep läuft=run ruft=call schlägt=propose lässt=let weiß=know trifft=meet
spricht=talk wirft=throw gilt=apply stellt=put legt=put setzt=put macht=make kommt=come geht=go schickt=send
erstellt=create meldet=report rückt=move zahlt=pay holt=fetch sortiert=sort prüft=check plant=plan vergibt=assign
empfiehlt=recommend befindet=find wiegt=weigh bäckt=bake wäscht=wash leitet=lead hängt=hang entscheidet=decide`,
  verbs: `buchen=book reservieren=reserve sehen=see ansehen=see anschauen=see einsehen=see bekommen=receive erhalten=receive
brauchen=need erstellen=create anlegen=create hinzufügen=add eintragen=add erfassen=log hochladen=upload
teilen=share senden=send schicken=send suchen=search finden=find filtern=filter wählen=choose auswählen=choose
bestellen=order kaufen=buy verkaufen=sell bezahlen=pay zahlen=pay absagen=cancel stornieren=cancel ändern=change
bearbeiten=edit verwalten=manage organisieren=organise planen=plan notieren=log dokumentieren=document
speichern=save löschen=delete genehmigen=approve freigeben=approve prüfen=check bestätigen=confirm annehmen=accept
ablehnen=reject abstimmen=vote bewerten=rate kommentieren=comment schreiben=write lesen=read chatten=chat
sprechen=talk fragen=ask antworten=answer beantworten=answer erinnern=remind benachrichtigen=notify warnen=warn
kontrollieren=check messen=measure verfolgen=follow veröffentlichen=publish anbieten=offer verleihen=lend
leihen=borrow ausleihen=borrow zurückgeben=return zurückbringen=return abholen=collect liefern=deliver
zuweisen=assign zuteilen=assign verteilen=distribute aufteilen=split herunterladen=download drucken=print
scannen=scan unterschreiben=sign einladen=invite lernen=learn üben=practise berechnen=calculate erzeugen=generate
zeigen=show anzeigen=show tauschen=swap spenden=donate melden=report markieren=mark abhaken=mark erledigen=complete
bringen=bring mitbringen=bring pflegen=care gießen=water ernten=harvest mieten=rent beantragen=request
anmelden=register teilnehmen=attend zusagen=join übersetzen=translate vergleichen=compare sammeln=collect
eingeben=enter nutzen=use fahren=drive mitfahren=ride reparieren=repair betreiben=run füttern=feed behandeln=treat
kochen=cook backen=bake ausfüllen=complete verlängern=renew vermieten=rent empfehlen=recommend zuhören=listen
abschließen=complete abgeben=drop-off verlieren=lose beenden=finish anfangen=start starten=start zählen=count
probieren=try holen=collect rechnen=calculate waschen=wash putzen=clean reinigen=clean impfen=vaccinate
adoptieren=adopt helfen=help besuchen=visit anrufen=call korrigieren=correct trainieren=train spielen=play
proben=rehearse singen=sing wiegen=weigh säen=plant pflanzen=plant schneiden=prune angeln=fish reisen=travel
installieren=install streichen=paint sperren=block anhängen=attach erlauben=authorise ablesen=read
ausrechnen=calculate verschicken=send abschicken=send leisten=do übernehmen=take-over festhalten=log
aufschreiben=log quittieren=confirm freischalten=approve nachsehen=check`,
  nouns: `kundenverwaltung=customer management, terminverwaltung=appointment scheduling, azubi=trainee, azubis=trainees, kids=children, orga=organisation, app=app, anwendung=app, plattform=platform, system=system, webseite=website, website=website, homepage=website,
programm=program, portal=portal, laden=shop, shop=shop, marktplatz=marketplace, software=software, kunde=customer,
kunden=customers, kundin=customer, kundinnen=customers, nutzer=user, benutzer=user, besitzer=owner, inhaber=owner,
eigentümer=owner, chef=owner, verwalter=manager, administrator=administrator, leiter=manager, leiterin=manager,
mitarbeiter=employee, mitarbeiterin=employee, mitarbeiterinnen=employees, lehrer=teacher, lehrerin=teacher,
schüler=pupil, schülerin=pupil, student=student, studenten=students, eltern=parents, elternteil=parent, vater=father,
kind=child, kinder=children, oma=grandma, opa=grandpa, großeltern=grandparents, nachbar=neighbour,
nachbarn=neighbours, freund=friend, freunde=friends, arzt=doctor, ärzte=doctors, patienten=patients, pfleger=nurse,
tierarzt=vet, anwalt=lawyer, anwältin=lawyer, anwälte=lawyers, ehrenamtliche=volunteers, ehrenamtlicher=volunteer,
mitglied=member, mitglieder=members, spieler=player, trainer=coach, fahrer=driver, mitfahrer=passenger, gast=guest,
gäste=guests, kellner=waiter, koch=cook, bote=courier, käufer=buyer, verkäufer=seller, friseur=hairdresser,
landwirt=farmer, imker=beekeeper, imkerin=beekeeper, bibliothekar=librarian, mieter=tenant, vermieter=landlord,
hausverwaltung=building manager, familie=family, familien=families, person=person, personen=people, leute=people,
team=team, gruppen=groups, sänger=singer, sängerin=singer, chorleiter=conductor, chorleiterin=conductor,
dirigent=conductor, anwohner=resident, salon=salon, friseursalon=hair salon, rückgaben=returns, werbung=advertising,
restaurant=restaurant, praxis=practice, klinik=clinic, schule=school, kita=nursery, verein=club, firma=company,
unternehmen=company, hotel=hotel, kirche=church, gemeinde=parish, bibliothek=library, bauernhof=farm, stadt=city,
haus=house, wohnung=apartment, wohnungen=apartments, gebäude=building, zimmer=room, raum=room, räume=rooms,
büro=office, lager=warehouse, termine=appointments, buchung=booking, buchungen=bookings, dienstleistung=service,
leistungen=services, preis=price, preise=prices, verkäufe=sales, erinnerung=reminder, erinnerungen=reminders,
übersicht=overview, tag=day, tage=days, woche=week, wochen=weeks, monat=month, stunde=hour, stunden=hours,
dienstplan=roster, stundenplan=schedule, schicht=shift, schichten=shifts, bestellungen=orders, produkt=product,
produkte=products, gerichte=dishes, tisch=table, tische=tables, rechnung=invoice, rechnungen=invoices,
zahlung=payment, zahlungen=payments, konto=account, konten=accounts, profil=profile, foto=photo, fotos=photos,
bild=picture, bilder=pictures, video=video, videos=videos, nachricht=message, nachrichten=messages, chat=chat,
kommentare=comments, bewertung=review, bewertungen=reviews, liste=list, aufgaben=tasks, projekt=project,
projekte=projects, kurs=course, kurse=courses, übung=exercise, übungen=exercises, veranstaltung=event,
veranstaltungen=events, probe=rehearsal, proben=rehearsals, konzerte=concerts, notenblatt=sheet music, stücke=pieces,
stimme=voice part, stimmlage=voice part, spiele=matches, turnier=tournament, training=training,
anmeldungen=registrations, fahrt=ride, fahrten=rides, fahrgemeinschaft=carpool, fahrgemeinschaften=carpools,
mitfahrgelegenheit=ride, autos=cars, sitzplatz=seat, platz=seat, plätze=seats, sitzplätze=seats, karte=map,
ort=place, standort=location, adresse=address, bücher=books, ausleihen=loans, gegenstand=item, gegenstände=items,
geräte=devices, maschinen=machines, werkzeuge=tools, anzeige=listing, anzeigen=listings, angebote=offers,
bestand=stock, inventar=inventory, rezept=recipe, rezepte=recipes, zutat=ingredient, zutaten=ingredients,
schritt=step, schritte=steps, mahlzeit=meal, ausgabe=expense, ausgaben=expenses, budget=budget, schulden=debts,
spenden=donations, abo=subscription, abonnement=subscription, berichte=reports, statistik=statistic,
dokument=document, dokumente=documents, verträge=contracts, antrag=request, anfrage=request, anfragen=requests,
fall=case, fälle=cases, hinweis=notice, benachrichtigung=notification, benachrichtigungen=notifications, tier=animal,
tiere=animals, hund=dog, hunde=dogs, katze=cat, pflanze=plant, pflanzen=plants, beet=bed, beete=beds,
ernten=harvests, bienenstock=hive, bienenvolk=colony, völker=colonies, volk=colony, durchsicht=inspection,
durchsichten=inspections, behandlung=treatment, behandlungen=treatments, impfung=vaccination, medikament=medication,
medikamente=medications, name=name, alter=age, geburtsdatum=date of birth, menge=quantity, datum=date, telefon=phone,
telefonnummer=phone, email=email, e-mail=email, status=status, beschreibung=description, dauer=duration,
sprache=language, umfrage=poll, abstimmung=vote, punkte=points, schäden=damages, mängel=defects,
warteliste=waiting list, sms=SMS, whatsapp=WhatsApp, pdf=PDF, qr=QR, handy=phone, haltbarkeitsdatum=best-before date,
helferin=volunteer, nachbarin=neighbour, freiwillige=volunteers, schriftführer=secretary, fahrerin=driver,
bewohner=resident, pflegerin=carer, angehörige=relatives, ärztin=doctor, erzieher=educator, erzieherin=educator,
betreuer=supervisor, ergebnisse=results, ersatzteile=spare parts, fehlerbeschreibung=description, lagerplatz=shelf,
fehler=fault, reparaturen=repairs, königin=queen, brut=brood, milben=mites, honigernte=harvest, netz=network,
briefe=letters, allergien=allergies, impfungen=vaccinations, jahresende=end of year, meldung=notice,
wasseruhr=water meter, wasseruhren=water meters, parzelle=plot, parzellen=plots, pächter=tenant, pächterin=tenant,
wasserzähler=water meter, stromzähler=electricity meter, gemeinschaftsarbeit=community work, arbeitsstunde=work hour,
arbeitsstunden=work hours, kassierer=treasurer, kassiererin=treasurer, kleingartenverein=allotment club, jahre=years,
oktober=October, seriennummer=serial number, fälligkeitsdatum=due date, kennzeichen=plate, fahrrad=bicycle,
fahrräder=bicycles, teile=parts, reifen=tyre, therapeut=therapist, therapeutin=therapist, pflegekräfte=carers,
sitzung=session, kindergarten=nursery, erzieherinnen=educators, einverständnis=permission, ausflüge=trips,
klassen=classes, hausaufgaben=homework, azubi=apprentice, azubis=apprentices, lehrling=apprentice,
lehrlinge=apprentices, geselle=worker, gesellen=workers, arbeiter=worker, handwerker=tradesman, dachdecker=roofer,
baustelle=site, baustellen=sites, lieferant=supplier, lieferanten=suppliers, bäckerei=bakery, torten=cakes,
sorte=flavour, blumen=flowers, sträuße=bouquets, kleidung=clothing, schuhe=shoes, instrumente=instruments,
gitarre=guitar, lieder=songs, auftritt=performance, auftritte=performances, bühne=stage, fang=catch, fänge=catches,
gewässer=water, wanderungen=hikes, hütte=hut, hütten=huts, schafe=sheep, lamm=lamb, lämmer=lambs, kühe=cows,
ziegen=goats, huhn=hen, hühner=hens, eier=eggs, pferde=horses, hof=farm, kisten=boxes, runde=round, runden=rounds,
fragen=questions, antworten=answers, preisgeld=prize, tor=goal, tore=goals, schwimmbad=pool,
ferienwohnung=holiday flat, reinigung=cleaning, urlaub=leave, urlaubsantrag=leave request,
urlaubsanträge=leave requests, krankmeldung=sick note, krankmeldungen=sick notes, geschäftsführer=manager,
chefin=manager, bewohnerin=resident, nebenkosten=costs, zählerstände=readings, tafel=food bank,
bedürftige=beneficiary, geflüchtete=refugee, dolmetscher=interpreter, pflegestelle=foster family,
pflegestellen=foster families, gassigeher=walker, gassirunde=walk, grenze=limit, wörter=words, beiträge=fees,
mitgliedsbeitrag=membership fee, kassenwartin=treasurer, vorsitzende=chair, vorsitzender=chair, helferinnen=helpers,
dienst=shift, dienste=shifts, brettspiele=board games, exemplar=copy, mahnung=reminder, tour=tour, touren=tours,
pakete=parcels, lieferungen=deliveries, zeitfenster=slot, feuerwehr=fire brigade, einsatz=mission, einsätze=missions,
prüfungen=inspections, kamerad=comrade, kameraden=comrades, wart=warden, gerätewart=warden, kommandant=commander,
gruppenführer=leader, übungsstunde=drill hour, übungsstunden=drill hours, gerätehaus=station`,
};

import type { Glossary } from "../glossary";

/** Dutch: what no table has. Plurals that no rule finds stand beside their singular. */
export const DUTCH: Glossary = {
  endings: { en: "en t e te ten" },
  plural: [
    /en$/,
    "",
    /([aeou])zen$/,
    "$1$1s",
    /([aeou])ven$/,
    "$1$1f",
    /n$/,
    "",
    /s$/,
    "",
    /'s$/,
    "",
    /([bdfgklmnprst])\1en$/,
    "$1",
    /([aeou])([bdfgklmnprst])en$/,
    "$1$1$2",
    /zen$/,
    "s",
    /ven$/,
    "f",
    /heden$/,
    "heid",
    /ën$/,
    "",
  ],
  small: `de=D:the het=D:the een=D:a mijn=D:my onze=D:our ons=D:our hun=D:their haar=D:their elke=D:each elk=D:each
ieder=D:each iedere=D:each alle=D:all deze=D:this dit=D:this
ik=R:I wij=R:we we=R:we zij=R:they ze=R:they mij=R:me
heeft=H:has hebben=H:have heb=H:have
kan=M:can kunnen=M:can moet=M:must moeten=M:must mag=M:may mogen=M:may
zijn=B:are is=B:is wordt=B:is worden=B:are ben=B:am
wil=V:want willen=V:want zoek=V:want
niet=G:not geen=G:no
en=C:and of=C:or maar=C:but
als=S:when zodra=S:when voordat=S:before
waar=W:where waarmee=W:where zodat=W:so die=W:that dat=W:that wie=W:who welke=W:which wanneer=W:when hoe=W:how
wat=W:what hoeveel=W:how_much
van=P:of in=P:in op=P:on aan=P:to met=P:with voor=P:for over=P:about zonder=P:without tussen=P:between naar=P:to
bij=P:at uit=P:from per=P:per door=P:by tijdens=P:during volgens=P:by binnen=P:within
andere=A:other gratis=A:free vrije=A:free vrij=A:free beschikbaar=A:available beschikbare=A:available
dagelijks=A:daily wekelijks=A:weekly maandelijks=A:monthly nieuwe=A:new nieuw=A:new kleine=A:small klein=A:small
eenvoudige=A:simple eigen=A:own gezamenlijke=A:shared klaar=A:ready
ook=X:also vandaag=X:today morgen=X:tomorrow online=X:online dan=X:then
heeft=H:has hebben=H:have heb=H:have
te=T:to
mogen=M:may mag=M:may zou=M:should zouden=M:should wilt=V:want wou=V:want moeten=M:must hoeft=M:must hoeven=M:must zullen=M:should zal=M:should
graag=I:want zou_graag=I:want wil_graag=I:want zoeken_een= ik_wil=I:want we_willen=I:want wij_willen=I:want ik_zoek=I:want wij_zoeken=I:want we_zoeken=I:want
ik_heb_nodig=I:need heb_nodig=V:need hebben_nodig=V:need
hem=R:them hen=R:them ons=R:us hij=R:they u=R:you jij=R:you je=R:you iedereen=R:everyone iemand=R:somebody niemand=R:nobody
allemaal=X:all jullie=R:you zijn_eigen=D:their hun_eigen=D:their haar_eigen=D:their eigen=A:own onszelf=R:us mezelf=R:me
was=B:was waren=B:were bent=B:are had=H:had hadden=H:had
dus=C:and want=S:because omdat=S:because terwijl=S:while nadat=S:after tot=P:until sinds=P:since indien=S:if
waarop=W:where waarbij=W:where waarin=W:where waarmee=W:where waardoor=W:so waarvan=W:whose welk=W:which waarom=W:why
hoe_lang=W:how_long hoe_laat=W:when hoe_vaak=W:how_often
onder=P:under boven=P:above naast=P:besides achter=P:behind rond=P:around om_te=P:for via=P:through vanuit=P:from
vanaf=P:from tegen=P:against na=P:after vóór=P:before voor_het=P:for_the sinds=P:since zoals=P:like behalve=P:except
alleen=X:only maar_ook=C:and automatisch=X:automatically meteen=X:at_once direct=X:at_once nu=X:now nog=X:still al=X:already
altijd=X:always nooit=X:never soms=X:sometimes vaak=X:often weer=X:again samen=X:together daarna=X:then eerst=X:first
bijna=X:almost ongeveer=X:about maximaal=X:max hooguit=X:max minimaal=X:at_least minstens=X:at_least vooraf=X:in_advance
van_tevoren=X:in_advance op_tijd=X:on_time thuis=X:at_home aan_huis=X:at_home onderweg=X:on_the_way per_week=X:per_week
per_maand=X:per_month per_dag=X:per_day per_jaar=X:per_year elke_dag=X:every_day elke_week=X:every_week elke_maand=X:every_month
elk_jaar=X:every_year 's_ochtends=X:in_the_morning s_ochtends=X:in_the_morning s_avonds=X:in_the_evening
aan_het_eind_van_de_maand=X:at_the_end_of_the_month eind_van_de_maand=X:at_the_end_of_the_month
kapot=A:broken kapotte=A:broken afwezig=A:absent aanwezig=A:present ziek=A:sick zieke=A:sick bezet=A:occupied vol=A:full leeg=A:empty
lege=A:empty open=A:open openstaande=A:open gesloten=A:closed nieuwste=A:newest laatste=A:last eerste=A:first volgende=A:next vorige=A:previous
oude=A:old oud=A:old jonge=A:young grote=A:big groot=A:big goede=A:good goed=A:good betere=A:better beter=A:better
goedkope=A:cheap dure=A:expensive gewone=A:ordinary simpele=A:simple simpel=A:simple eenvoudig=A:simple makkelijk=A:easy
makkelijke=A:easy verloren=A:lost gebruikte=A:used tweedehands=A:second-hand lokale=A:local jaarlijkse=A:yearly
wekelijkse=A:weekly dagelijkse=A:daily maandelijkse=A:monthly dringende=A:urgent dringend=A:urgent belangrijke=A:important
vaste=A:regular privé=A:private openbare=A:public betaalde=A:paid onbetaalde=A:unpaid dezelfde=A:same hetzelfde=A:same
veel=A:many weinig=A:few meer=A:more minder=A:less meeste=A:most sommige=A:some enkele=A:some paar=A:few genoeg=A:enough
een_paar=A:some twee=Q:two drie=Q:three vier=Q:four vijf=Q:five zes=Q:six zeven=Q:seven acht=Q:eight negen=Q:nine tien=Q:ten twintig=Q:twenty
dertig=Q:thirty veertig=Q:forty vijftig=Q:fifty honderd=Q:hundred
alles=R:everything iets=R:something niets=G:nothing nergens=G:nowhere zelf= toch= even= gewoon= wel= eigenlijk= hoor= hallo= hoi= dag= bijvoorbeeld= enzo= enz= etc= ofzo= erg= heel= zo= hier= daar= dat_is= het_liefst= liefst= 
om= nodig= zich= er= erbij= ervan= ermee= erop=`,
  forms: `ziet=see krijgt=receive kiest=choose koopt=buy verkoopt=sell betaalt=pay schrijft=write leest=read vraagt=ask
stuurt=send deelt=share meldt=report ruilt=swap boekt=book maakt=create zoekt=search vindt=find plaatst=post
keurt=approve bevestigt=confirm beheert=manage leent=borrow beoordeelt=rate scant=scan controleert=check plant=plan
noteert=log registreert=log uploadt=upload reserveert=reserve bestelt=order`,
  verbs: `boeken=book reserveren=reserve zien=see bekijken=see ontvangen=receive krijgen=receive maken=create aanmaken=create
toevoegen=add invoeren=enter noteren=log registreren=log uploaden=upload delen=share sturen=send verzenden=send
zoeken=search vinden=find filteren=filter kiezen=choose bestellen=order kopen=buy verkopen=sell betalen=pay
annuleren=cancel afzeggen=cancel wijzigen=change aanpassen=edit beheren=manage organiseren=organise plannen=plan
opslaan=save verwijderen=delete goedkeuren=approve bevestigen=confirm accepteren=accept weigern=reject stemmen=vote
beoordelen=rate schrijven=write lezen=read chatten=chat praten=talk vragen=ask antwoorden=answer herinneren=remind
waarschuwen=warn controleren=check meten=measure publiceren=publish plaatsen=post aanbieden=offer uitlenen=lend
lenen=borrow terugbrengen=return ophalen=collect bezorgen=deliver toewijzen=assign verdelen=split
downloaden=download printen=print scannen=scan ondertekenen=sign uitnodigen=invite leren=learn oefenen=practise
berekenen=calculate tonen=show ruilen=swap doneren=donate melden=report afvinken=mark voltooien=complete
meenemen=bring verzorgen=care huren=rent aanvragen=request aanmelden=register inschrijven=register deelnemen=attend
vertalen=translate vergelijken=compare gebruiken=use invullen=complete`,
  nouns: `app=app, applicatie=app, platform=platform, systeem=system, website=website, site=site, programma=program,
portaal=portal, winkel=shop, markt=market, pagina=page, hulpmiddel=tool, klant=customer, gebruiker=user,
eigenaar=owner, eigenaren=owners, beheerder=manager, medewerker=employee, docent=teacher, leraar=teacher,
leraren=teachers, juf=teacher, leerling=pupil, student=student, ouder=parent, moeder=mother, vader=father,
oma=grandma, opa=grandpa, kind=child, kinderen=children, buur=neighbour, buren=neighbours, buurman=neighbour,
vriend=friend, arts=doctor, dokter=doctor, verpleegkundige=nurse, dierenarts=vet, advocaat=lawyer,
vrijwilliger=volunteer, lid=member, leden=members, speler=player, coach=coach, chauffeur=driver, bestuurder=driver,
passagier=passenger, gast=guest, bezoeker=visitor, kok=cook, bezorger=courier, koper=buyer, verkoper=seller,
kapper=hairdresser, boer=farmer, imker=beekeeper, bibliothecaris=librarian, huurder=tenant, bewoner=resident,
gezin=family, familie=family, mensen=people, team=team, groep=group, koor=choir, koorlid=singer, zanger=singer,
dirigent=conductor, penningmeester=treasurer, secretaris=secretary, voorzitter=president, gids=guide,
organisator=organiser, deelnemer=participant, scheidsrechter=referee, bakker=baker, kapsalon=hair salon,
restaurant=restaurant, kliniek=clinic, praktijk=practice, school=school, crèche=nursery, vereniging=association,
club=club, bedrijf=company, hotel=hotel, sportschool=gym, kerk=church, bibliotheek=library, tuin=garden,
moestuin=garden, boerderij=farm, buurt=neighbourhood, stad=city, huis=house, appartement=apartment, kamer=room,
zaal=room, kantoor=office, keuken=kitchen, bakkerij=bakery, speeltuinvereniging=playground association,
afspraak=appointment, afspraken=appointments, boeking=booking, reservering=booking, dienst=shift, diensten=shifts,
prijs=price, prijzen=prices, verkoop=sale, herinnering=reminder, agenda=agenda, kalender=calendar, dag=day,
week=week, weken=weeks, maand=month, uur=hour, tijd=time, rooster=schedule, bestelling=order, product=product,
gerecht=dish, menu=menu, tafel=table, factuur=invoice, facturen=invoices, betaling=payment, fooi=tip,
rekening=account, profiel=profile, foto=photo, foto's=photos, afbeelding=image, video=video, video's=videos,
bericht=message, berichten=messages, chat=chat, reactie=comment, beoordeling=review, lijst=list, taak=task,
taken=tasks, project=project, les=lesson, lessen=lessons, cursus=course, oefening=exercise, examen=exam,
evenement=event, vergadering=meeting, repetitie=rehearsal, concert=concert, bladmuziek=sheet music, wedstrijd=match,
toernooi=tournament, training=training, aanwezigheid=attendance, inschrijving=registration, aanmelding=registration,
reis=trip, rit=ride, ritten=rides, auto=car, auto's=cars, plek=place, plaats=seat, plaatsen=seats, kaart=map,
adres=address, boek=book, boeken=books, lening=loan, voorwerp=item, apparaten=devices, advertentie=listing,
aanbod=offer, voorraad=stock, recept=recipe, ingrediënt=ingredient, stap=step, stappen=steps, maaltijd=meal,
uitgave=expense, uitgaven=expenses, inkomsten=income, schuld=debt, donatie=donation, abonnement=subscription,
rapport=report, overzicht=overview, statistiek=statistic, document=document, aanvraag=request, aanvragen=requests,
dossier=case, probleem=problem, problemen=problems, reparatie=repair, melding=notice, dier=animal, hond=dog, kat=cat,
plant=plant, oogst=harvest, perceel=plot, sleutel=key, naam=name, leeftijd=age, ras=breed, gewicht=weight,
telefoon=phone, email=email, e-mail=email, datum=date, status=status, beschrijving=description, notitie=note,
opmerking=note, maat=size, kleur=color, aantal=quantity, allergie=allergy, vaccinatie=vaccination, taart=cake,
brood=bread, groente=vegetable, uitslag=result, stand=ranking, reclame=advertising, wachtlijst=waiting list`,
};

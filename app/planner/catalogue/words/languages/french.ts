import type { Glossary } from "../glossary";

/** French: what no table has. Plurals are found by themselves. */
export const FRENCH: Glossary = {
  infinitive: /er$/,
  endings: {
    er: "er e ent es ons ez é ée és ant era eront",
    dre: "dre d dent dons dez de du due dus",
    ir: "ir it issent isse issez issons i ie is issant ira iront",
  },
  plural: [/eaux$/, "eau", /aux$/, "al", /s$/, "", /x$/, ""],
  small: `tout=D:all toute=D:all leur=D:their le=D:the la=D:the les=D:the l=D:the un=D:a une=D:a des=D:some mon=D:my ma=D:my
mes=D:my notre=D:our nos=D:our leurs=D:their son=D:their sa=D:their ses=D:their ce=D:this cette=D:this ces=D:these
chaque=D:each tous=D:all toutes=D:all autre=D:other autres=D:other
celui=R:somebody celle=R:somebody elle=R:they lui=R:them je=R:I j=R:I nous=R:we ils=R:they elles=R:they on=R:we
me=R:me chacun=R:everyone chacune=R:everyone
j_aimerais=I:want aimerais=I:want aimerions=I:want avons=I:have suis=I:be sommes=I:be j'ai=I:have
ai=H:have a=H:has ont=H:have avoir=H:have
peut=M:can peuvent=M:can puisse=M:can puissent=M:can doit=M:must doivent=M:must faut=M:must
était=B:was sera=B:is seront=B:are est=B:is sont=B:are être=B:be soient=B:are soit=B:is
avoir_besoin=V:need veux=V:want voudrais=V:want voulons=V:want cherche=V:want
aucun=G:no aucune=G:no ne=G:not
puis=C:and et=C:and ou=C:or mais=C:but
quand=S:when lorsque=S:when si=S:if avant=S:before après=S:after pendant=S:while
où=W:where que=W:that qu=W:that qui=W:who dont=W:which comment=W:how quel=W:which quelle=W:which quels=W:which
quelles=W:which combien=W:how_much quoi=W:what
jusqu'à=P:until jusqu=P:until lors=P:during afin=P:for en_cas_de=P:in_case_of comme=P:as du=P:of_the de=P:of d=P:of
au=P:to_the aux=P:to_the à=P:to en=P:in dans=P:in sur=P:on sous=P:under avec=P:with par=P:by pour=P:for
sans=P:without entre=P:between vers=P:to chez=P:at depuis=P:from durant=P:during selon=P:by près=P:near
deux=Q:two trois=Q:three quatre=Q:four cinq=Q:five six=Q:six sept=Q:seven huit=Q:eight dix=Q:ten
en_ligne=A:online final=A:final finale=A:final abîmé=A:damaged abîmés=A:damaged abîmée=A:damaged présents=A:present
présentes=A:present prêt=A:ready prête=A:ready prêts=A:ready cassé=A:broken cassée=A:broken cassés=A:broken
ouvert=A:open fermé=A:closed grand=A:big grande=A:big bon=A:good bonne=A:good bons=A:good vieux=A:old vieille=A:old
ancien=A:old anciens=A:old dernier=A:last dernière=A:last derniers=A:last prochain=A:next prochaine=A:next
premier=A:first première=A:first même=A:same mêmes=A:same plusieurs=A:several quelques=A:some quelque=A:some
certains=A:some propre=A:own voisin=A:neighbouring voisins=A:neighbouring amateur=A:amateur amateurs=A:amateur
trimestriel=A:quarterly trimestrielle=A:quarterly annuel=A:yearly annuelle=A:yearly quotidien=A:daily
quotidienne=A:daily tardive=A:late tardif=A:late prévu=A:planned prévue=A:planned prévus=A:planned prévues=A:planned
signalé=A:reported signalée=A:reported signalées=A:reported absent=A:absent absente=A:absent absents=A:absent
absentes=A:absent utilisé=A:used utilisés=A:used utilisée=A:used utilisées=A:used gratuit=A:free
disponible=A:available disponibles=A:available libre=A:free libres=A:free hebdomadaire=A:weekly mensuel=A:monthly
nouveau=A:new nouvelle=A:new petit=A:small petite=A:small local=A:local proche=A:nearby simple=A:simple moins=A:less
commun=A:shared commune=A:shared communs=A:shared communes=A:shared
tout_de_suite=X:at_once en_stock=X:in_stock seulement=X:only toujours=X:always jamais=X:never souvent=X:often
encore=X:still déjà=X:already surtout=X:mostly ensuite=X:then maintenant=X:now chaque_fois=X:each_time trop=X:too
très=X:very peu=X:little plus=X:more aussi=X:also aujourd'hui=X:today demain=X:tomorrow maximum=X:max
ai=H:have a=H:has ont=H:have avoir=H:have
donc= alors= ici= là= ceux= celles= y= il= se= s= n= pas= bonjour= salut= merci= besoin=`,
  forms: `voir=see voient=see voit=see voie=see recevoir=receive reçoivent=receive reçoit=receive choisir=choose
choisissent=choose choisit=choose écrire=write écrivent=write écrit=write lire=read lisent=read suivre=follow
suivent=follow suit=follow vendre=sell vendent=sell rendre=return rendent=return apprendre=learn apprennent=learn
inscrire=register inscrivent=register inscrit=register faire=make font=make fait=make mettre=put mettent=put
prévenir=warn prévient=warn répondre=answer répondent=answer savoir=know envoie=send envoient=send paie=pay
paient=pay gère=manage gèrent=manage achète=buy rappelle=remind offrir=offer offrent=offer publient=publish
publie=publish réservent=book viennent=come vient=come cherchent=search remplit=complete remplissent=complete
organise=organise préviennent=notify refuse=reject pris=take mis=put dit=say vu=see lu=read ouvert=open prends=take
décris=describe décrit=describe décrivent=describe fais=make vois=see reçois=receive mets=put tiens=keep vends=sell
rends=return écris=write lis=read choisis=choose remplis=complete viens=come dois=owe sais=know dis=say ouvre=open
décrire=describe apprend=learn meurt=die disent=say dire=say venir=come va=go vont=go tient=keep tiennent=keep
tenir=keep prend=take prennent=take prendre=take ouvrent=open ouvrir=open offre=offer remplir=complete rend=return
rendu=return vend=sell reçu=receive promet=promise permet=allow permettent=allow permettre=allow remet=deliver
remettent=deliver remettre=deliver transmet=send transmettent=send sert=serve servent=serve servir=serve part=leave
partent=leave partir=leave sort=leave convient=agree conviennent=agree prévoit=plan prévoient=plan prévoir=plan
peint=paint conduit=drive conduisent=drive conduire=drive cuit=cook cuisent=cook cuire=cook lit=read établit=create
établissent=create établir=create finit=finish finissent=finish finir=finish remplace=replace cueille=harvest
cueillent=harvest cueillir=harvest déduit=deduct doit=owe accueille=host accueillent=host accueillir=host
choisi=choose obtenir=get obtient=get obtiennent=get règle=pay règlent=pay relance=chase relancent=chase
complète=complete pèse=weigh pèsent=weigh répète=repeat emmène=bring emmènent=bring amène=bring amènent=bring
enlève=remove enlèvent=remove`,
  verbs: `réserver=book organiser=organise valider=validate créer=create ajouter=add téléverser=upload partager=share
envoyer=send chercher=search rechercher=search trouver=find filtrer=filter sélectionner=choose commander=order
acheter=buy payer=pay annuler=cancel changer=change modifier=edit gérer=manage planifier=plan noter=log
enregistrer=save supprimer=delete approuver=approve confirmer=confirm accepter=accept refuser=reject voter=vote
évaluer=rate commenter=comment discuter=discuss parler=talk demander=ask rappeler=remind notifier=notify
alerter=alert consulter=check regarder=see vérifier=check mesurer=measure publier=publish proposer=offer prêter=lend
emprunter=borrow rapporter=return récupérer=collect livrer=deliver attribuer=assign assigner=assign
répartir=distribute diviser=split télécharger=download imprimer=print scanner=scan signer=sign inviter=invite
pratiquer=practise calculer=calculate générer=generate montrer=show afficher=show échanger=swap donner=give
signaler=report marquer=mark cocher=mark compléter=complete apporter=bring soigner=care arroser=water
récolter=harvest louer=rent solliciter=request traduire=translate comparer=compare gagner=earn participer=attend
indiquer=indicate communiquer=communicate déclarer=report poster=post utiliser=use réparer=repair
distribuer=distribute annoncer=announce prévenir=warn renouveler=renew remplir=complete écouter=listen
recommander=recommend déposer=drop-off perdre=lose terminer=finish commencer=start compter=count essayer=try
retirer=collect facturer=invoice cuisiner=cook laver=wash nettoyer=clean nourrir=feed vacciner=vaccinate
adopter=adopt aider=help visiter=visit appeler=call corriger=correct entraîner=train jouer=play répéter=rehearse
chanter=sing peser=weigh semer=plant planter=plant tailler=prune pêcher=fish conduire=drive voyager=travel
partir=leave arriver=arrive installer=install peindre=paint bloquer=block joindre=attach autoriser=authorise
assister=attend prolonger=extend pointer=tick`,
  nouns: `liste d'attente=waiting list, site web=website, site internet=website, application mobile=mobile app,
parents d'élèves=parents, prise de rendez-vous=booking, tableau de bord=dashboard, application=app, appli=app,
plateforme=platform, système=system, site=site, logiciel=software, portail=portal, boutique=shop, magasin=shop,
client=client, cliente=client, utilisateur=user, propriétaire=owner, patron=owner, gérant=manager,
administrateur=administrator, employé=employee, salarié=employee, professeur=teacher, élève=pupil, parent=parent,
enfant=child, père=father, grand-mère=grandma, voisin=neighbour, voisine=neighbour, ami=friend, médecin=doctor,
infirmier=nurse, infirmière=nurse, vétérinaire=vet, avocat=lawyer, avocate=lawyer, bénévole=volunteer,
adhérent=member, membre=member, entraîneur=coach, conducteur=driver, passager=passenger, invité=guest,
serveur=waiter, cuisinier=cook, livreur=courier, acheteur=buyer, vendeur=seller, agriculteur=farmer,
apiculteur=beekeeper, maraîcher=grower, coordinateur=coordinator, bibliothécaire=librarian, locataire=tenant,
famille=family, personne=person, gens=people, choriste=singer, chef de chœur=conductor, habitant=resident,
salon=salon, restaurant=restaurant, clinique=clinic, école=school, crèche=nursery, club=club, entreprise=company,
association=association, hôtel=hotel, église=church, bibliothèque=library, ferme=farm, ville=city, maison=house,
appartement=apartment, immeuble=building, chambre=room, salle=room, bureau=office, réservation=booking, prix=price,
rappel=reminder, agenda=agenda, jour=day, semaine=week, mois=month, heure=hour, horaire=schedule, planning=schedule,
créneau=slot, produit=product, carte=map, table=table, facture=invoice, paiement=payment, compte=account,
profil=profile, photo=photo, image=image, vidéo=video, messagerie=messaging, discussion=chat, avis=review,
note=rating, liste=list, projet=project, cours=lesson, leçon=lesson, exercice=exercise, événement=event,
partition=score, tournoi=tournament, entraînement=training, trajet=ride, covoiturage=carpool, place=seat,
adresse=address, objet=item, article=item, annonce=listing, inventaire=inventory, recette=recipe,
ingrédient=ingredient, étape=step, repas=meal, dépense=expense, budget=budget, abonnement=subscription,
statistique=statistic, document=document, demande=request, dossier=case, notification=notification, animal=animal,
chien=dog, chat=cat, plante=plant, ruche=hive, traitement=treatment, vaccin=vaccination, médicament=medication,
symptôme=symptom, nom=name, âge=age, taille=size, quantité=quantity, date=date, lieu=place, téléphone=phone,
courriel=email, email=email, statut=status, description=description, durée=duration, langue=language, sondage=poll,
vote=vote, panne=damage, ménage=cleaning, point de collecte=pickup point, sms=SMS, whatsapp=WhatsApp, pdf=PDF, qr=QR,
producteur=producer, secrétaire=secretary, président=president, chanteur=singer, artisan=artisan, aidant=caregiver,
grand-père=grandpa, responsable=manager, gardien=caretaker, copropriétaire=owner, chèque=cheque,
brocante=flea market, emplacement=stall, parcelle=plot, pièce=part, goût=flavour, aide=help, publicité=advertising,
dépôt=deposit, bon de travail=work order, date de naissance=birth date, numéro de série=serial number,
feuille de route=route sheet, mécanicienne=mechanic, plaque=plate, thérapeute=therapist, aide-soignante=carer,
aide à domicile=carer, séance=session, apprenti=apprentice, apprentie=apprentice, ouvrier=worker, chantier=site,
boulangère=baker, parfum=flavour, vêtement=garment, couturière=tailor, guitare=guitar, morceau=piece, spectacle=show,
scène=stage, pêche=catch, brebis=ewe, agneau=lamb, poule=hen, chevaux=horses, manche=round, lot=prize, piscine=pool,
gîte=guest house, congé=leave request, congés=leave requests, gérante=manager, chef=manager, copropriété=building,
syndic=building manager, résident=resident, charge=fee, quittance=receipt, banque alimentaire=food bank,
bénéficiaire=beneficiary, interprète=interpreter, démarche=procedure, famille d'accueil=foster family,
adoptant=adopter, adoption=adoption, devoir=homework, adhérente=member, adhésion=membership, permanence=shift,
créneaux=slots, jeux=games, ludothèque=toy library, exemplaire=copy, retard=delay, épicerie=grocery shop,
rupture=shortage, productrice=producer, tournée=round, point relais=pickup point`,
};

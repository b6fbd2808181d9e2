import type { Glossary } from "../glossary";

/** French: what no table has. Plurals are found by themselves. */
export const FRENCH: Glossary = {
  infinitive: /er$/,
  endings: {
    er: "er e ent es ons ez é ée és ées ant ions ait aient era eront",
    dre: "dre d dent dons dez de du due dus",
    ir: "ir it issent isse issez issons i ie is issant ira iront",
  },
  plural: [/eaux$/, "eau", /aux$/, "al", /s$/, "", /x$/, ""],
  small: `il_faudrait=I:want faudrait=I:want il_nous_faut=I:need il_me_faut=I:need il_nous_faudrait=I:need
il_me_faudrait=I:need on_voudrait=I:want on_veut=I:want on_cherche=I:want je_cherche=I:want on_aimerait=I:want
nous_aimerions=I:want nous_voudrions=I:want voudrions=I:want j'aurais_besoin=I:need on_a_besoin=I:need
j'ai_besoin=I:need nous_avons_besoin=I:need pourrait=M:can pourraient=M:can pourrions=M:can devrait=M:should
devraient=M:should pouvoir=M:can puissions=M:can pouvons=M:can peux=M:can eux=R:them ça=R:it cela=R:it
est-ce_que= est-ce_qu'=  qu'est-ce_que=W:what qu'est-ce_qu'=W:what c'est=R:it quelqu'un=R:somebody
quelque_chose=R:something tout_le_monde=R:everyone ce_qui=W:what ce_que=W:what ce_qu'=W:what ceux_qui=W:who
celui_qui=W:who celle_qui=W:who celles_qui=W:who à_qui=W:whom à_quelle_heure=W:when combien_de_temps=W:how_long
combien_de=W:how_many combien_d'=W:how_many en_retard=A:overdue sur_place=X:on_site à_l'avance=X:in_advance
à_l'heure=X:on_time au_dernier_moment=X:at_the_last_minute chez_eux=X:at_home chez_moi=X:at_home chez_lui=X:at_home
chez_elle=X:at_home chez_nous=X:at_home chez_vous=X:at_home chez_soi=X:at_home depuis_chez_eux=X:from_home
depuis_chez_lui=X:from_home depuis_chez_soi=X:from_home à_domicile=X:at_home à_la_maison=X:at_home à_la_main=X:by_hand
dans_la_journée=X:during_the_day par_jour=X:per_day par_mois=X:per_month par_semaine=X:per_week par_an=X:per_year
par_personne=X:per_person le_matin=X:in_the_morning le_soir=X:in_the_evening la_veille=X:the_day_before
le_lendemain=X:the_next_day en_fin_de_mois=X:at_the_end_of_the_month à_la_fin_du_mois=X:at_the_end_of_the_month
tout_seul=X:by_themselves tout_seuls=X:by_themselves seuls=X:by_themselves plus_de=A:more
une_dizaine_de=Q:ten une_vingtaine_de=Q:twenty une_trentaine_de=Q:thirty une_douzaine_de=Q:twelve
une_quinzaine_de=Q:fifteen une_cinquantaine_de=Q:fifty une_centaine_de=Q:hundred douze=Q:twelve
quinze=Q:fifteen vingt=Q:twenty neuf=Q:nine vide=A:empty vides=A:empty plein=A:full pleine=A:full payé=A:paid payée=A:paid
impayé=A:unpaid impayés=A:unpaid petits=A:small petites=A:small grands=A:big grandes=A:big urgent=A:urgent urgente=A:urgent
urgents=A:urgent malade=A:sick perdu=A:lost perdue=A:lost perdus=A:lost public=A:public publique=A:public privé=A:private
privée=A:private important=A:important importante=A:important suivant=A:next suivante=A:next précédent=A:previous
actuel=A:current cher=A:expensive simples=A:simple locaux=A:local locale=A:local locales=A:local automatique=A:automatic
automatiques=A:automatic certaine=A:certain certaines=A:some bien= mal= mdr= lol= etc= voilà= ben= bref= fois=
parfois=X:sometimes presque=X:almost enfin=X:finally tard=X:late tôt=X:early est-ce= par_exemple= en_fait= du_coup= tout=D:all toute=D:all leur=D:their le=D:the la=D:the les=D:the l=D:the un=D:a une=D:a des=D:some mon=D:my ma=D:my
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
nouveau=A:new nouvelle=A:new nouveaux=A:new nouvelles=A:new petit=A:small petite=A:small local=A:local proche=A:nearby simple=A:simple moins=A:less
commun=A:shared commune=A:shared communs=A:shared communes=A:shared
tout_de_suite=X:at_once en_stock=X:in_stock seulement=X:only toujours=X:always jamais=X:never souvent=X:often
encore=X:still déjà=X:already surtout=X:mostly ensuite=X:then maintenant=X:now chaque_fois=X:each_time trop=X:too
très=X:very peu=X:little plus=X:more aussi=X:also aujourd'hui=X:today demain=X:tomorrow maximum=X:max
ai=H:have a=H:has ont=H:have avoir=H:have
donc= alors= ici= là= ceux= celles= y= il= se= s= n= pas= bonjour= salut= merci= besoin=`,
  forms: `pleut=rain lise=read prenne=take prennent=take fasse=make fassent=make aille=go aillent=go vienne=come
viennent=come reçoive=receive boit=drink boivent=drink boire=drink bu=drink sache=know
sachent=know sait=know savent=know mette=put mettent=put met=put dise=say dit=say écrive=write tienne=keep
dorme=sleep dort=sleep dorment=sleep dormi=sleep dormir=sleep serve=serve suive=follow vive=live rende=return
vende=sell perde=lose perd=lose perdent=lose perdre=lose attend=wait attendent=wait attendre=wait paye=pay payent=pay
joint=attach joignent=attach joigne=attach joindre=attach construit=build construire=build
traduit=translate traduisent=translate produit=make produisent=make connaît=know connaissent=know connaître=know
su=know tenu=keep venu=come arrivé=arrive compris=understand comprend=understand
comprennent=understand comprendre=understand veut=want veulent=want veuille=want souhaite=want
souhaitent=want essaie=try essaient=try essayer=try jette=throw appelle=call appellent=call emprunte=borrow
pointe=tick pointent=tick abonner=subscribe abonne=subscribe abonnent=subscribe voir=see voient=see voit=see voie=see recevoir=receive reçoivent=receive reçoit=receive choisir=choose
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
  nouns: `prof=teacher, asso=association, resto=restaurant, ordi=computer, appli=app, liste d'attente=waiting list, site web=website, site internet=website, application mobile=mobile app,
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
tournoi=tournament, entraînement=training, trajet=ride, covoiturage=carpool, place=seat,
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

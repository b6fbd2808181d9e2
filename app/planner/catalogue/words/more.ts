import type { Glossary } from "./glossary";

/** More words for the larger glossaries: trades, clubs, care, repairs, food. Same notation as there. */
export type More = Pick<Glossary, "nouns" | "verbs" | "forms" | "small">;

export const MORE_SPANISH: More = {
  nouns: `recepcionista=receptionist, directora=director, director=director, tesorera=treasurer, tesorero=treasurer, secretaria=secretary, secretario=secretary, cantante=singer, coro=choir, voluntario=volunteer, voluntaria=volunteer, vecino=neighbour, vecina=neighbour, socio=member, socia=member, miembro=member, jugador=player, entrenador=coach, árbitro=referee, conductor=driver, repartidor=courier, cocinero=cook, camarero=waiter, veterinaria=vet, veterinario=vet, enfermera=nurse, enfermero=nurse, paciente=patient, familia=family, abuela=grandma, abuelo=grandpa, inquilino=tenant, casero=landlord, visitante=visitor, guía=guide, artesano=artisan, panadero=baker, agricultor=farmer, apicultor=beekeeper, coordinadora=coordinator, coordinador=coordinator, organizador=organiser, participante=participant, presidente=president,
móvil=phone, diagnóstico=diagnosis, vacuna=vaccination, raza=breed, ensayo=rehearsal, partitura=score, grabación=recording, cuota=fee, concierto=concert, publicidad=advertising, colmena=hive, cosecha=harvest, huerto=garden, parcela=plot, llave=key, herramienta=tool, avería=fault, reparación=repair, pieza=part, resultado=result, encuesta=survey, tarta=cake, pan=bread, sabor=flavour, tamaño=size, entrega=delivery, recogida=pickup, cesta=basket, verdura=vegetable, asistencia=attendance, falta=absence, excursión=trip, autobús=bus, parada=stop, billete=ticket, sala=room, llamada=call, carta=letter, deuda=debt, ayuda=help, receta=recipe, dosis=dose, medicamento=medication, alergia=allergy`,
  verbs:
    "confirmar=confirm apuntar=log anotar=log reparar=repair recoger=collect firmar=sign tachar=mark asistir=attend inscribir=register apuntarse=register devolver=return prestar=lend avisar=notify recomendar=recommend escuchar=listen grabar=record rellenar=complete renovar=renew intercambiar=swap resolver=resolve",
  forms:
    "escribe=write escriben=write vienen=come viene=come pierden=lose confirma=confirm confirman=confirm devuelven=return apunta=log",
  small: "hola= gracias= quién=W:who cuando=S:when también=X:also toca=B:is nada=G:no",
};
export const MORE_FRENCH: More = {
  nouns: `producteur=producer, exposant=exhibitor, organisateur=organiser, visiteur=visitor, bénévole=volunteer, trésorier=treasurer, trésorière=treasurer, secrétaire=secretary, président=president, directeur=director, directrice=director, musicien=musician, chanteur=singer, arbitre=referee, guide=guide, artisan=artisan, boulanger=baker, infirmière=nurse, aidant=caregiver, grand-père=grandpa, participant=participant, responsable=manager, réparateur=repairer, gardien=caretaker, copropriétaire=owner, randonneur=hiker,
retrait=pickup, panier=basket, légume=vegetable, absence=absence, chèque=cheque, brocante=flea market, emplacement=stall, catégorie=category, pluie=rain, compte=account, plan=map, numéro=number, ruche=hive, récolte=harvest, miel=honey, parcelle=plot, clé=key, panne=fault, réparation=repair, pièce=part, résultat=result, sondage=poll, gâteau=cake, pain=bread, goût=flavour, taille=size, livraison=delivery, sortie=outing, arrêt=stop, lettre=letter, aide=help, dose=dose, médicament=medication, allergie=allergy, vaccin=vaccination, race=breed, poids=weight, âge=age, nom=name, publicité=advertising, adresse=address, créneau=slot, dépôt=deposit, quartier=neighbourhood`,
  verbs:
    "signaler=report cocher=mark valider=approve réparer=repair récupérer=collect distribuer=distribute annoncer=announce prévenir=warn renouveler=renew remplir=complete emprunter=borrow écouter=listen recommander=recommend arroser=water gérer=run",
  forms:
    "choisissent=choose publient=publish publie=publish réservent=book viennent=come vient=come cherchent=search remplit=complete remplissent=complete organise=organise",
  small: "bonjour= salut= merci= on=R:we pas=G:no besoin=",
};
export const MORE_GERMAN: More = {
  nouns: `helfer=volunteer, helferin=volunteer, besucher=visitor, besucherin=visitor, imker=beekeeper, imkerin=beekeeper, bäcker=baker, nachbar=neighbour, nachbarn=neighbours, nachbarin=neighbour, ehrenamtliche=volunteers, ehrenamtlicher=volunteer, freiwillige=volunteers, vorstand=board, kassenwart=treasurer, schriftführer=secretary, chorleiter=conductor, chorleiterin=conductor, sänger=singer, sängerin=singer, schiedsrichter=referee, spieler=player, mannschaft=team, fahrer=driver, fahrerin=driver, hausmeister=caretaker, mieter=tenant, vermieter=landlord, bewohner=resident, pfleger=carer, pflegerin=carer, angehörige=relatives, patient=patient, patienten=patients, arzt=doctor, ärztin=doctor, tierarzt=vet, lehrer=teacher, lehrerin=teacher, schüler=pupil, erzieher=educator, erzieherin=educator, gast=guest, gäste=guests, teilnehmer=participant, veranstalter=organiser, betreuer=supervisor, oma=grandma, opa=grandpa, mitglied=member, mitglieder=members,
ergebnis=result, ergebnisse=results, ersatzteil=spare part, ersatzteile=spare parts, fehlerbeschreibung=description, beschreibung=description, lagerplatz=shelf, fehler=fault, reparatur=repair, reparaturen=repairs, volk=colony, völker=colonies, bienenvolk=colony, durchsicht=inspection, königin=queen, brut=brood, futter=feed, milben=mites, honigernte=harvest, ernte=harvest, behandlung=treatment, behandlungen=treatments, netz=network, schlüssel=key, beet=bed, beete=beds, kuchen=cake, brot=bread, größe=size, lieferung=delivery, abholung=pickup, brief=letter, briefe=letters, hilfe=help, dosis=dose, medikament=medication, medikamente=medications, allergie=allergy, allergien=allergies, impfung=vaccination, impfungen=vaccinations, rasse=breed, gewicht=weight, alter=age, ausflug=outing, haltestelle=stop, umfrage=poll, gutschein=voucher, jahresende=end of year, warteliste=waiting list, anfrage=request, anfragen=requests, meldung=notice, schaden=damage, schäden=damages`,
  verbs:
    "reparieren=repair betreiben=run füttern=feed behandeln=treat kochen=cook backen=bake ausfüllen=complete verlängern=renew vermieten=rent empfehlen=recommend zuhören=listen abschließen=complete melden=report",
  forms:
    "wählt=choose trägt=add erinnert=remind tauscht=swap vergleiche=compare notiere=log mache=make plane=plan",
  small: "bitte= hallo= danke= pro=P:per bei=P:at dabei= dann=X:then",
};
export const MORE_PORTUGUESE: More = {
  nouns: `confeiteiro=baker, confeiteira=baker, padeiro=baker, vizinho=neighbour, vizinha=neighbour, voluntário=volunteer, voluntária=volunteer, sócio=member, membro=member, jogador=player, treinador=coach, árbitro=referee, motorista=driver, entregador=courier, cozinheiro=cook, garçom=waiter, veterinário=vet, enfermeira=nurse, paciente=patient, família=family, avó=grandma, avô=grandpa, inquilino=tenant, visitante=visitor, guia=guide, artesão=artisan, agricultor=farmer, apicultor=beekeeper, coordenador=coordinator, organizador=organiser, participante=participant, tesoureiro=treasurer, secretária=secretary, cantor=singer, coral=choir, maestro=conductor, diretor=director, recepcionista=receptionist,
padaria=bakery, bolo=cake, sabor=flavour, tamanho=size, entrega=delivery, pão=bread, colmeia=hive, colheita=harvest, canteiro=bed, chave=key, conserto=repair, peça=part, resultado=result, pesquisa=survey, retirada=pickup, cesta=basket, legume=vegetable, presença=attendance, falta=absence, ensaio=rehearsal, partitura=score, gravação=recording, mensalidade=fee, apresentação=concert, passeio=outing, ônibus=bus, parada=stop, bilhete=ticket, carta=letter, dívida=debt, ajuda=help, receita=recipe, dose=dose, remédio=medication, alergia=allergy, vacina=vaccination, raça=breed, peso=weight, idade=age, nome=name, propaganda=advertising`,
  verbs:
    "encomendar=order confirmar=confirm anotar=log consertar=repair retirar=collect assinar=sign devolver=return emprestar=lend avisar=notify recomendar=recommend ouvir=listen gravar=record preencher=complete renovar=renew trocar=swap resolver=resolve comparecer=attend",
  forms: "encomendem=order digo=say diz=say dizem=say escreve=write vêm=come vem=come recebem=receive",
  small: "olá= oi= obrigado= quem=W:who quando=S:when também=X:also metade=N:half adiantado=X:ahead",
};

/** A glossary with more words; its own come first where both know one. */
export function enlarged(own: Glossary, more: More): Glossary {
  return {
    ...own,
    nouns: `${own.nouns},\n${more.nouns}`,
    verbs: `${own.verbs} ${more.verbs}`,
    forms: `${own.forms} ${more.forms}`,
    small: `${own.small} ${more.small}`,
  };
}

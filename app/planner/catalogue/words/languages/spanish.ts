import type { Glossary } from "../glossary";

/** Spanish: what no table has. Plurals are found by themselves. */
export const SPANISH: Glossary = {
  infinitive: /(?:ar|er|ir)$/,
  endings: {
    ar: "ar a an o as amos e en es emos ando ada ado adas ados ará arán aré ó é aron aba aban ábamos aría arían ara aran ase asen aremos aré",
    er: "er e en o es emos a an amos iendo ido ida idos idas erá erán eré ió í ieron ía ían ería erían iera ieran iese iesen eremos",
    ir: "ir e en o es imos a an amos iendo ido ida idos idas irá irán iré ió í ieron ía ían iría irían iera ieran iese iesen iremos",
  },
  plural: [
    /úmenes$/,
    "umen",
    /ámenes$/,
    "amen",
    /ágenes$/,
    "agen",
    /órdenes$/,
    "orden",
    /óvenes$/,
    "oven",
    /iones$/,
    "ión",
    /ces$/,
    "z",
    /([aeiou])s$/,
    "$1",
    /es$/,
    "",
  ],
  small: `me_gustaría=I:want nos_gustaría=I:want me_encantaría=I:want nos_encantaría=I:want estoy_buscando=I:want
busco=I:want buscamos=I:want me_hace_falta=I:need nos_hace_falta=I:need hace_falta=I:need hacen_falta=I:need
hay_que=M:must podría=M:can podrían=M:can pudiera=M:can pudieran=M:can podamos=M:can deberían=M:should
tienen_que=M:must tenemos_que=M:must tengo_que=M:must cada_uno=R:everyone cada_una=R:everyone cada_quien=R:everyone
él=R:they ella=R:they uno=R:somebody quien_quiera=R:everyone
a_qué_hora=W:when cuántas=W:how_many cuánta=W:how_much cuál_es=W:which lo_que=W:what a_quién=W:whom
a_domicilio=X:at_home en_casa=X:at_home desde_casa=X:from_home de_antemano=X:in_advance con_antelación=X:in_advance
por_adelantado=X:in_advance a_última_hora=X:at_the_last_minute solos=X:by_themselves solas=X:by_themselves
solo=X:only a_mano=X:by_hand en_persona=X:in_person a_tiempo=X:on_time a_fin_de_mes=X:at_the_end_of_the_month
a_final_de_mes=X:at_the_end_of_the_month por_la_mañana=X:in_the_morning por_la_tarde=X:in_the_afternoon
por_la_noche=X:in_the_evening por_semana=X:per_week por_mes=X:per_month por_día=X:per_day por_año=X:per_year
el_día_anterior=X:the_day_before un_día_antes=X:the_day_before cada_vez=X:each_time enseguida=X:at_once
una_docena_de=Q:twelve una_decena_de=Q:ten medio=A:half quince=Q:fifteen veinte=Q:twenty doce=Q:twelve treinta=Q:thirty
nueve=Q:nine parejo=A:even parejos=A:even suelto=A:loose vacío=A:empty vacíos=A:empty lleno=A:full urgente=A:urgent
urgentes=A:urgent atrasado=A:overdue atrasada=A:overdue atrasados=A:overdue vencido=A:overdue vencidos=A:overdue
pagado=A:paid pagada=A:paid sencillo=A:simple sencilla=A:simple simple=A:simple simples=A:simple barato=A:cheap
caro=A:expensive sano=A:healthy enfermo=A:sick enferma=A:sick perdido=A:lost perdida=A:lost perdidos=A:lost
público=A:public pública=A:public privado=A:private privada=A:private necesario=A:necessary importante=A:important
grave=A:serious posible=A:possible siguiente=A:next anterior=A:previous actual=A:current cualquier=D:any ningún=G:no
ninguna=G:no tanto=A:much tanta=A:much mucho=A:much mucha=A:much poco=A:little poca=A:little fatal= fin= etc= ahí= aquí=
allí= bien= mal= tal= pues= oye= mira= ojalá= jaja= jajaja= encima= en_plan= o_sea= por_ejemplo= por_cierto=
os= te= sí= acaso= incluso= casi= eso= esto= ambos=D:both ese=D:this esa=D:this esos=D:these esas=D:these estos=D:these estas=D:these aquel=D:that nuestra=D:our
el=D:the la=D:the los=D:the las=D:the un=D:a una=D:a unos=D:some unas=D:some mi=D:my mis=D:my su=D:their sus=D:their
nuestro=D:our nuestros=D:our nuestras=D:our este=D:this esta=D:this cada=D:each todo=D:all todos=D:all todas=D:all
otro=D:other otra=D:other otros=D:other otras=D:other
nadie=R:nobody alguien=R:somebody ellos=R:they usted=R:you me=R:me nos=R:us le=R:them les=R:them yo=R:I
nosotros=R:we ellas=R:they algo=R:something
querría=I:want querríamos=I:want soy=I:be quiero=I:want queremos=I:want necesito=I:need necesitamos=I:need
quisiera=I:want tengo=I:have tenemos=I:have somos=I:be
ha=H:has han=H:have he=H:have hemos=H:have tiene=H:has tienen=H:have
tiene_que=M:must tienen_que=M:must puede=M:can pueden=M:can pueda=M:can puedan=M:can podrán=M:can debe=M:must
deben=M:must debería=M:should podemos=M:can
estamos=B:are fue=B:was era=B:was sea=B:is sean=B:are es=B:is son=B:are está=B:is están=B:are ser=B:be estar=B:be toca=B:is
estén=B:are esté=B:is
no=G:not nada=G:no
ni=C:and y=C:and e=C:and o=C:or u=C:or pero=C:but
cuando=S:when si=S:if mientras=S:while antes=S:before después=S:after porque=S:because
lo_que=W:what los_que=W:who las_que=W:who el_que=W:who la_que=W:who donde=W:where que=W:that quien=W:who
quienes=W:who cual=W:which quién=W:who cuánto=W:how_much cuántos=W:how_many cuándo=W:when dónde=W:where cómo=W:how
qué=W:what cuál=W:which cuáles=W:which
al=P:to_the antes_de=P:before después_de=P:after además_de=P:besides a_través_de=P:through hacia=P:to
contra=P:against tras=P:after de=P:of del=P:of_the a=P:to en=P:in con=P:with por=P:by para=P:for sobre=P:about
sin=P:without entre=P:between desde=P:from hasta=P:until al_final_del=P:at al_final_de=P:at al_principio_de=P:at
mediante=P:by según=P:by durante=P:during dentro=P:within
dos=Q:two tres=Q:three cuatro=Q:four cinco=Q:five seis=Q:six siete=Q:seven ocho=Q:eight diez=Q:ten
en_línea=A:online final=A:final finales=A:final comunitaria=A:community comunitario=A:community listo=A:ready
lista_para=A:ready pendiente=A:pending pendientes=A:pending roto=A:broken rota=A:broken rotos=A:broken usado=A:used
usados=A:used usada=A:used incompleto=A:incomplete incompletos=A:incomplete abierto=A:open cerrado=A:closed
propio=A:own propia=A:own propios=A:own mejor=A:better peor=A:worse grande=A:big grandes=A:big buen=A:good
bueno=A:good buena=A:good viejo=A:old vieja=A:old viejos=A:old antiguo=A:old último=A:last última=A:last
próximo=A:next próxima=A:next primer=A:first primero=A:first primera=A:first segundo=A:second mismo=A:same
misma=A:same varios=A:several varias=A:several algún=A:some alguna=A:some algunos=A:some algunas=A:some
muchos=A:many muchas=A:many pocos=A:few medio=A:half regional=A:regional regionales=A:regional más=A:more
gratis=A:free libre=A:free libres=A:free disponible=A:available disponibles=A:available diario=A:daily
semanal=A:weekly mensual=A:monthly nuevo=A:new nueva=A:new pequeño=A:small pequeña=A:small local=A:local
cercano=A:nearby fácil=A:easy más_cercano=A:nearest más_cercana=A:nearest menos=A:less lista=A:ready usadas=A:used
listas=A:ready listos=A:ready común=A:shared comunes=A:shared
al_día=X:per_day al_mes=X:per_month al_año=X:per_year a_la_semana=X:per_week siempre=X:always nunca=X:never
luego=X:then entonces=X:then ya=X:already aún=X:still todavía=X:still solo=X:only sólo=X:only aparte=X:separately
casi=X:almost también=X:also además=X:also hoy=X:today mañana=X:tomorrow cerca=X:nearby máximo=X:max
ha=H:has han=H:have he=H:have hemos=H:have tiene=H:has tienen=H:have
así= perdón= hay= había= lo= se= hola= gracias= buenas= por_favor=`,
  forms: `veo=see oigo=hear caigo=fall llueve=rain llueva=rain pongo=put salgo=leave traigo=bring vengo=come digo=say conozco=know ofrezco=offer sé=know sepa=know sepan=know
sepamos=know dé=give demos=give salga=leave salgan=leave traigan=bring conozca=know conozcan=know ofrezca=offer
traduzca=translate hagamos=make pongamos=put veamos=see vemos=see oigan=hear hizo=make hicieron=make puso=put
pusieron=put trajo=bring trajeron=bring vino=come vinieron=come dio=give dieron=give vio=see vieron=see vi=see dijo=say
dijeron=say leyó=read leyeron=read durmió=sleep durmieron=sleep pidió=order pidieron=order oye=hear caiga=fall cae=fall
caen=fall cayó=fall huele=smell llegue=arrive lleguen=arrive apuntarse=register anotarse=register inscribirse=register
quedarse=stay vayamos=go sirva=serve pida=order pido=order pedimos=order elijo=choose elijan=choose sigo=follow
mido=measure mida=measure midan=measure repita=repeat repitan=repeat vista=see vean=see vea=see ve=see ven=see viendo=see quieran=want pidan=order pide=order piden=order pida=order elijan=choose
elige=choose eligen=choose sigan=follow sigue=follow encuentren=find encuentra=find encuentran=find muestra=show
muestre=show muestran=show ofrezcan=offer ofrece=offer recuerde=remind recuerda=remind paguen=pay pague=pay
busquen=search busque=search publiquen=publish publique=publish organicen=organise organice=organise
apunten=register devuelvan=return devuelve=return hagan=make haga=make hacer=make hace=make hacen=make cierra=close
cierran=close cierre=close cerrar=close den=give dar=give pongan=put poner=put tengan=have tenga=have escribe=write
escriben=write vienen=come viene=come pierden=lose confirma=confirm confirman=confirm devuelven=return apunta=log
escribo=write hago=make hacemos=make hecho=make dicho=say puesto=put visto=see escrito=write abierto=open
devuelto=return muerto=die damos=give doy=give decimos=say voy=go dice=say dicen=say digan=say diga=say pone=put
ponen=put ponga=put trae=bring traen=bring traiga=bring vengan=come va=go van=go vaya=go sabe=know sabemos=know
da=give dan=give sale=leave salen=leave elija=choose quiere=want quieren=want siguen=follow mide=measure
miden=measure repite=repeat sirve=serve sirven=serve vuelve=return vuelven=return pierde=lose oye=hear
devuelva=return incluya=include`,
  verbs: `reservar=book ver=see mirar=see recibir=receive necesitar=need crear=create añadir=add agregar=add subir=upload
compartir=share enviar=send mandar=send buscar=search encontrar=find filtrar=filter elegir=choose escoger=choose
seleccionar=choose pedir=order comprar=buy vender=sell pagar=pay cobrar=charge cancelar=cancel cambiar=change
editar=edit modificar=edit gestionar=manage administrar=manage organizar=organise planificar=plan apuntar=register
inscribir=register registrar=register anotar=log guardar=save borrar=delete eliminar=delete aprobar=approve
validar=validate confirmar=confirm aceptar=accept rechazar=reject votar=vote valorar=rate puntuar=rate
comentar=comment escribir=write leer=read chatear=chat hablar=talk preguntar=ask responder=answer contestar=answer
avisar=notify recordar=remind notificar=notify alertar=alert consultar=check revisar=check controlar=monitor
medir=measure seguir=follow publicar=publish ofrecer=offer prestar=lend devolver=return recoger=collect
entregar=deliver asignar=assign repartir=distribute dividir=split descargar=download imprimir=print escanear=scan
firmar=sign invitar=invite aprender=learn practicar=practise calcular=calculate generar=generate mostrar=show
intercambiar=swap donar=donate reportar=report denunciar=report marcar=mark completar=complete llevar=bring
cuidar=care regar=water cosechar=harvest alquilar=rent solicitar=request unir=join traducir=translate
comparar=compare ganar=earn reparar=repair tachar=mark asistir=attend apuntarse=register recomendar=recommend
escuchar=listen grabar=record rellenar=complete renovar=renew resolver=resolve dejar=drop-off repasar=revise
estudiar=learn perder=lose terminar=finish empezar=start contar=count apartar=reserve probar=try arreglar=repair
traer=bring retirar=collect encargar=order facturar=invoice cocinar=cook lavar=wash limpiar=clean alimentar=feed
vacunar=vaccinate adoptar=adopt ayudar=help atender=treat visitar=visit llamar=call corregir=correct calificar=grade
entrenar=train jugar=play ensayar=rehearse cantar=sing pesar=weigh sembrar=plant plantar=plant podar=prune
pescar=fish conducir=drive viajar=travel salir=leave llegar=arrive instalar=install pintar=paint vigilar=monitor
bloquear=block desbloquear=unlock adjuntar=attach caducar=expire sumar=add restar=subtract justificar=explain
autorizar=authorise apadrinar=sponsor`,
  nouns: `ong=charity, ongs=charities, profe=teacher, celu=phone, finde=weekend, cole=school, insti=school, peque=child, depto=apartment, depa=apartment, compu=computer, cel=phone, lista de espera=waiting list, no presentado=no-show, sitio web=website, página web=website,
aplicación móvil=mobile app, correo electrónico=email, fecha de caducidad=expiry date, banco de tiempo=time bank,
aplicación=app, app=app, plataforma=platform, sistema=system, web=website, sitio=site, programa=program,
portal=portal, tienda=shop, mercado=market, cliente=client, clienta=client, usuario=user, dueño=owner, dueña=owner,
propietario=owner, administrador=administrator, encargado=manager, empleado=employee, trabajador=worker,
profesor=teacher, profesora=teacher, maestro=teacher, alumno=student, padre=parent, padres=parents, niño=child,
niña=child, hijo=child, hija=child, abuelo=grandparent, abuela=grandma, vecino=neighbour, vecina=neighbour,
amigo=friend, médico=doctor, doctora=doctor, enfermera=nurse, veterinario=vet, abogado=lawyer, abogada=lawyer,
voluntario=volunteer, voluntaria=volunteer, socio=member, miembro=member, entrenador=coach, conductor=driver,
pasajero=passenger, huésped=guest, invitado=guest, camarero=waiter, cocinero=cook, repartidor=courier,
comprador=buyer, vendedor=seller, peluquero=hairdresser, estilista=stylist, agricultor=farmer, apicultor=beekeeper,
coordinador=coordinator, bibliotecario=librarian, inquilino=tenant, casero=landlord, familia=family, persona=person,
gente=people, grupo=group, cantante=singer, página=website, peluquería=hair salon, propuesta=proposal,
riego=watering, panadería=bakery, barbería=barbershop, restaurante=restaurant, clínica=clinic, colegio=school,
club=club, empresa=company, negocio=business, hotel=hotel, iglesia=church, biblioteca=library, huerto=garden,
granja=farm, asociación=association, barrio=neighbourhood, ciudad=city, casa=house, piso=apartment,
edificio=building, habitación=room, sala=room, oficina=office, almacén=warehouse, reserva=booking,
recordatorio=reminder, panel=panel, agenda=agenda, día=day, semana=week, mes=month, hora=hour, turno=shift,
producto=product, carta=menu, mesa=table, factura=invoice, pago=payment, cuenta=account, perfil=profile, foto=photo,
imagen=image, vídeo=video, chat=chat, reseña=review, valoración=rating, lista=list, tarea=task, proyecto=project,
curso=course, clase=class, lección=lesson, ejercicio=exercise, nota=note, evento=event, torneo=tournament,
entrenamiento=training, entrada=ticket, trayecto=ride, dirección=address, objeto=item, artículo=item,
anuncio=listing, inventario=inventory, receta=recipe, ingrediente=ingredient, paso=step, gasto=expense,
presupuesto=budget, donación=donation, suscripción=subscription, estadística=statistic, documento=document,
solicitud=request, caso=case, expediente=case, aviso=notice, notificación=notification, mascota=pet, perro=dog,
gato=cat, animal=animal, planta=plant, colmena=hive, tratamiento=treatment, vacuna=vaccination,
medicamento=medication, síntoma=symptom, nombre=name, edad=age, cantidad=quantity, fecha=date, lugar=place,
teléfono=phone, correo=email, estado=status, descripción=description, duración=duration, idioma=language,
encuesta=poll, voto=vote, herramientas=tools, incidencia=incident, avería=damage, apartamento=apartment,
limpieza=cleaning, whatsapp=WhatsApp, sms=SMS, gps=GPS, qr=QR, pdf=PDF, recepcionista=receptionist,
directora=director, tesorera=treasurer, socia=member, veterinaria=vet, enfermero=nurse, artesano=artisan,
coordinadora=coordinator, presidente=president, móvil=phone, partitura=score, publicidad=advertising, parcela=plot,
pieza=part, sabor=flavour, excursión=trip, billete=ticket, mutua=insurer, aseguradora=insurer, operadora=operator,
operador=operator, taxistas=taxi drivers, recaudación=takings, cobrado=takings, mano de obra=labour,
comedor social=soup kitchen, caducidad=expiry date, clínica veterinaria=vet clinic, orden de trabajo=work order,
lista de compras=shopping list, lista de precios=price list, número de serie=serial number,
fecha de nacimiento=birth date, código postal=postcode, punto de recogida=pickup point, hoja de ruta=route sheet,
deber=homework, ficha=card, celular=phone, mecánica=mechanic, bicicleta=bicycle, repuesto=part, matrícula=plate,
terapeuta=therapist, psicóloga=psychologist, cuidadora=carer, sesión=session, tarifa=rate, guardería=nursery,
tutor=tutor, tutora=tutor, aprendiz=apprentice, obrero=worker, obra=site, material=material, presupuestos=quotes,
proveedora=supplier, distribuidor=distributor, panadera=baker, prenda=garment, guitarra=guitar, ensayos=rehearsals,
función=show, escenario=stage, pesca=catch, cebo=bait, gallina=hen, yegua=mare, finca=farm, olivo=olive tree,
cosechas=harvests, ronda=round, equipo rival=opponent, entreno=training, gol=goal, árbitra=referee, piscina=pool,
hotel rural=guest house, limpiadora=cleaner, empleada=employee, permiso=leave, nómina=payslip, gerente=manager,
jefe=manager, jefa=manager, comunidad=community, administradora=administrator, derrama=levy, gastos=expenses,
contador=meter, banco de alimentos=food bank, beneficiario=beneficiary, beneficiaria=beneficiary, colecta=collection,
intérprete=interpreter, trámite=procedure, denuncia=report, traductor=translator, extranjero=foreigner,
videollamada=video call, perro guía=guide dog, adoptante=adopter, adopción=adoption, protectora=shelter,
vacunas=vaccinations, correa=lead`,
};

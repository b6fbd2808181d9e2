import type { Glossary } from "../glossary";

/** Portuguese: what no table has. Plurals are found by themselves. */
export const PORTUGUESE: Glossary = {
  infinitive: /(?:ar|er|ir)$/,
  endings: {
    ar: "ar a am o as amos e em es emos ando ado ada ados adas ava avam asse assem ei aria ariam ará arão arem ou aram",
    er: "er e em o es emos a am amos endo ido ida idos idas esse essem eria eriam erá erão erem eu eram",
    ir: "ir e em o es imos a am amos indo ido ida idos idas isse issem iria iriam irá irão irem iu iram",
  },
  plural: [/ões$/, "ão", /ães$/, "ão", /ais$/, "al", /éis$/, "el", /ns$/, "m", /([rz])es$/, "$1", /s$/, ""],
  small: `eu_gostaria=I:want gostaríamos=I:want estou_precisando=I:need estamos_precisando=I:need estou_querendo=I:want
estou_procurando=I:want procuro=I:want preciso_de=I:need precisamos_de=I:need precisava=I:need precisávamos=I:need
dava_para=M:can dá_para=M:can poderia=M:can poderiam=M:can deveria=M:should tenho_que=M:must temos_que=M:must
cada_um=R:everyone cada_uma=R:everyone quem_quiser=R:everyone o_quê=W:what a_que_horas=W:when quantos=W:how_many
quantas=W:how_many quanta=W:how_much o_que=W:what lhe=R:them lhes=R:them isso=R:it isto=R:it
com_antecedência=X:in_advance em_cima_da_hora=X:at_the_last_minute em_casa=X:at_home de_casa=X:from_home
a_domicílio=X:at_home sozinhas=X:by_themselves sozinhos=X:by_themselves à_mão=X:by_hand na_hora=X:on_the_spot
no_local=X:on_site no_dia_anterior=X:the_day_before no_dia_seguinte=X:the_next_day um_dia_antes=X:the_day_before
1_dia_antes=X:the_day_before no_fim_do_mês=X:at_the_end_of_the_month
no_final_do_mês=X:at_the_end_of_the_month no_final=X:at_the_end no_fim=X:at_the_end por_ano=X:per_year
por_pessoa=X:per_person de_manhã=X:in_the_morning à_tarde=X:in_the_afternoon à_noite=X:in_the_evening
direto=X:directly às_vezes=X:sometimes quase=X:almost depois=X:then logo=X:soon uma_dúzia_de=Q:twelve
uma_dezena_de=Q:ten doze=Q:twelve quinze=Q:fifteen vinte=Q:twenty trinta=Q:thirty nove=Q:nine público=A:public
pública=A:public privado=A:private privada=A:private vazio=A:empty vazios=A:empty cheio=A:full atrasado=A:overdue
atrasada=A:overdue atrasados=A:overdue vencido=A:overdue vencidos=A:overdue pagos=A:paid
barato=A:cheap caro=A:expensive doente=A:sick perdido=A:lost perdidos=A:lost urgente=A:urgent urgentes=A:urgent
necessário=A:necessary importante=A:important possível=A:possible seguinte=A:next anterior=A:previous atual=A:current
familiares=A:family qualquer=D:any nenhum=G:no nenhuma=G:no muito=A:much muita=A:much pouco=A:little
bem= mal= tipo= lá= ali= etc= né= kkk= rs= sim= tal= aliás= inclusive= por_exemplo= ou_seja= fora= este=D:this esta=D:this esse=D:this essa=D:this estes=D:these aquele=D:that toda=D:all nossos=D:our nossas=D:our
o=D:the a=D:the os=D:the as=D:the um=D:a uma=D:a uns=D:some umas=D:some meu=D:my minha=D:my meus=D:my minhas=D:my
nosso=D:our nossa=D:our seu=D:their sua=D:their seus=D:their suas=D:their cada=D:each todo=D:all todos=D:all
todas=D:all outro=D:other outra=D:other outros=D:other
toda_a_gente=R:everyone todo_mundo=R:everyone ninguém=R:nobody alguém=R:somebody eles=R:they ele=R:they ela=R:they
você=R:you vocês=R:you a_gente=R:we eu=R:I nós=R:we elas=R:they me=R:me algo=R:something
queria=I:want queríamos=I:want estou=I:be estamos=I:be vou=I:go vamos=I:go quero=I:want queremos=I:want
gostaria=I:want preciso=I:need precisamos=I:need tenho=I:have temos=I:have sou=I:be somos=I:be
tem=H:has têm=H:have
tem_que=M:must têm_que=M:must posso=M:can pudesse=M:can pode=M:can podem=M:can possam=M:can deve=M:must devem=M:must
podemos=M:can
foi=B:was era=B:was seja=B:is sejam=B:are é=B:is são=B:are está=B:is estão=B:are ser=B:be estiver=B:is for=B:is
estejam=B:are esteja=B:is
não=G:not
e=C:and ou=C:or mas=C:but
quando=S:when se=S:if enquanto=S:while antes=S:before depois=S:after porque=S:because
no_qual=W:which onde=W:where que=W:that quem=W:who qual=W:which quais=W:which como=W:how quanto=W:how_much
depois_de=P:after antes_de=P:before além_de=P:besides através_de=P:through pelos=P:by pelas=P:by num=P:in_a
numa=P:in_a nessa=P:in_this neste=P:in_this nesta=P:in_this desse=P:of_this deste=P:of_this desta=P:of_this
dum=P:of_a duma=P:of_a pra=P:for pro=P:for pros=P:for pras=P:for de=P:of do=P:of_the da=P:of_the dos=P:of_the
das=P:of_the em=P:in no=P:in_the na=P:in_the nos=P:in_the nas=P:in_the ao=P:to_the à=P:to_the às=P:to_the aos=P:to com=P:with
por=P:by pelo=P:by pela=P:by para=P:for sobre=P:about sem=P:without entre=P:between até=P:until durante=P:during
conforme=P:by desde=P:since
metade=N:half
dois=Q:two duas=Q:two três=Q:three quatro=Q:four cinco=Q:five seis=Q:six sete=Q:seven oito=Q:eight dez=Q:ten
final=A:final doada=A:donated doado=A:donated doadas=A:donated forte=A:strong pronto=A:ready pronta=A:ready
quebrado=A:broken quebrada=A:broken usado=A:used usados=A:used aberto=A:open fechado=A:closed grande=A:big
bom=A:good boa=A:good velho=A:old velha=A:old antigo=A:old último=A:last última=A:last próxima=A:next
primeiro=A:first primeira=A:first mesmo=A:same mesma=A:same vários=A:several várias=A:several algum=A:some
alguma=A:some alguns=A:some algumas=A:some muitos=A:many muitas=A:many poucos=A:few infantil=A:children's
infantis=A:children's próprio=A:own própria=A:own simples=A:simple esquecidos=A:forgotten esquecido=A:forgotten
mais=A:more grátis=A:free livre=A:free livres=A:free disponível=A:available disponíveis=A:available diário=A:daily
semanal=A:weekly mensal=A:monthly novo=A:new nova=A:new pequeno=A:small pequena=A:small local=A:local
próximo=A:nearby próximos=A:nearby fácil=A:easy menos=A:less usada=A:used usadas=A:used pendente=A:pending
prontas=A:ready prontos=A:ready comum=A:shared
ao_dia=X:per_day ao_mês=X:per_month por_dia=X:per_day por_mês=X:per_month por_semana=X:per_week dele=X:theirs
deles=X:theirs dela=X:theirs sozinha=X:by_itself sozinho=X:by_itself sempre=X:always nunca=X:never já=X:already
ainda=X:still só=X:only apenas=X:only online=X:online também=X:also hoje=X:today amanhã=X:tomorrow perto=X:nearby
adiantado=X:ahead toda_segunda=X:weekly toda_terça=X:weekly toda_quarta=X:weekly toda_quinta=X:weekly
toda_sexta=X:weekly máximo=X:max somente=X:only
tem=H:has têm=H:have
demais= há= portanto= então= assim= aí= olá= oi= obrigado= obrigada=`,
  forms: `chove=rain chover=rain faça=make traga=bring tragam=bring ponha=put ponham=put venha=come venham=come tenha=have tenham=have saiba=know
saibam=know saibamos=know queira=want dê=give ouça=hear peço=order perca=lose percam=lose leia=read saia=leave
saiam=leave fiz=make fez=make fizeram=make disse=say disseram=say trouxe=bring trouxeram=bring pôs=put puseram=put
veio=come vieram=come teve=have deu=give deram=give viu=see viram=see fizer=make fizerem=make trouxer=bring
trouxerem=bring vier=come vierem=come puser=put quiser=want quiserem=want der=give vir=see disser=say vejo=see
vemos=see ponho=put trago=bring venho=come saio=leave sei=know leio=read tiram=take tira=take tirar=take tire=take
tirem=take fique=stay fica=stay ficam=stay veja=see vejam=see vê=see veem=see peçam=order peça=order queiram=want façam=make fazer=make faz=make fazem=make
possa=can dar=give pôr=put paguem=pay marquem=book publiquem=publish leiam=read encomendem=order digo=say diz=say
dizem=say escreve=write vêm=come vem=come recebem=receive faço=make fazemos=make entrego=deliver recebe=receive
receba=receive aprove=approve recuse=reject deixe=drop-off deixa=drop-off feito=make dito=say posto=put visto=see
escrito=write pago=pay entregue=deliver aceito=accept gasto=spend descreve=describe descrevem=describe ouve=hear
ouvem=hear damos=give dou=give dizemos=say digam=say põe=put põem=put traz=bring trazem=bring vai=go vão=go
sabe=know sabem=know dá=give dão=give deem=give sai=leave saem=leave pede=ask pedem=ask segue=follow seguem=follow
sobe=upload sobem=upload confere=check conferem=check conferir=check prefere=prefer perde=lose perdem=lose cai=fall
lê=read leem=read quer=want querem=want mede=measure medem=measure soma=add-up somam=add-up distribui=distribute
distribuem=distribute constrói=build inclui=include pretende=want pretendem=want pretendemos=want pretendo=want
regista=log registam=log registamos=log registo=log`,
  verbs: `reservar=book agendar=book marcar=book ver=see olhar=see receber=receive precisar=need criar=create adicionar=add
cadastrar=register enviar=send mandar=send compartilhar=share partilhar=share buscar=search procurar=search
encontrar=find filtrar=filter escolher=choose selecionar=choose pedir=order encomendar=order comprar=buy vender=sell
pagar=pay cobrar=charge cancelar=cancel mudar=change alterar=change editar=edit gerenciar=manage gerir=manage
administrar=manage organizar=organise planejar=plan planear=plan registrar=log registar=log anotar=log salvar=save
guardar=save apagar=delete excluir=delete remover=remove aprovar=approve validar=validate confirmar=confirm
aceitar=accept recusar=reject votar=vote avaliar=rate comentar=comment escrever=write ler=read conversar=chat
falar=talk perguntar=ask responder=answer avisar=notify lembrar=remind notificar=notify alertar=alert
consultar=check verificar=check controlar=monitor medir=measure acompanhar=follow seguir=follow publicar=publish
postar=post oferecer=offer emprestar=lend devolver=return retirar=collect entregar=deliver atribuir=assign
dividir=split baixar=download imprimir=print escanear=scan assinar=sign convidar=invite aprender=learn
praticar=practise calcular=calculate gerar=generate mostrar=show trocar=swap doar=donate denunciar=report
reportar=report relatar=report completar=complete concluir=complete levar=bring cuidar=care regar=water
colher=harvest alugar=rent solicitar=request participar=attend traduzir=translate comparar=compare ganhar=earn
abrir=open usar=use carregar=upload consertar=repair recomendar=recommend ouvir=listen gravar=record
preencher=complete renovar=renew resolver=resolve comparecer=attend deixar=drop-off perder=lose terminar=finish
começar=start contar=count provar=try reparar=repair trazer=bring faturar=invoice cozinhar=cook lavar=wash
limpar=clean alimentar=feed vacinar=vaccinate adotar=adopt ajudar=help atender=treat visitar=visit ligar=call
corrigir=correct treinar=train jogar=play ensaiar=rehearse cantar=sing pesar=weigh semear=plant plantar=plant
podar=prune pescar=fish dirigir=drive viajar=travel sair=leave chegar=arrive instalar=install pintar=paint
bloquear=block anexar=attach autorizar=authorise assistir=watch`,
  nouns: `celu=phone, prof=teacher, profe=teacher, pessoal=people, galera=people, bike=bicycle, lista de espera=waiting list, site=website, aplicativo=app, aplicação=app, app=app, plataforma=platform,
sistema=system, programa=program, portal=portal, loja=shop, mercado=market, cliente=client, usuário=user,
utilizador=user, dono=owner, dona=owner, proprietário=owner, administrador=administrator, gerente=manager,
gestor=manager, funcionário=employee, professor=teacher, professora=teacher, aluno=student, aluna=student,
estudante=student, pai=father, pais=parents, criança=child, filho=child, avó=grandma, avô=grandpa, vizinho=neighbour,
vizinha=neighbour, amigo=friend, médico=doctor, enfermeiro=nurse, veterinário=vet, advogado=lawyer,
voluntário=volunteer, voluntária=volunteer, sócio=member, membro=member, treinador=coach, motorista=driver,
passageiro=passenger, hóspede=guest, convidado=guest, garçom=waiter, cozinheiro=cook, entregador=courier,
comprador=buyer, vendedor=seller, cabeleireiro=hairdresser, barbeiro=barber, agricultor=farmer, apicultor=beekeeper,
coordenador=coordinator, bibliotecário=librarian, inquilino=tenant, família=family, pessoa=person, gente=people,
equipe=team, equipa=team, cantor=singer, maestro=conductor, morador=resident, síndico=building manager,
porteiro=receptionist, diarista=cleaner, salão=salon, barbearia=barbershop, restaurante=restaurant, clínica=clinic,
escola=school, clube=club, empresa=company, negócio=business, hotel=hotel, igreja=church, biblioteca=library,
fazenda=farm, associação=association, bairro=neighbourhood, cidade=city, casa=house, apartamento=apartment,
prédio=building, condomínio=building, quarto=room, sala=room, escritório=office, armazém=warehouse,
agendamento=booking, reserva=booking, horário=slot, serviço=service, lembrete=reminder, painel=panel, agenda=agenda,
dia=day, semana=week, mês=month, hora=hour, turno=shift, produto=product, mesa=table, fatura=invoice,
pagamento=payment, depósito=deposit, conta=account, perfil=profile, foto=photo, imagem=image, vídeo=video, chat=chat,
avaliação=review, lista=list, projeto=project, curso=course, aula=lesson, exercício=exercise, nota=note,
evento=event, assembleia=meeting, jogo=game, torneio=tournament, treino=workout, viagem=trip, carona=ride,
boleia=ride, sala de festas=party room, salão de festas=party room, vaga=seat, endereço=address, objeto=item,
item=item, anúncio=listing, inventário=inventory, receita=recipe, ingrediente=ingredient, passo=step, refeição=meal,
despesa=expense, gasto=expense, renda=income, orçamento=budget, assinatura=subscription, estatística=statistic,
documento=document, solicitação=request, caso=case, processo=case, aviso=notice, notificação=notification,
animal=animal, cachorro=dog, cão=dog, gato=cat, planta=plant, colmeia=hive, tratamento=treatment, vacina=vaccination,
remédio=medication, medicamento=medication, sintoma=symptom, nome=name, idade=age, quantidade=quantity, data=date,
local=place, telefone=phone, e-mail=email, email=email, status=status, descrição=description, duração=duration,
idioma=language, enquete=poll, voto=vote, limpeza=cleaning, área comum=common area, whatsapp=WhatsApp, sms=SMS,
pix=PIX, pdf=PDF, qr=QR, confeiteira=baker, enfermeira=nurse, artesão=artisan, secretária=secretary,
recepcionista=receptionist, padaria=bakery, sabor=flavour, canteiro=bed, peça=part, parada=stop,
propaganda=advertising, restrição=restriction, restrições=restrictions, refeições=meals, mão de obra=labour,
ordem de serviço=work order, data de nascimento=birth date, número de série=serial number, celular=phone,
telemóvel=phone, mecânica=mechanic, bicicleta=bicycle, tempo=time, placa=plate, terapeuta=therapist,
psicóloga=psychologist, cuidadora=carer, sessão=session, pressão=blood pressure, creche=nursery, aprendiz=apprentice,
operário=worker, obra=site, fornecedora=supplier, caixa=cash desk, padeira=baker, doce=sweet, peça de roupa=garment,
costureira=tailor, violão=guitar, música=song, palco=stage, pescaria=fishing trip, trilha=trail, galinha=hen,
sítio=farm, rodada=round, gol=goal, piscina=pool, pousada=guest house, empregada=employee, chefe=manager,
síndica=building manager, moradora=resident, encomendas=parcels, despesas=expenses, banco de alimentos=food bank,
beneficiário=beneficiary, doações=donations, intérprete=interpreter, adotante=adopter, adoção=adoption,
videochamada=video call, lição=lesson, tarefa de casa=homework, personal=trainer, culto=service, pastor=pastor,
célula=group, marmita=meal, motoboy=courier, caronista=passenger`,
};

/**
 * More of the words that hold sentences together, language by language: whoever takes one of them for a noun makes a table
 * of it. Written as in a glossary's `small`, and irregular forms as in its `forms`; where a language's own file knows a
 * word too, its own counts.
 */
export const FUNCTION_WORDS: Record<string, { small: string; forms: string }> = {
  es: {
    small: `mí=R:me ti= conmigo=X:with_me consigo=X:with_them ustedes=R:they suyo=X:theirs suya=X:theirs suyos=X:theirs mío=X:mine
aquello=R:it aquella=D:that cualquiera=R:everyone demás=A:other tantos=A:many bastante= pocas=A:few mismos=A:same mismas=A:same
ante=P:before salvo=P:except excepto=P:except aunque=S:although apenas= tampoco= jamás=X:never quizás= adonde=W:where
cuyos=D:their cuya=D:their junto=X:together fuera=X:outside debajo=X:below delante=X:ahead detrás=X:behind arriba=X:up
abajo=X:down lejos=X:away temprano=X:early pronto=X:soon solamente=X:only muy= porfa= mero= cerca_de=P:near se_anotan=V:register se_anoten=V:register se_anota=V:register próximos=A:next próximas=A:next que_le_toca=A:due que_le_tocan=A:due que_les_toca=A:due que_les_tocan=A:due
poder=M:can pudiera=M:can podría=M:can haya=B:is hayan=B:are había=B:was sin_conexión=X:offline sin_señal=X:offline
sin_cobertura=X:offline a_la_vez=X:at_the_same_time de_una_vez=X:at_once por_sorteo=X:by_lot en_orden=X:in_order`,
    forms: `venga=come vengan=come siga=follow sigan=follow vayan=go vaya=go iba=go iban=go sirva=serve sirvan=serve valga=cost
prefiera=prefer consiga=get consigan=get corrija=correct arme=assemble armen=assemble armar=assemble arma=assemble
arman=assemble fiar=lend fían=lend rotar=rotate rote=rotate herrar=shoe descolgar=take-down faltar=miss falta=miss
faltan=miss falte=miss falten=miss traer=bring apartar=reserve aparta=reserve aparten=reserve encimen=overlap
ordeñar=milk ordeñe=milk parir=calve`,
  },
  pt: {
    small: `mim=R:me giro=I:have ti= comigo=X:with_me consigo=X:with_them conosco=X:with_us aquilo=R:it aquela=D:that aqueles=D:those
aquelas=D:those essas=D:these esses=D:these estas=D:these tudo=R:everything ambos=A:both tanto= tantos=A:many bastante=
pouca=A:few poucas=A:few mesmos=A:same mesmas=A:same próprios=A:own próprias=A:own segundo=P:by perante=P:before
contra=P:against sob=P:under trás= mediante=P:by exceto=P:except embora=S:although pois=S:because porém=C:but senão=
além= tampouco= talvez= aqui=X:here cá= aonde=W:where cujo=D:their cuja=D:their junto=X:together dentro=X:inside
acima=X:above abaixo=X:below atrás=X:behind frente= longe=X:away cedo=X:early melhor=A:best pior=A:worst maior=A:biggest
menor=A:smallest tô=B:am tá=B:is tão= mt=A:many mto=A:many mta=A:many perto_de=P:near poder=M:can pôde=M:can
podia=M:can podiam=M:can haja=B:is sem_internet=X:without_internet sem_sinal=X:offline ao_mesmo_tempo=X:at_the_same_time
de_verdade=A:real tipo_assim=`,
    forms: `siga=follow sigam=follow diga=say vá=go meça=measure caia=fall caiam=fall prefira=prefer consiga=get
consigam=get juntar=save junte=save junta=save juntam=save mexer=handle mexe=handle virar=turn
rodar=rotate roda=rotate sortear=assign sorteia=assign riscar=cross-off pegar=collect pega=collect pegam=collect
faltar=miss falta=miss faltam=miss falte=miss sobrar=remain sobra=remain sobram=remain combinar=arrange combina=arrange
combinam=arrange montar=assemble monta=assemble montam=assemble achar=find acha=find acham=find`,
  },
  fr: {
    small: `moi=R:me toi= soi= ceci=R:it rien=R:nothing telle=A:such tant= assez= contre=P:against devant=P:in_front_of
derrière=P:behind parmi=P:among malgré=P:despite sauf=P:except hors=P:outside dès=P:from car=S:because or=C:but
peut-être= ainsi= pourquoi=W:why lequel=W:which laquelle=W:which hors_ligne=X:offline hors-ligne=X:offline
hors_connexion=X:offline hors_réseau=X:offline sans_connexion=X:offline sans_réseau=X:offline dehors=X:outside
dedans=X:inside dessus=X:above dessous=X:below loin=X:away plutôt= mieux= pire= svp= tjs=X:always ts=D:all tt=D:all
près_de=P:near à_la_voix=X:by_voice au_doigt=X:by_touch pourra=M:can pouvait=M:can doive=M:must devait=M:must ait=H:has avait=H:has avaient=H:have
à_tour_de_rôle=X:in_turn en_même_temps=X:at_the_same_time au_fur_et_à_mesure=X:step_by_step
une_trentaine_de=Q:thirty une_vingtaine_de=Q:twenty une_quinzaine_de=Q:fifteen une_centaine_de=Q:100`,
    forms: `aura=have faisait=make faite=make apprenne=learn achètent=buy achète=buy occupe=manage occupent=manage exiger=require
exige=require exigent=require manquer=miss manque=miss manquent=miss cocher=mark coche=mark cochent=mark`,
  },
  it: {
    small: `me=R:me te= sé= voi=R:they ciò=R:it nulla=R:nothing ognuno= ciascuno= parecchi=A:many stessi=A:same
stesse=A:same tale=A:such tanto= tanta=A:much tanti=A:many molto= molta=A:much poco= troppo= contro=P:against
davanti=X:ahead dietro=X:behind sotto=P:under sopra=P:above tramite=P:by tranne=P:except eccetto=P:except
mediante=P:by benché=S:although perché=S:because mentre=S:while appena=S:when neanche= forse= qui=X:here lì=X:there
là=X:there quanta=W:how_much quanti=W:how_many fuori=X:outside dentro=X:inside lontano=X:away tardi=X:late quasi=
soltanto=X:only persino= più=A:more meno=A:less meglio= peggio= bene= male= ke=W:that xké=S:because nn=G:not cmq=
potrebbe=M:can poteva=M:can debba=M:must debbano=M:must dovrebbe=M:should abbia=H:has abbiano=H:have aveva=H:had
avevano=H:had siano=B:are da_solo=X:by_themselves da_sola=X:by_themselves da_soli=X:by_themselves
dal_cell=X:from_the_phone dal_cellulare=X:from_the_phone vicino_a=P:near si_segna=V:register si_segnano=V:register senza_campo=X:offline senza_rete=X:offline
senza_connessione=X:offline`,
    forms: `dica=say esca=leave escano=leave venga=come vengano=come tenga=keep tengano=keep ponga=put vada=go vadano=go
sappia=know sappiano=know scelga=choose scelgano=choose tolga=remove tolgono=remove paghi=pay renda=return rendono=return
muova=move spedisca=send finisca=finish occuparsi=manage occupa=manage occupano=manage disdice=cancel disdicono=cancel
mancare=miss manca=miss mancano=miss`,
  },
  de: {
    small: `euch=R:them mancher=D:some wenig=A:little solche=A:such gemäß=P:by laut=P:by obwohl=S:although solange=S:while
davor=X:before darüber= daran= darauf= also= warum=W:why draußen=X:outside drinnen=X:inside oben=X:above unten=X:below
nah=X:nearby weit=X:away spät=X:late früh=X:early fast= besser= schlechter= schlecht= bzw=C:or ggf= mind=X:at_least
max=X:max gibts= wär= würde=M:would gibs= aufs=P:on_the nem=D:a am_jahresende=X:at_the_end_of_the_year
am_saisonende=X:at_the_end_of_the_season ohne_netz=X:offline ohne_empfang=X:offline vorher_nachher=X:before_and_after
am_meisten=X:most dienstlich= ehrenamtlich=`,
    forms: `gehn=go ging=go kam=come gab=give abläuft=expire`,
  },
  nl: {
    small: `me=R:me jou= beide=A:both meerdere=A:several zulke=A:such wegens=P:because_of ondanks=P:despite buiten=X:outside
tegenover=P:opposite hoewel=S:although zolang=S:while daarvoor= daarbij= misschien= vroeg=X:early laat=X:late gauw=X:soon
slechts=X:only zeer= slecht= terug=X:back keer=N:time évt= evt= konden=M:can moest=M:must mocht=M:may
in_één_keer=X:at_once één=Q:one zonder_bereik=X:offline zonder_internet=X:without_internet`,
    forms: `doen=make doet=make gedaan=make helpen=help helpt=help terugbetalen=refund gaf=give kwam=come ging=go`,
  },
};

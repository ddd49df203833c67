// Kinds of claim that none of the tools can bear out, so that no text of another's making may say them. `plano`: lower case, no accents.

const HUECO = '[^.;!?]{0,40}?'

const VENDEDORES = String.raw`booking|airbnb|expedia|trip ?advisor|get ?your ?guide|viator|despegar|civitatis|klook|kayak punto|trivago|mercado ?libre|market ?place|groupon|atrapalo|hostelworld|decolar|denomades`
const PAGO_APARTE: RegExp[] = [
  /\btraspas\w+|\ba la cuenta de\b|\b(?:un|con|por) vales?\b|\bpor fuera\b|\b(?:operador|guia|anfitrion|dueno|chofer)a? (?:mismo|misma|en persona)\b|\b(?:la|lo|las|los) (?:venden?|consigues|compras|encuentras)\b|\bconsigue(?:la|lo)\b|\b(?:terminal|ventanilla|boleteria|mostrador|puerta)\b|\bvaca entre\b|\b(?:pagina|sitio|web|local|oficina) (?:del|de la|de su|de los|de las|de otr[oa]) (?:operador|empresa|guia|anfitrion|dueno|agencia|parque|hotel|proveedor)[a-z]*/,
  new RegExp(String.raw`\b(?:${VENDEDORES})\b`),
  /\b(?:otr[oa]s?|cualquier) (?:agencia|pagina|plataforma|sitio|web|app|aplicacion|operador\w*|empresa|portal|vendedor\w*|lado)s?\b|\bla competencia\b|\brevend\w+|\breventa\b/,
  /\bgiros?\b|\bremesas?\b|\bencomiendas?\b|\ba nombre de\b|\b(?:sena|anticipo|adelanto|abono|pie)\b(?= (?:con|a|al|de|en|para)\b)|\bsobre con\b/,
  new RegExp(
    String.raw`\b(?:pag|entreg|deja|pasa|da|manda|lleva|envia)[a-z]{0,5}(?:le|les|sela|selo)\b${HUECO}\b(?:cuando|al|alla|ahi|a)\b`,
  ),
  new RegExp(
    String.raw`\b(?:la plata|el dinero|el pago|el total|el monto|el saldo)\b${HUECO}\b(?:recib|cobr|entreg|lleva|dej|pas|mand|envi|pid)[a-z]*|\b(?:recib|cobr|entreg|lleva|dej|pas|mand|envi|pid)[a-z]*\b${HUECO}\b(?:la plata|el dinero|el total|el saldo)\b`,
  ),
]

const SECRETO = String.raw`(?:rut|run|claves?|contrasenas?|password|passwords|pin|cvv2?|cvc|tarjetas?|plastico|codigos?|digitos|token|carnet|cedula|pasaporte|dni|numero de cuenta|cuenta bancaria|coordenadas|banco|firma|huella|datos (?:de (?:tu )?(?:pago|tarjeta|banco)|bancarios|personales))`
const PEDIR = String.raw`(?:dime|dinos|dame|danos|digame|deme|escribe(?:me|nos|la|lo)?|escriba\w*|pasa(?:me|nos)|pase(?:me|nos)|manda(?:me|nos)?|envia(?:me|nos)?|indica(?:me|nos)?|cuenta(?:me|nos)|ingresa(?:me)?|anota(?:me)?|comparte(?:me)?|confirma(?:me|nos)?|valida(?:me)?|verifica(?:me)?|dicta(?:me)?|digita(?:me)?|teclea(?:me)?|revela(?:me)?|pega(?:me)?|adjunta(?:me)?|sube|pon(?:me)?|completa|agrega|necesito|necesitamos|requiero|requerimos|falta|basta con|solo con|(?:decir|dar|pasar|mandar|enviar|escribir|compartir|confirmar|indicar|ingresar|anotar|dictar)(?:me|nos)?|me (?:das|dices|pasas|escribes|mandas|envias|compartes|confirmas|falta)|nos (?:das|dices|pasas)|cual es|cuales son|pedir(?:te)?|pedimos|pido|solicit\w+|requerir|me vas a (?:dar|decir|pasar))`
const PIDE_SECRETO = new RegExp(
  String.raw`\b${PEDIR}\b${HUECO}\b${SECRETO}\b|\b${SECRETO}\b${HUECO}\b(?:y (?:yo |la |lo )?(?:reviso|entro|sigo|continuo|termino|hago|confirmo|pago)|aqui|por aca|en este chat|para (?:seguir|continuar|validar|verificar|confirmar|entrar|terminar|reservar|pagar))\b`,
)
// 'No escribas tu tarjeta en este chat' is what we say ourselves.
const AVISO_DE_SECRETO =
  /\b(?:no|nunca|jamas) (?:(?:me|nos|le|les) )?(?:escribas|compartas|des|envies|mandes|pongas|pegues)\b[^.;:,!?]{0,60}\b(?:en este chat|aqui|por aca|por este medio|a nadie)\b/g

const PRISA: RegExp[] = [
  /\bhart[oa]s?\b|\bgente (?:\w+ ){0,2}\w+[ae]ndo\b|\ba un paso de\b|\bque (?:todos|todas|tod[oa]s l[oa]s \w+|la mayoria|much[oa]s) \w+|\b(?:cerrar|cierran?|cerraron) (?:las |la |los )?(?:inscripcion\w*|ventas?|reservas?|cupos?)\b|\b(?:reloj|cuenta regresiva|ultima chance|en cualquier momento)\b|\b(?:vuelan?|volaron|volando)\b|\b(?:la|lo|los|las) (?:reserva|compra|toma|vie|vendie|lleva|elig?ie)ron\b|\brecien (?:la|lo|se|reserv|compr)\w*|\bse cierran? (?:la|las|el|los)\b|\b(?:todos|todas|todo chile) (?:la|lo|quieren?|van?|eligen?|piden?|reservan?|prefieren?)\b/,
  /\b(?:por|a punto de|cerca de|empieza a|empezando a|comienza a|suelen?|puede|pueden|podria|podrian|van? a) (?:llenarse|agotarse|acabarse|terminarse|completarse|venderse|irse|quedarse sin|llenar|agotar)\b|\bse (?:esta\w*|van?|anda|viene|vienen) (?:agota|llena|acaba|vendie|yendo|completa|copa)[a-z]*|\bse (?:llenan?|agotan?|acaban?|copan?)\b/,
  /\b(?:much[oa]s?|vari[oa]s|otr[oa]s|alguna|mas|tanta) (?:gente|personas?|viajer[oa]s|usuari[oa]s|familias?|clientes?)\b[^.;!?]{0,30}\b(?:mirando|viendo|reservando|interesad\w+|comprando|esperando|carro|quieren?|reserv\w+|miran?|ven|pid\w+|busc\w+|en fila)\b|\bla gente (?:la|lo) \w+|\b(?:favorit[oa]s?|preferid[oa]s?|exito|furor|tendencia|imperdible)s?\b/,
  /\b(?:reserva|compra|decide|asegura|aparta|toma|paga|hazlo|elige)(?:la|lo|te|las|los)?\b[^.;!?]{0,12}\b(?:ya|ahora|hoy|pronto|rapido|luego|al tiro|altiro|cuanto antes|de inmediato|sin esperar)\b(?! (?:en|desde) (?:su|la) pagina)|\basegura(?:te|r)? (?:tu|tus|el|los|un) (?:lugar|cupo|puesto|asiento|plaza|espacio)s?\b|\bcuanto antes\b|\bno (?:esperes|tardes|demores|te duermas|lo dejes|pierdas)\b|\baprovecha\b/,
  /\bte (?:la|lo|los|las) (?:van a )?(?:gan|quit)[a-z]+|\b(?:puede que|quizas?|tal vez|manana|despues|luego) (?:ya )?no (?:este|haya|quede|esta|hay|queda)\b|\bno (?:quedan?|hay|sobran?) much[oa]s?\b/,
]

const PRECIO: RegExp[] = [
  /(?<!\b(?:la|las|los|el|otra|otro|otras|otros|algo|una|uno|opcion|opciones|experiencia|experiencias|salida|salidas) )\b(?:mas|menos|muy|tan|super|bien|re) (?:barat|economic|convenient)[a-z]*|\bde invitad[oa]s?\b|\b(?:lo|la|te|se|les) (?:lo |la )?regal\w+|\bpor ser tu\b|\bpara ti hay\b|\bcasi regal\w+|\bno (?:cuesta|vale|suma|agrega)\b|\bsin (?:pagar|costo|cargo) \w+|\bincluye todo\b|\b(?:precio|valor|tarifa)s? (?:especial|rebajad|reducid|preferencial|distint|promocional|de amigo|de locales)[a-z]*|\btercera edad\b|\b(?:entran?|van?|viajan?|suben?) gratis\b/,
  /\b(?:no|ni|sin|nadie|nunca) (?:se )?(?:les? |te |nos |los |las )?(?:tiene[ns]? que |debe[ns]? )?(?:pagan?|pagar|pagas|cobran?|cobrar|cuestan?|cobramos)\b(?! (?:por ti|cargos))|\bno tienen? (?:costo|valor|precio|cargo)\b|\bsin (?:valor|cobro)\b|\bni un peso\b|\bliberad[oa]s?\b|\bcortesia\b|\binvita la casa\b|\bpor la casa\b|\b(?:de|como) regalo para\b|\bde yapa\b/,
  /\b(?:la mitad|un (?:cuarto|tercio|quinto|decimo)|una (?:fraccion|cuarta|tercera) parte|el (?:doble|triple)) (?:de|que|del)\b|\b(?:mas|menos|tan) (?:barat|car|economic|convenient|cost)[a-z]* (?:que|de lo)\b|\b(?:mejor|menor) (?:precio|valor|tarifa)\b|\b(?:precio|valor|tarifa)s? (?:mas baj[oa]|mas convenient\w*|minim[oa]|unic[oa]|imbatible)s?\b|\bde lo que cobran\b|\bcobran otros\b|\b(?:sale|cuesta|vale|pagas?) (?:muy |re |bien |casi )?(?:poco|nada|menos)\b|\bpor (?:casi )?nada\b/,
]

const POLITICA: RegExp[] = [
  /\b(?:lluvias?|llueve|llueva|llover|nieve|nieva|nevar|viento|ventarron|tormentas?|temporal|marejadas?|mal tiempo|dia feo|dia (?:esta|este) feo)\b|\b(?:te|les?|los|las) espera[nr]?\b|\baguantan?\b|\bse nubla\b|\bnublad[oa]\b|\b(?:no|sin) (?:pierdes?|perder|perderas)\b|\bdesist\w+|\b(?:te|les?|se) (?:lo |la )?(?:abon|acredit|compens)\w+|\b(?:otra|una proxima) (?:ocasion|oportunidad)\b|\b(?:credito|saldo|plata|dinero|monto) a (?:tu )?favor\b|\b(?:de|hasta) (?:atraso|tolerancia|ultimo (?:minuto|momento)|el mismo dia)\b|\bcambi(?:as|ar|a) (?:de|la|el) (?:dia|fecha|hora)(?! y\b)\b[^.;!?]{0,15}(?:gratis|libre|cuando|sin|las veces)/,
  /\b(?:te|les?|se|me|nos) (?:(?:la|lo|los|las) )?(?:devuelv|devolv|reembols|reintegr|regres|restituy)[a-z]*\b|\b(?:recuperas?|recuperar|vuelve|vuelven|regresa) (?:todo |toda |tu |tus |la |el |lo |a tu |cada )*(?:dinero|plata|pago|peso|pagado|tarjeta|cuenta)\b|\b(?:plata|dinero) de vuelta\b|\b(?:la plata|el dinero|tu plata|tu dinero) (?:te )?(?:vuelve|regresa|se)\b/,
  /\bsin (?:multa|penaliza\w+|penalidad|recargo|condiciones|plazo|preguntas)\b|\bno (?:hay|tiene|te cobran|existe) (?:multa|penaliza\w+|penalidad|plazo)s?\b|\b(?:mover|mueves|postergar|aplazar|reagendar|correr|traspasar|ceder) (?:la fecha|el dia|tu (?:fecha|cupo|lugar|reserva)|la reserva|para otro dia)\b|\bte guard[a-z]+ (?:el|tu|un) (?:lugar|cupo|puesto)\b|\b(?:aunque|si) (?:no (?:llegues|vayas|puedas ir|te gusta)|te arrepientes|llegas tarde)\b|\bcuando quieras\b(?= *(?:[.!,;]|$))/,
  /\b(?:si|aunque|cuando|por|con|bajo) (?:llueve|llueva|nieva|nieve|hay (?:lluvia|viento|tormenta|mal tiempo)|(?:la )?(?:lluvia|nieve|tormenta)|mal (?:tiempo|clima)|viento|lluvia)\b|\b(?:nunca|no|jamas|siempre) se (?:suspende|cancela|posterga|hace|realiza)\b/,
]

const SEGURIDAD: RegExp[] = [
  /\b(?:ideal|apropiad[oa]|adecuad[oa]|recomendad[oa]|recomendable|perfect[oa]|buen[oa]|pensad[oa]|sirve|accesible|comod[oa]|facil)(?:s|es|n)? (?:tambien |incluso |igual )?(?:para|aunque|si) (?:\w+ ){0,3}(?:gente|personas?|problemas?|movilidad|espalda|rodillas?|hipertens\w*|ninos?|ninas?|bebes?|abuel\w*|mayores|familias?|principiantes|tod[oa]s?|cualquiera|enferm\w*|tengas?|seas?|estes?|sufras?)\b|\baunque (?:no )?(?:tengas?|seas?|estes?|sufras?|sepas?)\b/,
  /\b(?:tus?|l[oa]s?|el|mis?) (?:hij|nin|chic|abuel|mama|papa|senor|suegr|pequen|menor|viej)[a-z]*(?: (?!tienen\b|tarifa\b)\w+){0,4} (?:va|van|puede|pueden|hacen?|pasan?|entran?|viajan?|suben?|caben?|quepan?|disfrut\w+|nadan?|aguantan?)\b|\bte va a pasar\b|\bsin (?:dramas?|sustos?|miedo|esfuerzo|peligros?|cuidado)\b|\b(?:dificultad|esfuerzo) (?:cero|ningun\w*)\b/,
  /\b(?:no|ni|sin) (?:(?:se|te|hace|es) )?(?:necesit\w+|requier\w+|exig\w+|piden?|falta|necesario|importa|hay que|tienes que|precisa\w*) (?:de )?(?:que )?(?:saber|tener|ser|estar|experiencia|entrenamiento|estado|preparacion|edad|condicion|nadar|licencia|tu|la|el|si|ningun\w*|seas?|sepas?|tengas?)\b|\bsaber nadar\b|\bsin (?:experiencia|saber|entrenamiento)\b|\bno (?:necesitas|requieres|precisas) \w+/,
  /\b(?:bebes?|guaguas?|lactantes?|recien nacid[oa]s?|embaraz\w+|abuel[oa]s?|silla de ruedas|asma\w*|cardiac\w*|corazon|presion (?:alta|baja)|diabet\w+|epilep\w+|vertigo|alergic\w+|alergias?|celiac\w+|claustrof\w+|operad[oa]s?|lesion\w*|marcapasos|discapacidad)\b/,
  /\b(?:llevar|ir con|vas con|llevas|aceptan?|admiten?|reciben?|bienvenid[oa]s?) (?:a |al |con )?(?:l[oa]s? |el |tus? |mi |su )*(?:perr|mascot|gat|animal)[a-z]*/,
  /\b(?:es|son|esta|estan|va|van|sera|seria|parece|resulta|completamente|totalmente|absolutamente|muy|super|cien por ciento) (?:\w+mente |muy |super |bien |cien por ciento )?(?:segur[oa]s?|inofensiv[oa]s?|sin riesgo)\b(?! de (?:que|haber))|\bno es (?:nada )?(?:peligros|riesgos|dificil para|extrem)[a-z]*/,
  /\bapt[oa]s? (?:para|a)\b|\btodo publico\b|\b(?:todas|cualquier) (?:las )?(?:edad|edades)\b|\bcualquier(?:a| persona) (?:la |lo |puede|va|es capaz)|\btenga la edad\b|\b(?:va|van|vas) a poder\b|\bno pasa nada\b|\bno te preocupes\b|\bsin (?:ningun )?problemas?\b/,
]
// What we say ourselves of the same things.
const AVISO_DE_SEGURIDAD =
  /\bno (?:puedo|sabria|se) (?:decirte|asegurarte|confirmarte|decir|asegurar)?\s?si (?:algo |una \w+ |la \w+ )?(?:es|son|esta) (?:muy )?(?:segur[oa]s?|apt[oa]s?)(?: para (?:ti|tu salud|tu caso|tu|ustedes))?/g

const ESTADO: RegExp[] = [
  /\b(?:ya )?(?:figuras|apareces|constas)\b/,
  /\bestas dentro\b|\bnos vemos\b|\b(?:ya )?(?:esta|quedo|queda|estan|quedaron) (?:todo |ya )?(?:pagad|reservad|confirmad|agendad|apartad|anotad|inscrit|cancelad|devuelt)[a-z]*|\btodo (?:pagado|listo|confirmado|en orden)\b|\ba tu nombre\b|\bte acabo de\b|\b(?:recibimos|recibi|tengo|tenemos) (?:ya )?tus? (?:pago|reserva|plata|dinero|compra|transferencia|datos)\b/,
  /\btus? (?:pagos?|reservas?|compras?|cobros?|transferencias?|devolucion(?:es)?|reembolsos?|plata|dinero|abonos?|cargos?|tarjetas?|cupos?|lugar(?:es)?|puestos?|asientos?|solicitud)\b(?! (?:la|las|lo|los) \w+ en\b)[^.;!?]{0,25}\b(?:paso|pasaron|entro|entraron|llego|llegaron|esta|estan|fue|fueron|quedo|quedaron|sigue|siguen|figura|aparece|viene|va en|salio|se (?:hizo|proceso|registro|aprobo|rechazo|anulo|cayo)|ya|recibid\w+|rechazad\w+|aprobad\w+|vigente|asegurad\w+|listo|lista)\b(?! en (?:mis experiencias|su pagina))/,
  /(?<!\bsi )\bya (?:pagaste|reservaste|compraste|cancelaste|estas (?:inscrit|confirmad|anotad|dentro|list)\w*|tienes (?:tu|un|el|la|una)|quedaste|te (?:lleg|cobr|confirm|devolv)\w+)\b|\bquedas(?:te)? (?:en|con|inscrit|anotad|confirmad|list|dentro)\w*|\b(?:veo|vi|revise|compruebo|figura|aparece|consta) (?:que )?(?:aqui )?(?:tu|tienes|ya|pagaste|te)\b/,
  /\b(?:no )?(?:te|se te|les) (?:(?:han?|hemos|van a) )?(?:cobraron|cobrado|cargaron|cargado|cobramos|anot[eo]|anotamos|inscrib\w+|guarde|guardamos|puse|pusimos|separ[eo]|deje|dejamos|aprob\w+|rechaz\w+|acepta(?:ron|mos))\b/,
]

const CERTIFICACION =
  /\b(?:registro (?:en|del?|nacional|vigente|oficial)|servicio nacional|titulad|profesional|reconocid|gobierno|normas?|normativa|legal|capacitad|entrenad[oa]s? (?:en|por)|primeros auxilios|inspeccionad|armada|resolucion|sanitari|afiliad|camara de|asociacion|federacion|colegio de|empadronad|fiscalizad|supervisad|certific|acredit|avalad|homolog|licencia|polizas?|premi(?:o|os|ad)|galardon|reconocimient|verificad|autorizad[oa]s? por|registrad[oa]s? (?:en|por)|inscrit[oa]s? en el|aprobad[oa]s? por|recomendad[oa]s? por|respaldad|sello|sernatur|sernac|municipalidad|ministerio|patrimonio|unesco|permisos?|oficial(?:es|mente)?\b|seguros? (?:incluid|de (?!que\b|haber\b)|contra|medic)|asegurad[oa]s? (?:contra|ante)|cumplen? (?:con )?(?:la|las|todas|todos|los) (?:norma|ley|exigencia|requisito))[a-z]*/

const OTRA_LENGUA =
  /\b(?:the|your|you|they|please|password|refund|kids|children|money|hurry|with|voces?|nao|sua|senha|cartao|dinheiro|criancas|chover|com|foi|quase)\b/
const TAL_VEZ_OTRA =
  /\b(?:free|sells?|card|safe|baby|payment|are|is|if|join|guides?|seu|pagam|devolvem|esgotado|pelo)\b/g

/** Without what we say ourselves of secrets and of safety. */
export const sinNuestrosAvisos = (plano: string): string =>
  plano.replaceAll(AVISO_DE_SECRETO, ' ').replaceAll(AVISO_DE_SEGURIDAD, ' ')

/** The kinds of claim in a text that no tool of a turn can bear out. */
export function fueraDeLoDicho(plano: string): string[] {
  const dice = (patrones: readonly RegExp[]): boolean => patrones.some((patron) => patron.test(plano))
  return [
    ...(dice(PAGO_APARTE) ? ['pago aparte'] : []),
    ...(PIDE_SECRETO.test(plano) ? ['secreto'] : []),
    ...(dice(PRISA) ? ['prisa'] : []),
    ...(dice(PRECIO) ? ['precio'] : []),
    ...(dice(POLITICA) ? ['politica'] : []),
    ...(dice(SEGURIDAD) ? ['seguridad'] : []),
    ...(dice(ESTADO) ? ['estado'] : []),
    ...(CERTIFICACION.test(plano) ? ['certificacion'] : []),
    ...(OTRA_LENGUA.test(plano) || (plano.match(TAL_VEZ_OTRA) ?? []).length > 1 ? ['otra lengua'] : []),
  ]
}

import type { TemaDeAyuda } from './intencion.ts'

const PREGUNTA = String.raw`(?:como|cuando|cuanto|donde|que (?:pasa|hago|pasaria|sucede|ocurre)|puedo|podemos|se puede|es posible|quiero|necesito|tengo que|debo|hay que|quisiera|me|si|aceptan|reciben|hacen|dan|tienen|existe|cual|politica|deben|ayuda(?:me)?|ya)`

/** The first that matches is meant; so what is particular comes before what is general. */
const PATRONES: [TemaDeAyuda, RegExp][] = [
  [
    'parques',
    /\b(?:entradas?|tickets?|ingresos?|pases?|entrar|ingresar) (?:al|a los|a la|a las|del|de los|de la|de las) (?:parques?|reservas? nacional\w*|santuarios?|monumentos?|museos?|salar|geiseres|valle de la luna)\b/,
  ],
  [
    'reclamo',
    /\b(?:reclam[oa]s?|reclamar|que?ja(?:s|r\w*)?|q(?:ue?|e)j(?:o|e|amos|arme|arnos)|denunci\w+|sernac|estafa(?:ron|do|da)?|mal(?:a)? (?:servicio|trato|atencion)|mal ?trat(?:o|a|aron|ad[oa]s?|arme|arnos)|(?:me |nos )?trat(?:o|aron|an) (?:muy |tan |re |super )?(?:mal|pesimo|feo|como)|(?:me|nos) (?:grit|insult|humill|ofend|discrimin|menospreci)\w+|(?:guia|anfitrion\w*|operador\w*|chofer|monitor\w*|instructor\w*) (?:(?:fue|era|estuvo|estaba|andaba|es|anduvo|llego) )(?:muy |super |re |tan |un |una |bien |curad[oa] y )*(?:groser[oa]|pesad[oa]|prepotente|irrespetuos[oa]|maleducad[oa]|mal educad[oa]|agresiv[oa]|violent[oa]|borrach[oa]|cura[do]\w*|ebri[oa]|racista|machista|desagradable)|(?:mala|malisima|pesima|horrible|terrible) experiencia|(?:tour|paseo|experiencia|servicio|atencion) (?:fue|estuvo) (?:muy |super )?(?:mal[oa]?|malisim[oa]|pesim[oa]|horrible|terrible)|reportar (?:a |al )(?:un |una |el |la |mi )?(?:guia|anfitrion\w*|operador\w*)|no (?:me |nos )?gusto (?:nada )?(?:el|la|como) (?:trato|atencion|servicio|guia)|pesimo|(?:guia|anfitrion\w*|operador) no (?:me |nos )?(?:llega|llego|aparece|aparecio|contesta|responde|atiende)|no (?:llega|llego|aparecio|estaba) (?:el |la |nadie|mi )?(?:guia|anfitrion\w*|nadie|operador)|nadie (?:llego|aparecio|estaba|contesta|responde)|no (?:me |nos )?(?:contestan|responden|atienden|pescan)|me cobraron (?:de mas|dos veces|doble|2 veces)|doble cobro|cobro duplicado)\b/,
  ],
  [
    'devolucion',
    /\b(?:(?:proveedor\w*|anfitri\w+|guia|operador|ellos|me|nos) (?:me |nos )?cancel(?:o|a|aron|an)|devoluci(?:on|ones)|devuelv[aeo]\w*|reembols\w+|devolver(?:me)?|(?:recuperar|vuelve) (?:mi|el|la) (?:plata|dinero)|mi plata de vuelta|derecho a retracto|retracto)\b/,
  ],
  [
    'clima',
    /\b(?:pronostico|temperatura|(?<!por )(?:si|y si|que pasa si|cuando) (?:llueve|lluvia|hay (?:lluvia|mal tiempo|temporal|viento|niebla|marejadas?|nieve)|hace mal tiempo|nieva|el clima|esta lloviendo|mal tiempo)|(?:va a|ira a|podria) (?:llover|nevar|haber (?:lluvia|viento|temporal|sol))|llovera|(?:va a (?:hacer|estar)|hara|hace|hay|habra) (?:mucho |harto )?(?:frio|calor|nublado|viento|nieve|niebla|lluvia|sol|temporal)(?! en la cara)|(?:va|ba) a (?:ll|y)over|esta (?:lloviendo|nevando)|que tiempo (?:hay|hace|hara|habra|va a (?:hacer|haber))|(?:como|que tal) (?:esta|estara|va a estar|viene) el (?:tiempo|clima|dia)|mal (?:tiempo|clima)|(?<!(?:por si|dias? de|dias? con|dias? que|cuando|aunque) )(?:lluvias?|llueve)|temporal|clima|cierran el parque|cierre del parque|suspend\w+)\b/,
  ],
  [
    'cambio',
    /\b(?:cambi(?:ar|o|arla|e)|reagend\w+|reprogram\w+|mover|posterg\w+|modificar|correr) (?:de |la |el |mi |una |un |para )*(?:fecha|dia|hora|horario|reserva|salida|persona|nombre|participantes)\b/,
  ],
  [
    'cambio',
    /\b(?:(?:va|vamos|van|iremos|somos|seremos|seriamos) (?:1|una?|uno|otr[oa])(?: sola?)?(?: persona)? (?:menos|mas) (?:de|en|que)|en (?:vez|lugar) de (?:mi|el|ella|otr[oa])\b.*\b(?:entradas?|reservas?|tickets?)|(?:compre|reserve|pague|(?:mi|una|la) reserva)\b.*\b(?:menos|otra persona|agregar|sumar|sacar|quitar)|(?:ceder|traspasar|transferir|poner a nombre de otr[oa]) (?:mi |la |una )?(?:entrada|reserva|ticket)s?)\b/,
  ],
  [
    'cancelar',
    /\b(?:politicas? de cancelacion|(?:flexible|moderada|estricta) (?:y|o|e) (?:la )?(?:flexible|moderada|estricta)|cancel(?:ar|o|acion(?:es)?|arla|e|a|amos|aron)|anul(?:ar|o|acion|arla|e)|desistir|arrepi?ent\w+|echar(?:me|nos)? (?:para )?atras|no (?:puedo|voy a poder|podre|alcanzo a|podemos) ir)\b/,
  ],
  [
    'reserva',
    /\b(?:(?:e?stado|estdo|estatus|status|situacion|seguimiento) (?:(?:de|del|en|que|esta|tiene) )*(?:mis?|la|las|el|una|esa|esta|nuestras?|tu)? ?(?:reservas?|compras?|pedidos?|booking)|(?:en que|como) (?:va|quedo|esta|sigue|anda) (?:mi|la|nuestra) (?:reserva|compra)|(?:mis?|nuestras?|la) (?:proxim|prosim|siguiente)\w* (?:reservas?|experiencias?|salidas?|paseos?|tours?|actividad(?:es)?|viajes?)|(?:cuando|donde|que dia|a que hora|para cuando) (?:es|era|son|sera|tengo|esta|quedo|toca|me toca|sale|parte|empieza)(?: que (?:es|era))? (?:mis?|la|nuestras?) (?:reservas?|proxim\w+)|(?:que|cuales|cuantas) (?:son mis )?(?:reservas?|entradas?) (?:tengo|tenemos|hice)|que (?:es lo que )?(?:tengo|tenemos) reservado|(?:tengo|tenemos) (?:alguna |algunas |una )?reservas? (?:activas?|vigentes?|pendientes?|hech[oa]s?|confirmadas?|proximas?)|(?:revis|consult|chequ|rastre|verific)\w+ (?:el estado de )?(?:mi|mis|una|la|nuestra) reservas?|(?:ver|muestrame|mostrar) (?:mis?|la|las) reservas?|(?:tengo|tenemos) alguna reserva|(?:cuando|a que hora|que dia) (?:es|sale|parte|empieza) (?:mi|nuestr[oa]) (?:tour|paseo|experiencia|actividad|excursion|salida|cata|trekking)|(?:me|nos) confirmaron|(?:my next|minha proxim\w+|status of (?:my|mi)) (?:reserva|booking)|saber (?:de|que paso con|como va) mi reserva|(?:que paso|que pasa|que onda) con (?:mi|la|nuestra) reserva(?! si\b)|mi reserva (?:ya )?(?:esta|quedo|sigue|fue|salio|aparece|va)(?! (?:mal|cancel))|(?:quedo|salio|esta|sigue|fue) (?:lista|ok|bien|hecha|activa|vigente|aceptada|confirmada|pagada) (?:mi|la|nuestra) reserva)\b|^[;, ]*mis? reservas?[;, ]*$/,
  ],
  ['factura', /\b(?:factura[rs]?|facturen|boleta|comprobante|documento tributario|iva)\b/],
  [
    'pago',
    /\b(?:rechaz\w+|fallo|no (?:me |se )?(?:pasa|paso|funciona|funciono|acepta|acepto|deja pagar)) (?:el |la |mi |con )*(?:pago|tarjetas?|cobro|compra)\b|\b(?:pago|tarjeta) (?:fue |sale |salio )?rechazad[oa]\b/,
  ],
  [
    'medios',
    /\b(?:(?:medios?|formas?|metodos?|manera) de pago|tarjetas?(?: de (?:credito|debito|prepago))?|webpay|transbank|transferencia|efectivo|cuotas|paypal|mercado ?pago|mach|red ?compra|mastercard|khipu|servipag|tenpo|apple pay|google pay|cash|cuenta rut|debito|credito|pagar (?:con|en (?:efectivo|cuotas|dolares)|alla|ahi|al llegar|despues))\b/,
  ],
  [
    'pago',
    /\b(?:(?:como|donde|cuando|puedo|hay que|se|debo|tengo que|para|quiero) (?:(?:se|puedo|debo|tengo que|hay que|la|lo|lo que) )*pag(?:ar|o|a|arse|arla)|pago (?:rechazado|fallo|pendiente|en linea|online|seguro)|(?:rechaz\w+|fallo|no (?:paso|funciona|pasa)) (?:el|mi|la) (?:pago|tarjeta|cobro)|ya pague|el pago|mi pago|abono|anticipo|error (?:al|en el|con el|de) pag\w+|no (?:me )?(?:deja|puedo|podemos) pagar|(?:puedo|se puede|podemos|como) reserv\w+ (?:por|con|via)|se reserva|como (?:puedo )?reserv(?:o|ar|amos)|(?:nunca|no) he reservado|quiero pagar|(?:hacer|hago|completar) (?:una |la |mi )?(?:reserva|compra))\b/,
  ],
  [
    'entrada',
    /\b(?:(?:mi|mis|la|las|ver|donde|perdi|no (?:me )?(?:llego|encuentro|veo)|descargar|imprimir|sacar|llego) (?:(?:esta|estan|el|la|las|mi|mis) )*(?:entradas?|tickets?|qr|voucher|codigo|correo de confirmacion|confirmacion)|(?:pague|pagamos|compre|compramos|reserve|reservamos)\b.*\bno (?:me |nos )?(?:lleg\w+|ha llegado|aparec\w+)|(?:donde|como) (?:veo|estan?|encuentro|reviso|miro) (?:mi|mis|las) (?:reservas?|compras?|experiencias)|codigo qr|qr|tickets?|voucher|imprimir)\b/,
  ],
  [
    'invitado',
    /\b(?:sin (?:crear )?(?:una )?(?:cuenta|registr\w+|inscrib\w+)|como invitad[oa]|(?:tengo que|hay que|debo|necesito|es necesario|obligatorio) (?:crear|hacer|tener|abrir)?(?: una| me)? ?(?:cuenta|registr\w+))\b/,
  ],
  [
    'anfitrion',
    /\b(?:(?:ser|soy|hacerme|convertirme en|quiero ser|como (?:soy|me hago)) (?:un |una )?anfitri\w+|(?:publicar|publico|ofrecer|ofrezco|vender|vendo|subir|subo|agregar) (?:mi|mis|una|un|experiencias)(?: propia)?(?: (?:experiencia|tour|servicio|actividad)\w*)?|(?:trabajar|trabajo) con ustedes|soy guia|tengo un (?:tour|emprendimiento|negocio))\b/,
  ],
  ['empresa', /\b(?:empresas?|corporativ[oa]s?|agencias?|b2b|api|revend\w+|convenio|team building|oficina)\b/],
  [
    'cuenta',
    /\b(?:(?:crear|abrir|eliminar|borrar|cerrar|mi) (?:una |mi )?cuenta|registrarme|iniciar sesion|(?:olvid\w+|perdi|recuper\w+|cambi(?:o|ar)|restablec\w+) (?:de )?(?:mi |la )?(?:clave|contrasena|password)|no puedo (?:entrar|ingresar|iniciar sesion)|mis datos personales)\b/,
  ],
  [
    'privacidad',
    /\b(?:privacidad|datos personales|mis datos|que (?:haces|hacen) con (?:mis datos|lo que)|guardan? (?:mis|lo que|la conversacion|esta conversacion)|conversaciones guardadas)\b/,
  ],
  [
    'contacto',
    /\b(?:(?:hablar|conversar|comunicarme|contactar\w*|atencion) (?:con |de |a )?(?:una? |el |la |los )?(?:persona|humano|human[oa]|ejecutiv[oa]|alguien|operador\w*|ustedes|soporte|anfitrion\w*|guia)|(?:su|tu|el|un|cual es el|tienen|me das el) (?:telefono|fono|numero(?: de contacto)?|whatsapp|wsp|correo|mail|email|contacto|instagram)|contactarlos|contacto|servicio al cliente|soporte|call center|whatsapp|oficinas?|direccion de ustedes|atencion al cliente)\b/,
  ],
  ['mascotas', /\b(?:mascotas?|perr(?:o|a|os|as|it[oa]s?)|gat(?:o|a|os|it[oa])|pet ?friendly|firulais)\b/],
  [
    'idiomas',
    /\b(?:(?:en |hablan? |guias? (?:en |que hablen? )?|idiomas?|tours? en )(?:ingles|portugues|frances|aleman|otro idioma|otros idiomas|italiano|idiomas?)|idiomas?|bilingue|lengua de senas)\b/,
  ],
  [
    'accesibilidad',
    /\b(?:silla de ruedas|movilidad reducida|discapacidad|discapacitad[oa]s?|accesibilidad|muletas|sord[oa]s?|cieg[oa]s?)\b/,
  ],
  [
    'dieta',
    /\b(?:vegan[oa]s?|vegetarian[oa]s?|celiac[oa]s?|sin gluten|sin lactosa|kosher|halal|alergi(?:a|as|c[oa]s?) (?:a|al|alimentari\w+)|intoleran\w+|dieta)\b/,
  ],
  [
    'seguridad',
    /\b(?:(?:es|son|que tan|sera|seria) (?:muy )?(?:segur[oa]s?|peligros[oa]s?|riesgos[oa]s?)|seguridad|seguros? (?:de|contra|incluid\w+|medico|de accidentes)|tienen seguro|incluye seguro|riesgos?|sernatur|guias? certificad[oa]s?|certificad[oa]s?|primeros auxilios|en caso de (?:accidente|emergencia)|(?:que (?:pasa|hago|hacemos)|y) si (?:me|nos|se|alguien se) (?:pierd|accident|cae|caigo|lesion|lastim|quiebr|fractur)\w*|que pasa si (?:me|hay|tengo) (?:un )?(?:accident\w+|cae?i?g?o?|lesion\w*))\b/,
  ],
  [
    'ninos',
    /\b(?:(?:puedo|pueden|se puede|podemos|aceptan|reciben|permiten|edad minima|desde que edad|a que edad|pagan?|precio|descuento|cuanto pagan?) (?:(?:ir|llevar|los|con|a|de|para|el|la|mi|mis|un|una) )*(?:nin[oa]s?|hij[oa]s?|menores|bebes?|guaguas?|coche)|(?:nin[oa]s?|hij[oa]s?|menores|guaguas?|bebes?) (?:tambien )?(?:pagan?|entran? gratis|cuentan?|necesitan? entrada)|edad minima|desde que edad|coche de (?:guagua|bebe)|tarifa de ninos)\b/,
  ],
  [
    'retraso',
    /\b(?:(?:si )?(?:llego|llegamos|voy|vamos) (?:tarde|atrasad[oa]s?)|si no (?:llego|llegamos|voy|vamos|aparezco|asisto|me presento)|atras(?:o|ad[oa]s?|arme)|retras\w+|me atrase|puntualidad|no (?:llego|alcanzo) a (?:la )?hora|(?:con )?cuanta anticipacion (?:(?:hay|tengo|tenemos|debo|se) (?:que )?(?:debe )?)?lleg\w+|(?:a que hora|cuanto (?:rato )?antes) (?:(?:hay|tengo|tenemos|debo) (?:que )?)?llegar)\b/,
  ],
  [
    'traslado',
    /\b(?:(?:incluye|hay|tienen|ofrecen|con|dan) (?:el )?(?:traslados?|transporte|movilizacion|transfer|locomocion)|me (?:pasan|van) a buscar|pick ?up|traslados?|transfer|estacionamiento|como llego|punto de encuentro)\b/,
  ],
  [
    'alojamiento',
    /\b(?:alojamiento|hotel(?:es)?|hostal(?:es)?|hospedaje|airbnb|donde (?:puedo )?(?:dormir|alojar|quedarme|me quedo)|cabanas?|camping|alojar|(?:arrend\w+|arriend\w+|alquil\w+) (?:una? |de )*(?:depa\w*|deptos?|dptos?|casas?|piezas?|habitacion(?:es)?))\b/,
  ],
  [
    'opiniones',
    /\b(?:(?:dej(?:ar|o)|escrib(?:ir|o)|pongo|poner|hacer|hago|ver|son (?:reales|verdaderas)|como (?:dejo|escribo)|las|sus) (?:una? |las |mi )?(?:opinion(?:es)?|resenas?|comentarios?|evaluacion(?:es)?|estrellas)|opiniones|resenas)\b/,
  ],
  ['regalo', /\b(?:gift ?card|tarjeta de regalo|(?:como )?(?:puedo )?regalar|(?:de|para|un) regalo)\b/],
  [
    'confirmacion',
    /\b(?:(?:como|cuando) (?:se )?(?:si )?(?:me )?confirm\w+|confirmacion (?:inmediata|a solicitud)|a solicitud|cuanto (?:se )?demoran? en (?:confirmar|responder)|esta confirmada|minimo de (?:participantes|personas|viajeros))\b/,
  ],
  [
    'precio',
    /\b(?:precio (?:final|total|incluye)|cargos? (?:extra|adicional|oculto|por servicio)\w*|cobran (?:comision|extra)|comision|propina|que incluye el precio|impuestos?|(?:hay|tienen|hacen|existen?|ofrecen) (?:algun )?descuentos?|codigo de descuento|cupon)\b/,
  ],
  [
    'cupos',
    /\b(?:cuanto (?:tiempo )?(?:me )?(?:guardan|reservan|duran)|guardan (?:el|los|mi) cupos?|lista de espera|(?:venza|vence|venci|expir|caduc)\w* (?:mi|la) reserva|con cuanta anticipacion (?:reserv\w+|hay que reservar)|ultimo minuto)\b/,
  ],
  [
    'llevar',
    /\b(?:que (?:ropa |cosas )?(?:llevo|llevar|debo llevar|hay que llevar|tengo que llevar|me pongo)|(?:ropa|zapatos|equipo) (?:llevo|necesito|se necesita|adecuad\w+)|como voy vestid[oa])\b/,
  ],
  ['asistente', /\b(?:matheus|este chat|el chat|asistente virtual|usan ia|inteligencia artificial)\b/],
]

const ES_PREGUNTA = new RegExp(
  String.raw`(?:^|[;,·] )(?:hola ;? ?,? ?)?(?:y |pero |oye |disculpa |perdon |una pregunta ;? ?|consulta ;? ?)*${PREGUNTA}\b`,
)

/** Which of the product's own answers is asked for, beside which wishes. */
export function leerAyuda(
  texto: string,
  { conDeseos, conAsunto }: { conDeseos: boolean; conAsunto: boolean },
): TemaDeAyuda | null {
  const tema = PATRONES.find(([, patron]) => patron.test(texto))?.[0] ?? null
  if (tema === null || !conDeseos || FIRMES.has(tema)) return tema
  if (!conAsunto && SIN_ASUNTO.has(tema)) return tema
  // Beside wishes only what cannot be a wish itself, and only when it is asked.
  return !SOLO_DESEO.has(tema) && ES_PREGUNTA.test(texto) ? tema : null
}

const SOLO_DESEO: ReadonlySet<TemaDeAyuda> = new Set([
  'asistente',
  'regalo',
  'empresa',
  'traslado',
  'alojamiento',
  'opiniones',
  'cupos',
  'precio',
  'accesibilidad',
  'dieta',
  'idiomas',
  'ninos',
  'clima',
  'mascotas',
])
const FIRMES: ReadonlySet<TemaDeAyuda> = new Set([
  'parques',
  'cancelar',
  'devolucion',
  'reclamo',
  'seguridad',
  'llevar',
  'reserva',
])
/** A place or a date does not make these a wish: 'hotel en Pucón', 'el clima mañana en Santiago'. */
const SIN_ASUNTO: ReadonlySet<TemaDeAyuda> = new Set(['alojamiento', 'clima'])

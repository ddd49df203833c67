import type { TemaDeAyuda } from './intencion.ts'

const PREGUNTA = String.raw`(?:como|cuando|cuanto|donde|que (?:pasa|hago|pasaria|sucede|ocurre)|puedo|podemos|se puede|es posible|quiero|necesito|tengo que|debo|hay que|quisiera|me|si|aceptan|reciben|hacen|dan|tienen|existe|cual|politica|deben|ayuda(?:me)?|ya)`

/** The first that matches is meant; so what is particular comes before what is general. */
const PATRONES: [TemaDeAyuda, RegExp][] = [
  ['reclamo', /\b(?:reclam[oa]s?|reclamar|queja(?:s|rme)?|denuncia(?:r)?|sernac|estafa(?:ron|do|da)?|mal servicio|pesimo|(?:guia|anfitrion\w*|operador) no (?:me |nos )?(?:llega|llego|aparece|aparecio|contesta|responde|atiende)|no (?:llega|llego|aparecio|estaba) (?:el |la |nadie|mi )?(?:guia|anfitrion\w*|nadie|operador)|nadie (?:llego|aparecio|estaba)|me cobraron (?:de mas|dos veces|doble|2 veces)|doble cobro|cobro duplicado)\b/],
  ['devolucion', /\b(?:(?:proveedor\w*|anfitri\w+|guia|operador|ellos|me|nos) (?:me |nos )?cancel(?:o|a|aron|an)|devoluci(?:on|ones)|devuelv[aeo]\w*|reembols\w+|devolver(?:me)?|(?:recuperar|vuelve) (?:mi|el|la) (?:plata|dinero)|mi plata de vuelta|derecho a retracto|retracto)\b/],
  ['clima', /\b(?:pronostico|temperatura|(?<!por )(?:si|y si|que pasa si|cuando) (?:llueve|lluvia|hay (?:lluvia|mal tiempo|temporal|viento|niebla|marejadas?|nieve)|hace mal tiempo|nieva|el clima|esta lloviendo|mal tiempo)|(?:va a|ira a|podria) (?:llover|nevar|haber (?:lluvia|viento|temporal|sol))|llovera|(?:va a (?:hacer|estar)|hara|hace|hay) (?:mucho )?(?:frio|calor|nublado)|mal (?:tiempo|clima)|(?<!(?:por si|dias? de|dias? con|dias? que|cuando|aunque) )(?:lluvias?|llueve)|temporal|clima|cierran el parque|cierre del parque|suspend\w+)\b/],
  ['cambio', /\b(?:cambi(?:ar|o|arla|e)|reagend\w+|reprogram\w+|mover|posterg\w+|modificar|correr) (?:de |la |el |mi |una |un |para )*(?:fecha|dia|hora|horario|reserva|salida|persona|nombre|participantes)\b/],
  ['cambio', /\b(?:(?:va|vamos|van|iremos|somos|seremos|seriamos) (?:1|una?|uno|otr[oa])(?: sola?)?(?: persona)? (?:menos|mas) (?:de|en|que)|en (?:vez|lugar) de (?:mi|el|ella|otr[oa])\b.*\b(?:entradas?|reservas?|tickets?)|(?:compre|reserve|pague)\b.*\b(?:menos|otra persona)|(?:ceder|traspasar|transferir|poner a nombre de otr[oa]) (?:mi |la |una )?(?:entrada|reserva|ticket)s?)\b/],
  ['cancelar', /\b(?:politicas? de cancelacion|(?:flexible|moderada|estricta) (?:y|o|e) (?:la )?(?:flexible|moderada|estricta)|cancel(?:ar|o|acion(?:es)?|arla|e|a|amos|aron)|anul(?:ar|o|acion|arla|e)|desistir|arrepi?ent\w+|echar(?:me|nos)? (?:para )?atras|no (?:puedo|voy a poder|podre|alcanzo a|podemos) ir)\b/],
  ['factura', /\b(?:factura|boleta|comprobante|documento tributario|iva)\b/],
  ['pago', /\b(?:rechaz\w+|fallo|no (?:me |se )?(?:pasa|paso|funciona|funciono|acepta|acepto|deja pagar)) (?:el |la |mi |con )*(?:pago|tarjetas?|cobro|compra)\b|\b(?:pago|tarjeta) (?:fue |sale |salio )?rechazad[oa]\b/],
  ['medios', /\b(?:(?:medios?|formas?|metodos?|manera) de pago|tarjetas?(?: de (?:credito|debito|prepago))?|webpay|transbank|transferencia|efectivo|cuotas|paypal|mercado ?pago|mach|red ?compra|mastercard|khipu|servipag|tenpo|apple pay|google pay|cash|cuenta rut|debito|credito|pagar (?:con|en (?:efectivo|cuotas|dolares)|alla|ahi|al llegar|despues))\b/],
  ['pago', /\b(?:(?:como|donde|cuando|puedo|hay que|se|debo|tengo que|para|quiero) (?:(?:se|puedo|debo|tengo que|hay que|la|lo|lo que) )*pag(?:ar|o|a|arse|arla)|pago (?:rechazado|fallo|pendiente|en linea|online|seguro)|(?:rechaz\w+|fallo|no (?:paso|funciona|pasa)) (?:el|mi|la) (?:pago|tarjeta|cobro)|ya pague|el pago|mi pago|abono|anticipo|se reserva|como (?:puedo )?reserv(?:o|ar|amos)|(?:nunca|no) he reservado|quiero pagar|(?:hacer|hago|completar) (?:una |la |mi )?(?:reserva|compra))\b/],
  ['entrada', /\b(?:(?:mi|mis|la|las|ver|donde|perdi|no (?:me )?(?:llego|encuentro|veo)|descargar|imprimir|sacar|llego) (?:(?:esta|estan|el|la|las|mi|mis) )*(?:entradas?|tickets?|qr|voucher|codigo|correo de confirmacion|confirmacion)|codigo qr|qr|tickets?|voucher|imprimir)\b/],
  ['invitado', /\b(?:sin (?:crear )?(?:una )?(?:cuenta|registr\w+|inscrib\w+)|como invitad[oa]|(?:tengo que|hay que|debo|necesito|es necesario|obligatorio) (?:crear|hacer|tener|abrir)?(?: una| me)? ?(?:cuenta|registr\w+))\b/],
  ['anfitrion', /\b(?:(?:ser|soy|hacerme|convertirme en|quiero ser|como (?:soy|me hago)) (?:un |una )?anfitri\w+|(?:publicar|ofrecer|vender|subir|agregar) (?:mi|mis|una|un|experiencias)(?: propia)?(?: (?:experiencia|tour|servicio|actividad)\w*)?|(?:trabajar|trabajo) con ustedes|soy guia|tengo un (?:tour|emprendimiento|negocio))\b/],
  ['empresa', /\b(?:empresas?|corporativ[oa]s?|agencias?|b2b|api|revend\w+|convenio|team building|oficina)\b/],
  ['cuenta', /\b(?:(?:crear|abrir|eliminar|borrar|cerrar|mi) (?:una |mi )?cuenta|registrarme|iniciar sesion|(?:olvide|perdi|recuperar|cambiar) (?:mi |la )?(?:clave|contrasena|password)|no puedo (?:entrar|ingresar|iniciar sesion)|mis datos personales)\b/],
  ['privacidad', /\b(?:privacidad|datos personales|mis datos|que (?:haces|hacen) con (?:mis datos|lo que)|guardan? (?:mis|lo que|la conversacion|esta conversacion)|conversaciones guardadas)\b/],
  ['contacto', /\b(?:(?:hablar|conversar|comunicarme|contactar\w*|atencion) (?:con |de |a )?(?:una? |el |la |los )?(?:persona|humano|human[oa]|ejecutiv[oa]|alguien|operador\w*|ustedes|soporte|anfitrion\w*|guia)|(?:su|tu|el|un|cual es el|tienen|me das el) (?:telefono|fono|numero(?: de contacto)?|whatsapp|wsp|correo|mail|email|contacto|instagram)|contactarlos|contacto|servicio al cliente|soporte|call center|whatsapp|oficinas?|direccion de ustedes|atencion al cliente)\b/],
  ['mascotas', /\b(?:mascotas?|perr(?:o|a|os|as|it[oa]s?)|gat(?:o|a|os|it[oa])|pet ?friendly|firulais)\b/],
  ['idiomas', /\b(?:(?:en |hablan? |guias? (?:en |que hablen? )?|idiomas?|tours? en )(?:ingles|portugues|frances|aleman|otro idioma|otros idiomas|italiano|idiomas?)|idiomas?|bilingue|lengua de senas)\b/],
  ['accesibilidad', /\b(?:silla de ruedas|movilidad reducida|discapacidad|discapacitad[oa]s?|accesibilidad|muletas|sord[oa]s?|cieg[oa]s?)\b/],
  ['dieta', /\b(?:vegan[oa]s?|vegetarian[oa]s?|celiac[oa]s?|sin gluten|sin lactosa|kosher|halal|alergi(?:a|as|c[oa]s?) (?:a|al|alimentari\w+)|intoleran\w+|dieta)\b/],
  ['seguridad', /\b(?:(?:es|son|que tan|sera|seria) (?:muy )?(?:segur[oa]s?|peligros[oa]s?|riesgos[oa]s?)|seguridad|seguros? (?:de|contra|incluid\w+|medico|de accidentes)|tienen seguro|incluye seguro|riesgos?|sernatur|guias? certificad[oa]s?|certificad[oa]s?|primeros auxilios|en caso de (?:accidente|emergencia)|(?:que (?:pasa|hago|hacemos)|y) si (?:me|nos|se|alguien se) (?:pierd|accident|cae|caigo|lesion|lastim|quiebr|fractur)\w*|que pasa si (?:me|hay|tengo) (?:un )?(?:accident\w+|cae?i?g?o?|lesion\w*))\b/],
  ['ninos', /\b(?:(?:puedo|pueden|se puede|podemos|aceptan|reciben|permiten|edad minima|desde que edad|a que edad|pagan?|precio|descuento|cuanto pagan?) (?:(?:ir|llevar|los|con|a|de|para|el|la|mi|mis|un|una) )*(?:nin[oa]s?|hij[oa]s?|menores|bebes?|guaguas?|coche)|(?:nin[oa]s?|hij[oa]s?|menores|guaguas?|bebes?) (?:tambien )?(?:pagan?|entran? gratis|cuentan?|necesitan? entrada)|edad minima|desde que edad|coche de (?:guagua|bebe)|tarifa de ninos)\b/],
  ['retraso', /\b(?:(?:si )?(?:llego|llegamos|voy|vamos) (?:tarde|atrasad[oa]s?)|atras(?:o|ad[oa]s?|arme)|retras\w+|me atrase|puntualidad|no (?:llego|alcanzo) a (?:la )?hora|(?:con )?cuanta anticipacion (?:(?:hay|tengo|tenemos|debo|se) (?:que )?(?:debe )?)?lleg\w+|(?:a que hora|cuanto (?:rato )?antes) (?:(?:hay|tengo|tenemos|debo) (?:que )?)?llegar)\b/],
  ['traslado', /\b(?:(?:incluye|hay|tienen|ofrecen|con|dan) (?:el )?(?:traslados?|transporte|movilizacion|transfer|locomocion)|me (?:pasan|van) a buscar|pick ?up|traslados?|transfer|estacionamiento|como llego|punto de encuentro)\b/],
  ['alojamiento', /\b(?:alojamiento|hotel(?:es)?|hostal(?:es)?|hospedaje|airbnb|donde (?:puedo )?(?:dormir|alojar|quedarme|me quedo)|cabanas?|camping|hospedaje|alojar)\b/],
  ['opiniones', /\b(?:(?:dejar|escribir|hacer|ver|son (?:reales|verdaderas)|como (?:dejo|escribo)|las|sus) (?:una |las |mi )?(?:opinion(?:es)?|resenas?|comentarios?|evaluacion(?:es)?|estrellas)|opiniones|resenas)\b/],
  ['regalo', /\b(?:gift ?card|tarjeta de regalo|(?:como )?(?:puedo )?regalar|(?:de|para|un) regalo)\b/],
  ['confirmacion', /\b(?:(?:como|cuando) (?:se )?(?:si )?(?:me )?confirm\w+|confirmacion (?:inmediata|a solicitud)|a solicitud|cuanto (?:se )?demoran? en (?:confirmar|responder)|esta confirmada|minimo de (?:participantes|personas|viajeros))\b/],
  ['precio', /\b(?:precio (?:final|total|incluye)|cargos? (?:extra|adicional|oculto|por servicio)\w*|cobran (?:comision|extra)|comision|propina|que incluye el precio|impuestos?|(?:hay|tienen|hacen|existen?|ofrecen) (?:algun )?descuentos?|codigo de descuento|cupon)\b/],
  ['cupos', /\b(?:cuanto (?:tiempo )?(?:me )?(?:guardan|reservan|duran)|guardan (?:el|los|mi) cupos?|lista de espera|(?:venza|vence|expira|caduca)\w* (?:mi|la) reserva|con cuanta anticipacion (?:reserv\w+|hay que reservar)|ultimo minuto)\b/],
  ['llevar', /\b(?:que (?:ropa |cosas )?(?:llevo|llevar|debo llevar|hay que llevar|tengo que llevar|me pongo)|(?:ropa|zapatos|equipo) (?:llevo|necesito|se necesita|adecuad\w+)|como voy vestid[oa])\b/],
  ['asistente', /\b(?:matheus|este chat|el chat|asistente virtual|usan ia|inteligencia artificial)\b/],
]

const ES_PREGUNTA = new RegExp(String.raw`(?:^|[;,·] )(?:hola ;? ?,? ?)?(?:y |pero |oye |disculpa |perdon |una pregunta ;? ?|consulta ;? ?)*${PREGUNTA}\b`)

/** Which of the product's own answers is asked for, beside which wishes. */
export function leerAyuda(texto: string, { conDeseos, conAsunto }: { conDeseos: boolean; conAsunto: boolean }): TemaDeAyuda | null {
  const tema = PATRONES.find(([, patron]) => patron.test(texto))?.[0] ?? null
  if (tema === null || !conDeseos || FIRMES.has(tema)) return tema
  if (!conAsunto && SIN_ASUNTO.has(tema)) return tema
  // Beside wishes only what cannot be a wish itself, and only when it is asked.
  return !SOLO_DESEO.has(tema) && ES_PREGUNTA.test(texto) ? tema : null
}

const SOLO_DESEO: ReadonlySet<TemaDeAyuda> = new Set(['asistente', 'regalo', 'empresa', 'traslado', 'alojamiento', 'opiniones', 'cupos', 'precio', 'accesibilidad', 'dieta', 'idiomas', 'ninos', 'clima', 'mascotas'])
const FIRMES: ReadonlySet<TemaDeAyuda> = new Set(['cancelar', 'devolucion', 'reclamo', 'seguridad', 'llevar'])
/** What a place or a date does not make a wish: 'hotel en Pucón', 'el clima mañana en Santiago'. */
const SIN_ASUNTO: ReadonlySet<TemaDeAyuda> = new Set(['alojamiento', 'clima'])

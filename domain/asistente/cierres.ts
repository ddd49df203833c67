const SITIO = String.raw`(?:parques?(?: nacional(?:es)?)?|reservas? (?:nacional(?:es)?|natural(?:es)?)|santuarios?|monumentos?(?: natural(?:es)?)?|senderos?|caminos?|rutas?|carreteras?|autopistas?|cuestas?|pasos?(?: fronterizos?)?|fronteras?|aduanas?|volcan(?:es)?|cerros?|glaciar(?:es)?|lagunas?|lagos?|playas?|termas?|museos?|miradores?|puentes?|barcazas?|transbordador(?:es)?|puertos?|aeropuertos?|centros? de ski)`
const ESTA = String.raw`(?:(?:h?es|s)?ta(?:n|ra|ran|ba)?|sigue[n]?|permanece[n]?|se encuentra[n]?|queda[n]?|quedo|andara?)`
const COMO = String.raw`(?:[csz]err?a(?:d[oa]|o)s?|h?a[bv]iert[oa]s?|cortad[oa]s?|bloquead[oa]s?|clausurad[oa]s?|transitables?|habilitad[oa]s?|operativ[oa]s?)`
const CIERRA = String.raw`(?:cierran?|cerraron|cerraran?|cerrara|abren?|abrio|abrieron|abriran?|reabr\w+)`
const ARTICULO = String.raw`(?:el|la|los|las|al|del|un|algun|alguna)`

const ESTADO = new RegExp(
  String.raw`(?<!\b(?:que|lugar(?:es)?|sitios?|algo|actividad(?:es)?|experiencias?|panoramas?|cupos?|ventas?|inscripcion(?:es)?|fechas?|oficinas?) (?:no )?)\b${ESTA} (?:ya |todavia |aun |muy )?${COMO}\b(?! (?:mi|mis|tu|su|los cupos|las (?:reservas|ventas)|el chat|la (?:venta|oficina))\b)|\b${CIERRA} (?:${ARTICULO} )?${SITIO}\b|\b${SITIO}(?: [a-z]+){0,4} (?:va a (?:estar|abrir|cerrar)|${CIERRA})\b|\b${SITIO} ${COMO}\b|\bcierres? (?:de|del|en) (?:${ARTICULO} )?${SITIO}\b|\b(?:estado|condicion(?:es)?) (?:de|del|esta|estan|estara|tiene) (?:${ARTICULO} )?${SITIO}\b|\bcomo (?:esta|estan|estara|anda) (?:${ARTICULO} )?(?:camino|ruta|carretera|cuesta|paso|sendero)s?\b|\b(?:hay|habra) (?:paso(?! para)|cierres?|cortes?|alertas?|incendios|restriccion\w*)\b|\bse puede (?:pasar|subir|entrar|transitar|cruzar|ingresar) (?:hoy |manana )?(?:por |a |al |en )?(?:${ARTICULO} )?${SITIO}\b|\balertas? (?:roja|amarilla|volcanica|meteorologica)s?\b`,
)
/** 'Si cierran el parque, ¿me devuelven?' asks what happens then. */
const SUPUESTO =
  /\b(?:si|y si|que pasa (?:si|cuando)|en caso de(?: que)?) (?:se )?(?:me |nos )?(?:el |la |los |las )?(?:[a-z]+ ){0,3}(?:cierran?|cierres?|esta cerrad[oa]|suspend\w+)\b/
const DICHO = new RegExp(
  String.raw`\b(?:${ESTA} )?(?:ya |todavia |aun )?${COMO}\b|\b(?:${CIERRA}|va a (?:estar|abrir|cerrar))\b|\b(?:(?:estado|cierres?|condicion(?:es)?) (?:de|del) )?(?:${ARTICULO} )?${SITIO}\b|\b(?:hay|habra) (?:paso|cierres?|cortes?)\b`,
  'g',
)

/** Whether a park, a road or the like is open: what nobody here knows. */
export const preguntaPorCierre = (texto: string): boolean => ESTADO.test(texto) && !SUPUESTO.test(texto)

export const sinCierre = (texto: string): string => texto.replace(DICHO, ' ; ').replace(/ {2,}/g, ' ').trim()

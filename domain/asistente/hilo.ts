import { sumarDias } from '#domain/fechas.ts'
import { SIN_DESEOS, type Deseos } from './intencion.ts'
import { sinNivel } from './gustos.ts'
import { periodoSiguiente } from './fechas/en-el-hilo.ts'
import { UNA_PERSONA } from './personas.ts'

const QUITAR = String.raw`(?:borra(?:r|me)?|quita(?:r|me|le)?|saca(?:r|me|le)?|olvida(?:r|te de)?|elimina(?:r)?|sin|limpia(?:r)?|cancela|deja)`
const CUALQUIERA = String.raw`(?:cualquier(?:a)?|da lo mismo|da igual|no (?:me )?importa|me da lo mismo|el que sea|la que sea)`

const SIN_FECHA = new RegExp(
  String.raw`\b(?:que|cuales) dias? (?:hay|tienen?|quedan?|salen?)\b|\bcuando (?:hay|tienen|quedan|salen?|parten?)\b|\b${QUITAR} (?:(?:de )?(?:la|las|el|los|mi) )?(?:fechas?|dias?)\b|\b${CUALQUIERA} (?:el |la )?(?:dia|fecha|cuando)\b|\b(?:otra fecha|otro dia|otras fechas|otros dias|cuando sea)\b`,
)
const SIN_PERSONAS = new RegExp(
  String.raw`\b${QUITAR} (?:(?:las|los|el) )?(?:personas|participantes|numero de personas|cantidad)\b`,
)
const OTRO_LUGAR =
  /\b(?:otra ciudad|otro lugar|otro lado|otra parte|otra region|otro destino|otras ciudades|otros lugares|en otra|otra zona)\b/
const SIN_LUGAR = new RegExp(
  String.raw`\b${QUITAR} (?:(?:la|el) )?(?:ciudad|lugar|destino|region)\b|\b${CUALQUIERA} (?:el |la )?(?:ciudad|lugar|parte|donde|destino|region)\b|\b(?:donde sea|en todo chile|todo el pais|todo chile|cualquier parte)\b`,
)
const OTRO_TIPO =
  /\b(?:otra cosa|otro tipo|algo distinto|algo diferente|otras cosas|otra actividad|otras actividades|eso no|no me (?:gusta|gustan|convence|convencen|tinca) (?:eso|esas|esos|ninguna?|nada|esa)?)(?= ?(?:$|[;,·]|por|en|para|mejor))/
const SIN_TIPO = new RegExp(
  String.raw`\b${QUITAR} (?:el )?(?:tipo|categoria)\b|\b${CUALQUIERA} (?:el )?(?:tipo|cosa|actividad)\b|\btodo lo (?:de|que)\b|\btodas las (?:experiencias|opciones|de)\b`,
)
/** Of a place named at the same time: 'algo en Pucón', 'un paseo en portugués en Santiago', whatever it was about before. */
const ALGO_EN =
  /\b(?:algo|que hay|que hacer|que se puede hacer|panoramas?|actividad(?:es)?|experiencias?|(?<!city |food |walking )tours?|paseos?|excursion(?:es)?) (?:para hacer |que hacer |entretenid[oa]s? |bonit[oa]s? |· |(?:(?:con )?guia )?en (?:espanol|ingles|portugues|frances|aleman|italiano) )*(?:en|por|cerca de)\b/
const SIN_ORDEN = new RegExp(String.raw`\b${QUITAR} (?:el )?orden\b`)
const SUMA = /\b(?:tambien|ademas|incluye tambien|agrega|suma|aparte)\b/
const REINICIO =
  /\b(?:empe(?:zar|cemos|zemos|ce) (?:de (?:nuevo|cero)|otra vez)|nueva busqueda|otra busqueda|(?:borra|limpia|quita|olvida|resetea)(?:r)? (?:todo|todos|los filtros|todos los filtros|lo anterior|todo lo anterior|la busqueda)|desde cero|reset|reinicia(?:r)?|partamos de (?:nuevo|cero))\b/
const MAS =
  /\b(?:mas (?:opciones|resultados|experiencias|alternativas|ideas)|otras (?:opciones|alternativas|experiencias)|muestrame (?:mas|otras)|ver mas|dame (?:mas|otras)|las siguientes|siguiente pagina|siguientes|hay mas|que mas (?:hay|tienes)|alguna otra|y otras)\b|\b(?:otr[oa] mas|(?:da(?:me|nos)|muestra(?:me|nos)|quiero|ver|tienes|hay|busca(?:me)?) (?:un[oa]|otr[oa]) mas|(?:opcion|alternativa|actividad|experiencia|idea) mas|(?:dame|muestrame) (?:un[oa]|otr[oa]))(?= ?(?:$|[;,·]|por favor))/

export const pideReinicio = (texto: string): boolean => REINICIO.test(texto)
export const sinReinicio = (texto: string): string => texto.replace(REINICIO, ' · ').replace(/ {2,}/g, ' ').trim()
export const pideOtraCosa = (texto: string): boolean => OTRO_TIPO.test(texto)
export const pideMas = (texto: string): boolean => MAS.test(texto)

/** Does the text do something to what was wished before? */
export const tocaElHilo = (texto: string): boolean =>
  [
    SIN_FECHA,
    SIN_PERSONAS,
    OTRO_LUGAR,
    SIN_LUGAR,
    OTRO_TIPO,
    SIN_TIPO,
    SIN_ORDEN,
    CORRER,
    EL_PROXIMO,
    UNO_MAS,
    UNO_MENOS,
    MUY_CARO,
  ].some((patron) => patron.test(texto)) || sinNivel(texto)

const CORRER =
  /\b(?:al dia siguiente|el dia (?:siguiente|despues)|un dia despues|el dia (?:anterior|antes)|un dia antes)\b/
const EL_PROXIMO = /^[; ]*(?:y |o |mejor |para |en )*(?:el|la) (?:proxim[oa]|siguiente|otr[oa]|que viene)[;, ]*$/
const MUY_CARO =
  /\b(?:(?:muy|tan|demasiado|harto|super|re|que) car[oa]s?|(?:es|esta|estan|son|salen?|encuentro|encontre) car[oa]s?|carisim[oa]s?|carer[oa]s?|no (?:me|nos) alcanza|(?:se )?(?:me |nos )?(?:sale|escapa|pasa|va) del? (?:mi |el |nuestro )?presupuesto|mucha plata)\b/
// 'Y uno más barato' is another experience; a person more is where nothing follows that says how it should be.
const SE_ACABA = String.raw`(?= ?(?:$|[;,·]|y |por |al |va\b|viene\b|conmigo|que (?:va|viene)|somos|gracias))`
const UNO_MAS = new RegExp(
  String.raw`\b(?:una persona|alguien|otra persona|(?:somos|seremos|seriamos|vamos|va|iria|viene) un[oa]) mas\b|(?:\b(?:agrega(?:me|r)?|suma(?:me|r)?|con)|^[; ,]*(?:y|ah|ahora|perdon|mejor|pero|es que|;|,|\s)*) ?un[oa] mas\b${SE_ACABA}|\b(?:se (?:suma|agrega|une|apunta)|tambien (?:va|viene)|(?:va|viene) tambien|llevo a|invite a) (?:uno|una|alguien|otr[oa]|mi (?:${UNA_PERSONA}))\b`,
)
const UNO_MENOS = new RegExp(
  String.raw`\b(?:uno|una persona|una) menos\b|\b(?:se baja|no va) (?:uno|una|alguien|mi (?:${UNA_PERSONA}))\b`,
)

/** What is wished now: what the text says on top of what was wished before. */
export function combinar(previos: Deseos | null, nuevos: Deseos, texto: string, sinTope = false): Deseos {
  if (!previos) return nuevos
  const base = quitar(previos, texto, sinTope)
  const esPedidoNuevo = nuevos.zona !== null && nuevos.tipos.length + nuevos.temas.length > 0
  const fondo = esPedidoNuevo
    ? { ...SIN_DESEOS, participantes: base.participantes, cuando: base.cuando, edad: base.edad, ninos: base.ninos }
    : base
  const cambiaAsunto = nuevos.tipos.length + nuevos.temas.length > 0
  const suma = SUMA.test(texto)
  const tipos = cambiaAsunto ? (suma ? unir(fondo.tipos, nuevos.tipos) : nuevos.tipos) : fondo.tipos
  const temas = cambiaAsunto ? (suma ? unir(fondo.temas, nuevos.temas) : nuevos.temas) : fondo.temas
  const sinTipos = unir(fondo.sinTipos, nuevos.sinTipos).filter((tipo) => !nuevos.tipos.includes(tipo))
  const sinTemas = unir(fondo.sinTemas, nuevos.sinTemas).filter((tema) => !nuevos.temas.includes(tema))
  return {
    zona: nuevos.zona ?? fondo.zona,
    tipos: tipos.filter((tipo) => !sinTipos.includes(tipo)),
    temas: temas.filter((tema) => !sinTemas.includes(tema)),
    cualquiera: cambiaAsunto ? nuevos.cualquiera : fondo.cualquiera,
    participantes: nuevos.participantes ?? contados(fondo.participantes, texto),
    ...precios(fondo, nuevos),
    cuando: nuevos.cuando ?? corridos(fondo, texto),
    orden: nuevos.orden ?? (MUY_CARO.test(texto) ? 'price_asc' : cambiaAsunto ? null : fondo.orden),
    nivel: nuevos.nivel ?? fondo.nivel,
    guia: nuevos.guia ?? fondo.guia,
    edad: nuevos.edad ?? fondo.edad,
    ninos: nuevos.ninos || fondo.ninos,
    sinTipos,
    sinTemas,
    sinCiudades: unir(fondo.sinCiudades, nuevos.sinCiudades).filter(
      (ciudad) => !nuevos.zona?.lugares.some((lugar) => 'ciudad' in lugar && lugar.ciudad === ciudad),
    ),
  }
}

function quitar(previos: Deseos, texto: string, sinTope: boolean): Deseos {
  const otroLugar = OTRO_LUGAR.test(texto)
  const otroTipo = OTRO_TIPO.test(texto)
  const anteriores = previos.zona?.lugares.flatMap((lugar) => ('ciudad' in lugar ? [lugar.ciudad] : [])) ?? []
  return {
    ...previos,
    ...(SIN_FECHA.test(texto) && { cuando: null }),
    ...(SIN_PERSONAS.test(texto) && { participantes: null }),
    ...((otroLugar || SIN_LUGAR.test(texto)) && {
      zona: null,
      sinCiudades: otroLugar ? unir(previos.sinCiudades, anteriores) : [],
    }),
    ...((otroTipo || SIN_TIPO.test(texto) || ALGO_EN.test(texto)) && {
      tipos: [],
      temas: [],
      sinTipos: otroTipo ? unir(previos.sinTipos, previos.tipos) : [],
      sinTemas: otroTipo ? unir(previos.sinTemas, previos.temas) : [],
    }),
    ...(sinTope && { precioMin: null, precioMax: null, orden: null }),
    ...(SIN_ORDEN.test(texto) && { orden: null }),
    ...(sinNivel(texto) && { nivel: null }),
  }
}

/** A new bound replaces the old pair where the two would contradict each other. */
function precios(fondo: Deseos, nuevos: Deseos): Pick<Deseos, 'precioMin' | 'precioMax'> {
  if (nuevos.precioMin === null && nuevos.precioMax === null)
    return { precioMin: fondo.precioMin, precioMax: fondo.precioMax }
  const precioMin =
    nuevos.precioMin ??
    (nuevos.precioMax !== null && fondo.precioMin !== null && fondo.precioMin < nuevos.precioMax
      ? fondo.precioMin
      : null)
  const precioMax =
    nuevos.precioMax ??
    (nuevos.precioMin !== null && fondo.precioMax !== null && fondo.precioMax > nuevos.precioMin
      ? fondo.precioMax
      : null)
  return { precioMin, precioMax }
}

function corridos({ cuando }: Deseos, texto: string): Deseos['cuando'] {
  if (cuando && EL_PROXIMO.test(texto)) return periodoSiguiente(cuando)
  const fecha = cuando?.fecha ?? cuando?.hasta
  if (!fecha || !CORRER.test(texto)) return cuando
  return {
    fecha: /anterior|antes/.test(texto) ? sumarDias(cuando?.fecha ?? cuando?.desde ?? fecha, -1) : sumarDias(fecha, 1),
  }
}

function contados(participantes: number | null, texto: string): number | null {
  if (participantes === null) return null
  if (UNO_MAS.test(texto)) return participantes + 1
  return UNO_MENOS.test(texto) ? Math.max(1, participantes - 1) : participantes
}

const unir = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])]

/** A number alone after a second thought: 'perdón, 6'. */
const OTRO_NUMERO = /^(?:;|,| |perdon|digo|no|mejor|mejor dicho|ah no|eran|somos|seremos|para)+ (\d{1,3})[,; ]*$/

export const otroNumero = (texto: string): number | null => Number(OTRO_NUMERO.exec(texto)?.[1] ?? 0) || null

const CORRECCION =
  /(?<=\b(?:hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo) )no [;,] |(?:^|[ ;,])(?:ah no|perdon|digo|mejor dicho|corrijo|pensandolo bien|(?<=[,;] )no)(?: no)? ?[;,](?: ?mejor| ?digo| ?perdon)?|\bno (?:[;,] )?(?:mejor|perdon|digo)\b|[,;] mejor (?!evalu|calif|val)|\b(?:mejor dicho|pensandolo bien|perdon|digo)\b/

/** What was said first, and what it was corrected to; the first part is empty where nothing was. */
export function partirCorreccion(texto: string): [antes: string, despues: string] {
  const partes = CORRECCION.exec(texto)
  if (!partes || partes.index === 0) return ['', texto]
  return [texto.slice(0, partes.index), texto.slice(partes.index + partes[0].length).trim()]
}

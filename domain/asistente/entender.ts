import { esAjeno, esAjenoDelTodo, pideDatosDeOtros, pideInstrucciones } from './ajenos.ts'
import { leerAyuda } from './ayuda.ts'
import { preguntaPorCierre, sinCierre } from './cierres.ts'
import { ocultarCodigos } from './codigos.ts'
import { hayDeseos, leerDeseos, type LecturaDeDeseos } from './deseos.ts'
import { leerAsunto, leerDetalle } from './detalle.ts'
import { enmendarPalabras } from './enmendar-palabras.ts'
import {
  combinar,
  otroNumero,
  partirCorreccion,
  pideMas,
  pideOtraCosa,
  pideReinicio,
  sinReinicio,
  tocaElHilo,
} from './hilo.ts'
import { alEspanol, idiomaDe } from './idioma.ts'
import { SOLO_AL_BUSCAR } from './gustos.ts'
import { indiceDe } from './indice-de-lugares.ts'
import {
  CON_OFERTA,
  SIN_DESEOS,
  type Acto,
  type Contexto,
  type Deseos,
  type Intencion,
  type TemaDeAyuda,
} from './intencion.ts'
import { conLugarDesconocido } from './lugar-desconocido.ts'
import { normalizar } from './normalizar.ts'
import { hayPeligro } from './peligro.ts'
import { ocultarTarjetas } from '#contract/tarjetas.ts'
import { hayInsulto, leerTrato, preguntaQuienEs } from './trato.ts'

const ABIERTO =
  /\b(?:que (?:se puede )?(?:hacer|hago|hay|puedo hacer|podemos hacer|me recomiend\w+|tienen|tienes|ofrecen|actividades|experiencias|panoramas?)|recomiend\w+|recomendacion(?:es)?|sorprend\w+|panoramas?|ideas?|actividades|experiencias?|tours?|paseos?|excursion(?:es)?|muestra(?:me)?|opciones|viaj(?:e|ar|o|amos)|vacaciones|escapada|turis\w+|conocer|visitar|algo (?:entretenid\w+|bonit\w+|lind\w+|distint\w+|especial|que hacer|para)|aburrid[oa]|salir|cupos?|disponibilidad|cualquier cosa|lo que sea|quiero todo|busco|buscando|nin[oa]s)\b/

/** Rules only: what a message means, given what was said before it. */
export function entender(mensaje: string, contexto: Contexto): Intencion {
  const idioma = idiomaDe(mensaje)
  const { texto: sinTarjeta, habia: hayTarjeta } = ocultarTarjetas(mensaje)
  const { texto: sinCodigo, habia: hayCodigo } = ocultarCodigos(sinTarjeta, ' ; ')
  const texto = leible(sinCodigo, idioma, contexto)
  const previos = contexto.previos
  const base: Intencion = {
    acto: 'no_entendido',
    deseos: previos ?? SIN_DESEOS,
    ayuda: null,
    detalle: null,
    asunto: null,
    pagina: 1,
    idioma,
    avisos: [],
    ...(hayCodigo && { conCodigo: true }),
  }
  if (hayPeligro(texto)) return { ...base, acto: 'peligro' }
  if (hayTarjeta) return { ...base, acto: 'tarjeta' }
  const lectura = conLugarDesconocido(leerTodo(texto, contexto), mensaje)
  const esPedidoClaro = lectura.deseos.zona !== null && lectura.deseos.tipos.length + lectura.deseos.temas.length > 0
  if (pideDatosDeOtros(texto) || (pideInstrucciones(texto) && !esPedidoClaro)) return { ...base, acto: 'instrucciones' }
  if (pideReinicio(texto)) return reiniciar(base, leerDeseos(sinReinicio(texto), { ...contexto, previos: null }))
  const cierre = preguntaPorCierre(texto) && deUnCierre(texto, lectura, contexto)
  if (cierre) return { ...base, ...cierre }
  const decision = decidir(texto, lectura, contexto, hayCodigo)
  return {
    ...base,
    ...decision,
    asunto: decision.acto === 'buscar' && decision.pagina === 1 ? leerAsunto(texto) : null,
    avisos:
      decision.acto === 'buscar' ? lectura.avisos : lectura.avisos.filter(({ clase }) => !SOLO_AL_BUSCAR.has(clase)),
  }
}

function reiniciar(base: Intencion, { deseos, avisos }: LecturaDeDeseos): Intencion {
  return hayDeseos(deseos)
    ? { ...base, acto: 'buscar', deseos, avisos }
    : { ...base, acto: 'reinicio', deseos: SIN_DESEOS }
}

function leible(mensaje: string, idioma: Intencion['idioma'], { ciudades }: Contexto): string {
  const indice = indiceDe(ciudades)
  const deLugares = palabrasDe(indice)
  return enmendarPalabras(
    normalizar(alEspanol(mensaje, idioma)).replace(/\ben marte\b(?! \d)/, 'en el planeta marte'),
    (palabra) => deLugares.has(palabra),
  ).replace(SE_MAREA, 'sin $1')
}

/** Nobody wishes for a thing that makes them sick. */
const SE_MAREA =
  /\b(?:me|nos|se) mare(?:o|a|an|amos)(?: [a-z]+o)? (?:en|con|arriba de|a bordo de) (?:el |la |los |las |un |una )?([a-z]{4,})/g

const vocabularios = new WeakMap<Map<string, unknown>, Set<string>>()

function palabrasDe(indice: Map<string, unknown>): Set<string> {
  const conocidas = vocabularios.get(indice) ?? new Set([...indice.keys()].flatMap((clave) => clave.split(' ')))
  vocabularios.set(indice, conocidas)
  return conocidas
}

/** With a correction in the middle, what comes after it stands over what came before. */
function leerTodo(texto: string, contexto: Contexto): LecturaDeDeseos {
  const [antes, despues] = partirCorreccion(texto)
  const final = leerDeseos(despues, contexto)
  const corregidos = antes === '' && contexto.previos?.participantes ? otroNumero(texto) : null
  if (corregidos)
    return { ...final, deseos: { ...final.deseos, participantes: corregidos, precioMin: null, precioMax: null } }
  if (antes === '') return final
  const primera = leerDeseos(antes, contexto)
  const cifra = /^[,; ]*(?:somos |para |a |eran )?(\d{1,3})[,; ]*$/.exec(despues)?.[1]
  if (cifra && primera.deseos.participantes !== null)
    return { ...primera, deseos: { ...primera.deseos, participantes: Number(cifra) } }
  if (!hayDeseos(final.deseos)) return leerDeseos(texto, contexto)
  return {
    ...final,
    deseos: combinar(primera.deseos, final.deseos, despues),
    avisos: [...(final.deseos.cuando ? [] : primera.avisos), ...final.avisos],
  }
}

/** What is open nobody here knows; what there is to do where it was asked about is shown beside. */
function deUnCierre(
  texto: string,
  { deseos: { zona } }: LecturaDeDeseos,
  contexto: Contexto,
): Pick<Intencion, 'acto' | 'deseos' | 'ayuda' | 'avisos'> | null {
  if (leerAyuda(texto, { conDeseos: true, conAsunto: true })) return null
  const { deseos, temaEsSuelto, avisos } = leerTodo(sinCierre(texto), contexto)
  if (!zona)
    return hayAsunto({ deseos, temaEsSuelto })
      ? null
      : { acto: 'ayuda', ayuda: 'cierres', deseos: contexto.previos ?? SIN_DESEOS, avisos: [] }
  const pedidos: Deseos = { ...deseos, zona, temas: temaEsSuelto ? [] : deseos.temas }
  return {
    acto: 'buscar',
    ayuda: null,
    deseos: combinar(contexto.previos, pedidos, texto),
    avisos: [{ clase: 'cierre' }, ...avisos],
  }
}

type Decision = Pick<Intencion, 'acto' | 'deseos' | 'ayuda' | 'detalle' | 'pagina'>

// oxlint-disable-next-line max-params -- what was read, and what stood in the message beside it
function decidir(texto: string, lectura: LecturaDeDeseos, contexto: Contexto, hayCodigo: boolean): Decision {
  const { previos, paginaPrevia } = contexto
  const deseos = combinar(previos, lectura.deseos, texto, lectura.sinTope)
  const nada: Decision = { acto: 'no_entendido', deseos: previos ?? SIN_DESEOS, ayuda: null, detalle: null, pagina: 1 }
  const pideAlgo = hayDeseos(lectura.deseos)
  const detalle = leerDetalle(texto, contexto)
  if (detalle && lectura.deseos.tipos.length === 0 && !lectura.deseos.zona)
    return { ...nada, acto: 'detalle', detalle, deseos }
  if (esAjenoDelTodo(texto)) return { ...nada, acto: 'ajeno' }
  if (!pideAlgo && preguntaQuienEs(texto)) return { ...nada, acto: 'identidad' }
  const pedida = leerAyuda(texto, {
    conDeseos: pideAlgo && !soloEsDeAyuda(lectura, texto),
    conAsunto: hayAsunto(lectura),
  })
  const ayuda =
    soloHabla(lectura, texto) && !DE_UNA_RESERVA.has(pedida)
      ? 'seguridad'
      : (pedida ?? (hayCodigo && !hayAsunto(lectura) ? 'reserva' : null))
  if (ayuda)
    return {
      ...nada,
      acto: 'ayuda',
      ayuda,
      ...(CON_OFERTA.has(ayuda) && lectura.deseos.zona && { deseos: lectura.deseos }),
    }
  const acto = sinDeseos(texto, lectura)
  if (acto && (!pideAlgo || (lectura.temaEsSuelto && !lectura.deseos.zona))) return { ...nada, acto }
  if (esAjeno(texto) && !hayAsunto(lectura) && !ABIERTO.test(texto)) return { ...nada, acto: 'ajeno' }
  const otraSinAsunto = previos !== null && previos.tipos.length + previos.temas.length === 0 && pideOtraCosa(texto)
  if (previos && !pideAlgo && (pideMas(texto) || otraSinAsunto))
    return { ...nada, acto: 'buscar', pagina: paginaPrevia + 1 }
  if (pideAlgo || lectura.deseos.ninos || lectura.sinTope || (previos && tocaElHilo(texto)))
    return { ...nada, acto: 'buscar', deseos }
  if (ABIERTO.test(texto) || lectura.avisos.length > 0) return { ...nada, acto: 'buscar', deseos }
  return nada
}

/** What one asks of a booking, whatever one's health: 'me enfermé, ¿puedo cancelar?'. */
const DE_UNA_RESERVA: ReadonlySet<TemaDeAyuda | null> = new Set<TemaDeAyuda>([
  'cancelar',
  'devolucion',
  'cambio',
  'retraso',
  'reclamo',
  'accesibilidad',
  'dieta',
  'reserva',
])

/** Dates, people or a single word that a question of help may well hold: '¿puedo cancelar mañana?', '¿hay guía en inglés?'. */
function soloEsDeAyuda({ deseos, temaEsSuelto }: LecturaDeDeseos, texto: string): boolean {
  return (
    !(deseos.guia !== null && ABIERTO.test(texto)) &&
    deseos.zona === null &&
    !hayAsunto({ deseos, temaEsSuelto }) &&
    deseos.precioMin === null &&
    deseos.precioMax === null
  )
}

const hayAsunto = ({ deseos, temaEsSuelto }: Pick<LecturaDeDeseos, 'deseos' | 'temaEsSuelto'>): boolean =>
  deseos.tipos.length > 0 || (deseos.temas.length > 0 && !temaEsSuelto)

const PREGUNTA_SI_PUEDE =
  /(?<!\bque (?:se )?)\b(?:pued[oe]n?|podemos|podria(?:mos)?|podra)\b|\b(?:es|sera) (?:recomendable|malo|bueno|peligroso)\b|\bapt[oa]s?\b/

/** Of one's health, and of nothing to do or whether one may: 'estoy embarazada', '¿puedo hacer rafting embarazada?'. */
const soloHabla = ({ deseos, avisos }: LecturaDeDeseos, texto: string): boolean =>
  avisos.some(({ clase }) => clase === 'salud') &&
  ((!hayDeseos({ ...deseos, nivel: null, participantes: null }) && !ABIERTO.test(texto)) ||
    (PREGUNTA_SI_PUEDE.test(texto) && deseos.zona === null && deseos.cuando === null))

/** What a message may be that wishes for nothing. */
function sinDeseos(texto: string, { avisos }: LecturaDeDeseos): Acto | null {
  if (avisos.some(({ clase }) => clase === 'fuera-de-chile')) return 'ajeno'
  if (preguntaQuienEs(texto)) return 'identidad'
  if (esAjeno(texto)) return 'ajeno'
  if (hayInsulto(texto)) return 'insulto'
  return leerTrato(texto)
}

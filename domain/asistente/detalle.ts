import type { Asunto, Contexto, Detalle } from './intencion.ts'

const ORDINALES: [RegExp, number][] = [
  [/\b(?:primer[oa]?|numero 1|opcion 1|la 1|el 1)\b/, 1],
  [/\b(?:segund[oa]|numero 2|opcion 2|la 2|el 2)\b/, 2],
  [/\b(?:tercer[oa]?|numero 3|opcion 3|la 3|el 3)\b/, 3],
  [/\b(?:cuart[oa]|numero 4|opcion 4|la 4)\b/, 4],
  [/\b(?:quint[oa](?! region)|numero 5|opcion 5|la 5)\b/, 5],
  [/\b(?:sext[oa](?! region)|numero 6|opcion 6|la 6)\b/, 6],
  [/\b(?:la |el )ultim[oa]\b(?! minuto)/, -1],
]
const ESA =
  /\b(?:es[ae]|est[ae]|aquella) ?(?:experiencia|opcion|tour|actividad|misma?|ultima?)?(?= ?(?:$|[;,·]|(?:tiene|hay|cuanto|cuando|cuesta|incluye|es|para|queda|el|la|tambien|me)\b))/

// A short question that names nothing is about the one asked about before.
const SIGUE =
  /^[; ]*(?:y )?(?:cuanto|cuantas horas|que (?:incluye|trae|dias|dificultad|requisitos|edad)|a que hora|en que idioma|donde (?:es|queda|parte|sale|salen|salimos|empieza|(?:nos|hay que) (?:junt\w+|encontr\w+|lleg\w+))|tiene cupos|hay cupos|es (?:dificil|facil|exigente|para|apt[oa])|(?:pueden|puede|aceptan|sirve|admiten) (?:ir |para |con |los |mi |mis )*(?:nin|hij|bebe|guagua)\w+|incluye|dura)\b(?!.* (?:en|de) [a-z]{4,})/

const ASUNTOS: [Detalle['asunto'], RegExp][] = [
  ['cancelacion', /\b(?:cancel\w+|anul\w+|devoluci\w+|reembols\w+)\b/],
  ['precio', /\b(?:cuanto (?:cuesta|vale|sale|es|cobran|seria|saldria)|precio|valor|tarifa)\b/],
  [
    'cupos',
    /\b(?:cupos?|disponib\w+|hay (?:lugar|espacio)|que dias|cuando (?:hay|es|sale|parte)|horarios?|a que hora|fechas|quedan?|salidas?)\b/,
  ],
  ['requisitos', /\b(?:requisitos?|dificil|dificultad|edad|nin[oa]s?|exigente|facil|altura|altitud|apt[oa])\b/],
  ['incluye', /\b(?:incluye|incluid[oa]|trae|llevar|comida|almuerzo)\b/],
  [
    'encuentro',
    /\b(?:donde (?:es|parte|queda|salen?|salimos|empieza|(?:nos|hay que) (?:junt\w+|encontr\w+|lleg\w+))|punto de encuentro|direccion|como llego)\b/,
  ],
  ['duracion', /\b(?:dura|duracion|cuantas horas|cuanto (?:dura|demora|tiempo))\b/],
  ['idiomas', /\b(?:ingles|portugues|idiomas?|frances|aleman)\b/],
]

// Narrower than those above: beside a search 'almuerzo' or 'cupos' may be what is looked for, here only what is asked counts.
const PREGUNTAS: [Asunto, RegExp][] = [
  ['duracion', /\bcuanto (?:se )?(?:dura|demora|tarda|tiempo)\w*|\bcuantas horas\b|\bque duracion\b/],
  ['precio', /\bcuanto (?:cuesta|vale|sale|cobran|saldria|costaria)\b/],
  [
    'encuentro',
    /\b(?:de |desde |a )?donde (?:es|parte|sale|salen|empieza|comienza|queda|nos (?:juntamos|encontramos)|hay que (?:llegar|juntarse))\b|\bpunto de encuentro\b/,
  ],
  [
    'incluye',
    /\bque (?:incluye|trae)\b|\bincluye (?:el |la |los |las )?(?:almuerzo|comida|desayuno|traslado|transporte|entrada|equipo|colacion)\w*\b/,
  ],
  [
    'requisitos',
    /\b(?:que tan|cuan|es muy|sera muy) (?:dificil|exigente|dur[oa]|pesad[oa])\b|\bdesde que edad\b|\bedad minima\b/,
  ],
  ['idiomas', /\ben que idiomas?\b|\bque idiomas? habla\w*\b/],
  [
    'cupos',
    /\b(?:que|cuales) dias? (?:hay|tienen?|quedan?|salen?|se puede)\b|\bcuando (?:hay|sale|parte|salen|tienen)\b|\ba que hora (?:es|parte|sale|empieza)\b|\b(?:quedan?|hay|tienen) (?:algun )?cupos?\b/,
  ],
]

/** What a search asks of what it names; null where it only looks for it. */
export const leerAsunto = (texto: string): Asunto | null =>
  PREGUNTAS.find(([, patron]) => patron.test(texto))?.[0] ?? null

/** A question about one of those just shown; null where it is about none of them. */
export function leerDetalle(
  texto: string,
  { mostradas, vista }: Pick<Contexto, 'mostradas' | 'vista'>,
): Detalle | null {
  if (mostradas === 0) return null
  const asunto = ASUNTOS.find(([, patron]) => patron.test(texto))?.[0]
  const ordinal = ORDINALES.find(([patron]) => patron.test(texto))?.[1]
  const nombra = /\b(?:la|el|de la|del|esa|ese|opcion|numero|primer|ultim)\b/.test(texto)
  if (
    ordinal !== undefined &&
    nombra &&
    (asunto ||
      /\b(?:cuentame|hablame|mas (?:informacion|detalles?)|detalles?|que tal|me (?:gusta|interesa|tinca|quedo)|quiero|reserv\w+|dime)\b/.test(
        texto,
      ))
  )
    return { posicion: ordinal, asunto: asunto ?? 'todo' }
  const laVista = vista ?? (mostradas === 1 && !/\b(?:septim|octav|noven|decim)[oa]\b/.test(texto) ? 1 : undefined)
  if (laVista !== undefined && asunto && asunto !== 'cancelacion' && SIGUE.test(texto))
    return { posicion: laVista, asunto }
  if (!ESA.test(texto) || (mostradas > 1 && !asunto)) return null
  return { posicion: 1, asunto: asunto ?? 'todo' }
}

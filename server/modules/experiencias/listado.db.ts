import { sql, type RawBuilder } from 'kysely'
import type { Busqueda } from '#domain/busqueda/filtros.ts'
import { CAMPOS_DE_FICHA, type DatosDeFicha } from '#domain/experiencias/ficha.ts'
import type { Db } from '#server/ctx.ts'
import type { Tramo } from '#server/tramo.ts'
import { conSalida } from './con-salida.ts'
import type { Buscado, Consulta, Texto } from './consulta.ts'

export interface Pedido {
  busqueda: Busqueda
  /** What the text asks for; null where there is no text. */
  consulta: Consulta | null
  now: Date
}

export type Listada = DatosDeFicha & { lat: number; lng: number }

/** Of what matches a text: what comes first, the rest, or all of it. */
export type Parte = 'primero' | 'resto' | 'todo'

type Ordenes = Record<Busqueda['orden'], RawBuilder<never>>

const ORDEN: Ordenes = {
  relevance: sql`e.relevancia desc, e.id`,
  price_asc: sql`e.precio_por_persona, e.relevancia desc, e.id`,
  price_desc: sql`e.precio_por_persona desc, e.relevancia desc, e.id`,
  rating: sql`e.calificacion_promedio desc nulls last, e.calificacion_cantidad desc, e.relevancia desc, e.id`,
  newest: sql`e.publicada_en desc, e.relevancia desc, e.id`,
}

// The same orders, which no index gives: a rare text is found by the index of words and then sorted, never by walking the list for it.
const ORDEN_SIN_INDICE: Ordenes = {
  relevance: sql`e.relevancia + 0 desc, e.id`,
  price_asc: sql`e.precio_por_persona + 0, e.relevancia desc, e.id`,
  price_desc: sql`e.precio_por_persona + 0 desc, e.relevancia desc, e.id`,
  rating: sql`e.calificacion_promedio + 0 desc nulls last, e.calificacion_cantidad desc, e.relevancia desc, e.id`,
  newest: sql`e.publicada_en + interval '0' desc, e.relevancia desc, e.id`,
}

export async function listFichas(db: Db, pedido: Pedido, parte: Parte, { limit, offset }: Tramo): Promise<Listada[]> {
  const { busqueda, consulta } = pedido
  const ordenes = consulta === null || recorre(consulta, parte) ? ORDEN : ORDEN_SIN_INDICE
  const listadas = db
    .selectFrom('experiencias as e')
    .select(CAMPOS_DE_FICHA.map((campo) => `e.${campo}` as const))
    .select(['e.lat', 'e.lng'])
    .where(condiciones(pedido, parte))
    .orderBy(ordenes[busqueda.orden])
  return (limit === null ? listadas : listadas.limit(limit).offset(offset)).execute()
}

export async function countListadas(db: Db, pedido: Pedido, parte: Parte): Promise<number> {
  const { n } = await db
    .selectFrom('experiencias as e')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(condiciones(contando(pedido), parte))
    .executeTakeFirstOrThrow()
  return n
}

/** The prices of the experiences that share a city, a kind and a region. */
export interface Precios {
  ciudadClave: string
  tipoClave: string
  region: string
  /** Joined by commas: the database and the driver take a tenth of the time of as many rows. */
  precios: string
}

/** All that is listed, or all that has a text, by what the other filters look at. */
export async function listPrecios(db: Db, texto: Texto | null): Promise<Precios[]> {
  return db
    .selectFrom('experiencias as e')
    .select(['e.ciudadClave', 'e.tipoClave', 'e.region'])
    .select(sql<string>`string_agg(e.precio_por_persona::text, ',')`.as('precios'))
    .where(
      texto === null
        ? sql<boolean>`e.listada`
        : sql<boolean>`e.listada and ${contiene({ ...texto, frecuente: false })}`,
    )
    .groupBy(['e.ciudadClave', 'e.tipoClave', 'e.region'])
    .execute()
}

// A count reads every match, so it always goes by the index of words.
const contada = ({ primero, todo }: Consulta): Consulta => ({
  primero: { ...primero, frecuente: false },
  todo: { ...todo, frecuente: false },
})
const contando = (pedido: Pedido): Pedido => ({ ...pedido, consulta: pedido.consulta && contada(pedido.consulta) })

function condiciones({ busqueda: b, consulta, now }: Pedido, parte: Parte): RawBuilder<boolean> {
  const todas = [
    sql`e.listada`,
    b.destino !== null && sql`e.ciudad_clave = ${b.destino}`,
    b.tipo !== null && sql`e.tipo_clave = sin_acentos(${b.tipo})`,
    b.region !== null && sql`e.region = ${b.region}`,
    b.zona !== null &&
      sql`e.lng >= ${b.zona[0]} and e.lat >= ${b.zona[1]} and e.lng <= ${b.zona[2]} and e.lat <= ${b.zona[3]}`,
    b.precioMin !== null && sql`e.precio_por_persona >= ${acotarPrecio(b.precioMin)}`,
    b.precioMax !== null && sql`e.precio_por_persona <= ${acotarPrecio(b.precioMax)}`,
    consulta !== null && contieneTexto(consulta, parte),
    pideSalida(b) &&
      conSalida({ desde: b.desde, hasta: b.hasta, plazas: Math.min(b.participantes ?? 1, MAX_ENTERO), now }),
  ].filter((una) => una !== false)
  return sql<boolean>`${sql.join(todas, sql` and `)}`
}

export const pideSalida = (b: Busqueda): boolean => b.desde !== null || b.hasta !== null || b.participantes !== null

const recorre = ({ primero, todo }: Consulta, parte: Parte): boolean => (parte === 'primero' ? primero : todo).frecuente

function contieneTexto({ primero, todo }: Consulta, parte: Parte): RawBuilder<unknown> {
  if (parte === 'primero') return contiene(primero)
  return parte === 'todo' ? contiene(todo) : sql`${contiene(todo)} and not ${contiene({ ...primero, frecuente: true })}`
}

/** ts_match_vq is what @@ calls, but no index answers it: the planner keeps to the order of the list. */
function contiene({ columna, texto, frecuente }: Buscado): RawBuilder<unknown> {
  const buscada = sql.ref(`e.${columna}`)
  return frecuente ? sql`ts_match_vq(${buscada}, ${texto}::tsquery)` : sql`${buscada} @@ ${texto}::tsquery`
}

const MAX_ENTERO = 2_147_483_647
const acotarPrecio = (pesos: number): number => Math.min(pesos, MAX_ENTERO)

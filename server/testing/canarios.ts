import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#server/ctx.ts'
import type { Llamada } from './llamadas.ts'

/** Personal data of nobody, of every kind, each easy to find wherever it comes out. */
export const CANARIOS = {
  nombre: 'Zorzalina Jilguero',
  email: 'zorzalina@jaula-dorada.cl',
  telefono: '+56987650123',
  rut: '9876543-3',
  documento: 'PZX987650',
  tarjeta: '4242424242424242',
  frase: 'alpiste en ayunas',
  secreto: 'secreto-de-pajarera',
} as const
export type Canario = keyof typeof CANARIOS

/** All of it as a person would write it. */
export const UN_RELATO = `Soy ${CANARIOS.nombre}, ${CANARIOS.frase}. ${CANARIOS.email} +56 9 8765 0123, RUT 9.876.543-3, tarjeta 4242 4242 4242 4242`

const sinSignos = (texto: string): string => texto.toLowerCase().replaceAll(/[\s.%+-]/g, '')
const desescapado = (texto: string): string =>
  texto.replaceAll(/%[0-9a-f]{2}/gi, (par) => String.fromCharCode(Number.parseInt(par.slice(1), 16)))
const BUSCADOS = Object.entries(CANARIOS).map(([cual, dato]) => [cual as Canario, sinSignos(dato)] as const)

/** Which of them a text lets out, however it is spaced or escaped. */
export function canariosEn(texto: string): Canario[] {
  const llanos = [sinSignos(texto), sinSignos(desescapado(texto))]
  return BUSCADOS.flatMap(([cual, dato]) => (llanos.some((llano) => llano.includes(dato)) ? [cual] : []))
}

/** Columns of our tables that hold one of them; the payment counterpart stands for another company. */
export async function columnasCon(db: Db, cual: Canario): Promise<string[]> {
  const { rows } = await sql<{ tabla: string; columna: string }>`
    select c.table_name as tabla, c.column_name as columna from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.table_name not like 'sandbox\\_%' and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY') order by 1, 2`.execute(
    db,
  )
  const halladas: string[] = []
  for (const { tabla, columna } of rows) {
    const {
      rows: [hay],
    } = await sql<{
      si: boolean
    }>`select exists (select 1 from ${sql.id(tabla)} where regexp_replace(lower(${sql.id(columna)}::text), '[\\s.%+-]', '', 'g') like ${`%${sinSignos(CANARIOS[cual])}%`}) as si`.execute(
      db,
    )
    if (hay?.si) halladas.push(`${tabla}.${columna}`)
  }
  return halladas
}

interface Json {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
  maxLength?: number
  properties?: Record<string, Json>
  items?: Json
}

const POR_NOMBRE: [RegExp, string][] = [
  [/email$/i, CANARIOS.email],
  [/^telefono$/, CANARIOS.telefono],
  [/^rut/, CANARIOS.rut],
  [/^numeroDocumento$/, CANARIOS.documento],
]
const SECRETOS = /^(password|actual|nueva|totp|token|clave)$/
/** They name something of ours, or say how it is shown: what else they hold is not found. */
const NOMBRAN = /(^i|I)ds?$|^(codigo|regalo|entrada|comunaCodigo|ciudad|zona|url|foto|de|despues)$/
const DATOS = [UN_RELATO, `${CANARIOS.nombre} ${CANARIOS.tarjeta}`, CANARIOS.nombre, CANARIOS.documento]

/** Good values of the fields of a call with a canary wherever a person writes one; `roto`: where none may stand, too. */
export const sembrar = ({ fields }: Llamada, buenos: Record<string, unknown>, roto = false): Record<string, unknown> =>
  sembrarTodo(
    fields.map(([key, schema]) => [key, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json]),
    buenos,
    roto,
  )

function sembrarTodo(
  campos: [string, Json][],
  buenos: Record<string, unknown>,
  roto: boolean,
): Record<string, unknown> {
  const sembrados = campos.map(([key, json]) => [key, sembrarUno(buenos[key], key, json, roto)] as const)
  return Object.fromEntries(sembrados.filter(([, valor]) => valor !== undefined))
}

function sembrarUno(bueno: unknown, key: string, json: Json, roto: boolean): unknown {
  if (json.anyOf) return sembrarUno(bueno, key, json.anyOf.find(({ type }) => type !== 'null') ?? {}, roto)
  if (json.type === 'array')
    return Array.isArray(bueno) ? bueno.map((uno) => sembrarUno(uno, key, json.items ?? {}, roto)) : undefined
  if (json.type === 'object' && json.properties)
    return bueno === undefined
      ? undefined
      : sembrarTodo(Object.entries(json.properties), bueno as Record<string, unknown>, roto)
  if (SECRETOS.test(key)) return roto ? CANARIOS.secreto : bueno
  const dato = POR_NOMBRE.find(([nombre]) => nombre.test(key))?.[1]
  if (dato) return roto ? `${dato} ${CANARIOS.frase}` : dato
  const esLibre =
    json.type === 'string' &&
    !json.enum &&
    !('const' in json) &&
    !json.format &&
    json.maxLength !== undefined &&
    !NOMBRAN.test(key)
  if (esLibre) return DATOS.find(({ length }) => length <= json.maxLength!) ?? bueno
  return roto && bueno !== undefined ? UN_RELATO : bueno
}

import { sql } from 'kysely'
import type { Environment } from './scope.ts'

export interface Forgotten {
  /** What stands in the metadata of their payments, as `reserva_id`. */
  references: ReadonlySet<string>
  isTheirs(address: string): boolean
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const TABLES = [
  { table: 'sandbox_objetos', key: 'id', column: 'datos' },
  { table: 'sandbox_eventos', key: 'id', column: 'datos' },
  { table: 'sandbox_claves', key: 'clave', column: 'respuesta' },
] as const
const BATCH = 200

/** Takes a person out of objects, events and kept answers; amounts and states stay. Answers how many rows changed. */
export async function forget({ transaction }: Pick<Environment, 'transaction'>, person: Forgotten): Promise<number> {
  let changed = 0
  for (const { table, key, column } of TABLES) {
    for (let after: string | null = ''; after !== null;) {
      const from: string = after
      after = await transaction(async (tx) => {
        const { rows } = await sql<{
          id: string
          datos: Json
        }>`select ${sql.ref(key)} as id, ${sql.ref(column)} as datos from ${sql.table(table)} where ${sql.ref(key)} > ${from} and ${sql.ref(column)} is not null order by 1 limit ${BATCH} for update`.execute(
          tx,
        )
        for (const { id, datos } of rows) {
          if (!concerns(datos, person)) continue
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(scrub(datos))}::jsonb where ${sql.ref(key)} = ${id}`.execute(
            tx,
          )
          changed++
        }
        return rows.length < BATCH ? null : rows.at(-1)!.id
      })
    }
  }
  return changed
}

function concerns(value: Json, person: Forgotten): boolean {
  if (typeof value === 'string') return value.includes('@') && person.isTheirs(value.toLowerCase())
  if (value === null || typeof value !== 'object') return false
  if (Array.isArray(value)) return value.some((each) => concerns(each, person))
  const reference = (value.metadata as { reserva_id?: Json } | null | undefined)?.reserva_id
  return (
    (typeof reference === 'string' && person.references.has(reference)) ||
    Object.values(value).some((each) => concerns(each, person))
  )
}

const PERSONAL = new Set(['email', 'phone', 'receipt_email', 'customer_email', 'address'])
// Only there is a name a person's: products have one too.
const HOLDERS = new Set(['billing_details', 'customer_details', 'shipping', 'cardholder'])

function scrub(value: Json, holder = ''): Json {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((each) => scrub(each, holder))
  const isPerson = HOLDERS.has(holder) || value.object === 'customer'
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      PERSONAL.has(key) || (isPerson && key === 'name') ? null : scrub(each, key),
    ]),
  )
}

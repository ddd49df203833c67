import { sql } from 'kysely'
import type { Db, Tx } from './store.ts'

export const API_FAULTS = [
  'timeout_tras_efecto',
  'error_500',
  'corte',
  'demora_30s',
  'monto_distinto',
  'reembolso_pendiente',
  'reembolso_fallido',
  'reembolso_rechazado',
  'llave_vencida',
  'llave_sin_permiso',
  'clave_reusada',
] as const
const DELIVERY_FAULTS = ['entregar_tarde', 'entregar_dos_veces', 'desordenado', 'no_entregar'] as const
export type ApiFault = (typeof API_FAULTS)[number]
type DeliveryFault = (typeof DELIVERY_FAULTS)[number]
export type Fault = ApiFault | DeliveryFault

export const isFault = (value: unknown): value is Fault => [...API_FAULTS, ...DELIVERY_FAULTS].includes(value as Fault)

/** Asks for `falla` the next `veces` times that `operacion` happens: the name of a call, the type of an event, or `*`. */
export async function insertFault(db: Db, operacion: string, falla: Fault, veces = 1): Promise<void> {
  await db.insertInto('sandboxFallas').values({ operacion, falla, veces }).execute()
}

/** The oldest fault asked for among these, used up once. */
export async function takeFault<F extends Fault>(
  db: Db | Tx,
  operaciones: string[],
  fallas: readonly F[],
): Promise<F | undefined> {
  // Found first and changed after: as a condition of the update, the search could run once for each row.
  const taken = await db
    .with('oldest', (cte) =>
      cte
        .selectFrom('sandboxFallas')
        .select('id')
        .where('operacion', 'in', [...operaciones, '*'])
        .where('falla', 'in', [...fallas])
        .where('veces', '>', 0)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('sandboxFallas')
    .from('oldest')
    .whereRef('sandboxFallas.id', '=', 'oldest.id')
    .set({ veces: sql`veces - 1` })
    .returning('sandboxFallas.falla')
    .executeTakeFirst()
  return taken?.falla as F | undefined
}

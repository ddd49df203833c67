import { sql } from 'kysely'
import type { ModoDeDinero } from '#domain/pagos/modo.ts'
import type { Db, Tx } from '#server/ctx.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Of what we know by that id, ours or the provider's; null of what nobody here has heard of. */
export async function findModoDe(db: Db | Tx, id: string): Promise<ModoDeDinero | null> {
  const propio = UUID.test(id) ? id : null
  const { rows } = await (
    propio
      ? sql<{
          modo: ModoDeDinero
        }>`select modo from pagos where id = ${propio}::uuid union all select modo from regalos where id = ${propio}::uuid
        union all select modo from cobros_servicios where id = ${propio}::uuid union all select modo from cobros_suscripcion where id = ${propio}::uuid limit 1`
      : sql<{
          modo: ModoDeDinero
        }>`select modo from pagos where psp_intento = ${id} union all select modo from pagos where psp_sesion = ${id} union all select modo from regalos where psp_intento = ${id} union all select modo from regalos where psp_sesion = ${id}
        union all select modo from cobros_servicios where psp_intento = ${id} union all select modo from cobros_servicios where psp_sesion = ${id} union all select modo from cobros_suscripcion where psp_intento = ${id}
        union all select modo from suscripciones where psp_cliente = ${id} or sesion_psp = ${id} union all select modo from ajenos where intento = ${id} limit 1`
  ).execute(db)
  return rows[0]?.modo ?? null
}

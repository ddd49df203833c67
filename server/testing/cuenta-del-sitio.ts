import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/ctx.ts'
import { AHORA, unUsuario } from './datos.ts'

export const CUENTA = {
  titular: 'Pagos SpA',
  rut: '76543210-3',
  banco: 'BancoEstado',
  tipoCuenta: 'corriente',
  numeroCuenta: '123456789',
  email: null,
} as const

/** Where companies transfer to, agreed by two people. */
export async function unaCuentaDelSitio(db: Db): Promise<void> {
  const [una, otra] = [await unUsuario(db), await unUsuario(db)]
  await db
    .insertInto('cuentasDelSitio')
    .values({
      ...CUENTA,
      id: randomUUID(),
      estado: 'vigente',
      motivo: 'La nuestra',
      propuestaPor: una.id,
      propuestaEn: AHORA,
      decididaPor: otra.id,
      decididaEn: AHORA,
    })
    .onConflict((oc) => oc.column('estado').where('estado', '=', sql.lit('vigente')).doNothing())
    .execute()
}

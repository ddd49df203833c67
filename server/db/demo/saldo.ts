import { sql } from 'kysely'
import { asientoTraspaso } from '#domain/pagos/asientos.ts'
import type { Tx } from '#server/ctx.ts'
import { insertRows } from './insert-rows.ts'
import { idDe } from './seeded.ts'

const DIA_MS = 86_400_000
const HORA_MS = 3_600_000
const SEMANAS = 4

/** What the provider sent to our bank, week by week: it holds the sales of the last days, and the balance that was compared this morning agrees. */
export async function traspasarDemo(tx: Tx, hoy: Date): Promise<void> {
  const { rows } = await sql<{ libro: number; alla: number }>`
    select (select coalesce(sum(monto), 0) from apuntes where cuenta = 'psp')::float8 as libro,
      (select coalesce(sum((datos->>'amount_captured')::bigint - (datos->>'amount_refunded')::bigint), 0) from sandbox_objetos where tipo = 'charge')::float8 as alla`.execute(
    tx,
  )
  const { libro, alla } = rows[0]!
  const cadaUno = Math.floor((libro - alla) / SEMANAS)
  for (let semana = SEMANAS; semana >= 1; semana--) {
    const clave = `traspaso:txn_demo${semana}`
    const movimientoId = idDe(`movimiento:${clave}`)
    const monto = semana === 1 ? libro - alla - (SEMANAS - 1) * cadaUno : cadaUno
    await insertRows(tx, 'movimientos', [
      {
        id: movimientoId,
        clave,
        tipo: 'traspaso',
        reservaId: null,
        createdAt: new Date(hoy.getTime() - (7 * semana - 5) * DIA_MS),
      },
    ])
    await insertRows(
      tx,
      'apuntes',
      asientoTraspaso(monto).map((apunte) => ({ movimientoId, ...apunte })),
    )
  }
  await insertRows(tx, 'saldosPsp', [
    {
      id: idDe('saldo del medio de pago'),
      libro: alla,
      disponible: alla,
      pendiente: 0,
      enCamino: 0,
      createdAt: new Date(hoy.getTime() - 3 * HORA_MS),
    },
  ])
}

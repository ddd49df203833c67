import { venceCaso } from '#domain/casos/plazos.ts'
import { asientoDineroEnSuspenso, asientoSuspensoPorTransferir } from '#domain/pagos/asientos.ts'
import type { Tx } from '#server/ctx.ts'
import { insertRows, type Row } from './insert-rows.ts'
import { idDe } from './seeded.ts'

const DIA_MS = 86_400_000
const HORA_MS = 3_600_000
/** Older than what is compared with the provider. */
const HACE_DIAS = 8
const LIMITE = 200_000

/** Two refunds that came back from a closed card: one waits for an account, the other, a large one, for its second person. */
export async function transferirDemo(tx: Tx, hoy: Date): Promise<void> {
  const hechos = () =>
    tx
      .selectFrom('reembolsos')
      .select(['id', 'reservaId', 'monto'])
      .where('estado', '=', 'hecho')
      .where('hechoEn', '<', new Date(hoy.getTime() - HACE_DIAS * DIA_MS))
      .orderBy('hechoEn', 'desc')
      .orderBy('id')
      .limit(1)
  const chica = await hechos().where('monto', '<=', LIMITE).executeTakeFirstOrThrow()
  const grande = await hechos().where('monto', '>', LIMITE).executeTakeFirstOrThrow()
  await volver(tx, chica, { hoy, hace: 30 * HORA_MS, pedido: null })
  await volver(tx, grande, {
    hoy,
    hace: 20 * HORA_MS,
    pedido: {
      titular: 'Daniela Fuentealba',
      rut: '12345678-5',
      banco: 'BancoEstado',
      tipoCuenta: 'vista',
      numeroCuenta: '12345678',
      motivo: 'El banco cerró la tarjeta con que pagó',
      pedidaPor: idDe('usuario:finanzas'),
      pedidaEn: new Date(hoy.getTime() - 3 * HORA_MS),
    },
  })
}

async function volver(
  tx: Tx,
  { id: origenId, reservaId, monto }: { id: string; reservaId: string | null; monto: number },
  { hoy, hace, pedido }: { hoy: Date; hace: number; pedido: Row<'transferencias'> | null },
): Promise<void> {
  const [id, createdAt] = [idDe(`transferencia:${origenId}`), new Date(hoy.getTime() - hace)]
  for (const [clave, tipo, apuntes] of [
    [`devuelto:${origenId}`, 'reembolso_devuelto', asientoDineroEnSuspenso(monto)],
    [`devuelto_por_transferir:${origenId}`, 'reembolso_por_transferir', asientoSuspensoPorTransferir(monto)],
  ] as const) {
    const movimientoId = idDe(`movimiento:${clave}`)
    await insertRows(tx, 'movimientos', [{ id: movimientoId, clave, tipo, reservaId, createdAt }])
    await insertRows(
      tx,
      'apuntes',
      apuntes.map((apunte) => ({ movimientoId, ...apunte })),
    )
  }
  await tx
    .updateTable('reembolsos')
    .set({
      estado: pedido ? 'manual' : 'retornado',
      via: 'transferencia',
      hechoEn: null,
      vueltas: 1,
      updatedAt: createdAt,
    })
    .where('id', '=', origenId)
    .execute()
  await tx
    .updateTable('reservas')
    .set({ estadoPago: 'reembolso_pendiente', updatedAt: createdAt })
    .where('id', '=', reservaId)
    .execute()
  await insertRows(tx, 'transferencias', [
    {
      id,
      origen: 'reembolso',
      origenId,
      reservaId,
      monto,
      estado: pedido ? 'propuesta' : 'por_pedir',
      createdAt,
      updatedAt: createdAt,
      ...pedido,
    },
  ])
  const casoId = idDe(`caso:${id}`)
  await insertRows(tx, 'casos', [
    {
      id: casoId,
      tipo: 'reembolso',
      objeto: 'transferencia',
      objetoId: id,
      titulo: 'Devolución de una reserva',
      detalle: { monto },
      estado: 'abierto',
      abiertoEn: createdAt,
      venceEn: venceCaso('reembolso', createdAt),
    },
  ])
  await insertRows(tx, 'casoHechos', [{ casoId, hecho: 'abierto', detalle: { monto }, createdAt }])
  if (pedido)
    await insertRows(tx, 'casoHechos', [
      { casoId, actor: pedido.pedidaPor!, hecho: 'propuesta', detalle: {}, createdAt: pedido.pedidaEn! },
    ])
}

import { perderAjeno, type EstadoAjeno } from '#domain/pagos/ajeno.ts'
import { asientoAjenoPerdido, asientoReembolsoRechazado, type Apunte } from '#domain/pagos/asientos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import type { PspDisputa } from '#server/ports.ts'
import { lockAjenoDe, updateAjeno, type AjenoRow } from './ajenos.db.ts'
import { llevarDisputa } from './contracargos.ts'
import { asentar } from './libro.ts'
import { updateReembolso } from './reembolsos.db.ts'
import { lockPorTransferirDe } from './transferencias.db.ts'
import { anularPorContracargo, deberPorTransferencia } from './transferir.ts'

/** A bank took money back that was nobody's, while it decides. False where we hold none of that payment. Each step is booked once. */
export async function conciliarDisputaDeAjeno(ctx: Ctx, disputa: PspDisputa): Promise<boolean> {
  const { intento } = disputa
  if (!intento) return false
  return ctx.transaction(async (tx) => {
    const ajeno = await lockAjenoDe(tx, intento)
    if (!ajeno) return false
    await llevarDisputa(ctx, tx, disputa, {
      de: { ajenoId: ajeno.id },
      titulo: 'Disputa de un pago que no es de ninguna compra',
      libro: { reservaId: ajeno.reservaId, modo: ajeno.modo },
      // What was on its way back goes on from where it stood.
      alGanar: async () =>
        ajeno.estado === 'solicitado' && ctx.enqueue(tx, 'reservas.enviarReembolso', { id: ajeno.id }),
      alPerder: async () => {
        const apuntes = await perder(tx, ajeno, disputa, ctx.now)
        return asentar(tx, {
          clave: `contracargo_perdido:${disputa.id}`,
          tipo: 'contracargo_perdido',
          reservaId: ajeno.reservaId,
          modo: ajeno.modo,
          apuntes,
          now: ctx.now,
        })
      },
    })
    return true
  })
}

/** What was still to be transferred is not any more, and is booked with its transfer; the rest is answered. */
async function perder(
  tx: Tx,
  ajeno: AjenoRow,
  { id: disputaId, monto }: { id: string; monto: number },
  now: Date,
): Promise<Apunte[]> {
  const { id, reservaId, modo } = ajeno
  const transferencia = ajeno.estado === 'manual' ? await lockPorTransferirDe(tx, 'ajeno', id) : undefined
  if (transferencia && transferencia.monto <= monto) {
    await anularPorContracargo(tx, transferencia, disputaId, now)
    await updateAjeno(tx, id, { estado: 'hecho', hechoEn: now }, now)
    return asientoAjenoPerdido({ monto: monto - transferencia.monto, enSuspenso: 0, enCamino: 0 })
  }
  const { enSuspenso, enCamino, porTransferir, despues } = perderAjeno(
    { ...ajeno, estado: ajeno.estado as EstadoAjeno },
    monto,
  )
  if (despues !== ajeno.estado || enSuspenso > 0)
    await updateAjeno(
      tx,
      id,
      { estado: despues, perdido: ajeno.perdido + enSuspenso, ...(despues === 'hecho' && { hechoEn: now }) },
      now,
    )
  if (enCamino > 0) await terminarReembolso(tx, id, { disputaId, porTransferir, now })
  if (porTransferir > 0) {
    await asentar(tx, {
      clave: `hecho:${id}`,
      tipo: 'reembolso_rechazado',
      reservaId,
      modo,
      apuntes: asientoReembolsoRechazado(porTransferir),
      now,
    })
    await deberPorTransferencia(tx, { origen: 'ajeno', origenId: id, reservaId, monto: porTransferir, now })
  }
  return asientoAjenoPerdido({ monto, enSuspenso, enCamino })
}

/** What was on its way does not leave any more: the bank gave it, or a part of it, and the rest is transferred. */
async function terminarReembolso(
  tx: Tx,
  id: string,
  { disputaId, porTransferir, now }: { disputaId: string; porTransferir: number; now: Date },
): Promise<void> {
  const resto =
    porTransferir > 0
      ? { estado: 'rechazado', via: 'transferencia', monto: porTransferir }
      : { estado: 'hecho', hechoEn: now }
  await updateReembolso(tx, id, { ...resto, pspId: `${disputaId}:${id}` }, now)
}

import { perderAjeno, type EstadoAjeno } from '#domain/pagos/ajeno.ts'
import { asientoAjenoPerdido, asientoContracargo, asientoContracargoGanado, asientoReembolsoRechazado, type Apunte } from '#domain/pagos/asientos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { log } from '#server/platform/log.ts'
import type { PspDisputa } from '#server/ports.ts'
import { lockAjenoDe, updateAjeno, type AjenoRow } from './ajenos.db.ts'
import { guardarDisputa, seguirCaso, type PasoDeDisputa } from './contracargos.ts'
import { asentar } from './libro.ts'
import { lockDisputa } from './pagos.db.ts'
import { updateReembolso } from './reembolsos.db.ts'
import { lockPorTransferirDe } from './transferencias.db.ts'
import { anularPorContracargo, deberPorTransferencia } from './transferir.ts'

const TITULO = 'Disputa de un pago que no es de ninguna compra'

/** A bank took money back that was nobody's, while it decides. False where we hold none of that payment. Each step is booked once. */
export async function conciliarDisputaDeAjeno(ctx: Ctx, disputa: PspDisputa): Promise<boolean> {
  const { intento } = disputa
  if (!intento) return false
  return ctx.transaction(async (tx) => {
    const ajeno = await lockAjenoDe(tx, intento)
    if (!ajeno) return false
    const antes = await lockDisputa(tx, disputa.id)
    if (antes && antes.estado !== 'abierta') return true
    await guardarDisputa(tx, disputa, { ajenoId: ajeno.id }, ctx.now)
    const pasos = await asentarPasos(ctx, tx, ajeno, disputa)
    for (const paso of pasos) log.error('contracargo', { ajenoId: ajeno.id, paso })
    await seguirCaso(tx, disputa, pasos, ctx.now, TITULO)
    return true
  })
}

async function asentarPasos(ctx: Ctx, tx: Tx, ajeno: AjenoRow, { id, monto, estado }: PspDisputa): Promise<PasoDeDisputa[]> {
  const pasos: PasoDeDisputa[] = []
  const once = (tipo: string, apuntes: readonly Apunte[]) => asentar(tx, { clave: `${tipo}:${id}`, tipo, reservaId: ajeno.reservaId, modo: ajeno.modo, apuntes, now: ctx.now })
  if (await once('contracargo', asientoContracargo(monto))) pasos.push('abierta')
  if (estado === 'ganada' && (await once('contracargo_ganado', asientoContracargoGanado(monto)))) {
    pasos.push('ganada')
    // What was on its way back goes on from where it stood.
    if (ajeno.estado === 'solicitado') await ctx.enqueue(tx, 'reservas.enviarReembolso', { id: ajeno.id })
  }
  if (estado === 'perdida') {
    await once('contracargo_perdido', await perder(tx, ajeno, { id, monto }, ctx.now))
    pasos.push('perdida')
  }
  return pasos
}

/** What was still to be transferred is not any more, and is booked with its transfer; the rest is answered. */
async function perder(tx: Tx, ajeno: AjenoRow, { id: disputaId, monto }: { id: string; monto: number }, now: Date): Promise<Apunte[]> {
  const { id, reservaId, modo } = ajeno
  const transferencia = ajeno.estado === 'manual' ? await lockPorTransferirDe(tx, 'ajeno', id) : undefined
  if (transferencia && transferencia.monto <= monto) {
    await anularPorContracargo(tx, transferencia, disputaId, now)
    await updateAjeno(tx, id, { estado: 'hecho', hechoEn: now }, now)
    return asientoAjenoPerdido({ monto: monto - transferencia.monto, enSuspenso: 0, enCamino: 0 })
  }
  const { enSuspenso, enCamino, porTransferir, despues } = perderAjeno({ ...ajeno, estado: ajeno.estado as EstadoAjeno }, monto)
  if (despues !== ajeno.estado || enSuspenso > 0) await updateAjeno(tx, id, { estado: despues, perdido: ajeno.perdido + enSuspenso, ...(despues === 'hecho' && { hechoEn: now }) }, now)
  if (enCamino > 0) await terminarReembolso(tx, id, { disputaId, porTransferir, now })
  if (porTransferir > 0) {
    await asentar(tx, { clave: `hecho:${id}`, tipo: 'reembolso_rechazado', reservaId, modo, apuntes: asientoReembolsoRechazado(porTransferir), now })
    await deberPorTransferencia(tx, { origen: 'ajeno', origenId: id, reservaId, monto: porTransferir, now })
  }
  return asientoAjenoPerdido({ monto, enSuspenso, enCamino })
}

/** What was on its way does not leave any more: the bank gave it, or a part of it, and the rest is transferred. */
async function terminarReembolso(tx: Tx, id: string, { disputaId, porTransferir, now }: { disputaId: string; porTransferir: number; now: Date }): Promise<void> {
  const resto = porTransferir > 0 ? { estado: 'rechazado', via: 'transferencia', monto: porTransferir } : { estado: 'hecho', hechoEn: now }
  await updateReembolso(tx, id, { ...resto, pspId: `${disputaId}:${id}` }, now)
}

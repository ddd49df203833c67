import type { ESTADOS_DISPUTA } from '#contract/enumeraciones/dinero.ts'
import {
  asientoContracargo,
  asientoContracargoGanado,
  asientoContracargoPerdido,
  repartirCancelada,
  type Apunte,
} from '#domain/pagos/asientos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { abrirCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { log } from '#server/platform/log.ts'
import type { PspDisputa } from '#server/ports.ts'
import { repartoVigente, retenidoDe } from './aplicar-informe.ts'
import { cubrirReembolso } from './enviar-reembolso.ts'
import { asentar, type Libro } from './libro.ts'
import { lockDisputa, lockPago, saveDisputa, updatePago } from './pagos.db.ts'
import { listReembolsosPendientes, lockReembolsosAbiertosDe } from './reembolsos.db.ts'
import { lockPorTransferir, lockPorTransferirDe } from './transferencias.db.ts'
import { anularPorContracargo } from './transferir.ts'

/** What a report about a dispute changed; in the order in which it happened. */
export type PasoDeDisputa = (typeof ESTADOS_DISPUTA)[number]

/** Whose money a bank took, and what each step does to it beside the ledger's `contracargo`. */
interface Disputado {
  de: Partial<Record<'pagoId' | 'reservaId' | 'regaloId' | 'servicioId' | 'ajenoId' | 'cobroId', string>>
  titulo: string
  libro: Libro
  alAbrir?: () => Promise<unknown>
  alGanar?: () => Promise<unknown>
  /** Books `contracargo_perdido`; false where that was booked already. */
  alPerder: () => Promise<boolean>
}

/** Books each step of a dispute once, whatever the number and order of reports, and follows it in its case. The owner's row is locked by the caller. */
export async function llevarDisputa(
  ctx: Ctx,
  tx: Tx,
  disputa: PspDisputa,
  { de, titulo, libro, alAbrir, alGanar, alPerder }: Disputado,
): Promise<PasoDeDisputa[]> {
  const { id, monto, estado, motivo, responderAntesDe } = disputa
  const antes = await lockDisputa(tx, id)
  if (antes && antes.estado !== 'abierta') return []
  await saveDisputa(
    tx,
    {
      id,
      pagoId: null,
      reservaId: null,
      regaloId: null,
      servicioId: null,
      ajenoId: null,
      cobroId: null,
      ...de,
      monto,
      estado,
      motivo,
      responderAntesDe,
    },
    ctx.now,
  )
  const pasos: PasoDeDisputa[] = []
  const once = (tipo: string, apuntes: readonly Apunte[]) =>
    asentar(tx, { clave: `${tipo}:${id}`, tipo, ...libro, apuntes, now: ctx.now })
  if (await once('contracargo', asientoContracargo(monto))) {
    pasos.push('abierta')
    await alAbrir?.()
  }
  if (estado === 'ganada' && (await once('contracargo_ganado', asientoContracargoGanado(monto)))) {
    pasos.push('ganada')
    await alGanar?.()
  }
  if (estado === 'perdida' && (await alPerder())) pasos.push('perdida')
  for (const paso of pasos) log.error('contracargo', { ...de, paso })
  await seguirCaso(tx, disputa, pasos, { titulo, now: ctx.now })
  return pasos
}

/** About the charge of a reserva, which is locked by the caller. */
export async function asentarDisputa(ctx: Ctx, tx: Tx, pagoId: string, disputa: PspDisputa): Promise<PasoDeDisputa[]> {
  const { reservaId } = await lockPago(tx, pagoId)
  const alPerder = () => perder(ctx, tx, pagoId, disputa)
  const pasos = await llevarDisputa(ctx, tx, disputa, {
    de: { pagoId, reservaId },
    titulo: 'Disputa de una reserva',
    libro: { reservaId },
    alPerder,
  })
  if (pasos.length > 0) await ctx.enqueue(tx, 'liquidaciones.ajustar', { reservaId })
  return pasos
}

/** It waits in its queue until the bank decides; by the day the bank set for an answer. */
async function seguirCaso(
  tx: Tx,
  { id, monto, responderAntesDe }: PspDisputa,
  pasos: readonly PasoDeDisputa[],
  { titulo, now }: { titulo: string; now: Date },
): Promise<void> {
  for (const paso of pasos) {
    if (paso === 'abierta')
      await abrirCaso(tx, {
        tipo: 'disputa',
        objeto: 'disputa',
        objetoId: id,
        titulo,
        detalle: { monto },
        ...(responderAntesDe && { venceEn: responderAntesDe }),
        now,
      })
    else await resolverCaso(tx, { tipo: 'disputa', objetoId: id, actor: null, decision: paso, now })
  }
}

/** The loss is the operator's as far as money was still held for it; beyond that it stands for refunds that had not left. */
async function perder(
  ctx: Ctx,
  tx: Tx,
  pagoId: string,
  { id, monto }: { id: string; monto: number },
): Promise<boolean> {
  const pago = await lockPago(tx, pagoId)
  const retenido = retenidoDe(pago)
  const delOperador = Math.min(monto, retenido)
  const antes = repartoVigente(pago)
  const despues =
    delOperador === retenido ? { operador: 0, comision: 0, ivaComision: 0 } : repartirCancelada(retenido - delOperador)
  const perdido = {
    operador: antes.operador - despues.operador,
    comision: antes.comision - despues.comision,
    ivaComision: antes.ivaComision - despues.ivaComision,
  }
  const apuntes = retenido === 0 ? [] : asientoContracargoPerdido(perdido)
  const pendientes = await listReembolsosPendientes(tx, pagoId)
  const nuevo = await asentar(tx, {
    clave: `contracargo_perdido:${id}`,
    tipo: 'contracargo_perdido',
    reservaId: pago.reservaId,
    apuntes,
    now: ctx.now,
  })
  if (nuevo && delOperador > 0) await updatePago(tx, pagoId, { perdido: pago.perdido + delOperador }, ctx.now)
  let resto = monto - delOperador
  for (const reembolso of pendientes.filter(({ estado }) => estado === 'solicitado')) {
    if (nuevo) resto -= await cubrirReembolso(ctx, tx, reembolso, { id, monto: resto })
  }
  for (const transferencia of nuevo ? await lockPorTransferir(tx, pagoId) : []) {
    if (transferencia.monto > resto) continue
    await anularPorContracargo(tx, transferencia, id, ctx.now)
    resto -= transferencia.monto
  }
  return nuevo
}

/** The bank gave whoever paid for a gift card, for services or for a plan, what was still to go back of it: that does not leave as well, as far as `monto` goes. */
export async function cubrirConDisputa(
  ctx: Ctx,
  tx: Tx,
  { origen, origenId }: { origen: 'regalo' | 'servicio' | 'suscripcion'; origenId: string },
  { id: disputaId, monto }: { id: string; monto: number },
): Promise<void> {
  let resto = monto
  for (const reembolso of await lockReembolsosAbiertosDe(tx, origenId)) {
    const transferencia = await lockPorTransferirDe(tx, origen, reembolso.id)
    if (transferencia && transferencia.monto <= resto) {
      await anularPorContracargo(tx, transferencia, disputaId, ctx.now)
      resto -= transferencia.monto
    } else if (!transferencia && reembolso.estado === 'solicitado')
      resto -= await cubrirReembolso(ctx, tx, reembolso, { id: disputaId, monto: resto })
  }
}

/** The money is ours again: what was being given back of it goes on from where it stood. */
export async function seguirReembolsosDe(ctx: Ctx, tx: Tx, origenId: string): Promise<void> {
  for (const { id } of await lockReembolsosAbiertosDe(tx, origenId))
    await ctx.enqueue(tx, 'reservas.enviarReembolso', { id })
}

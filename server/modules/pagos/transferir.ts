import { randomUUID } from 'node:crypto'
import type { ORIGENES_DE_TRANSFERENCIA } from '#contract/enumeraciones/dinero.ts'
import type { Input } from '#contract/call.ts'
import type { transferencias } from '#contract/transferencias.ts'
import { asientoTransferenciaPorContracargo } from '#domain/pagos/asientos.ts'
import { eventoAlPedir } from '#domain/pagos/transferencia.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { abrirCaso, anotarEnCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { sellarCuenta } from '#server/modules/secretos/index.ts'
import { asentar } from './libro.ts'
import { hacerReembolso, pasarAManual } from './reembolsos.db.ts'
import { seguirOrigen } from './seguir-origen.ts'
import { insertTransferencia, moverTransferencia, updateCuenta, type TransferenciaRow } from './transferencias.db.ts'

interface Deuda {
  origen: (typeof ORIGENES_DE_TRANSFERENCIA)[number]
  origenId: string
  reservaId: string | null
  monto: number
  now: Date
}

const TITULOS = {
  reembolso: 'Devolución de una reserva',
  regalo: 'Devolución de una tarjeta de regalo',
  suscripcion: 'Devolución de un plan',
  servicio: 'Devolución de servicios de una propuesta',
  ajeno: 'Devolución de un pago que no corresponde',
  empresa: 'Saldo a favor de una empresa',
}

/** The provider could not send it: it waits for an account, with a case of its own. The same debt a second time adds nothing. */
export async function deberPorTransferencia(tx: Tx, { now, ...deuda }: Deuda): Promise<void> {
  const id = randomUUID()
  if (!(await insertTransferencia(tx, { id, ...deuda, estado: 'por_pedir', createdAt: now, updatedAt: now }))) return
  await abrirCaso(tx, {
    tipo: 'reembolso',
    objeto: 'transferencia',
    objetoId: id,
    titulo: TITULOS[deuda.origen],
    detalle: { monto: deuda.monto },
    now,
  })
}

type Pedido = Omit<Input<typeof transferencias.pedirTransferencia>, 'id'>

/** Where it goes and why. The row is locked by the caller, who has looked at its state and at the RUT. */
export async function pedirTransferencia(
  { secretos, now }: Pick<Ctx, 'secretos' | 'now'>,
  tx: Tx,
  fila: TransferenciaRow,
  { autor, ...pedido }: Pedido & { autor: string },
): Promise<void> {
  await proponer(
    tx,
    fila,
    { ...pedido, ...sellarCuenta(secretos, pedido), pedidaPor: autor, pedidaEn: now, escritaEn: null },
    now,
  )
}

async function proponer(
  tx: Tx,
  fila: TransferenciaRow,
  set: Parameters<typeof moverTransferencia>[3] & { pedidaPor: string },
  now: Date,
): Promise<void> {
  const evento = eventoAlPedir(fila.monto, (await reglaDe(tx, 'limites', now)).devolucionDeUnaPersona)
  await moverTransferencia(tx, fila, evento, { ...set, decididaPor: null, decididaEn: null, observacion: null }, now)
  await pasarAManual(tx, fila.origenId, now)
  await seguir(tx, fila, { actor: set.pedidaPor, hecho: evento === 'proponer' ? 'propuesta' : 'pedida', now })
}

/** What its buyer wrote down, to be taken up by finanzas. The row is locked by the caller, who has looked at its state and at the RUT. */
export const escribirCuenta = (
  { secretos, now }: Pick<Ctx, 'secretos' | 'now'>,
  tx: Tx,
  fila: TransferenciaRow,
  cuenta: Omit<Pedido, 'motivo'>,
): Promise<void> => updateCuenta(tx, fila.id, { ...cuenta, ...sellarCuenta(secretos, cuenta) }, now)

/** Finanzas takes up what the buyer wrote. The row is locked by the caller, who has looked at its state. */
export async function usarCuentaEscrita(
  { now }: Pick<Ctx, 'now'>,
  tx: Tx,
  fila: TransferenciaRow,
  { autor, motivo }: { autor: string; motivo: string },
): Promise<void> {
  await proponer(tx, fila, { motivo, pedidaPor: autor, pedidaEn: now }, now)
}

/** A line in the timeline of its case. */
export const seguir = (
  tx: Tx,
  { id }: Pick<TransferenciaRow, 'id'>,
  hecho: { actor: string | null; hecho: string; texto?: string | null; now: Date },
): Promise<void> => anotarEnCaso(tx, { tipo: 'reembolso', objetoId: id, ...hecho })

/** The bank paid it. What else knows of the debt hears it in the same transaction, or by a job. The reserva, where there is one, is locked by the caller. */
export async function darPorTransferida(ctx: Ctx, tx: Tx, fila: TransferenciaRow, abonoId: string): Promise<void> {
  await moverTransferencia(tx, fila, 'pagar', { pagadaEn: ctx.now }, ctx.now)
  await seguirOrigen(ctx, tx, await hacerReembolso(tx, fila.origenId, `transferencia:${abonoId}`, ctx.now))
  await resolverCaso(tx, { tipo: 'reembolso', objetoId: fila.id, actor: null, decision: 'pagada', now: ctx.now })
}

/** The buyer's bank gave the buyer that money itself, against us: it must not be sent any more. The reserva is locked by the caller. */
export async function anularPorContracargo(
  tx: Tx,
  fila: TransferenciaRow,
  disputaId: string,
  now: Date,
): Promise<void> {
  await moverTransferencia(tx, fila, 'anular', {}, now)
  await hacerReembolso(tx, fila.origenId, `${disputaId}:${fila.origenId}`, now)
  await asentar(tx, {
    clave: `transferencia_anulada:${fila.id}`,
    tipo: 'reembolso_por_contracargo',
    reservaId: fila.reservaId,
    modo: fila.modo,
    apuntes: asientoTransferenciaPorContracargo(fila.monto),
    now,
  })
  await resolverCaso(tx, { tipo: 'reembolso', objetoId: fila.id, actor: null, decision: 'anulada', now })
}

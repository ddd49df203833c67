import type { Ctx } from '#server/ctx.ts'
import {
  findEvento,
  findPago,
  findPagoPorPsp,
  findReembolso,
  listEventosPorAplicar,
  listPagosPorRevisar,
  listReembolsosPorEnviar,
  loDaElLibro,
  tieneDuenio,
  updateEvento,
  updatePago,
  type PagoRow,
} from '#server/modules/pagos/index.ts'
import { aplicarTarjetaGuardada } from '#server/modules/suscripciones/index.ts'
import type { PspDisputa, PspPago, PspReembolso } from '#server/ports.ts'
import { aplicarPago } from './aplicar-pago.ts'
import { reconocerDeFuera } from './devoluciones-de-fuera.ts'
import { cerrarCobroAbierto } from './cerrar-cobro.ts'
import { revisarCobro } from './cobros.ts'
import { aplicarDisputa, conciliarDisputa } from './disputas.ts'
import { intentar } from './intentar.ts'
import { enviarReembolso } from './reembolsar.ts'
import { findReserva } from './reservas.db.ts'

const LOTE = 200
const EN_ESPERA_MS = 2 * 60_000
const INTENTOS_MAX = 8
// Notices are tried for three days: whatever is older was told or looked up.
const MIRADA_MS = 3 * 86_400_000

/** Applies one notice. It is a hint: what it is about is asked from the provider, then applied by rank. */
export async function aplicarEvento(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const evento = await findEvento(ctx.db, id)
  if (evento?.estado !== 'recibido') return
  try {
    const aplicado = esDeEsteModo(ctx, evento.cuerpo) && (await aplicar(ctx, evento.cuerpo))
    await updateEvento(ctx.db, id, { estado: aplicado ? 'aplicado' : 'ignorado', aplicadoEn: ctx.now })
  } catch (error) {
    const intentos = evento.intentos + 1
    await updateEvento(ctx.db, id, {
      intentos,
      error: error instanceof Error ? error.name : 'error',
      ...(intentos >= INTENTOS_MAX && { estado: 'fallido' }),
    })
    throw error
  }
}

/** What a counterpart told before there was a live provider is nothing to ask that one about. */
function esDeEsteModo({ psp }: Ctx, cuerpo: string): boolean {
  const { livemode } = psp.verEvento(cuerpo)
  return livemode === null || livemode === (psp.dinero === 'vivo')
}

async function aplicar(ctx: Ctx, cuerpo: string): Promise<boolean> {
  const { clase, tipo, intento, sesion, pagoId, reembolsoId, disputa } = ctx.psp.verEvento(cuerpo)
  if (clase === 'disputa') return disputa !== null && aplicarDisputa(ctx, disputa)
  if (clase === 'reembolso')
    return reembolsoId !== null && (await findReembolso(ctx.db, reembolsoId))
      ? revisarReembolso(ctx, reembolsoId)
      : revisarDeFuera(ctx, intento)
  if (clase !== 'pago') return false
  if (intento)
    return (
      (await aplicarPago(ctx, await ctx.psp.verPago(intento), pagoId)) &&
      (tipo !== 'charge.refunded' || (await revisarDeFuera(ctx, intento)) || true)
    )
  if (sesion && !pagoId && (await aplicarTarjetaGuardada(ctx, sesion))) return true
  const pago =
    (pagoId ? await findPago(ctx.db, pagoId) : undefined) ?? (await findPagoPorPsp(ctx.db, { intento: null, sesion }))
  if (pago) await revisarCobro(ctx, pago)
  return pago !== undefined
}

/** Asks what became of a refund of ours, whatever it gives back, and books it. */
async function revisarReembolso(ctx: Ctx, id: string): Promise<boolean> {
  await enviarReembolso(ctx, { id })
  return true
}

/** One that names none of ours: somebody made it at the provider. */
async function revisarDeFuera(ctx: Ctx, intento: string | null): Promise<boolean> {
  return intento !== null && reconocerDeFuera(ctx, await ctx.psp.buscarReembolsos(intento))
}

/** Whatever is open or unknown for two minutes is asked again: the buyer may never come back, and notices get lost. */
export async function conciliar(ctx: Ctx, { todo = false }: { todo?: boolean } = {}): Promise<void> {
  const antesDe = new Date(ctx.now.getTime() - EN_ESPERA_MS)
  for (const { id } of await listEventosPorAplicar(ctx.db, antesDe, LOTE))
    await intentar('evento', id, () => aplicarEvento(ctx, { id }))
  for (const { id } of await listPagosPorRevisar(ctx.db, antesDe, LOTE)) {
    const pago = await findPago(ctx.db, id)
    if (pago) await intentar('pago', id, () => revisarAbierto(ctx, pago))
  }
  for (const { id } of await listReembolsosPorEnviar(ctx.db, antesDe, LOTE))
    await intentar('reembolso', id, () => enviarReembolso(ctx, { id }))
  if (todo && ctx.psp.modo !== 'ninguno') await intentar('psp', 'todo', () => ponerAlDiaConPsp(ctx))
}

export interface DichoPorPsp {
  desde: Date
  pagos: PspPago[]
  reembolsos: PspReembolso[]
  disputas: PspDisputa[]
}

/** What the provider took, gave back or was disputed in the last days, whether or not it ever told us: all that we can apply is applied. Answers what it said. */
export async function ponerAlDiaConPsp(ctx: Ctx): Promise<DichoPorPsp> {
  const desde = new Date(ctx.now.getTime() - MIRADA_MS)
  const [pagos, reembolsos, disputas] = [
    await ctx.psp.listarPagos(desde),
    await ctx.psp.listarReembolsos(desde),
    await ctx.psp.listarDisputas(desde),
  ]
  for (const pago of pagos)
    if (pago.estado === 'exitoso' && !(await tieneDuenio(ctx.db, pago.intento!)))
      await intentar('cobro', pago.intento!, () => aplicarPago(ctx, pago))
  for (const reembolso of reembolsos) await intentar('reembolso', reembolso.id, () => seguirReembolso(ctx, reembolso))
  for (const disputa of disputas) await intentar('disputa', disputa.id, () => conciliarDisputa(ctx, disputa))
  return { desde, pagos, reembolsos, disputas }
}

/** Of ours, only what ended, and otherwise than our books say: the rest would be asked about for nothing. */
async function seguirReembolso(ctx: Ctx, reembolso: PspReembolso): Promise<void> {
  const { reembolsoId: id, estado } = reembolso
  if (!id || !(await findReembolso(ctx.db, id))) await reconocerDeFuera(ctx, [reembolso])
  else if (estado !== 'enviado' && (await loDaElLibro(ctx.db, id)) !== (estado === 'hecho'))
    await revisarReembolso(ctx, id)
}

async function revisarAbierto(ctx: Ctx, pago: PagoRow): Promise<void> {
  const reserva = await findReserva(ctx.db, pago.reservaId)
  // Nothing may be paid any more for what is over.
  if (reserva?.estado !== 'pendiente') await cerrarCobroAbierto(ctx, pago.reservaId)
  else await revisarCobro(ctx, pago)
  const despues = await findPago(ctx.db, pago.id)
  // Asked and still open: it goes to the end of the line.
  if (despues?.estado === pago.estado) await updatePago(ctx.db, pago.id, {}, ctx.now)
}

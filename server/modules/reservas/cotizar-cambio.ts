import type { EstadoSalida } from '#contract/enumeraciones/salidas.ts'
import type { CotizacionCambio } from '#contract/reservas.ts'
import { sumar } from '#domain/pesos.ts'
import { calcularCambio, motivoParaNoCambiar, quedoDevuelta } from '#domain/reservas/cambio.ts'
import { esCobrable, participantesDe, plazasDe, type LineaDePrecio } from '#domain/reservas/precio.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { necesitaAprobacion } from '#domain/permisos/empresas.ts'
import { soloViaja } from '#domain/permisos/reservas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { findOferta, type Oferta } from '#server/modules/disponibilidad/index.ts'
import { findTurno } from '#server/modules/filas/index.ts'
import { listCobros, type CobroRow } from '#server/modules/pagos/index.ts'
import { findMiembro } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva } from './acceso.ts'
import { contarApartadas, duenoEnFila, motivoParaNoTomar, ofertasQueSeSueltan } from './apartadas.ts'
import { quedaDe } from './estado-pago.ts'
import { preciarEn } from './preciar-en.ts'
import { findSalida, hayCambioEnCurso, sumPlazasOcupadas, type ReservaCompleta } from './reservas.db.ts'
import { toMovible } from './reservas.json.ts'
import { exigirLugarSeguro } from './revisar-espera.ts'

export interface Cambio {
  oferta: Oferta
  cotizacion: CotizacionCambio
  lineas: LineaDePrecio[]
  /** The charges that count; none for what cost nothing. */
  cobros: CobroRow[]
}

export async function cotizarCambio(
  ctx: Ctx,
  { id, salidaNuevaId }: { id: string; salidaNuevaId: string },
): Promise<CotizacionCambio> {
  const reserva = await abrirReserva(ctx, id)
  if (soloViaja(ctx.actor, reserva)) refuse('reserva-ajena')
  return ctx.transaction(async (tx) => {
    const { oferta, cotizacion } = await calcular(ctx, tx, reserva, salidaNuevaId)
    const salida = (await findSalida(tx, reserva.experienciaId, oferta.salidaId)) ?? refuse('salida-desconocida')
    const ocupadas = await sumPlazasOcupadas(tx, salida.id, ctx.now)
    const turno = await findTurno(tx, salida.id, duenoEnFila(reserva), ctx.now)
    const apartadas = await contarApartadas(tx, salida, ocupadas, ctx.now, turno)
    const sueltas = await ofertasQueSeSueltan(tx, turno)
    const motivo = await motivoParaNoTomar(
      tx,
      {
        salida: { ...salida, estado: salida.estado as EstadoSalida },
        oferta,
        plazas: reserva.plazas,
        ocupadas: ocupadas - sumar(sueltas.map(({ plazas }) => plazas)),
        apartadas,
        excepto: [reserva.id, ...sueltas.map(({ id: suelta }) => suelta)],
      },
      ctx.now,
    )
    if (motivo) refuse(motivo)
    return cotizacion
  })
}

/** Whether the reserva may move there, and what that costs. Places are counted by the caller. */
export async function calcular(ctx: Ctx, tx: Tx, reserva: ReservaCompleta, salidaNuevaId: string): Promise<Cambio> {
  const motivo = motivoParaNoCambiar(toMovible(reserva), ctx.now)
  if (motivo) refuse(motivo)
  // One that was called off moves by its own rules.
  if (reserva.salidaEstado === 'cancelada') refuse('reserva-no-cambiable')
  const { oferta } = await findOferta(tx, reserva.experienciaId, salidaNuevaId)
  if (!oferta) refuse('salida-desconocida')
  if (oferta.salidaId === reserva.salidaId) refuse('misma-salida')
  if (await hayCambioEnCurso(tx, reserva.id, ctx.now)) refuse('cambio-en-curso')
  const precio = preciarEn(reserva, oferta)
  // Whole groups take all places of a salida: where those differ, it is another booking.
  if (!precio || plazasDe(participantesDe(reserva.lineas), oferta.cuposPorGrupo) !== reserva.plazas)
    refuse('reserva-no-cambiable')
  await exigirLugarSeguro(ctx, tx, {
    salidaId: oferta.salidaId,
    mas: reserva.plazas,
    dePrueba: reserva.pruebaHasta !== null,
  })
  const cobros = await listCobros(tx, reserva.id)
  if (quedoDevuelta({ ...toMovible(reserva), retenido: quedaDe(reserva, cobros) })) refuse('reserva-devuelta')
  const conTarjeta = pagadoCon(cobros)
  const cotizacion = calcularCambio(pagadoPor(reserva, cobros), precio.total)
  if (cotizacion.tipo === 'pago' && !esCobrable(cotizacion.diferencia)) refuse('reserva-no-cambiable')
  if (cotizacion.tipo === 'pago') await exigirSuLimite(ctx, tx, reserva, cotizacion.nuevo)
  // What a cheaper date gives back leaves by the card: where a gift paid more than that, it is another booking.
  if (reserva.regalo > 0 && -cotizacion.diferencia > (conTarjeta ?? 0)) refuse('reserva-no-cambiable')
  return { oferta, cotizacion, lineas: precio.lineas, cobros }
}

/** A dearer date of what a company bought is all of it anew: within the limit of whoever moves it, or of its buyer where we move it. Who left the team has none. */
async function exigirSuLimite(
  ctx: Ctx,
  tx: Tx,
  { empresaId, usuarioId }: ReservaCompleta,
  total: number,
): Promise<void> {
  if (!empresaId) return
  const quien = sesionEn(ctx.actor, 'cliente')?.usuarioId ?? usuarioId
  const miembro = quien ? await findMiembro(tx, empresaId, quien) : undefined
  if (!miembro || necesitaAprobacion(total, { rol: miembro.papel, limite: miembro.limite })) refuse('sobre-el-limite')
}

/** What was paid for it, by all means together, and not given back. */
export function pagadoPor(
  { total, regalo, regaloRebajado }: Pick<ReservaCompleta, 'total' | 'regalo' | 'regaloRebajado'>,
  cobros: readonly CobroRow[],
): number {
  const conTarjeta = pagadoCon(cobros)
  return (conTarjeta === null ? total : conTarjeta + regalo) - regaloRebajado
}

/** What the buyer has paid by card and not been given back for a cheaper date, or by their bank; null where no card paid. */
const pagadoCon = (cobros: readonly CobroRow[]): number | null =>
  cobros.length === 0
    ? null
    : cobros.reduce((suma, { capturado, rebajado, perdido }) => suma + capturado - rebajado - perdido, 0)

import { loQueEspera, motivoParaNoOcupar, type Espera } from '#domain/reservas/confirmacion.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { lockSalida } from '#server/modules/disponibilidad/index.ts'
import { refuse } from '#server/refusal.ts'
import { contarAlOperador } from './avisar-al-operador.ts'
import { getSalidaQueConfirma, listConEspera } from './confirmacion.db.ts'
import { listEnEspera, lockReserva, setAceptarAntesDe, updateReserva, type ReservaRow } from './reservas.db.ts'

interface Revision {
  experienciaId: string
  /** Null for all of it. */
  salidas: readonly string[] | null
  /** When those of them that follow it, or all that are named, began to ask their operator; null where that is as before. */
  pedidasDesde: string | null
}

/** Departures confirm otherwise than when they were paid for: those who wait, wait for what is said now. */
export async function revisarEsperas(ctx: Ctx, { experienciaId, salidas, pedidasDesde }: Revision): Promise<void> {
  for (const { id, propia } of await listConEspera(ctx.db, { experienciaId, salidas }, ctx.now)) {
    const desde = pedidasDesde !== null && (salidas !== null || !propia) ? new Date(pedidasDesde) : null
    await ctx.transaction((tx) => revisarSalida(ctx, tx, id, desde))
  }
}

async function revisarSalida(ctx: Ctx, tx: Tx, id: string, pedidaDesde: Date | null): Promise<void> {
  await lockSalida(tx, id)
  const salida = await getSalidaQueConfirma(tx, id)
  if (salida.estado === 'cancelada' || salida.inicio <= ctx.now) return
  const espera = loQueEspera(salida, pedidaDesde ?? ctx.now)
  if (espera === null) return confirmarLosQueEsperaban(ctx, tx, id)
  if (espera.a === 'minimo') return setAceptarAntesDe(tx, id, espera.hasta)
  // Whoever waited for the operator already has the day that was theirs.
  if (pedidaDesde === null) return
  await setAceptarAntesDe(tx, id, espera.hasta)
  for (const reserva of await listEnEspera(tx, id))
    await contarAlOperador(ctx, tx, { id: reserva.id, hecho: 'por_aceptar', vez: pedidaDesde.getTime() })
}

interface Lugar {
  salidaId: string
  /** Places of the party that are not among those paid there. */
  mas?: number
  /** It only tries the API. */
  dePrueba: boolean
}

/** What a party that comes waits for there. */
async function esperaEn(ctx: Ctx, tx: Tx, { salidaId, mas = 0, dePrueba }: Lugar): Promise<Espera | null> {
  const salida = await getSalidaQueConfirma(tx, salidaId, { conPruebas: dePrueba })
  return loQueEspera({ ...salida, pagadas: salida.pagadas + mas }, ctx.now)
}

/** Whoever has a seat takes another only where it is as sure. `dado`: what is not waited for there any more. */
export async function exigirLugarSeguro(
  ctx: Ctx,
  tx: Tx,
  { dado, ...lugar }: Lugar & { dado?: Espera['a'] | undefined },
): Promise<void> {
  const espera = await esperaEn(ctx, tx, lugar)
  const motivo = espera?.a === dado ? null : motivoParaNoOcupar(espera)
  if (motivo) refuse(motivo)
}

/** A booking stands on another departure, or is of more people: it waits for what that one says, and may be whom others waited for. Salida and reserva are locked. */
export async function asentar(
  ctx: Ctx,
  tx: Tx,
  { id, mudada, ...lugar }: Lugar & { id: string; mudada: boolean },
): Promise<void> {
  const espera = await esperaEn(ctx, tx, lugar)
  if (espera === null) return confirmarA(ctx, tx, { id, ...lugar })
  const reserva = await lockReserva(tx, id)
  if (!mudada || reserva?.estado !== 'pagada') return
  await updateReserva(tx, reserva, { aceptarAntesDe: espera.hasta }, ctx.now)
  if (espera.a === 'operador') await contarAlOperador(ctx, tx, { id, hecho: 'por_aceptar', vez: ctx.now.getTime() })
}

/** Before a party that waited too long is refused: whether what it waited for came, or is not due yet. Salida and reserva are locked. */
export async function sigueEnEspera(ctx: Ctx, tx: Tx, reserva: ReservaRow): Promise<boolean> {
  const dePrueba = reserva.pruebaHasta !== null
  const salida = await getSalidaQueConfirma(tx, reserva.salidaId, { conPruebas: dePrueba })
  if (salida.estado === 'cancelada' || salida.inicio <= ctx.now || salida.confirmacion === 'solicitud') return false
  const espera = loQueEspera(salida, ctx.now)
  if (espera === null) await confirmarA(ctx, tx, { ...reserva, dePrueba })
  else if (espera.hasta > ctx.now) await updateReserva(tx, reserva, { aceptarAntesDe: espera.hasta }, ctx.now)
  return espera === null || espera.hasta > ctx.now
}

/** Nothing is waited for: neither by it nor by the others, whom what only tries the API does not help. */
const confirmarA = (ctx: Ctx, tx: Tx, { id, salidaId, dePrueba }: Lugar & { id: string }): Promise<void> =>
  dePrueba ? darSuLugar(ctx, tx, id) : confirmarLosQueEsperaban(ctx, tx, salidaId)

/** It runs, or confirms by itself: whoever paid and waited has a seat now. The salida is locked. */
export async function confirmarLosQueEsperaban(ctx: Ctx, tx: Tx, salidaId: string): Promise<void> {
  for (const { id } of await listEnEspera(tx, salidaId)) await darSuLugar(ctx, tx, id)
}

async function darSuLugar(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const esperando = await lockReserva(tx, id)
  if (esperando?.estado !== 'pagada') return
  await updateReserva(
    tx,
    esperando,
    { estado: siguienteEstadoReserva('pagada', 'aceptar')!, confirmadaEn: ctx.now },
    ctx.now,
  )
  await ctx.enqueue(tx, 'reservas.correoDeConfirmacion', { id })
  await contarAlOperador(ctx, tx, { id, hecho: 'vendida' })
}

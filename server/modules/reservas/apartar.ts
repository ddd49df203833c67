import type { Contacto, EstadoPago, EstadoReserva, Participantes } from '#contract/reservas.ts'
import { sumar } from '#domain/pesos.ts'
import { siguienteEstadoReserva } from '#domain/reservas/estados.ts'
import { calcularTotal, plazasDe, type LineaDePrecio } from '#domain/reservas/precio.ts'
import { motivoParaNoPagar } from '#domain/reservas/vencimiento.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { lockSalida, type Oferta } from '#server/modules/disponibilidad/index.ts'
import { cobrarPorTransferencia, devolverTransferenciaTardia } from '#server/modules/pagos/index.ts'
import { comisionDe } from '#server/modules/suscripciones/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { separarPagables } from './a-cuenta.ts'
import { tomarPlazas } from './apartadas.ts'
import { confirmar } from './confirmar.ts'
import { cargarOferta, insertar } from './crear-reserva.ts'
import { trasHechos } from './estado-pago.ts'
import { fijarModo } from './fijar-modo.ts'
import { getReserva, lockReserva, updateReserva } from './reservas.db.ts'
import { deEsteMomento } from './sigue-cabiendo.ts'

interface Pedido {
  empresaId: string
  usuarioId: string | null
  experienciaId: string
  salidaId: string
  participantes: Participantes
  contacto: Contacto
  comentario?: string
  /** Who asked for it, sealed, where holds are counted by that. */
  pedidaDesde?: string
  /** Until when the places are held, at most until sales close; null: as long as any hold. */
  hasta: Date | null
  /** The company has to say yes before anybody may pay it. */
  porAceptar: boolean
  /** What the company pays of what the public pays. */
  precio: (lineas: LineaDePrecio[], oferta: Oferta) => { lineas: LineaDePrecio[]; total: number }
}

export interface Apartada {
  id: string
  plazas: number
  publico: number
  total: number
}

/** Takes places for a company: under the same lock and in the same count as everybody else's. */
export async function apartar(
  ctx: Ctx,
  tx: Tx,
  {
    empresaId,
    usuarioId,
    participantes,
    contacto,
    comentario,
    pedidaDesde,
    hasta,
    porAceptar,
    precio,
    ...donde
  }: Pedido,
): Promise<Apartada> {
  const oferta = await cargarOferta(tx, donde)
  const publico = calcularTotal(oferta.tarifas, participantes)
  if (publico.motivo === 'datos-invalidos') refuseCampo('participantes', 'Elige entre 1 y 50 viajeros')
  if (publico.motivo !== null) refuse(publico.motivo)
  const plazas = plazasDe(participantes, oferta.cuposPorGrupo)
  await tomarPlazas(ctx, tx, oferta, plazas)
  const { cierreVentas } = await lockSalida(tx, oferta.salidaId)
  const { lineas, total } = precio(publico.lineas, oferta)
  const limite = hasta && (hasta < cierreVentas ? hasta : cierreVentas)
  const id = await insertar(ctx, tx, {
    pedido: { contacto, ...(comentario && { comentario }) },
    oferta,
    usuarioId,
    ...(pedidaDesde && { pedidaDesde }),
    plazas,
    lineas,
    total,
    empresa: { id: empresaId, hasta: limite, porAceptar },
  })
  return { id, plazas, publico: publico.total, total }
}

/** The company said yes, or takes it back: only what still holds its places can be agreed to. False where one does not. */
export async function aceptarApartadas(tx: Tx, ids: readonly string[], now: Date): Promise<boolean> {
  for (const id of ids.toSorted()) {
    const reserva = await lockReserva(tx, id)
    if (
      !reserva ||
      motivoParaNoPagar(
        {
          ...reserva,
          estado: reserva.estado as EstadoReserva,
          estadoPago: reserva.estadoPago as EstadoPago,
          porAceptar: false,
        },
        now,
      ) !== null
    )
      return false
    await updateReserva(tx, reserva, { porAceptar: false }, now)
  }
  return true
}

/** Gives back the places of what nobody agreed to; what is paid, or ended by itself, stays as it is. */
export async function soltarApartadas(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  for (const id of ids.toSorted()) {
    const reserva = await lockReserva(tx, id)
    const estado =
      reserva?.estado === 'pendiente' && reserva.porAceptar ? siguienteEstadoReserva('pendiente', 'cancelar') : null
    if (reserva && estado)
      await updateReserva(
        tx,
        reserva,
        { estado, canceladaEn: now, canceladaPor: 'plataforma', motivo: 'propuesta_sin_efecto' },
        now,
      )
  }
}

/** The company's transfer arrived: what still holds its places gets its charge and its seats, what came for the rest goes back by transfer. Answers how much, and how many stand. */
export async function cobrarTransferencias(
  pedido: Ctx,
  tx: Tx,
  ids: readonly string[],
): Promise<{ devuelto: number; enPie: number }> {
  const { pagables, perdidas } = await separarPagables(pedido, tx, ids, { acepta: true })
  const ctx = deEsteMomento(pedido)
  // A card that paid one of them meanwhile has to be looked at first.
  if (perdidas.some(({ estadoPago }) => estadoPago !== 'sin_pago')) refuse('pago-en-revision')
  for (const { id } of pagables) {
    const reserva = await getReserva(tx, id)
    await fijarModo(tx, id, ctx.psp.dinero)
    const debe = reserva.total > 0
    if (debe)
      await cobrarPorTransferencia(tx, {
        reservaId: id,
        monto: reserva.total,
        comisionTasa: await comisionDe(tx, reserva, ctx.now),
        now: ctx.now,
      })
    await confirmar(
      ctx,
      tx,
      reserva,
      debe
        ? { estadoPago: trasHechos(reserva, 'cobrar'), estadoLiquidacion: 'retenida' }
        : { estadoPago: 'sin_pago', estadoLiquidacion: null },
    )
  }
  const porDevolver = perdidas.filter(({ total }) => total > 0)
  for (const { id } of porDevolver) {
    const reserva = await getReserva(tx, id)
    await fijarModo(tx, id, ctx.psp.dinero)
    await devolverTransferenciaTardia(ctx, tx, {
      reservaId: id,
      monto: reserva.total,
      comisionTasa: await comisionDe(tx, reserva, ctx.now),
      zona: reserva.zona,
    })
    const vencida = siguienteEstadoReserva(reserva.estado as EstadoReserva, 'vencer')
    await updateReserva(
      tx,
      reserva,
      { ...(vencida && { estado: vencida }), estadoPago: trasHechos(reserva, 'cobrar', 'pedir_reembolso') },
      ctx.now,
    )
  }
  return { devuelto: sumar(porDevolver.map(({ total }) => total)), enPie: pagables.length }
}

import type { Hilo, Mensaje } from '#contract/mensajes.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { conOffset } from '#domain/fechas.ts'
import { ocultaContacto, puedeEscribir } from '#domain/mensajes/hilo.ts'
import type { Ctx } from '#server/ctx.ts'
import { abrirHilo, contesta, otroDe, primerNombre, type DeHilo, type HiloAbierto } from './hilo.ts'
import { countSinLeer, listMensajes, type MensajeRow } from './mensajes.db.ts'

const POR_TRAMO = 50

export async function verConversacion(
  ctx: Ctx,
  { antesDe, ...pedido }: DeHilo & { antesDe?: string | undefined },
): Promise<Hilo> {
  const hilo = await abrirHilo(ctx, pedido)
  const { reserva, lado } = hilo
  const rows = await listMensajes(ctx.db, reserva.id, {
    lado,
    antesDe: antesDe?.toLowerCase() ?? null,
    limit: POR_TRAMO + 1,
  })
  const estado = reserva.estado as EstadoReserva
  return {
    reservaId: reserva.id,
    codigo: reserva.codigo,
    nombreExperiencia: reserva.nombreExperiencia,
    inicio: conOffset(reserva.inicioUtc, reserva.zona),
    zonaHoraria: reserva.zona,
    conQuien: otroDe(hilo),
    contactoOculto: ocultaContacto(estado),
    puedeEscribir: contesta(ctx, hilo) && puedeEscribir({ estado, fin: reserva.finUtc }, ctx.now),
    mensajes: rows
      .slice(0, POR_TRAMO)
      .toReversed()
      .map((row) => toMensajeJson(hilo, row)),
    hayAnteriores: rows.length > POR_TRAMO,
    sinLeer: await countSinLeer(ctx.db, reserva.id, lado),
  }
}

export function toMensajeJson({ reserva, lado }: HiloAbierto, m: MensajeRow): Mensaje {
  const autor =
    m.lado === 'operador'
      ? m.anterior
        ? 'Operador anterior'
        : reserva.operadorNombre
      : primerNombre(reserva.contactoNombre)
  return {
    id: m.id,
    mio: m.lado === lado,
    autor,
    texto: m.oculto ? '' : m.texto,
    adjuntoId: m.oculto ? null : m.adjuntoId,
    creadoEn: m.createdAt.toISOString(),
    oculto: m.oculto,
    reportado: m.reportado,
  }
}

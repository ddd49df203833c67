import type { Espera } from '#contract/espera.ts'
import { estadoDeEspera } from '#domain/espera/oferta.ts'
import { conOffset } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import type { EsperaRow } from '#server/modules/filas/index.ts'

export function toEsperaJson(ctx: Ctx, w: EsperaRow): Espera {
  const oferta = w.ofertaEstado && w.ofertaHasta ? { estado: w.ofertaEstado, ocupaHasta: w.ofertaHasta } : null
  const estado = estadoDeEspera(
    { estado: w.estado, oferta, cierreVentas: w.cierreVentas, salidaCancelada: w.salidaCancelada },
    ctx.now,
  )
  return {
    id: w.id,
    estado,
    salidaId: w.salidaId,
    inicio: conOffset(w.inicioUtc, w.zona),
    zonaHoraria: w.zona as Espera['zonaHoraria'],
    plazas: w.plazas,
    experiencia: {
      slug: w.slug,
      nombreExperiencia: w.nombreExperiencia,
      ubicacionGeografica: [w.ciudad, w.sector].filter(Boolean).join(', '),
      portada: w.portada,
    },
    oferta:
      estado === 'ofrecida'
        ? { hasta: conOffset(w.ofertaExpira!, w.zona), total: w.ofertaTotal!, enlace: enlaceDeOferta(ctx, w) }
        : null,
    puedeRetirarse: estado === 'por_confirmar' || estado === 'en_espera' || estado === 'ofrecida',
  }
}

/** Where the offer is paid; a guest's carries the key of the hold. */
export const enlaceDeOferta = (
  ctx: Ctx,
  { reservaId, usuarioId }: Pick<EsperaRow, 'reservaId' | 'usuarioId'>,
): `/${string}` => `/pagar/${reservaId}${usuarioId === null ? `?clave=${ctx.secretos.claveDeReserva(reservaId!)}` : ''}`

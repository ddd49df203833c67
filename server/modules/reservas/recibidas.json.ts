import type { ReservaRecibida } from '#contract/operadores.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { conOffset } from '#domain/fechas.ts'
import { puedeResponderResena } from '#domain/permisos/resenas.ts'
import { puedeVerContacto, puedeVerCorreoDeContacto } from '#domain/permisos/reservas.ts'
import { llegadaDesde } from '#domain/reservas/llegada.ts'
import { participantesDe } from '#domain/reservas/precio.ts'
import { estadoDeOpinionDeViajero } from '#domain/resenas/de-viajero.ts'
import { finDeVentana } from '#domain/resenas/ventana.ts'
import type { Ctx } from '#server/ctx.ts'
import { toRecogidaJson } from './componer-pedido.ts'
import type { ReservaCompleta } from './reservas.db.ts'

/** Paid with test money, before this site took any other: it stands, and counts as no sale. Where all money is a test nothing has to say so. */
export const esDePrueba = ({ psp }: Ctx, { modo, total }: Pick<ReservaCompleta, 'modo' | 'total'>): boolean =>
  total > 0 && modo === 'prueba' && psp.dinero === 'vivo'

/** A booking as its operador sees it. */
export function toRecibidaJson(ctx: Ctx, r: ReservaCompleta): ReservaRecibida {
  const estado = r.estado as EstadoReserva
  return {
    id: r.id,
    codigo: r.codigo,
    experienciaId: r.experienciaId,
    nombreExperiencia: r.nombreExperiencia,
    salidaId: r.salidaId,
    inicio: conOffset(r.inicioUtc, r.zona),
    fin: conOffset(r.finUtc, r.zona),
    zonaHoraria: r.zona as ReservaRecibida['zonaHoraria'],
    estado,
    estadoPago: r.estadoPago as ReservaRecibida['estadoPago'],
    titular: r.contactoNombre,
    dePrueba: r.pruebaHasta !== null || esDePrueba(ctx, r),
    participantes: participantesDe(r.lineas ?? []),
    total: r.total + r.suplemento - r.rebaja,
    comentario: r.comentario,
    recogida: toRecogidaJson(r),
    respuestas: r.respuestas,
    contacto: puedeVerContacto(ctx.actor, { ...r, estado, fin: r.finUtc }, ctx.now)
      ? { email: puedeVerCorreoDeContacto(ctx.actor, r) ? r.contactoEmail : null, telefono: r.contactoTelefono }
      : null,
    llegadaEn: r.llegadaEn && !r.sinOperadorEn ? conOffset(r.llegadaEn, r.zona) : null,
    llegadaDesde: conOffset(llegadaDesde(r.inicioUtc), r.zona),
    opinionDeViajero: puedeResponderResena(ctx.actor, r) ? toOpinionJson(r, ctx.now) : null,
  }
}

function toOpinionJson(r: ReservaCompleta, now: Date): ReservaRecibida['opinionDeViajero'] {
  const escrita =
    r.viajeroPuntaje === null ? null : { puntaje: r.viajeroPuntaje, comentario: r.viajeroComentario ?? '' }
  const lados = {
    viaje: { estado: r.estado as EstadoReserva, fin: r.finUtc, zona: r.zona },
    escrita: escrita !== null,
    puedeElViajero: r.usuarioId !== null && r.empresaId === null,
    laSuyaEn: r.resenaEn,
  }
  const estado = estadoDeOpinionDeViajero(lados, now)
  return estado && { estado, hasta: conOffset(finDeVentana({ fin: r.finUtc, zona: r.zona }), r.zona), escrita }
}

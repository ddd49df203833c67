import type { ReservaRecibida } from '#contract/operadores.ts'
import type { EstadoReserva, Participantes } from '#contract/reservas.ts'
import { conOffset } from '#domain/fechas.ts'
import { operadorDeSesion } from '#domain/permisos/experiencias.ts'
import { puedeVerContacto } from '#domain/permisos/reservas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { countRecibidas, listRecibidas, type VistaRecibida } from './recibidas.db.ts'
import type { ReservaCompleta } from './reservas.db.ts'

const TODAS = 500

interface Pedido {
  vista?: VistaRecibida | undefined
  pagina?: number | undefined
  porPagina?: number | undefined
}

/** The bookings of one's own departures. */
export async function listarRecibidas(ctx: Ctx, { vista = 'proximas', pagina, porPagina }: Pedido): Promise<Page<ReservaRecibida>> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  const limit = pagina === undefined && porPagina === undefined ? TODAS : (porPagina ?? 24)
  const pedido = { operador, vista, now: ctx.now }
  const rows = await listRecibidas(ctx.db, pedido, { limit, offset: ((pagina ?? 1) - 1) * limit })
  return { items: rows.map((row) => toRecibidaJson(ctx, row)), total: await countRecibidas(ctx.db, pedido) }
}

function toRecibidaJson(ctx: Ctx, r: ReservaCompleta): ReservaRecibida {
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
    participantes: Object.fromEntries((r.lineas ?? []).map((l) => [l.tipo, l.cantidad])) as Participantes,
    total: r.total,
    comentario: r.comentario,
    contacto: puedeVerContacto(ctx.actor, { ...r, estado, fin: r.finUtc }, ctx.now) ? { email: r.contactoEmail, telefono: r.contactoTelefono } : null,
    llegadaEn: r.llegadaEn ? conOffset(r.llegadaEn, r.zona) : null,
  }
}

import type { Conversacion } from '#contract/mensajes.ts'
import { conOffset } from '#domain/fechas.ts'
import type { Lado } from '#domain/mensajes/hilo.ts'
import { soloSalidasDe } from '#domain/permisos/equipos.ts'
import { operadorDeSesion, operaExperiencia } from '#domain/permisos/experiencias.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import { primerNombre } from './hilo.ts'
import { countConversaciones, listConversaciones, type ConversacionRow, type DeQuien } from './mensajes.db.ts'

interface Pedido {
  pagina?: number | undefined
  porPagina?: number | undefined
}

export async function listarConversaciones(ctx: Ctx, pedido: Pedido): Promise<Page<Conversacion>> {
  return listar(ctx, { usuarioId: usuarioDe(ctx) }, 'viajero', pedido)
}

export async function listarConversacionesRecibidas(ctx: Ctx, pedido: Pedido): Promise<Page<Conversacion>> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  if (!operaExperiencia(ctx.actor, operador, 'dueno', 'gestor', 'guia')) refuse('sin-permiso')
  return listar(ctx, { ...operador, guiaId: soloSalidasDe(ctx.actor) }, 'operador', pedido)
}

async function listar(ctx: Ctx, quien: DeQuien, lado: Lado, paginado: Pedido): Promise<Page<Conversacion>> {
  const rows = await listConversaciones(ctx.db, quien, lado, tramoDe(paginado))
  return { items: rows.map((row) => toJson(row, lado)), total: await countConversaciones(ctx.db, quien, lado) }
}

const toJson = (r: ConversacionRow, lado: Lado): Conversacion => ({
  reservaId: r.reservaId,
  codigo: r.codigo,
  nombreExperiencia: r.nombreExperiencia,
  portada: r.portada,
  inicio: conOffset(r.inicioUtc, r.zona),
  zonaHoraria: r.zona,
  conQuien: lado === 'viajero' ? r.operadorNombre : primerNombre(r.contactoNombre),
  ultimo: { texto: r.texto, mio: r.lado === lado, creadoEn: r.createdAt.toISOString() },
  sinLeer: r.sinLeer,
})

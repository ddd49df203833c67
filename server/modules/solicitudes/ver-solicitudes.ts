import type { Input } from '#contract/call.ts'
import type { Solicitud, solicitudes } from '#contract/solicitudes.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeAtender } from '#domain/permisos/casos.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { tramoDe } from '#server/tramo.ts'
import { refuse } from '#server/refusal.ts'
import { countSolicitudes, type Filtro, findSolicitud, listSolicitudes, type SolicitudRow } from './solicitudes.db.ts'
import { listJson, verJson } from './solicitudes.json.ts'

type Paginado = Input<typeof solicitudes.listarSolicitudes>

export async function listarSolicitudes(ctx: Ctx, paginado: Paginado): Promise<Page<Solicitud>> {
  const { empresaId } = miembroCon(ctx.actor, 'ver') ?? refuse('sin-permiso')
  return listar(ctx, { empresaId }, paginado)
}

export async function listarSolicitudesRecibidas(
  ctx: Ctx,
  { estado, ...paginado }: Input<typeof solicitudes.listarSolicitudesRecibidas>,
): Promise<Page<Solicitud>> {
  if (!puedeAtender(ctx.actor, 'cotizacion')) refuse('sin-permiso')
  return listar(ctx, { estado }, paginado)
}

async function listar(ctx: Ctx, filtro: Filtro, paginado: Paginado): Promise<Page<Solicitud>> {
  const rows = await listSolicitudes(ctx.db, filtro, tramoDe(paginado, 100))
  return { items: await listJson(ctx, ctx.db, rows), total: await countSolicitudes(ctx.db, filtro) }
}

export async function verSolicitud(ctx: Ctx, { id }: { id: string }): Promise<Solicitud> {
  return verJson(ctx, ctx.db, (await abrirSolicitud(ctx, id)).id)
}

export async function verSolicitudRecibida(ctx: Ctx, { id }: { id: string }): Promise<Solicitud> {
  if (!puedeAtender(ctx.actor, 'cotizacion')) refuse('sin-permiso')
  const row = (esUuid(id) ? await findSolicitud(ctx.db, id) : undefined) ?? refuse('solicitud-desconocida')
  return verJson(ctx, ctx.db, row.id)
}

/** One of the own company. */
export async function abrirSolicitud(ctx: Ctx, id: string): Promise<SolicitudRow> {
  const { empresaId } = miembroCon(ctx.actor, 'ver') ?? refuse('sin-permiso')
  const row = esUuid(id) ? await findSolicitud(ctx.db, id) : undefined
  return row?.empresaId === empresaId
    ? row
    : refuseAjeno(ctx.db, { de: 'solicitudesEmpresa', id, desconocido: 'solicitud-desconocida' })
}

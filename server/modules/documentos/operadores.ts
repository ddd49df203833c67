import type { altas, OperadorEnLista, OperadorPorRevisar } from '#contract/altas.ts'
import type { Input } from '#contract/call.ts'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import { conOffset } from '#domain/fechas.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import { esUuid } from '#domain/identificador.ts'
import { esAdmin } from '#domain/permisos/actor.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { anotar, listAnotaciones } from '#server/modules/auditoria/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import { verAltaJson, ZONA } from './alta.json.ts'
import { toArchivoJson } from './archivos.ts'
import { findDocumento } from './documentos.db.ts'
import { findLegajo, findOperador, findTipoDeOperador } from './legajos.db.ts'
import { countOperadores, listOperadores } from './operadores.db.ts'

const TODOS = 100

export async function listarOperadores(
  ctx: Ctx,
  { pagina, porPagina, ...filtros }: Input<typeof altas.listarOperadores>,
): Promise<Page<OperadorEnLista>> {
  if (!puedeEntrar(ctx.actor, 'operadores')) refuse('sin-permiso')
  const filas = await listOperadores(ctx.db, filtros, tramoDe({ pagina, porPagina }, TODOS))
  const items = filas.map(({ enviadoEn, numero, estado, ...fila }) => ({
    ...fila,
    estado: estado as EstadoProveedor,
    numero: Number(numero ?? 0),
    enviadaEn: enviadoEn && conOffset(enviadoEn, ZONA),
  }))
  return { items, total: await countOperadores(ctx.db, filtros) }
}

export async function verOperador(ctx: Ctx, { operadorId }: { operadorId: string }): Promise<OperadorPorRevisar> {
  const quien = await deId(ctx, operadorId)
  const { email, telefono, tipo, id } = (await findOperador(ctx.db, quien))!
  const historial = (await listAnotaciones(ctx.db, { objeto: tipo, objetoId: id })).map(
    ({ accion, createdAt, detalle }) => ({
      accion,
      en: conOffset(createdAt, ZONA),
      detalle: detalle as Record<string, string>,
    }),
  )
  return { ...(await verAltaJson(ctx, ctx.db, quien)), email, telefono, historial }
}

/** Who opened whose papers is kept. */
export async function verDocumentoDeOperador(
  ctx: Ctx,
  { operadorId, documentoId }: { operadorId: string; documentoId: string },
) {
  if (!esAdmin(ctx.actor, 'confianza')) refuse('sin-permiso')
  const quien = await deId(ctx, operadorId)
  const legajo = await findLegajo(ctx.db, quien)
  const archivo = toArchivoJson(
    ctx,
    (legajo && (await findDocumento(ctx.db, legajo.id, documentoId))) ?? refuse('documento-desconocido'),
  )
  await anotar(ctx.db, {
    actor: usuarioSiHay(ctx) ?? '',
    accion: 'ver_documento',
    objeto: quien.anfitrionId ? 'anfitrion' : 'proveedor',
    objetoId: operadorId,
    detalle: { documento: documentoId },
    now: ctx.now,
  })
  return archivo
}

export async function deId(ctx: Ctx, operadorId: string): Promise<Ofrecida> {
  return (esUuid(operadorId) && (await findTipoDeOperador(ctx.db, operadorId))) || refuse('operador-desconocido')
}

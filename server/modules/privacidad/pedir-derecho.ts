import { randomUUID } from 'node:crypto'
import type { Derecho, SolicitudDeDatos } from '#contract/privacidad.ts'
import { venceSolicitud } from '#domain/privacidad/borrado.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { getUsuario } from '#server/modules/usuarios/index.ts'
import { correoDeSolicitud } from './privacidad.mails.ts'
import { quienPregunta } from './quien-pregunta.ts'
import { countSolicitudes, insertSolicitud, listSolicitudes } from './solicitudes.db.ts'

const POR_DIA = { max: 10, segundos: 86_400 }

const NOMBRES: Record<Derecho, string> = { acceso: 'Acceso a los datos', rectificacion: 'Rectificación', supresion: 'Supresión', oposicion: 'Oposición', portabilidad: 'Portabilidad', bloqueo: 'Bloqueo' }

/** Waits for a person of ours, who has thirty days. */
export async function pedirDerecho(ctx: Ctx, { derecho, detalle }: { derecho: Derecho; detalle: string }): Promise<SolicitudDeDatos> {
  const usuarioId = quienPregunta(ctx)
  await contar(ctx.db, `derechos:${usuarioId}`, POR_DIA, ctx.now)
  return ctx.transaction(async (tx) => {
    const id = randomUUID()
    const venceEn = venceSolicitud(ctx.now)
    const solicitud = await insertSolicitud(tx, { id, usuarioId, derecho, detalle, venceEn, createdAt: ctx.now })
    await abrirCaso(tx, { tipo: 'datos', objeto: 'solicitud', objetoId: id, titulo: NOMBRES[derecho], venceEn, now: ctx.now })
    await encolarCorreo(ctx, tx, `solicitud:${id}`, correoDeSolicitud(await getUsuario(tx, usuarioId), venceEn, `${ctx.settings.BASE_URL}/perfil/privacidad`))
    return toJson(solicitud)
  })
}

export async function listarSolicitudesDeDatos(ctx: Ctx, { pagina = 1, porPagina = 24 }: { pagina?: number | undefined; porPagina?: number | undefined }): Promise<Page<SolicitudDeDatos>> {
  const usuarioId = quienPregunta(ctx)
  const filas = await listSolicitudes(ctx.db, usuarioId, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return { items: filas.map(toJson), total: await countSolicitudes(ctx.db, usuarioId) }
}

export const toJson = ({ id, derecho, detalle, estado, respuesta, venceEn, createdAt }: Awaited<ReturnType<typeof listSolicitudes>>[number]): SolicitudDeDatos => ({
  id,
  derecho: derecho as Derecho,
  detalle,
  estado: estado as SolicitudDeDatos['estado'],
  respuesta,
  recibidaEn: createdAt.toISOString(),
  venceEn: venceEn.toISOString(),
})

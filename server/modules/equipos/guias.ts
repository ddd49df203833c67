import type { SalidaDelEquipo } from '#contract/equipos.ts'
import type { ZonaHoraria } from '#contract/comun.ts'
import { conOffset } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeAsignarGuia, soloSalidasDe } from '#domain/permisos/equipos.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { listMiembros } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import { countSalidas, esSalidaDe, listSalidas, saveGuia } from './equipos.db.ts'
import { quienPregunta } from './quien-pregunta.ts'

/** A guide sees their own. */
export async function listarSalidasDelEquipo(
  ctx: Ctx,
  paginado: { pagina?: number | undefined; porPagina?: number | undefined },
): Promise<Page<SalidaDelEquipo>> {
  const { operador } = quienPregunta(ctx)
  const pedido = { operador, guiaId: soloSalidasDe(ctx.actor), now: ctx.now }
  const filas = await listSalidas(ctx.db, pedido, tramoDe(paginado, 100))
  const items = filas.map(({ inicioUtc, zona, guiaId, guiaNombre, ...fila }) => ({
    ...fila,
    inicio: conOffset(inicioUtc, zona),
    zonaHoraria: zona as ZonaHoraria,
    guia: guiaId ? { usuarioId: guiaId, nombre: guiaNombre ?? '' } : null,
  }))
  return { items, total: await countSalidas(ctx.db, pedido) }
}

export async function asignarGuia(ctx: Ctx, { salidaId, usuarioId }: { salidaId: string; usuarioId: string | null }) {
  const yo = quienPregunta(ctx, puedeAsignarGuia)
  return ctx.transaction(async (tx) => {
    if (!esUuid(salidaId) || !(await esSalidaDe(tx, salidaId, yo.operador)))
      return refuseAjeno(tx, { de: 'salidas', id: salidaId, desconocido: 'salida-desconocida' })
    const guia =
      usuarioId === null
        ? null
        : ((await listMiembros(tx, yo.operador)).find(
            (miembro) => miembro.usuarioId === usuarioId && miembro.papel === 'guia',
          ) ?? refuse('miembro-desconocido'))
    await saveGuia(tx, { salidaId, guiaId: guia?.usuarioId ?? null, asignadoPor: yo.usuarioId, now: ctx.now })
    return { guia: guia && { usuarioId: guia.usuarioId, nombre: guia.nombre } }
  })
}

import type { TipoExperiencia } from '#contract/comun.ts'
import type { EdicionPorRevisar, EstadoEdicion } from '#contract/ediciones.ts'
import type { EstadoExperiencia } from '#contract/experiencias.ts'
import { pideRegistro } from '#domain/experiencias/contenido.ts'
import { conOffset } from '#domain/fechas.ts'
import { esAdmin } from '#domain/permisos/actor.ts'
import { esPublica } from '#domain/permisos/experiencias.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'
import { countPorRevisar, listPorRevisar, type PorRevisarRow } from './ediciones.db.ts'

const ZONA = 'America/Santiago'
const TODAS = 500

export async function listarEdicionesPorRevisar(
  ctx: Ctx,
  { estado = 'en_revision', ...paginado }: Paginado & { estado?: EstadoEdicion | undefined },
): Promise<Page<EdicionPorRevisar>> {
  if (!esAdmin(ctx.actor, 'confianza', 'contenido')) refuse('sin-permiso')
  const rows = await listPorRevisar(ctx.db, estado, tramoDe(paginado, TODAS))
  return { items: rows.map(toPorRevisarJson), total: await countPorRevisar(ctx.db, estado) }
}

function toPorRevisarJson({
  estadoExperiencia,
  operadorTipo,
  operadorId,
  operadorNombre,
  operadorSlug,
  operadorEstado,
  ...row
}: PorRevisarRow): EdicionPorRevisar {
  const tipoExperiencia = row.tipoExperiencia as TipoExperiencia
  return {
    ...row,
    tipoExperiencia,
    esPropuesta: esPublica(estadoExperiencia as EstadoExperiencia),
    enviadaEn: conOffset(row.enviadaEn, ZONA),
    operador: {
      tipo: operadorTipo,
      id: operadorId,
      nombre: operadorNombre,
      slug: operadorSlug,
      estado: operadorEstado,
    },
    pideRegistro: pideRegistro(tipoExperiencia),
  }
}

import type { Contenido } from '#contract/contenido.ts'
import type { EstadoExperiencia } from '#contract/experiencias.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Situacion } from '#domain/experiencias/edicion.ts'
import { puedeEditarExperiencia } from '#domain/permisos/experiencias.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import {
  contenidoDe,
  findEditable,
  lockExperiencia,
  type ExperienciaEditable,
} from '#server/modules/experiencias/index.ts'
import { refuse } from '#server/refusal.ts'
import { esVigente, findEdicion, type EdicionRow } from './ediciones.db.ts'

/** An experiencia with the version being written of it, or the last one decided. */
export interface Abierta {
  experiencia: ExperienciaEditable
  edicion: EdicionRow | null
  /** The version under way; null where there is none. */
  vigente: EdicionRow | null
  contenido: Contenido
  situacion: Situacion
}

export async function abrir(db: Db | Tx, id: string): Promise<Abierta> {
  const experiencia = (esUuid(id) && (await findEditable(db, id))) || refuse('experiencia-desconocida')
  const edicion = (await findEdicion(db, id)) ?? null
  const vigente = edicion && esVigente(edicion.estado) ? edicion : null
  // What was stored by an older program may lack a field that is new since: of that it changes nothing.
  const contenido = { ...contenidoDe(experiencia), ...vigente?.contenido }
  return {
    experiencia,
    edicion,
    vigente,
    contenido,
    situacion: { estadoExperiencia: experiencia.estado as EstadoExperiencia, edicion: vigente?.estado ?? null },
  }
}

/** For whoever writes it. */
export async function abrirPropia(ctx: Ctx, db: Db | Tx, id: string): Promise<Abierta> {
  const abierta = await abrir(db, id)
  if (!puedeEditarExperiencia(ctx.actor, abierta.experiencia)) refuse('sin-permiso')
  return abierta
}

/** Locked: two tabs, or an operador and a reviewer, write one after the other. */
export async function abrirPropiaConLlave(ctx: Ctx, tx: Tx, id: string): Promise<Abierta> {
  if (!esUuid(id) || !(await lockExperiencia(tx, id))) refuse('experiencia-desconocida')
  return abrirPropia(ctx, tx, id)
}

import { randomUUID } from 'node:crypto'
import type { TipoCaso } from '#contract/casos.ts'
import { venceCaso } from '#domain/casos/plazos.ts'
import type { Tx } from '#server/ctx.ts'
import { feriadosDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { insertCaso, insertHecho, lockCasoAbierto, updateCaso, type Hecho } from './casos.db.ts'
import { estaTomado } from './tomado.ts'

interface Nuevo {
  tipo: TipoCaso
  objeto: string
  objetoId: string
  /** What the queue shows; names of things, never of people. */
  titulo: string
  /** Ids, amounts and codes. */
  detalle?: Hecho['detalle']
  /** Only where the law or a contract sets another limit than the queue's own. */
  venceEn?: Date
  /** Who may not decide it, because they decided before. */
  noPuede?: string | null
  /** Why it is here, in words for our staff. */
  texto?: string
  now: Date
}

/** Something waits for one of us. Where a case about the same object is open already, that one gets a line more. */
export async function abrirCaso(
  tx: Tx,
  { texto, now, venceEn = undefined, detalle = {}, noPuede = null, ...caso }: Nuevo,
): Promise<void> {
  const id = randomUUID()
  const isNew = await insertCaso(tx, {
    ...caso,
    id,
    detalle,
    noPuede,
    abiertoEn: now,
    venceEn: venceEn ?? venceCaso(caso.tipo, now, await feriadosDe(tx, now)),
  })
  const casoId = isNew ? id : (await lockCasoAbierto(tx, caso.tipo, caso.objetoId))?.id
  // Resolved by somebody between the two statements: their decision stands, and this is a case of its own.
  if (!casoId)
    return abrirCaso(tx, {
      ...caso,
      detalle,
      noPuede,
      now,
      ...(venceEn && { venceEn }),
      ...(texto !== undefined && { texto }),
    })
  await insertHecho(tx, {
    casoId,
    actor: null,
    hecho: isNew ? 'abierto' : 'otra_vez',
    texto: texto ?? null,
    detalle,
    createdAt: now,
  })
}

interface Apunte {
  tipo: TipoCaso
  objetoId: string
  /** Null: the program. */
  actor: string | null
  hecho: string
  texto?: string | null
  detalle?: Hecho['detalle']
  now: Date
}

/** A line in the timeline of the open case about an object; without one, nothing. */
export async function anotarEnCaso(
  tx: Tx,
  { tipo, objetoId, actor, hecho, texto = null, detalle = {}, now }: Apunte,
): Promise<void> {
  const caso = await lockCasoAbierto(tx, tipo, objetoId)
  if (caso) await insertHecho(tx, { casoId: caso.id, actor, hecho, texto, detalle, createdAt: now })
}

/** Another limit than the one it came with. */
export async function moverPlazo(
  tx: Tx,
  { tipo, objetoId, venceEn }: Pick<Apunte, 'tipo' | 'objetoId'> & { venceEn: Date },
): Promise<void> {
  const caso = await lockCasoAbierto(tx, tipo, objetoId)
  if (caso) await updateCaso(tx, caso.id, { venceEn })
}

/**
 * Closes the open case about an object with what was decided; false where there is none.
 * Refused to whoever took the first look at an appeal, and while somebody else looks at it.
 */
export async function resolverCaso(
  tx: Tx,
  { tipo, objetoId, actor, decision, texto = null, detalle = {}, now }: Omit<Apunte, 'hecho'> & { decision: string },
): Promise<boolean> {
  const caso = await lockCasoAbierto(tx, tipo, objetoId)
  if (!caso) return false
  if (actor !== null && caso.noPuede === actor) refuse('caso-de-otra-persona')
  if (actor !== null && caso.tomadoPor !== actor && estaTomado(caso, now)) refuse('caso-tomado')
  await updateCaso(tx, caso.id, { estado: 'resuelto', resueltoPor: actor, resueltoEn: now, decision })
  await insertHecho(tx, { casoId: caso.id, actor, hecho: decision, texto, detalle, createdAt: now })
  return true
}

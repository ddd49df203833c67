import { PGliteAdapter } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import { selectVersion, updateVersion } from './experiencias.db.ts'

/** Moves with every change inside this process; the embedded database has no other writer. */
let movida = 1

const esEmbebida = (db: Db | Tx): boolean => db.getExecutor().adapter instanceof PGliteAdapter

/** Called in the same transaction by every change of what a list shows: all caches of the catalogue are empty from then on. */
export async function moverCatalogo(tx: Db | Tx): Promise<void> {
  movida++
  await updateVersion(tx)
}

/** The version of the catalogue, no older than this call. */
export function versionDelCatalogo(db: Db): number | Promise<number> {
  return esEmbebida(db) ? movida : preguntar(db)
}

interface Turno {
  actual: Promise<number> | null
  siguiente: Promise<number> | null
}

const turnos = new WeakMap<Db, Turno>()

// A query under way may have read before a change that the caller already knows of: it joins the next one instead.
function preguntar(db: Db): Promise<number> {
  const turno = turnos.get(db) ?? { actual: null, siguiente: null }
  turnos.set(db, turno)
  if (!turno.actual) return empezar(db, turno)
  turno.siguiente ??= turno.actual.then(
    () => empezar(db, turno),
    () => empezar(db, turno),
  )
  return turno.siguiente
}

function empezar(db: Db, turno: Turno): Promise<number> {
  turno.siguiente = null
  const actual = selectVersion(db).finally(() => {
    if (turno.actual === actual) turno.actual = null
  })
  turno.actual = actual
  return actual
}

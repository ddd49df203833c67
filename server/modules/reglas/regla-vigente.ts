import { PGliteAdapter } from 'kysely'
import type { ClaseDeRegla } from '#contract/reglas.ts'
import type { ContenidoDe } from '#domain/reglas/clases.ts'
import { limitesDichos, type ValoresDichos } from '#domain/reglas/valores.ts'
import { enVigor, type Vigente } from '#domain/reglas/vigente.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { listReglas, selectUltima, type ReglaRow } from './reglas.db.ts'

interface Guardadas {
  hasta: number
  reglas: ReglaRow[]
}

// By database: transactions of one share its adapter.
const guardadas = new WeakMap<object, Guardadas>()

/** Moves with every version published in this process; the embedded database has no other writer. */
let movidas = 0

/** Called in the transaction that publishes. */
export const moverReglas = (): void => void movidas++

/**
 * The rule of a kind that holds at a moment. Kept in this process; PostgreSQL, which other processes write too, is asked each time
 * whether there is a newer one, so that all of them go by it at once.
 */
export async function reglaVigente<C extends ClaseDeRegla>(db: Db | Tx, clase: C, en: Date): Promise<Vigente<C>> {
  return enVigor(clase, await versionesDe(db, clase), en)
}

export const reglaDe = async <C extends ClaseDeRegla>(db: Db | Tx, clase: C, en: Date): Promise<ContenidoDe[C]> =>
  (await reglaVigente(db, clase, en)).contenido

/** What texts say of the rules as they stand. */
export const valoresDichos = async (db: Db | Tx, en: Date): Promise<ValoresDichos> => ({
  retencion: await reglaDe(db, 'retencion', en),
  limites: limitesDichos(await reglaDe(db, 'limites', en)),
})

/** The days on which nobody works. */
export const feriadosDe = async (db: Db | Tx, en: Date): Promise<string[]> =>
  (await reglaDe(db, 'feriados', en)).feriados.map(({ fecha }) => fecha)

/** All that were published of a kind, the oldest first. */
export async function versionesDe(db: Db | Tx, clase: ClaseDeRegla): Promise<ReglaRow[]> {
  return (await todas(db)).filter((regla) => regla.clase === clase)
}

async function todas(db: Db | Tx): Promise<ReglaRow[]> {
  const { adapter } = db.getExecutor()
  const hasta = adapter instanceof PGliteAdapter ? movidas : await selectUltima(db)
  const conocidas = guardadas.get(adapter)
  if (conocidas?.hasta === hasta) return conocidas.reglas
  const reglas = await listReglas(db)
  // A transaction may read what is never committed: that is not kept.
  if (!db.isTransaction) guardadas.set(adapter, { hasta, reglas })
  return reglas
}

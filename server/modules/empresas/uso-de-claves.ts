import { fechaLocal } from '#domain/fechas.ts'
import type { Db } from '#server/ctx.ts'
import { describeError, log } from '#server/platform/log.ts'
import { createTally, type Tally } from '#server/platform/tally.ts'
import { sumarUso } from './uso-de-claves.db.ts'

const ZONA = 'America/Santiago'
const CLAVES_CONTADAS = 20_000

// What this process has not written yet, by database. A kill loses the last seconds: these are figures to look at, not to charge by.
const conteos = new WeakMap<Db, Tally>()

/** Counts one use in memory: no write of its own. */
export function anotarUso(db: Db, claveId: string, now: Date): void {
  const conteo = conteos.get(db) ?? createTally(CLAVES_CONTADAS)
  conteos.set(db, conteo)
  conteo.add(`${claveId} ${fechaLocal(now, ZONA)}`)
}

/** Writes what this process counted since the last time, all in one statement. What could not be written is kept for the next time. */
export async function volcarUso(db: Db): Promise<void> {
  const cuentas = [...(conteos.get(db)?.take() ?? [])]
  if (cuentas.length === 0) return
  try {
    await sumarUso(
      db,
      cuentas.map(([clave, llamadas]) => ({ claveId: clave.slice(0, 36), dia: clave.slice(37), llamadas })),
    )
  } catch (error) {
    for (const [clave, llamadas] of cuentas) conteos.get(db)!.add(clave, llamadas)
    log.warn('claves.uso_sin_escribir', describeError(error))
  }
}

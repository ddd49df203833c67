import type { Ctx, Tx } from '#server/ctx.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import type { Database } from '#server/db/schema.ts'

export interface Tarea {
  job: string
  data: object
}

/** A queue in memory that keeps the promise of the real one: a job exists if and only if its transaction was committed. */
export function unaCola(database: Opened<Database>): {
  tareas: Tarea[]
  transaction: Ctx['transaction']
  enqueue: Ctx['enqueue']
  enqueueAll: Ctx['enqueueAll']
} {
  const tareas: Tarea[] = []
  const escritas = new WeakMap<Tx, Tarea[]>()
  return {
    tareas,
    async transaction(act) {
      let propias: Tarea[] = []
      const answer = await database.transaction(async (tx) => {
        propias = []
        escritas.set(tx, propias)
        return act(tx)
      })
      tareas.push(...propias)
      return answer
    },
    async enqueue(tx, job, data) {
      ;(escritas.get(tx) ?? tareas).push({ job, data })
    },
    async enqueueAll(tx, job, items) {
      ;(escritas.get(tx) ?? tareas).push(...items.map(({ data }) => ({ job, data })))
    },
  }
}

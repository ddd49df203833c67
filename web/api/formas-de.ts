import type { CallName } from '#contract/api.ts'
import { esDeTodos } from './ruta-de.ts'

/** Where the answer of a call is not what it promised, or null. */
export type Comprobar = (respuesta: unknown) => string | null

/**
 * What answers look like, and how they are held against it, fetched beside the first one. A page that is older than the build finds the files no
 * more, and goes on without them: what cannot be shown is then said by the part that fails.
 */
export const formasDe = (name: CallName): Promise<Comprobar | null> =>
  Promise.all([import('./forma.ts'), esDeTodos(name) ? import('./formas.ts') : import('./formas-de-areas.ts')]).then(
    ([{ falta }, { FORMAS }]) =>
      (respuesta: unknown) =>
        falta(FORMAS, name, respuesta),
    sinFormas,
  )

const sinFormas = (): null => null

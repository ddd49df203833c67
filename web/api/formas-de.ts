import type { CallName } from '#contract/api.ts'
import type { Formas } from './forma.ts'
import { esDeTodos } from './ruta-de.ts'

/**
 * What answers look like, fetched beside the first one. A page that is older than the build finds the file no more, and goes on without it:
 * what cannot be shown is then said by the part that fails.
 */
export const formasDe = (name: CallName): Promise<Formas | null> =>
  (esDeTodos(name) ? import('./formas.ts') : import('./formas-de-areas.ts')).then(({ FORMAS }) => FORMAS, sinFormas)

const sinFormas = (): null => null

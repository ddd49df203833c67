import type { CallName } from '#contract/api.ts'
import { RUTAS } from './rutas.ts'

type DeTodos = keyof typeof RUTAS

/** Whether any page may make this call. */
export const esDeTodos = (name: CallName): name is DeTodos => name in RUTAS

/** Method and path of a call: at once for what any page may ask; the private areas bring the table of theirs. */
export const rutaDe = (name: CallName): string | Promise<string> =>
  esDeTodos(name) ? RUTAS[name] : import('./rutas-de-areas.ts').then(({ RUTAS_DE_AREAS }) => RUTAS_DE_AREAS[name])

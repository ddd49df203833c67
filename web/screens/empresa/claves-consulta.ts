import type { ClaveApi } from '#contract/empresas.ts'

/** Where the client's memory keeps the keys. */
export const CLAVES = ['empresa', 'claves']

/** As it comes once, with the key itself. */
export type ClaveNueva = ClaveApi & { clave: string }

const DIA_MS = 86_400_000

/** The instant so many days from now; a minute less, so that a clock that runs fast does not ask for more than is allowed. */
export const enDias = (dias: number): string =>
  new Date(Date.now() + dias * DIA_MS - (dias > 0 ? 60_000 : 0)).toISOString()

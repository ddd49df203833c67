import type { DestinoDeCorrida } from '#contract/liquidaciones.ts'

/** Whether money is somebody's, or only tries things out. What was made in one mode is never of the other, whatever is configured later. */
const MODOS_DE_DINERO = ['prueba', 'vivo'] as const
export type ModoDeDinero = (typeof MODOS_DE_DINERO)[number]

/** What a key of the provider moves; null of one that says nothing of it. */
export const modoDeLlave = (llave: string): ModoDeDinero | null =>
  /^[a-z]+_live_/.test(llave) ? 'vivo' : /^[a-z]+_test_/.test(llave) ? 'prueba' : null

/** The provider's own mark of a payment. */
export const modoDeMarca = (livemode: boolean): ModoDeDinero => (livemode ? 'vivo' : 'prueba')

/** Transbank's public commerces for integration: anybody may use them, and no bank is asked. */
const COMERCIOS_DE_INTEGRACION = ['597055555532', '597055555535', '597055555536', '597055555537']

export const modoDeComercio = (codigo: string): ModoDeDinero =>
  COMERCIOS_DE_INTEGRACION.includes(codigo.trim()) ? 'prueba' : 'vivo'

/**
 * What this installation makes: by its key; without one, the built-in counterparts where there are any. With neither nothing can be paid by card, and what
 * people agree on beside it, on account or by bank transfer, is meant.
 */
export const modoDeInstalacion = ({
  llave,
  contrapartes,
}: {
  llave: string | undefined
  contrapartes: boolean
}): ModoDeDinero => (llave ? (modoDeLlave(llave) ?? 'prueba') : contrapartes ? 'prueba' : 'vivo')

/**
 * What becomes of money that has to move by a provider. Test money after a switch has nobody to ask: it ends in its own book, at once. Live money waits for
 * its own provider: nothing else may answer for it.
 */
export const rumboDe = (dinero: ModoDeDinero, instalacion: ModoDeDinero): 'seguir' | 'cerrar' | 'esperar' =>
  dinero === instalacion ? 'seguir' : dinero === 'prueba' ? 'cerrar' : 'esperar'

/** A file for the bank pays people by their accounts: what is only tried out never reaches one in production. */
export const puedeIrAlBanco = (
  dinero: ModoDeDinero,
  { instalacion, produccion }: { instalacion: ModoDeDinero; produccion: boolean },
): boolean => dinero === instalacion && (dinero === 'vivo' || !produccion)

/** What becomes of a run of it. */
export const destinoDeCorrida = (
  dinero: ModoDeDinero,
  donde: { instalacion: ModoDeDinero; produccion: boolean },
): DestinoDeCorrida => (puedeIrAlBanco(dinero, donde) ? 'banco' : dinero === donde.instalacion ? 'ensayo' : 'ninguno')

import { zonaDe } from '#contract/escenas-regiones.ts'

export const ZONAS = ['Norte de Chile', 'Centro de Chile', 'Sur de Chile'] as const
export type Zona = (typeof ZONAS)[number]

const POR_LETRA: Record<string, Zona> = { N: 'Norte de Chile', S: 'Sur de Chile' }

/** Of the three that travellers think in, the one that a region lies in. */
export const zonaDeChile = (region: string): Zona => POR_LETRA[zonaDe(region).charAt(0)] ?? 'Centro de Chile'

import type { ZonaEscena } from './escenas-motivos.ts'

interface RegionEscena {
  zona: ZonaEscena
  /** Its northern and its southern end, in degrees. */
  entre: readonly [number, number]
}

const REGIONES: Record<string, RegionEscena> = {
  '15': { zona: 'N1', entre: [-17.4, -19.2] },
  '01': { zona: 'N1', entre: [-18.9, -21.7] },
  '02': { zona: 'N1', entre: [-20.9, -26.1] },
  '03': { zona: 'N2', entre: [-25.2, -29.4] },
  '04': { zona: 'N2', entre: [-29, -32.3] },
  '05': { zona: 'C2', entre: [-32, -34] },
  '13': { zona: 'C1', entre: [-32.9, -34.3] },
  '06': { zona: 'C1', entre: [-33.8, -35.1] },
  '07': { zona: 'C1', entre: [-34.7, -36.6] },
  '16': { zona: 'C1', entre: [-36, -37.3] },
  '08': { zona: 'C2', entre: [-36.4, -38.6] },
  '09': { zona: 'S1', entre: [-37.5, -39.7] },
  '14': { zona: 'S1', entre: [-39.2, -40.7] },
  '10': { zona: 'S1', entre: [-40.2, -44.1] },
  '11': { zona: 'S2', entre: [-43.6, -49.3] },
  '12': { zona: 'S2', entre: [-48.5, -63] },
}

export const zonaDe = (region: string): ZonaEscena => REGIONES[region]?.zona ?? 'C1'

/** Whether a place may stand for a region; what could be anywhere may. */
export function cabeEn(region: string, en: readonly [number, number] | null): boolean {
  const [norte, sur] = REGIONES[region]?.entre ?? [90, -90]
  return en === null || (en[0] <= norte && en[0] >= sur)
}

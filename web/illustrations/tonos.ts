import { mezcla } from './oklab.ts'
import { paleta, type Hora, type Paleta, type Zona } from './paletas.ts'

export type Estacion = 'verano' | 'otono' | 'invierno' | 'primavera'

/** The eight slots and every tone the layers derive from them. */
export interface Tonos extends Paleta {
  lejos: string
  medio: string
  bajo: string
  cerca: string
  onda: string
  surco: string
  nieve: string
  nieveSombra: string
  verde: string
  bandas: readonly string[]
  sombra(color: string): string
  filo(color: string): string
}

export function tonos(zona: Zona, hora: Hora, estacion: Estacion): Tonos {
  const p = paleta(zona, hora)
  const noche = hora === 'noche'
  const G = zona === 'N2' || zona === 'C1' ? mezcla(p.G, ...templado[estacion]) : p.G
  const nieve = noche ? mezcla('#F7F9FA', p.C, 0.45) : '#F7F9FA'
  return {
    ...p,
    G,
    lejos: mezcla(p.R, p.H, 0.68),
    medio: mezcla(p.R, p.H, 0.44),
    bajo: mezcla(p.R, p.H, 0.2),
    cerca: mezcla(p.R, p.K, 0.35),
    onda: mezcla(G, p.H, 0.35),
    surco: mezcla(G, p.K, 0.25),
    nieve,
    nieveSombra: mezcla(mezcla(nieve, p.Z, noche ? 0.35 : 0.3), p.R, 0.14),
    verde: mezcla(mezcla('#4F7F42', p.G, 0.3), p.K, noche ? 0.55 : hora === 'atardecer' ? 0.3 : 0.08),
    bandas: [p.Z, mezcla(p.Z, p.C, 0.5), p.C, mezcla(p.C, p.H, 0.38), mezcla(p.C, p.H, 0.72), p.H],
    sombra: (color) => mezcla(color, p.K, 0.18),
    filo: (color) => mezcla(color, p.L, 0.14),
  }
}

const templado: Record<Estacion, [string, number]> = {
  verano: ['#8FA24C', 0.12],
  otono: ['#C4893A', 0.24],
  invierno: ['#7E8F86', 0.18],
  primavera: ['#7FB24C', 0.14],
}

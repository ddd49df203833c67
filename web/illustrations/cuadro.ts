import { azar, type Azar } from './aleatorio.ts'
import type { Hora, Zona } from './paletas.ts'
import { tonos, type Estacion, type Tonos } from './tonos.ts'

const alto = 900

type Marco = 'izquierda' | 'derecha' | 'ambos' | 'piso' | 'rama' | 'tronco'

/** Everything a layer needs to draw itself; decided once per picture. */
export interface Cuadro {
  zona: Zona
  hora: Hora
  t: Tonos
  /** Horizon y, focus x, and the light. */
  hy: number
  fx: number
  luz: { x: number; y: number; r: number }
  /** Side the light comes from: shaded facets look to the other one. */
  lado: 1 | -1
  talla: number
  estacion: Estacion
  marco: Marco
  pose: number
  nube: number
  azar(parametro: string): Azar
}

/** Where the sun stands as seen from `x`: a picture may have moved it off the side `lado` names. */
export const haciaElSol = (c: Cuadro, x: number): 1 | -1 => (c.luz.x > x ? 1 : -1)
/** The side of what stands at `x` that lies in shade. */
export const haciaLaSombra = (c: Cuadro, x: number): 1 | -1 => -haciaElSol(c, x) as 1 | -1

/** Light or ink, to be laid thin over a face at `x` that looks to `mira`. */
export const tonoDeCara = (c: Cuadro, x: number, mira: 1 | -1): string => (haciaElSol(c, x) === mira ? c.t.L : c.t.K)

export function cuadro(zona: Zona, hora: Hora, semilla: string): Cuadro {
  const de = (parametro: string): Azar => azar(semilla, parametro)
  const hy = alto * de('horizonte').uno([0.54, 0.58, 0.62, 0.66])
  const fx = de('foco').uno([400, 600, 800])
  const lado = fx === 400 ? 1 : fx === 800 ? -1 : de('lado').uno([1, -1] as const)
  const estacion = de('estacion').uno(['verano', 'otono', 'invierno', 'primavera'] as const)
  const lejania = de('luz').uno([190, 300, 410])
  const bajo = hora === 'amanecer' || hora === 'atardecer'
  return {
    zona,
    hora,
    t: tonos(zona, hora, estacion),
    hy,
    fx,
    lado,
    luz: {
      x: 600 + lado * lejania,
      y: bajo ? hy - de('altura').uno([170, 220, 270]) : hy * de('altura').uno([0.3, 0.36, 0.42]),
      r: hora === 'noche' ? 45 : bajo ? de('sol').uno([68, 100]) : de('sol').uno([45, 68]),
    },
    talla: de('talla').uno([0.9, 1, 1.12]),
    estacion,
    marco: lejosDelFoco(de('marco').uno(['izquierda', 'derecha', 'ambos', 'piso', 'rama', 'tronco'] as const), fx),
    pose: de('pose').entero(0, 2),
    nube: de('nube').entero(0, 4),
    azar: de,
  }
}

/** A side frame never stands before the subject. */
function lejosDelFoco(marco: Marco, fx: number): Marco {
  if (fx === 400 && marco === 'izquierda') return 'derecha'
  return fx === 800 && marco === 'derecha' ? 'izquierda' : marco
}

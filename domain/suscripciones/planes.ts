import type { EstadoSuscripcion, Plan } from '#contract/suscripciones.ts'
import type { PuntosBase } from '#domain/pesos.ts'

export interface CondicionesDePlan {
  plan: Plan
  nombre: string
  /** A month, IVA included. */
  precio: number
  /** Without IVA, in hundredths of a percent. */
  comision: PuntosBase
  comisionPorEnlace: PuntosBase
  /** Published at once; null for no limit. */
  experiencias: number | null
  personas: number
}

// Hypotheses to test. Version 1 of the rule of plans; what holds now is asked of it.
export const CONDICIONES: Record<Plan, CondicionesDePlan> = {
  gratis: {
    plan: 'gratis',
    nombre: 'Gratis',
    precio: 0,
    comision: 1_200,
    comisionPorEnlace: 300,
    experiencias: 3,
    personas: 1,
  },
  pro: {
    plan: 'pro',
    nombre: 'Pro',
    precio: 14_990,
    comision: 800,
    comisionPorEnlace: 150,
    experiencias: null,
    personas: 3,
  },
  equipo: {
    plan: 'equipo',
    nombre: 'Equipo',
    precio: 44_990,
    comision: 600,
    comisionPorEnlace: 100,
    experiencias: null,
    personas: 20,
  },
}

/** While a suscripcion is one of these its plan holds. */
export const ESTADOS_VIGENTES: readonly EstadoSuscripcion[] = ['prueba', 'activa', 'morosa']

export type Planes = Record<Plan, CondicionesDePlan>

export const esMejora = (planes: Planes, de: Plan, a: Plan): boolean => planes[a].precio > planes[de].precio

/** What the platform keeps of a sale, without IVA: less where whoever booked came by the host's own link. */
export const tasaDeVenta = (
  { comision, comisionPorEnlace }: Pick<CondicionesDePlan, 'comision' | 'comisionPorEnlace'>,
  porEnlace: boolean,
): PuntosBase => (porEnlace ? Math.min(comisionPorEnlace, comision) : comision)

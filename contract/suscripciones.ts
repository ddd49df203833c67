import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Instante, Pesos, Vacio } from './comun.ts'
import { EstadoDeReembolso } from './reembolsos.ts'

const PLANES = ['gratis', 'pro', 'equipo'] as const
export const Plan = z.enum(PLANES, { error: 'Elige un plan de la lista' })
export type Plan = z.infer<typeof Plan>

export const ESTADOS_SUSCRIPCION = ['prueba', 'activa', 'morosa', 'degradada', 'cancelada'] as const
export const EstadoSuscripcion = z.enum(ESTADOS_SUSCRIPCION)
export type EstadoSuscripcion = z.infer<typeof EstadoSuscripcion>

const CondicionesDePlan = z.object({
  plan: Plan,
  nombre: z.string(),
  /** A month, IVA included. */
  precio: Pesos,
  /** Percent, without IVA. */
  comision: z.number(),
  comisionPorEnlace: z.number(),
  /** Null for no limit. */
  experiencias: z.int().nullable(),
  personas: z.int(),
})

const CobroDeSuscripcion = z.object({
  id: z.string(),
  plan: Plan,
  desde: Instante,
  hasta: Instante,
  monto: Pesos,
  estado: z.enum(['creado', 'desconocido', 'fallido', 'exitoso', 'anulado']),
  proximoIntentoEn: Instante.nullable(),
  reembolso: Pesos,
  /** How far it is on its way back; null where nothing goes back. */
  devolucion: EstadoDeReembolso.nullable(),
})

/** The plan of a host, and what may be done about it. */
export const Suscripcion = z.object({
  /** Null before any plan was chosen. */
  plan: Plan.nullable(),
  estado: EstadoSuscripcion.nullable(),
  /** When the period ends; null for the free plan. */
  hasta: Instante.nullable(),
  /** What it becomes then, if something else. */
  planSiguiente: Plan.nullable(),
  /** Until when a failed charge is tried again. */
  reintentosHasta: Instante.nullable(),
  tarjeta: z.object({ marca: z.string(), ultimos4: z.string() }).nullable(),
  puedeProbar: z.boolean(),
  /** What cancelling now would do: when the plan ends and what comes back. */
  siCancelas: z.object({ terminaEn: Instante, reembolso: Pesos }).nullable(),
  cobros: z.array(CobroDeSuscripcion),
  planes: z.array(CondicionesDePlan),
})
export type Suscripcion = z.infer<typeof Suscripcion>

/** `url`: the page where the card is saved, when one is needed first. */
const Paso = z.object({ suscripcion: Suscripcion, url: z.string().nullable() })

export const suscripciones = defineCalls({
  verSuscripcion: {
    route: 'GET /api/anfitrion/suscripcion',
    resumen: 'Mi plan de anfitrión, sus cobros y las condiciones de cada plan.',
    access: ['viajero'],
    input: Vacio,
    output: Suscripcion,
    errors: [],
  },
  elegirPlan: {
    route: 'POST /api/anfitrion/suscripcion',
    resumen:
      'Elige un plan. El gratis vale desde ya; uno de pago pide antes una tarjeta, con 30 días de prueba la primera vez.',
    access: ['viajero'],
    input: z.object({ plan: Plan }),
    output: Paso,
    errors: [
      'suscripcion-con-deuda',
      'mismo-plan',
      'negocio-suspendido',
      'trabaja-con-otro',
      'pago-en-revision',
      'tarjeta-rechazada',
      'pagos-no-disponible',
      'pagos-apagados',
      'demasiados-intentos',
    ],
  },
  cambiarTarjeta: {
    route: 'POST /api/anfitrion/suscripcion/tarjeta',
    resumen: 'Abre la página donde se guarda otra tarjeta.',
    access: ['anfitrion'],
    input: Vacio,
    output: Paso,
    errors: ['sin-suscripcion', 'pagos-no-disponible', 'pagos-apagados', 'demasiados-intentos'],
  },
  confirmarTarjeta: {
    route: 'POST /api/anfitrion/suscripcion/tarjeta/confirmar',
    resumen: 'Pregunta al medio de pago si la tarjeta quedó guardada y sigue desde ahí.',
    access: ['anfitrion'],
    input: z.object({ sesionId: Id.optional() }),
    output: Paso,
    errors: ['sin-suscripcion', 'pagos-no-disponible', 'pagos-apagados', 'demasiados-intentos'],
  },
  cancelarSuscripcion: {
    route: 'POST /api/anfitrion/suscripcion/cancelar',
    resumen:
      'Cancela el plan de pago: al fin del período, o ya con devolución dentro de los 10 días de retracto. Con `monto`, la devolución que se mostró: si ahora es otra, nada cambia y el problema trae la nueva en `cotizacion`.',
    access: ['anfitrion'],
    input: z.object({ monto: Pesos.optional() }),
    output: Suscripcion,
    errors: ['sin-suscripcion', 'devolucion-distinta', 'pago-en-revision'],
  },
  reanudarSuscripcion: {
    route: 'POST /api/anfitrion/suscripcion/reanudar',
    resumen: 'Deshace una cancelación o una baja de plan que aún no llega.',
    access: ['anfitrion'],
    input: Vacio,
    output: Suscripcion,
    errors: ['sin-suscripcion'],
  },
})

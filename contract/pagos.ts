import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Pesos, Vacio } from './comun.ts'
import { MODOS_DE_PAGO } from './enumeraciones/dinero.ts'

const ERRORES = [
  'reserva-por-aceptar',
  'reserva-desconocida',
  'reserva-ajena',
  'clave-de-reserva-requerida',
  'reserva-no-pendiente',
  'reserva-vencida',
  'pago-en-revision',
  'monto-no-cobrable',
  'pagos-no-disponible',
  'pagos-apagados',
  'dinero-de-prueba',
  'demasiados-intentos',
  'clave-idempotente-reutilizada',
  'solicitud-en-curso',
] as const

const pagar = {
  access: ['viajero', 'invitado'],
  input: z.object({ reservaId: Id, aceptaTerminos: z.literal(true).optional() }),
  idempotent: true,
  errors: ERRORES,
} as const

export const pagos = defineCalls({
  crearSesionDePago: {
    route: 'POST /api/create-checkout-session',
    resumen: 'Abre la página de pago del medio de pago para una reserva pendiente.',
    ...pagar,
    output: z.object({ id: z.string(), url: z.string() }),
  },
  crearIntentoDePago: {
    route: 'POST /api/create-payment-intent',
    resumen: 'Prepara el cobro con tarjeta dentro del sitio para una reserva pendiente.',
    ...pagar,
    output: z.object({ id: z.string(), clientSecret: z.string(), monto: Pesos }),
  },
  verConfiguracionDePago: {
    route: 'GET /api/pagos/configuracion',
    resumen:
      'Lo que el navegador necesita para mostrar el formulario de tarjeta; con `ninguno` todavía no se puede pagar.',
    access: ['publico'],
    input: Vacio,
    output: z.object({ modo: z.enum(MODOS_DE_PAGO), clavePublica: z.string() }),
    errors: [],
  },
  revisarPago: {
    route: 'POST /api/reservas/:id/revisar-pago',
    resumen: 'Pregunta al medio de pago por el intento abierto y aplica la respuesta.',
    access: ['viajero', 'invitado'],
    input: z.object({ id: Id }),
    output: z.object({ revisado: z.boolean() }),
    errors: ['reserva-desconocida', 'reserva-ajena', 'clave-de-reserva-requerida', 'demasiados-intentos'],
  },
})

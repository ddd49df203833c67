import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Aceptado, Email, Fecha, Id, Instante, Paginacion, Pesos, texto, textoExacto } from './comun.ts'
import { EstadoDeReembolso } from './reembolsos.ts'
import { Reserva } from './reservas.ts'
import { REGALO_MAX, REGALO_MIN } from './topes.ts'

/** `vencido`: what was left after five years. `bloqueado`: the bank of its buyer decides about the money. `anulado`: that bank kept it. */
const ESTADOS_REGALO = ['pendiente', 'activo', 'vencido', 'devolviendo', 'devuelto', 'bloqueado', 'anulado'] as const
export const EstadoRegalo = z.enum(ESTADOS_REGALO)
export type EstadoRegalo = z.infer<typeof EstadoRegalo>

/** A gift card as its buyer sees it; the code is in the mail of whoever receives it. */
export const Regalo = z.object({
  id: z.string(),
  estado: EstadoRegalo,
  /** How far its money is on its way back; null where nothing goes back. */
  devolucion: EstadoDeReembolso.nullable(),
  monto: Pesos,
  disponible: Pesos,
  /** The last four letters of the code, once it was sent. */
  muestra: z.string().nullable(),
  paraNombre: z.string(),
  paraEmail: z.string(),
  mensaje: z.string().nullable(),
  experiencia: z.object({ slug: z.string(), nombreExperiencia: z.string() }).nullable(),
  enviarEl: z.iso.date(),
  enviadoEn: Instante.nullable(),
  venceEn: Instante.nullable(),
  /** Until when an unused one is paid back. */
  devolucionHasta: Instante.nullable(),
  /** Its address was erased before its code left: it is sent to the one that its buyer names, and to nobody before that. */
  sinDestinatario: z.boolean(),
  puedeDevolverse: z.boolean(),
  puedeReenviarse: z.boolean(),
})
export type Regalo = z.infer<typeof Regalo>

export const SaldoDeRegalo = z.object({ disponible: Pesos, monto: Pesos, venceEn: Instante })
export type SaldoDeRegalo = z.infer<typeof SaldoDeRegalo>

const Codigo = textoExacto(40, 1)
const DE_RESERVA = [
  'reserva-desconocida',
  'reserva-ajena',
  'clave-de-reserva-requerida',
  'reserva-no-pendiente',
  'reserva-vencida',
  'pago-en-revision',
  'pagos-no-disponible',
  'dinero-de-prueba',
  'solicitud-en-curso',
] as const

export const regalos = defineCalls({
  comprarRegalo: {
    route: 'POST /api/regalos',
    resumen:
      'Compra una tarjeta de regalo, por un monto o por el precio de una experiencia; responde la página de pago.',
    access: ['visitante', 'viajero'],
    input: z.object({
      monto: z
        .int({ error: 'Escribe un monto en pesos' })
        .min(REGALO_MIN, { error: 'El monto mínimo es $10.000' })
        .max(REGALO_MAX, { error: 'El monto máximo es $500.000' }),
      experienciaId: Id.optional(),
      deNombre: texto(80, 1),
      deEmail: Email,
      paraNombre: texto(80, 1),
      paraEmail: Email,
      mensaje: texto(500).optional(),
      /** Today unless said, a year on at most. */
      enviarEl: Fecha.optional(),
      aceptaTerminos: Aceptado,
    }),
    output: z.object({ id: z.string(), clave: z.string(), url: z.string() }),
    status: 201,
    idempotent: true,
    errors: [
      'experiencia-desconocida',
      'pagos-no-disponible',
      'pagos-apagados',
      'demasiados-intentos',
      'clave-idempotente-reutilizada',
      'solicitud-en-curso',
    ],
  },
  listarRegalos: {
    route: 'GET /api/regalos',
    resumen: 'Las tarjetas de regalo que compré, la última primero.',
    access: ['viajero'],
    input: z.object({ ...Paginacion }),
    output: z.array(Regalo),
    paged: true,
    errors: [],
  },
  usarCompraDeRegalo: {
    route: 'POST /api/regalos/compra/:clave',
    resumen:
      'Con el enlace de la compra: la mira (y pregunta por su pago), la envía de nuevo con otro código, o pide el dinero de una sin usar. Si es `sinDestinatario`, enviarla dice a quién.',
    access: ['publico'],
    input: z.object({
      clave: Id,
      acto: z.enum(['ver', 'reenviar', 'devolver'], { error: 'Elige qué hacer' }),
      paraNombre: texto(80, 1).optional(),
      paraEmail: Email.optional(),
    }),
    output: Regalo,
    errors: ['regalo-desconocido', 'regalo-no-devuelve', 'regalo-no-reenviable', 'demasiados-intentos'],
  },
  consultarRegalo: {
    route: 'POST /api/regalos/saldo',
    resumen: 'Lo que queda en una tarjeta de regalo.',
    access: ['publico'],
    input: z.object({ codigo: Codigo }),
    output: SaldoDeRegalo,
    errors: ['regalo-desconocido', 'dinero-de-prueba', 'demasiados-intentos'],
  },
  aplicarRegalo: {
    route: 'POST /api/reservas/:id/regalo',
    resumen: 'Paga con una tarjeta de regalo lo que alcance; si cubre el total, la reserva queda pagada en el acto.',
    access: ['viajero', 'invitado'],
    input: z.object({ id: Id, codigo: Codigo, aceptaTerminos: z.literal(true).optional() }),
    output: Reserva,
    idempotent: true,
    errors: [
      ...DE_RESERVA,
      'regalo-desconocido',
      'regalo-sin-saldo',
      'regalo-vencido',
      'regalo-no-paga-cambios',
      'reserva-por-aceptar',
      'demasiados-intentos',
      'clave-idempotente-reutilizada',
    ],
  },
  quitarRegalo: {
    route: 'DELETE /api/reservas/:id/regalo',
    resumen: 'Deja de pagar con la tarjeta de regalo; su saldo queda como estaba.',
    access: ['viajero', 'invitado'],
    input: z.object({ id: Id }),
    output: Reserva,
    errors: [...DE_RESERVA],
  },
})

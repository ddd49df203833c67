import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Voucher } from './compras.ts'
import { enteroOmitible, Fecha, Id, Instante, Paginacion, Pesos, texto } from './comun.ts'
import { Salida, Tarifa, TipoTarifa } from './experiencias.ts'
import { RecogidaDeReserva, Respuesta, RespuestaDada } from './recogida.ts'
import { Contacto, Participantes, Reserva } from './reservas.ts'
import { RETENCION_MAX_MINUTOS } from './topes.ts'

/** A departure with what the company pays for it beside what the public does. */
export const SalidaB2b = Salida.extend({ precioNeto: Pesos, tarifas: z.array(Tarifa.extend({ neto: Pesos })) })
export type SalidaB2b = z.infer<typeof SalidaB2b>

/** What comes off the company's account if the booking is cancelled now, and what it goes on owing. */
export const CotizacionB2b = z.object({
  monto: Pesos,
  porcentaje: z.int().min(0).max(100),
  via: z.enum(['cuenta', 'ninguna']),
  fechaEstimada: Fecha.nullable(),
  queda: Pesos,
})
export type CotizacionB2b = z.infer<typeof CotizacionB2b>

/** A booking that a system of the company made, by these calls or by OCTO. */
export const ReservaB2b = Reserva.pick({
  id: true,
  codigo: true,
  experienciaId: true,
  salidaId: true,
  inicio: true,
  fin: true,
  zonaHoraria: true,
  estado: true,
  estadoPago: true,
  participantes: true,
  total: true,
  expiraEn: true,
  creadaEn: true,
  contacto: true,
  comentario: true,
  politicaCancelacion: true,
  tramosCancelacion: true,
  cancelaGratisHasta: true,
  canceladaPor: true,
}).extend({
  /** Its name in OCTO and in `/api/v1/b2b/novedades`. */
  uuid: z.string(),
  nombreExperiencia: z.string(),
  operador: z.string(),
  /** The company's own number of it. */
  referencia: z.string().nullable(),
  /** Made with the key that anybody may try with: nothing is billed, and its places are given back within a day. */
  dePrueba: z.boolean(),
  /** `precioUnitario` is the net one, as `total` is. */
  lineas: z.array(z.object({ tipo: TipoTarifa, cantidad: z.int(), precioUnitario: Pesos, publico: Pesos })),
  /** What the public would pay for all of it. */
  publico: Pesos,
  /** On the company's account for it: nothing while it is only held. */
  debe: Pesos,
  confirmadaEn: Instante.nullable(),
  recogida: RecogidaDeReserva.nullable(),
  respuestas: z.array(Respuesta),
  /** What came off the account, of a cancelled one. */
  reembolso: CotizacionB2b.nullable(),
  /** The signed text of its QR, once it is confirmed. */
  qr: z.string().nullable(),
  acciones: z.object({ puedeConfirmar: z.boolean(), puedeCancelar: z.boolean(), tieneEntrada: z.boolean() }),
})
export type ReservaB2b = z.infer<typeof ReservaB2b>

export const VoucherB2b = Voucher.extend({ qr: z.object({ contenido: z.string(), lado: z.int(), trazo: z.string() }) })
export type VoucherB2b = z.infer<typeof VoucherB2b>

/** What is known of who travels, when it is held or at the latest when it is confirmed. */
const DeQuienViaja = {
  contacto: Contacto.optional(),
  referencia: texto(120, 1).optional(),
  recogidaId: z.string().max(40).optional(),
  respuestas: z.array(RespuestaDada).max(100).optional(),
}

const propia = { access: ['clave'], permiso: 'reservas:escribir', input: z.object({ id: Id }) } as const
const DE_UNA = ['reserva-desconocida', 'reserva-ajena'] as const
const DE_AGREGADOS = [
  'recogida-desconocida',
  'recogida-requerida',
  'respuesta-invalida',
  'pregunta-sin-respuesta',
] as const
const DE_REPETIR = ['clave-idempotente-reutilizada', 'solicitud-en-curso'] as const

/** How a company's system books in the words of this API; what it holds here it may read in OCTO, and the other way round. */
export const reservasB2b = defineCalls({
  verDisponibilidadB2b: {
    route: 'GET /api/v1/b2b/disponibilidad',
    resumen:
      'Salidas a la venta de una experiencia, con precio público y neto. De hoy a 60 días si no se dice otra cosa; 92 como máximo.',
    access: ['clave'],
    permiso: 'catalogo:leer',
    input: z.object({
      experienciaId: Id,
      desde: Fecha.optional(),
      hasta: Fecha.optional(),
      participantes: enteroOmitible,
      ...Paginacion,
    }),
    output: z.array(SalidaB2b),
    paged: 'entera',
    errors: ['experiencia-desconocida'],
  },
  crearReservaB2b: {
    route: 'POST /api/v1/b2b/reservas',
    resumen: `Retiene cupos a precio neto: 30 minutos, o los que digas en minutos, hasta ${RETENCION_MAX_MINUTOS}. No cuesta nada ni ocupa crédito; si no se confirma, vence en expiraEn y los cupos vuelven a la venta. Por sobre el tope de cupos sin confirmar de la empresa (200 mientras la regla no diga otra cosa), 429.`,
    access: ['clave'],
    permiso: 'reservas:escribir',
    input: z.object({
      experienciaId: Id,
      salidaId: Id,
      participantes: Participantes,
      ...DeQuienViaja,
      comentario: texto(1000).optional(),
      minutos: z
        .int({ error: 'Escribe un número entero' })
        .min(1, { error: 'Escribe al menos un minuto' })
        .max(RETENCION_MAX_MINUTOS, { error: `Retén ${RETENCION_MAX_MINUTOS} minutos como máximo` })
        .optional(),
    }),
    output: ReservaB2b,
    status: 201,
    idempotent: true,
    errors: [
      'experiencia-desconocida',
      'salida-desconocida',
      'experiencia-no-disponible',
      'salida-cerrada',
      'sin-cupos',
      'tarifa-no-vendida',
      'participantes-invalidos',
      'recogida-desconocida',
      'respuesta-invalida',
      'demasiadas-reservas-abiertas',
      ...DE_REPETIR,
    ],
  },
  listarReservasB2b: {
    route: 'GET /api/v1/b2b/reservas',
    resumen:
      'Lo que reservaron los sistemas de la empresa, con cualquiera de sus claves, lo más nuevo primero. desde y hasta son días de salida.',
    access: ['clave'],
    permiso: 'reservas:escribir',
    input: z.object({
      referencia: texto(120).optional(),
      experienciaId: Id.optional(),
      desde: Fecha.optional(),
      hasta: Fecha.optional(),
      ...Paginacion,
    }),
    output: z.array(ReservaB2b),
    paged: true,
    errors: [],
  },
  verReservaB2b: {
    route: 'GET /api/v1/b2b/reservas/:id',
    resumen: 'Una reserva de la empresa, por id, código o uuid.',
    ...propia,
    output: ReservaB2b,
    errors: [...DE_UNA],
  },
  confirmarReservaB2b: {
    route: 'POST /api/v1/b2b/reservas/:id/confirmar',
    resumen:
      'Vende lo retenido: queda a cuenta de la empresa, dentro de su crédito. Hasta aquí se puede decir quién viaja. Confirmar otra vez no cambia nada.',
    access: ['clave'],
    permiso: 'reservas:escribir',
    /** `avisar`: whether we write to who travels too. */
    input: z.object({ id: Id, ...DeQuienViaja, avisar: z.boolean({ error: 'Escribe true o false' }).optional() }),
    output: ReservaB2b,
    idempotent: true,
    errors: [
      ...DE_UNA,
      'reserva-vencida',
      'reserva-no-pendiente',
      'salida-cerrada',
      'contacto-incompleto',
      'credito-insuficiente',
      'experiencia-no-disponible',
      ...DE_AGREGADOS,
      ...DE_REPETIR,
    ],
  },
  verVoucherB2b: {
    route: 'GET /api/v1/b2b/reservas/:id/voucher',
    resumen: 'El voucher de una reserva confirmada, sin precios y con su QR firmado.',
    ...propia,
    output: VoucherB2b,
    errors: [...DE_UNA, 'reserva-sin-entrada'],
  },
  cotizarCancelacionB2b: {
    route: 'GET /api/v1/b2b/reservas/:id/cotizacion-cancelacion',
    resumen: 'Lo que saldría de la cuenta de la empresa al cancelar ahora, y lo que seguiría debiendo.',
    ...propia,
    output: CotizacionB2b,
    errors: [...DE_UNA, 'reserva-ya-cancelada', 'reserva-no-cancelable'],
  },
  cancelarReservaB2b: {
    route: 'POST /api/v1/b2b/reservas/:id/cancelar',
    resumen:
      'Cancela por la política con que se vendió, hasta el inicio de la salida; lo que devuelve es lo cotizado. Con `monto`, lo que se mostró: si ahora es otro, nada cambia y el problema trae la cotización nueva en `cotizacion`.',
    access: ['clave'],
    permiso: 'reservas:escribir',
    input: z.object({ id: Id, motivo: texto(500).optional(), monto: Pesos.optional() }),
    output: ReservaB2b,
    idempotent: true,
    errors: [...DE_UNA, 'reserva-ya-cancelada', 'reserva-no-cancelable', 'devolucion-distinta', ...DE_REPETIR],
  },
})

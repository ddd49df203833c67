import { z } from 'zod'
import { Alternativa } from './alternativas.ts'
import { defineCalls } from './call.ts'
import { Email, Id, Instante, Paginacion, Pesos, Telefono, texto, ZonaHoraria, textoExacto, Vacio } from './comun.ts'
import { Minimo, PoliticaCancelacion, TipoTarifa } from './experiencias.ts'
import { RecogidaDeReserva, Respuesta, RespuestaDada } from './recogida.ts'
import { CotizacionCancelacion, Reembolso } from './reembolsos.ts'
import { MAX_PARTICIPANTES } from './topes.ts'
import { Tramo } from './tramos.ts'
import { TIPOS_TARIFA } from './enumeraciones/experiencias.ts'
import { VISTAS_RESERVA } from './enumeraciones.ts'

export const ESTADOS_RESERVA = [
  'pendiente',
  'pagada',
  'confirmada',
  'realizada',
  'no_asistio',
  'no_prestada',
  'cancelada',
  'rechazada',
  'expirada',
] as const
export const EstadoReserva = z.enum(ESTADOS_RESERVA)
export type EstadoReserva = z.infer<typeof EstadoReserva>

export const ESTADOS_PAGO = [
  'sin_pago',
  'autorizado',
  'pagado',
  'reembolso_pendiente',
  'reembolsado_parcial',
  'reembolsado',
  'desconocido',
  'contracargo',
] as const
export const EstadoPago = z.enum(ESTADOS_PAGO)
export type EstadoPago = z.infer<typeof EstadoPago>

export const ESTADOS_LIQUIDACION = ['retenida', 'liberable', 'programada', 'liquidada', 'revertida'] as const
export const EstadoLiquidacion = z.enum(ESTADOS_LIQUIDACION)
export type EstadoLiquidacion = z.infer<typeof EstadoLiquidacion>

const DEMASIADOS = { error: `Elige ${MAX_PARTICIPANTES} viajeros como máximo` }
const Cantidad = z.int({ error: 'Escribe un número entero' }).min(0).max(MAX_PARTICIPANTES, DEMASIADOS)
// A kind that does not exist is refused: left out in silence, a group would be booked without it.
const PorTipo = z.strictObject(
  {
    adulto: Cantidad.optional(),
    nino: Cantidad.optional(),
    adultoMayor: Cantidad.optional(),
    estudiante: Cantidad.optional(),
    residente: Cantidad.optional(),
    grupo: Cantidad.optional(),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? 'Ese tipo de viajero no existe' : undefined) },
)
export type Participantes = z.infer<typeof PorTipo>

const personasDe = (participantes: Participantes): number =>
  TIPOS_TARIFA.reduce((n, tipo) => n + (participantes[tipo] ?? 0), 0)
export const Participantes = PorTipo.refine((p) => personasDe(p) >= 1, { error: 'Elige al menos un viajero' }).refine(
  (p) => personasDe(p) <= MAX_PARTICIPANTES,
  DEMASIADOS,
)

export const Contacto = z.object({ nombre: texto(80, 1), email: Email, telefono: Telefono })
export type Contacto = z.infer<typeof Contacto>

export const Reserva = z.object({
  id: z.string(),
  codigo: z.string(),
  experienciaId: z.string(),
  salidaId: z.string(),
  inicio: Instante,
  fin: Instante,
  zonaHoraria: ZonaHoraria,
  estado: EstadoReserva,
  estadoPago: EstadoPago,
  /** Made with a company's key for tests. */
  dePrueba: z.boolean(),
  participantes: PorTipo,
  lineas: z.array(z.object({ tipo: TipoTarifa, cantidad: z.int(), precioUnitario: Pesos })),
  total: Pesos,
  /** Paid with a gift card; the card pays the rest. */
  regalo: Pesos,
  expiraEn: Instante.optional(),
  creadaEn: Instante,
  contacto: z.object({ nombre: z.string(), email: z.string(), telefono: z.string() }),
  /** Where a mail about this booking was refused for good, null where none was; and whether that is the address of the company that it was bought for. */
  correoRechazado: z.string().nullable(),
  rechazadoDeEmpresa: z.boolean(),
  comentario: z.string().nullable(),
  politicaCancelacion: PoliticaCancelacion,
  /** The policy as it was sold. */
  tramosCancelacion: z.array(Tramo),
  retractoVigente: z.boolean(),
  /** Until when cancelling gives everything back; null where nothing or only a part ever does. */
  cancelaGratisHasta: Instante.nullable(),
  experiencia: z.object({
    slug: z.string(),
    nombreExperiencia: z.string(),
    ubicacionGeografica: z.string(),
    portada: z.string(),
    operador: z.string(),
    lat: z.number(),
    lng: z.number(),
  }),
  pago: z
    .object({
      estado: z.enum(['creado', 'requiere_accion', 'procesando', 'exitoso', 'fallido', 'anulado', 'desconocido']),
      marca: z.string().nullable(),
      ultimos4: z.string().nullable(),
      motivo: z.string().nullable(),
    })
    .nullable(),
  reembolso: Reembolso.nullable(),
  canceladaPor: z.enum(['viajero', 'anfitrion', 'plataforma', 'fuerza_mayor']).nullable(),
  /** Where the bank of whoever paid took the money back, `contracargo-perdido`; null where `canceladaPor` says it all. */
  motivoCancelacion: z.enum(['contracargo-perdido']).nullable(),
  /** What went back because it was moved to a cheaper date. */
  rebaja: Pesos,
  /** What was paid later because it was moved to dearer dates, on top of `total`. */
  suplemento: Pesos,
  /** It only holds a dearer date for another booking, which moves there once the difference is paid: what that one has paid already, where to see it, and whether it moved. */
  cambio: z.object({ de: z.string(), pagado: Pesos, hecho: z.boolean(), enlace: z.string() }).nullable(),
  /** What its departure waits for before it runs, until the reserva is confirmed. */
  minimo: Minimo,
  /** Its departure was called off: why, and until when another date may be chosen; null where everything goes back. */
  suspension: z.object({ motivo: z.string(), nota: z.string().nullable(), venceEn: Instante.nullable() }).nullable(),
  /** Since when its buyer says that nobody received them; null once that is decided or taken back. */
  sinOperadorEn: Instante.nullable(),
  acciones: z.object({
    puedeAvisarSinOperador: z.boolean(),
    puedePagar: z.boolean(),
    puedeExtender: z.boolean(),
    puedeCancelar: z.boolean(),
    puedeCambiar: z.boolean(),
    puedeElegirFecha: z.boolean(),
    puedePedirFactura: z.boolean(),
    puedeOpinar: z.boolean(),
    tieneEntrada: z.boolean(),
  }),
  /** Only for guests: the secret link and its key. */
  enlace: z.string().optional(),
  clave: z.string().optional(),
})
export type Reserva = z.infer<typeof Reserva>

export const Entrada = z.object({
  codigo: z.string(),
  titular: z.string(),
  estado: EstadoReserva,
  llegadaEn: Instante.nullable(),
  /** The signed text inside the QR, and its drawing as one SVG path over a square of `lado` modules. */
  qr: z.object({ contenido: z.string(), lado: z.int(), trazo: z.string() }),
  /** The address of the photo of a home opens it for five minutes. */
  puntoEncuentro: z.object({
    direccion: z.string(),
    instrucciones: z.string(),
    lat: z.number(),
    lng: z.number(),
    foto: z.object({ url: z.string(), alt: z.string() }).nullable(),
  }),
  /** Who leads the departure, once somebody does. */
  guia: z.object({ nombre: z.string() }).nullable(),
  recogida: RecogidaDeReserva.nullable(),
  /** What was declared at booking. */
  respuestas: z.array(Respuesta),
  queLlevar: z.array(z.string()),
  incluye: z.array(z.string()),
  /** What is done instead where the weather does not allow it; empty where nothing is said. */
  planB: z.string(),
  /** The legal seller (DS 6). */
  operador: z.object({
    nombre: z.string(),
    telefono: z.string().nullable(),
    email: z.string().nullable(),
    razonSocial: z.string(),
    rut: z.string().nullable(),
    domicilio: z.string(),
  }),
  /** Who runs the site: null is what nobody wrote yet. */
  plataforma: z.object({
    nombre: z.string(),
    telefono: z.string().nullable(),
    horario: z.string().nullable(),
    email: z.string().nullable(),
  }),
  ivaIncluido: Pesos,
  autorizacion: z.string().nullable(),
})
export type Entrada = z.infer<typeof Entrada>

/** Of the states a confirmed booking may end in when nobody met. */
const DECISIONES_SIN_OPERADOR = ['no_prestada', 'no_asistio'] as const satisfies readonly EstadoReserva[]

/** What is to come first; unpaid holds that ran out count as cancelled. */
export const VistaReserva = z.enum(VISTAS_RESERVA, { error: 'Elige una vista de la lista' })
export type VistaReserva = z.infer<typeof VistaReserva>

/** What moving to another salida costs: `diferencia` is what is paid more, or given back where it is negative. */
export const CotizacionCambio = z.object({
  tipo: z.enum(['sin_costo', 'devolucion', 'pago']),
  pagado: Pesos,
  nuevo: Pesos,
  diferencia: z.int(),
})
export type CotizacionCambio = z.infer<typeof CotizacionCambio>

/** What is booked, and for whom: by a traveller, or by a company for others. */
export const QueReservar = {
  experienciaId: Id,
  salidaId: Id,
  participantes: Participantes,
  contacto: Contacto,
  comentario: texto(1000).optional(),
}

const propia = { access: ['viajero', 'invitado'], input: z.object({ id: Id }) } as const

/** What the quote said, of a booking that its company owes too: what leaves its account. */
const LoMostrado = { monto: Pesos.optional(), aCuenta: z.object({ sale: Pesos }).optional() }

const AL_CAMBIAR = [
  'reserva-desconocida',
  'reserva-ajena',
  'clave-de-reserva-requerida',
  'salida-desconocida',
  'reserva-no-cambiable',
  'reserva-devuelta',
  'cambio-fuera-de-plazo',
  'cambio-con-anfitrion',
  'cambios-agotados',
  'cambio-en-curso',
  'misma-salida',
  'sobre-el-limite',
  'salida-sin-minimo',
  'sin-cupos',
  'salida-cerrada',
  'experiencia-no-disponible',
  'pago-en-revision',
] as const

export const reservas = defineCalls({
  crearReserva: {
    route: 'POST /api/reservas',
    resumen: 'Toma cupos por 15 minutos, con cuenta o como invitado.',
    access: ['visitante', 'viajero'],
    input: z.object({
      ...QueReservar,
      /** One of the points of the experiencia. */
      recogidaId: z.string().max(40).optional(),
      respuestas: z.array(RespuestaDada).max(510).optional(),
      /** Of the host's own link that led here; one that is not of this experiencia changes nothing. */
      enlace: z.string().max(200).optional(),
    }),
    output: Reserva,
    status: 201,
    idempotent: true,
    errors: [
      'experiencia-desconocida',
      'salida-desconocida',
      'sin-cupos',
      'salida-cerrada',
      'experiencia-no-disponible',
      'experiencia-propia',
      'gratis-con-cuenta',
      'demasiados-gratis',
      'demasiados-sin-pagar',
      'tarifa-no-vendida',
      'recogida-desconocida',
      'recogida-requerida',
      'respuesta-invalida',
      'pregunta-sin-respuesta',
      'demasiadas-reservas-abiertas',
      'demasiados-intentos',
      'clave-idempotente-reutilizada',
      'solicitud-en-curso',
    ],
  },
  listarReservas: {
    route: 'GET /api/reservas',
    resumen: 'Mis reservas: todas, o las de una vista en su orden.',
    access: ['viajero'],
    input: z.object({ vista: VistaReserva.optional(), ...Paginacion }),
    output: z.array(Reserva),
    paged: true,
    errors: [],
  },
  listarReservasUsuario: {
    route: 'GET /api/reservas/usuario',
    resumen: 'Mis reservas (misma respuesta).',
    access: ['viajero'],
    input: z.object({ vista: VistaReserva.optional(), ...Paginacion }),
    output: z.array(Reserva),
    paged: true,
    errors: [],
  },
  buscarReserva: {
    route: 'POST /api/reservas/buscar',
    resumen:
      'Si hay una reserva con ese correo y código, envía a esa dirección su enlace; si es de una cuenta, el aviso de entrar con ella. La respuesta es siempre la misma, y a lo más tres correos por hora.',
    access: ['visitante', 'viajero'],
    input: z.object({ email: Email, codigo: textoExacto(20, 1) }),
    output: Vacio,
    status: 202,
    errors: [],
  },
  reclamarReservas: {
    route: 'POST /api/reservas/reclamar',
    resumen: 'Trae a la cuenta las reservas hechas sin ella con el mismo correo, ya confirmado.',
    access: ['viajero'],
    input: z.object({}),
    output: z.object({ reclamadas: z.int() }),
    errors: ['correo-sin-verificar', 'demasiados-intentos'],
  },
  verReserva: {
    route: 'GET /api/reservas/:id',
    resumen: 'Una reserva propia, por id o código.',
    ...propia,
    output: Reserva,
    errors: ['reserva-desconocida', 'reserva-ajena', 'clave-de-reserva-requerida'],
  },
  verEntrada: {
    route: 'GET /api/reservas/:id/entrada',
    resumen: 'La entrada con su QR firmado.',
    ...propia,
    output: Entrada,
    errors: ['reserva-desconocida', 'reserva-ajena', 'clave-de-reserva-requerida', 'reserva-sin-entrada'],
  },
  verCalendario: {
    route: 'GET /api/reservas/:id/calendario.ics',
    resumen: 'La salida como evento de calendario; la de una reserva cancelada, como cancelado.',
    ...propia,
    output: z.string(),
    produces: 'text/calendar',
    archivo: 'reserva-:id.ics',
    errors: ['reserva-desconocida', 'reserva-ajena', 'clave-de-reserva-requerida', 'reserva-sin-entrada'],
  },
  extenderReserva: {
    route: 'POST /api/reservas/:id/extender',
    resumen: 'Da 15 minutos más, una sola vez.',
    ...propia,
    output: Reserva,
    idempotent: true,
    errors: [
      'reserva-desconocida',
      'reserva-ajena',
      'clave-de-reserva-requerida',
      'reserva-ya-extendida',
      'reserva-no-pendiente',
      'reserva-vencida',
    ],
  },
  cotizarCancelacion: {
    route: 'GET /api/reservas/:id/cotizacion-cancelacion',
    resumen: 'Lo que se devolvería al cancelar ahora.',
    ...propia,
    output: CotizacionCancelacion,
    errors: [
      'reserva-desconocida',
      'reserva-ajena',
      'clave-de-reserva-requerida',
      'reserva-ya-cancelada',
      'reserva-no-cancelable',
      'pago-en-revision',
    ],
  },
  cancelarReserva: {
    route: 'POST /api/reservas/:id/cancelar',
    resumen:
      'Cancela y devuelve según la política mostrada al reservar. Con `monto`, lo que se mostró: si ahora es otro, nada cambia y el problema trae la cotización nueva en `cotizacion`.',
    access: propia.access,
    input: z.object({ id: Id, ...LoMostrado }),
    output: Reserva,
    idempotent: true,
    errors: [
      'reserva-desconocida',
      'reserva-ajena',
      'clave-de-reserva-requerida',
      'reserva-ya-cancelada',
      'reserva-no-cancelable',
      'devolucion-distinta',
      'pago-en-revision',
      'pagos-no-disponible',
    ],
  },
  cotizarCambio: {
    route: 'GET /api/reservas/:id/cotizacion-cambio',
    resumen: 'Lo que costaría mover la reserva a otra salida ahora.',
    access: propia.access,
    input: z.object({ id: Id, salidaNuevaId: Id }),
    output: CotizacionCambio,
    errors: [...AL_CAMBIAR],
  },
  cambiarFecha: {
    route: 'POST /api/reservas/:id/cambiar-fecha',
    resumen:
      'Mueve la reserva a otra salida, si la diferencia es la que se espera. Si cuesta más, responde una reserva nueva por pagar que reemplaza a esta al pagarse.',
    access: propia.access,
    input: z.object({
      id: Id,
      salidaNuevaId: Id,
      diferencia: z.int({ error: 'Escribe un número entero' }).min(-200_000_000).max(200_000_000).default(0),
    }),
    output: Reserva,
    idempotent: true,
    errors: [
      ...AL_CAMBIAR,
      'precio-distinto',
      'demasiadas-reservas-abiertas',
      'gratis-con-cuenta',
      'demasiados-gratis',
      'dinero-de-prueba',
    ],
  },
  elegirFecha: {
    route: 'POST /api/reservas/:id/elegir-fecha',
    resumen:
      'Otra fecha en vez de una salida que el operador canceló: nunca se paga más, y si cuesta menos se devuelve la diferencia.',
    access: propia.access,
    input: z.object({ id: Id, salidaNuevaId: Id }),
    output: Reserva,
    idempotent: true,
    errors: [
      'reserva-desconocida',
      'reserva-ajena',
      'clave-de-reserva-requerida',
      'salida-desconocida',
      'reserva-no-cambiable',
      'oferta-vencida',
      'misma-salida',
      'salida-sin-minimo',
      'sin-cupos',
      'salida-cerrada',
      'experiencia-no-disponible',
    ],
  },
  verAlternativas: {
    route: 'GET /api/reservas/:id/alternativas',
    resumen:
      'Hasta tres salidas parecidas de otros operadores, cuando el de la reserva fue suspendido: misma ciudad, tipo y semana, sin pagar más.',
    access: propia.access,
    input: z.object({ id: Id, ...Paginacion }),
    output: z.array(Alternativa),
    paged: 'entera',
    errors: ['reserva-desconocida', 'reserva-ajena', 'clave-de-reserva-requerida'],
  },
  elegirAlternativa: {
    route: 'POST /api/reservas/:id/elegir-alternativa',
    resumen: 'Toma una de esas salidas con lo que ya se pagó: si cuesta menos, se devuelve la diferencia.',
    access: propia.access,
    input: z.object({ id: Id, salidaNuevaId: Id }),
    output: Reserva,
    idempotent: true,
    errors: [
      'reserva-desconocida',
      'reserva-ajena',
      'clave-de-reserva-requerida',
      'salida-desconocida',
      'reserva-no-cambiable',
      'oferta-vencida',
      'sin-cupos',
      'salida-cerrada',
      'experiencia-no-disponible',
      'experiencia-propia',
    ],
  },
  avisarSinOperador: {
    route: 'POST /api/reservas/:id/sin-operador',
    resumen:
      'Avisa, desde 15 minutos después del inicio, que nadie llegó a recibir; `recibido` lo retira. Lo decide una persona.',
    access: propia.access,
    input: z.object({ id: Id, recibido: z.boolean().default(false) }),
    output: Reserva,
    errors: ['reserva-desconocida', 'reserva-ajena', 'clave-de-reserva-requerida', 'transicion-no-permitida'],
  },
  decidirSinOperador: {
    route: 'POST /api/admin/reservas/:reservaId/sin-operador',
    resumen: 'Terminada la salida, decide si el operador no llegó, y se devuelve todo, o si faltó quien viajaba.',
    access: ['admin'],
    input: z.object({
      reservaId: Id,
      decision: z.enum(DECISIONES_SIN_OPERADOR, { error: 'Elige una decisión' }),
      razon: texto(500, 5),
    }),
    /** `devuelto`: lo que ya se pidió devolver. `enDisputa`: lo pagado con tarjeta lo tiene el banco, y se devuelve cuando decida. */
    output: z.object({ estado: EstadoReserva, devuelto: Pesos, enDisputa: z.boolean() }),
    errors: ['sin-permiso', 'reserva-desconocida', 'transicion-no-permitida', 'caso-tomado', 'decide-otra-persona'],
  },
  verClaveDeEntradas: {
    route: 'GET /api/entradas/clave-publica',
    resumen: 'La clave pública con que se comprueba el QR de una entrada, sin conexión.',
    access: ['publico'],
    input: z.object({}),
    output: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), kid: z.string() }),
    errors: [],
  },
})

import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Email, Fecha, Id, Instante, Paginacion, Pesos, texto, textoExacto } from './comun.ts'
import { Logo } from './empresas.ts'
import { QueReservar } from './reservas.ts'

const APROBACIONES = ['no_requiere', 'pendiente', 'aprobada', 'rechazada'] as const

const Viajero = z.object({ nombre: z.string(), documento: z.string().nullable() })

/** A reserva as the company that bought it sees it. */
export const Compra = z.object({
  id: z.string(),
  codigo: z.string(),
  slug: z.string(),
  nombreExperiencia: z.string(),
  inicio: Instante,
  zonaHoraria: z.string(),
  estado: z.string(),
  estadoPago: z.string(),
  /** Made with the key for tests: it is not owed, and is let go by itself. */
  dePrueba: z.boolean(),
  plazas: z.int(),
  total: Pesos,
  /** What the public would pay. */
  publico: Pesos,
  responsable: z.string(),
  comprador: z.string().nullable(),
  centroDeCosto: z.string().nullable(),
  ordenCompra: z.string().nullable(),
  aprobacion: z.enum(APROBACIONES),
  /** Owed instead of paid; while it waits for its approval, meant to be. */
  aCuenta: z.boolean(),
  /** Names there are, of `plazas`. */
  nombres: z.int(),
  viajeros: z.array(Viajero),
  /** Until when its places are held while nothing is paid. */
  expiraEn: Instante.nullable(),
  /** `puedeConfirmar`: held by the company's system or an assistant, for a person to agree to. */
  acciones: z.object({
    puedePagar: z.boolean(),
    puedePagarACuenta: z.boolean(),
    puedeConfirmar: z.boolean(),
    puedeAprobar: z.boolean(),
    puedeNombrar: z.boolean(),
    tieneVoucher: z.boolean(),
  }),
})
export type Compra = z.infer<typeof Compra>

/** What makes held places the company's own: its answer, its card, or a transfer that is on its way. */
export const UsoDeCupos = z.enum(['aceptar', 'pagar', 'transferir'])
export type UsoDeCupos = z.infer<typeof UsoDeCupos>

/** Places of a departure held for the company until a day. */
export const CuposRetenidos = z.object({
  /** Of the reserva that holds them. */
  id: z.string(),
  slug: z.string(),
  nombreExperiencia: z.string(),
  inicio: Instante,
  zonaHoraria: z.string(),
  plazas: z.int(),
  /** Places of that departure which are still for sale. */
  quedan: z.int(),
  total: Pesos,
  liberaEn: Instante,
  solicitud: z.object({ id: z.string(), numero: z.int() }).nullable(),
  uso: UsoDeCupos,
})
export type CuposRetenidos = z.infer<typeof CuposRetenidos>

export const Voucher = z.object({
  empresa: z.string(),
  logo: Logo.nullable(),
  codigo: z.string(),
  estado: z.string(),
  dePrueba: z.boolean(),
  nombreExperiencia: z.string(),
  operador: z.string(),
  ciudad: z.string(),
  inicio: Instante,
  fin: Instante,
  zonaHoraria: z.string(),
  plazas: z.int(),
  responsable: z.string(),
  viajeros: z.array(Viajero),
  puntoEncuentro: z.object({ direccion: z.string(), instrucciones: z.string() }),
  queLlevar: z.array(z.string()),
  ordenCompra: z.string().nullable(),
})
export type Voucher = z.infer<typeof Voucher>

const Mes = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'Escribe un mes como 2026-11' })

export const Apunte = z.object({
  id: z.string(),
  fecha: Fecha,
  tipo: z.enum(['compra', 'servicio', 'rebaja', 'devolucion', 'contracargo']),
  detalle: z.string(),
  codigo: z.string().nullable(),
  ordenCompra: z.string().nullable(),
  centroDeCosto: z.string().nullable(),
  /** Positive for what was bought, negative for what came back. */
  monto: z.int(),
})
export type Apunte = z.infer<typeof Apunte>

export const Cuenta = z.object({
  mes: z.string(),
  empresa: z.object({ razonSocial: z.string(), rut: z.string(), giro: z.string() }),
  compras: Pesos,
  devoluciones: Pesos,
  /** What stays, with its tax apart: what an invoice of the month says. */
  total: z.int(),
  neto: z.int(),
  iva: z.int(),
  /** Less than the public price, by contract. */
  comision: Pesos,
})
export type Cuenta = z.infer<typeof Cuenta>

export const compras = defineCalls({
  reservarPorTerceros: {
    route: 'POST /api/empresas/reservas',
    resumen: 'Toma cupos a precio neto para otras personas. Sobre el límite de quien compra, espera a quien aprueba.',
    access: ['empresa'],
    input: z.object({
      /** `contacto` answers for the group on the day. */
      ...QueReservar,
      centroId: Id.optional(),
      ordenCompra: textoExacto(40).optional(),
      /** On account it is confirmed at once, within the company's credit; by card unless said. */
      formaPago: z.enum(['tarjeta', 'cuenta'], { error: 'Elige cómo pagar' }).optional(),
      /** Names, one per line or as CSV; they may come later. */
      nomina: texto(20_000).optional(),
    }),
    output: Compra,
    status: 201,
    idempotent: true,
    errors: [
      'sin-permiso',
      'experiencia-propia',
      'empresa-no-activa',
      'centro-desconocido',
      'experiencia-desconocida',
      'salida-desconocida',
      'sin-cupos',
      'salida-cerrada',
      'experiencia-no-disponible',
      'tarifa-no-vendida',
      'demasiados-intentos',
      'demasiadas-reservas-abiertas',
      'credito-insuficiente',
      'clave-idempotente-reutilizada',
      'solicitud-en-curso',
    ],
  },
  listarCupos: {
    route: 'GET /api/empresas/cupos',
    resumen: 'Los cupos que guardamos para la empresa, los que antes se liberan primero.',
    access: ['empresa'],
    input: z.object({ ...Paginacion }),
    output: z.array(CuposRetenidos),
    paged: true,
    errors: ['sin-permiso'],
  },
  listarCompras: {
    route: 'GET /api/empresas/reservas',
    resumen: 'Las reservas de la empresa, la más nueva primero.',
    access: ['empresa'],
    input: z.object({ ...Paginacion }),
    output: z.array(Compra),
    paged: true,
    errors: ['sin-permiso'],
  },
  guardarNomina: {
    route: 'PUT /api/empresas/reservas/:id/nomina',
    resumen: 'Guarda los nombres de quienes van, pegados o en CSV. Reemplaza los anteriores.',
    access: ['empresa'],
    input: z.object({ id: Id, texto: texto(20_000) }),
    output: Compra,
    errors: ['sin-permiso', 'reserva-desconocida', 'reserva-ajena', 'transicion-no-permitida'],
  },
  decidirCompra: {
    route: 'POST /api/empresas/reservas/:id/aprobacion',
    resumen: 'Aprueba o rechaza una compra sobre el límite de quien la hizo.',
    access: ['empresa'],
    input: z.object({ id: Id, decision: z.enum(['aprobar', 'rechazar'], { error: 'Elige aprobar o rechazar' }) }),
    output: Compra,
    errors: [
      'sin-permiso',
      'empresa-no-activa',
      'reserva-desconocida',
      'reserva-ajena',
      'transicion-no-permitida',
      'reserva-vencida',
      'falta-otra-persona',
      'credito-insuficiente',
    ],
  },
  pagarACuenta: {
    route: 'POST /api/empresas/reservas/:id/a-cuenta',
    resumen:
      'Confirma una compra, o lo que un sistema de la empresa retuvo, sin pagarla ahora: queda en la cuenta de la empresa, dentro de su crédito.',
    access: ['empresa'],
    /** `contacto` travels: only for what a system held without saying who. */
    input: z.object({ id: Id, contacto: z.object({ nombre: texto(80, 1), email: Email }).optional() }),
    output: Compra,
    errors: [
      'sin-permiso',
      'empresa-no-activa',
      'reserva-desconocida',
      'reserva-ajena',
      'reserva-no-pendiente',
      'reserva-vencida',
      'reserva-por-aceptar',
      'pago-en-revision',
      'credito-insuficiente',
      'dinero-de-prueba',
      'pagos-no-disponible',
      'sobre-el-limite',
      'contacto-incompleto',
      'salida-cerrada',
    ],
  },
  verVoucher: {
    route: 'GET /api/empresas/reservas/:id/voucher',
    resumen: 'El voucher de una reserva confirmada, sin precios.',
    access: ['empresa'],
    input: z.object({ id: Id }),
    output: Voucher,
    errors: ['sin-permiso', 'reserva-desconocida', 'reserva-ajena', 'reserva-sin-entrada'],
  },
  verCuenta: {
    route: 'GET /api/empresas/cuenta',
    resumen: 'Los totales de un mes, con los datos para la factura.',
    access: ['empresa'],
    input: z.object({ mes: Mes }),
    output: Cuenta,
    errors: ['sin-permiso'],
  },
  listarMovimientos: {
    route: 'GET /api/empresas/cuenta/movimientos',
    resumen: 'Los movimientos de un mes, el más nuevo primero.',
    access: ['empresa'],
    input: z.object({ mes: Mes, ...Paginacion }),
    output: z.array(Apunte),
    paged: true,
    errors: ['sin-permiso'],
  },
  descargarMovimientos: {
    route: 'GET /api/empresas/cuenta/csv',
    resumen: 'Los movimientos de un mes en CSV.',
    access: ['empresa'],
    input: z.object({ mes: Mes }),
    output: z.string(),
    produces: 'text/csv',
    archivo: 'movimientos-:mes.csv',
    errors: ['sin-permiso'],
  },
})

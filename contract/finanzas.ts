import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Diferencia } from './diferencias.ts'
import { Id, Instante, Libro, ModoDeDinero, Paginacion, texto, Vacio, textoExacto } from './comun.ts'
import { ESTADOS_DISPUTA } from './enumeraciones/dinero.ts'

/** Positive is debit, negative is credit. */
const Monto = z.int()

/** One movement of the ledger; its apuntes sum to zero. */
export const Movimiento = z.object({
  id: z.string(),
  tipo: z.string(),
  clave: z.string(),
  codigo: z.string().nullable(),
  creadoEn: Instante,
  apuntes: z.array(z.object({ cuenta: z.string(), monto: Monto })),
})
export type Movimiento = z.infer<typeof Movimiento>

export const Saldos = z.object({
  cuentas: z.array(z.object({ cuenta: z.string(), saldo: Monto, apuntes: z.int() })),
  total: Monto,
  movimientos: z.int(),
  /** Whose: of what this installation makes, unless the other was asked for. */
  libro: ModoDeDinero,
})
export type Saldos = z.infer<typeof Saldos>

const ESTADOS_DEVOLUCION = ['propuesta', 'aprobada', 'rechazada'] as const

/** A refund that no policy gives. */
export const Devolucion = z.object({
  id: z.string(),
  /** Of a reserva, or by its reference of the services of a proposal. */
  reservaId: z.string().nullable(),
  codigo: z.string().nullable(),
  referencia: z.string().nullable(),
  nombreExperiencia: z.string().nullable(),
  pagado: Monto,
  devuelto: Monto,
  monto: Monto,
  motivo: z.string(),
  estado: z.enum(ESTADOS_DEVOLUCION),
  creadaPor: z.string(),
  creadaEn: Instante,
  decididaPor: z.string().nullable(),
  decididaEn: Instante.nullable(),
  /** What became of the money. */
  reembolso: z.string().nullable(),
  acciones: z.object({ puedeDecidir: z.boolean() }),
})
export type Devolucion = z.infer<typeof Devolucion>

/** `cobrada`: its buyer paid. `castigada`: nobody will. */
const CIERRES_DE_DEUDA = ['cobrada', 'castigada'] as const
const ESTADOS_DEUDA = ['abierta', ...CIERRES_DE_DEUDA] as const

/** A buyer's bank took the money while it decides. */
export const Disputa = z.object({
  id: z.string(),
  /** What was bought: of a gift card there is no code, of services the reference of their proposal; `plan`: what a host pays for theirs; `ajeno`: money that no purchase of ours stands for. */
  de: z.enum(['reserva', 'regalo', 'servicio', 'plan', 'ajeno']),
  codigo: z.string().nullable(),
  reservaId: z.string().nullable(),
  referencia: z.string().nullable(),
  nombreExperiencia: z.string().nullable(),
  monto: Monto,
  estado: z.enum(ESTADOS_DISPUTA),
  motivo: z.string(),
  responderAntesDe: Instante.nullable(),
  abiertaEn: Instante,
  cerradaEn: Instante.nullable(),
  responsable: z.string().nullable(),
  /** What was told to the bank. */
  nota: z.string().nullable(),
  /** What of a lost gift card had been used, and its buyer owes us. */
  deuda: z
    .object({
      monto: Monto,
      estado: z.enum(ESTADOS_DEUDA),
      /** A large one waits for a second person to say the same. */
      propuesta: z.object({ decision: z.enum(CIERRES_DE_DEUDA), por: z.string(), esTuya: z.boolean() }).nullable(),
    })
    .nullable(),
  acciones: z.object({ puedeResponder: z.boolean(), puedeCerrarDeuda: z.boolean() }),
})
export type Disputa = z.infer<typeof Disputa>

/** The provider's balance against the ledger's account of it. */
export const SaldoComparado = z.object({
  libro: Monto,
  /** Null where the provider keeps no balance in pesos: then nothing was compared. */
  suyo: z.object({ disponible: Monto, pendiente: Monto }).nullable(),
  /** Refunds that the provider took out already and the ledger counts once they arrive. */
  enCamino: Monto,
  diferencia: Monto.nullable(),
  comparadoEn: Instante,
})
export type SaldoComparado = z.infer<typeof SaldoComparado>

export const finanzas = defineCalls({
  listarDisputas: {
    route: 'GET /api/admin/disputas',
    resumen: 'Las disputas, las abiertas primero.',
    access: ['admin'],
    input: z.object({ ...Paginacion }),
    output: z.array(Disputa),
    paged: true,
    errors: ['sin-permiso'],
  },
  atenderDisputa: {
    route: 'POST /api/admin/disputas/:id/atender',
    resumen: 'Toma una disputa y anota lo que se respondió al banco.',
    access: ['admin'],
    input: z.object({ id: Id, nota: texto(1000, 5) }),
    output: Disputa,
    errors: ['sin-permiso', 'disputa-desconocida', 'decide-otra-persona'],
  },
  verDisputa: {
    route: 'GET /api/admin/disputas/:id',
    resumen: 'Una disputa.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: Disputa,
    errors: ['sin-permiso', 'disputa-desconocida'],
  },
  cerrarDeuda: {
    route: 'POST /api/admin/disputas/:id/deuda',
    resumen:
      'Da por cobrada, o por incobrable, la deuda de una tarjeta de regalo que el banco anuló después de usarse. Sobre el límite de una persona queda propuesta hasta que otra diga lo mismo.',
    access: ['admin'],
    input: z.object({
      id: Id,
      decision: z.enum(CIERRES_DE_DEUDA, { error: 'Elige cobrada o incobrable' }),
      nota: texto(280, 5),
    }),
    output: Disputa,
    errors: ['sin-permiso', 'disputa-desconocida', 'transicion-no-permitida', 'aprueba-otra-persona', 'caso-tomado'],
  },
  listarDiferencias: {
    route: 'GET /api/admin/diferencias',
    resumen: 'Diferencias con el medio de pago, las abiertas primero.',
    access: ['admin'],
    input: z.object({ ...Paginacion }),
    output: z.array(Diferencia),
    paged: true,
    errors: ['sin-permiso'],
  },
  verDiferencia: {
    route: 'GET /api/admin/diferencias/:id',
    resumen: 'Una diferencia con el medio de pago.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: Diferencia,
    errors: ['sin-permiso', 'diferencia-desconocida'],
  },
  atenderDiferencia: {
    route: 'POST /api/admin/diferencias/:id/atender',
    resumen: 'Toma una diferencia, o la da por resuelta con una nota.',
    access: ['admin'],
    input: z.object({
      id: Id,
      accion: z.enum(['tomar', 'resolver'], { error: 'Elige tomar o resolver' }),
      nota: texto(280, 0).optional(),
    }),
    output: Diferencia,
    errors: ['sin-permiso', 'diferencia-desconocida', 'transicion-no-permitida', 'caso-tomado'],
  },
  corregirModo: {
    route: 'POST /api/admin/diferencias/:id/modo',
    resumen:
      'Dice si un dinero del que nada lo decía es de prueba o de verdad. Si cambia de libro queda propuesto hasta que otra persona diga lo mismo.',
    access: ['admin'],
    input: z.object({
      id: Id,
      modo: ModoDeDinero,
      motivo: texto(280, 5),
      /** Of what was paid by hand: the code of its booking, the reference of its proposal or that of the transfer. */
      compra: textoExacto(80, 0).optional(),
    }),
    output: Diferencia,
    errors: [
      'sin-permiso',
      'diferencia-desconocida',
      'transicion-no-permitida',
      'aprueba-otra-persona',
      'decide-otra-persona',
      'caso-tomado',
      'modo-sabido',
      'modo-en-nomina',
    ],
  },
  conciliarAhora: {
    route: 'POST /api/admin/conciliacion',
    resumen: 'Compara ahora los últimos días, y el saldo, con el medio de pago.',
    access: ['admin'],
    input: z.object({}),
    output: z.object({ revisados: z.int(), abiertas: z.int() }),
    errors: ['sin-permiso', 'pagos-no-disponible'],
  },
  verSaldoDelPsp: {
    route: 'GET /api/admin/conciliacion/saldo',
    resumen: 'El saldo en el medio de pago contra el del libro, la última vez que se comparó.',
    access: ['admin'],
    input: Vacio,
    output: z.object({ ultimo: SaldoComparado.nullable() }),
    errors: ['sin-permiso'],
  },
  listarAsientos: {
    route: 'GET /api/admin/libro',
    resumen: 'Los movimientos del libro, el último primero; de una cuenta o de una reserva si se dice.',
    access: ['admin'],
    input: z.object({
      cuenta: textoExacto(40, 0).optional(),
      codigo: textoExacto(40, 0).optional(),
      libro: Libro,
      ...Paginacion,
    }),
    output: z.array(Movimiento),
    paged: true,
    errors: ['sin-permiso'],
  },
  verSaldos: {
    route: 'GET /api/admin/libro/saldos',
    resumen: 'El saldo de cada cuenta de un libro; todos juntos suman cero.',
    access: ['admin'],
    input: z.object({ libro: Libro }),
    output: Saldos,
    errors: ['sin-permiso'],
  },
  listarDevoluciones: {
    route: 'GET /api/admin/devoluciones',
    resumen: 'Devoluciones fuera de política, la última primero.',
    access: ['admin'],
    input: z.object({ ...Paginacion }),
    output: z.array(Devolucion),
    paged: true,
    errors: ['sin-permiso'],
  },
  proponerDevolucion: {
    route: 'POST /api/admin/devoluciones',
    resumen:
      'Devuelve más de lo que da la política, o los servicios de una propuesta por su referencia; sobre el monto que fijan las reglas lo aprueba otra persona.',
    access: ['admin'],
    input: z.object({
      reserva: Id,
      monto: z
        .int({ error: 'Escribe un monto en pesos' })
        .min(1, { error: 'Escribe un monto en pesos' })
        .max(200_000_000),
      motivo: texto(280, 5),
    }),
    output: Devolucion,
    status: 201,
    idempotent: true,
    errors: [
      'sin-permiso',
      'reserva-desconocida',
      'devolucion-excesiva',
      'devolucion-ya-propuesta',
      'devolucion-no-disponible',
      'dato-en-conflicto',
      'decide-otra-persona',
    ],
  },
  decidirDevolucion: {
    route: 'POST /api/admin/devoluciones/:id/decidir',
    resumen: 'Aprueba o rechaza una devolución que otra persona propuso.',
    access: ['admin'],
    input: z.object({ id: Id, decision: z.enum(['aprobar', 'rechazar'], { error: 'Elige aprobar o rechazar' }) }),
    output: Devolucion,
    errors: [
      'sin-permiso',
      'aprueba-otra-persona',
      'devolucion-desconocida',
      'transicion-no-permitida',
      'devolucion-excesiva',
      'devolucion-no-disponible',
      'decide-otra-persona',
    ],
  },
})

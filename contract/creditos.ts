import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Fecha, Id, Paginacion, Pesos, Vacio, textoExacto } from './comun.ts'
import { ESTADOS_EMPRESA } from './enumeraciones/empresas.ts'

/** What a company may owe, and owes, for what it confirmed on account. */
export const Credito = z.object({
  limite: Pesos,
  /** Days that it has to pay, from each confirmation. */
  plazoDias: z.int(),
  deuda: Pesos,
  /** Of the debt, what is past its days. */
  vencido: Pesos,
  disponible: Pesos,
  /** What it paid and owes no more: the next purchase on account uses it first, or it goes back by transfer. */
  aFavor: Pesos,
  /** Transfers that came in, the last one first. */
  pagos: z.array(z.object({ id: z.string(), monto: Pesos, referencia: z.string(), recibidoEn: Fecha })),
})
export type Credito = z.infer<typeof Credito>

export const CreditoDeEmpresa = Credito.extend({
  empresaId: z.string(),
  nombre: z.string(),
  rut: z.string(),
  estado: z.enum(ESTADOS_EMPRESA),
  /** Large transfers that one person saw; they count once a second one says the same. */
  porConfirmar: z.array(
    z.object({
      id: z.string(),
      monto: Pesos,
      referencia: z.string(),
      recibidoEn: Fecha,
      vistoPor: z.string(),
      esTuyo: z.boolean(),
    }),
  ),
})
export type CreditoDeEmpresa = z.infer<typeof CreditoDeEmpresa>

const entero = (min: number, max: number, error: string) => z.int({ error }).min(min, { error }).max(max, { error })

export const creditos = defineCalls({
  verCredito: {
    route: 'GET /api/empresas/credito',
    resumen: 'Lo que la empresa puede deber, y debe, por lo que confirmó a cuenta.',
    access: ['empresa'],
    input: Vacio,
    output: Credito,
    errors: ['sin-permiso'],
  },
  pedirDevolucionDeSaldo: {
    route: 'POST /api/empresas/credito/devolucion',
    resumen: 'Pide que vuelva por transferencia todo lo que la empresa tiene a su favor.',
    access: ['empresa'],
    input: Vacio,
    output: Credito,
    errors: ['sin-permiso', 'sin-saldo-a-favor'],
  },
  listarCreditos: {
    route: 'GET /api/admin/creditos',
    resumen: 'El crédito de cada empresa activa o que alguna vez compró, la que más debe primero.',
    access: ['admin'],
    input: z.object({ ...Paginacion }),
    output: z.array(CreditoDeEmpresa),
    paged: true,
    errors: ['sin-permiso'],
  },
  fijarCredito: {
    route: 'PUT /api/admin/creditos/:id',
    resumen: 'Fija cuánto puede deber una empresa y en cuántos días paga.',
    access: ['admin'],
    input: z.object({
      id: Id,
      limite: entero(0, 200_000_000, 'Escribe un monto de 0 a $200.000.000'),
      plazoDias: entero(0, 90, 'Escribe de 0 a 90 días'),
    }),
    output: CreditoDeEmpresa,
    errors: ['sin-permiso', 'empresa-desconocida', 'decide-otra-persona'],
  },
  devolverSaldoDeEmpresa: {
    route: 'POST /api/admin/creditos/:id/devolucion',
    resumen: 'Devuelve por transferencia todo lo que una empresa tiene a su favor: queda en la cola de transferencias.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: CreditoDeEmpresa,
    errors: ['sin-permiso', 'empresa-desconocida', 'sin-saldo-a-favor', 'decide-otra-persona'],
  },
  anotarPagoDeEmpresa: {
    route: 'POST /api/admin/creditos/:id/pagos',
    resumen:
      'Anota una transferencia recibida de una empresa: baja lo que debe; lo que sobra, si se confirma, queda a su favor. Sobre el límite de una persona queda por confirmar hasta que otra anote lo mismo. La misma referencia del banco no se anota dos veces.',
    access: ['admin'],
    input: z.object({
      id: Id,
      monto: entero(1, 200_000_000, 'Escribe un monto en pesos'),
      referencia: textoExacto(60, 3),
      recibidoEn: Fecha,
      /** So much came, over what it owes. */ sobranteAFavor: z.literal(true).optional(),
    }),
    output: CreditoDeEmpresa,
    status: 201,
    errors: [
      'sin-permiso',
      'empresa-desconocida',
      'pago-ya-anotado',
      'pago-sobre-la-deuda',
      'falta-otra-persona',
      'decide-otra-persona',
    ],
  },
  descartarPagoDeEmpresa: {
    route: 'DELETE /api/admin/creditos/:id/pagos/:pagoId',
    resumen: 'Descarta una transferencia por confirmar que se anotó por error.',
    access: ['admin'],
    input: z.object({ id: Id, pagoId: Id }),
    output: CreditoDeEmpresa,
    errors: ['sin-permiso', 'empresa-desconocida', 'pago-desconocido', 'decide-otra-persona'],
  },
})

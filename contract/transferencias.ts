import { z } from 'zod'
import { TipoCuenta } from './cuenta-bancaria.ts'
import { defineCalls } from './call.ts'
import { Id, Instante, Libro, Paginacion, texto } from './comun.ts'
import { cuentasDeDevolucion } from './cuentas-de-devolucion.ts'
import { ORIGENES_DE_TRANSFERENCIA } from './enumeraciones/dinero.ts'

export const ESTADOS_TRANSFERENCIA = [
  'por_pedir',
  'propuesta',
  'aprobada',
  'en_nomina',
  'enviada',
  'pagada',
  'anulada',
] as const
export type EstadoTransferencia = (typeof ESTADOS_TRANSFERENCIA)[number]

/** Money we owe that the payment provider could not send: it goes out by bank transfer. */
export const Transferencia = z.object({
  id: z.string(),
  /** What it gives back. */
  origen: z.enum(ORIGENES_DE_TRANSFERENCIA),
  /** Of the reserva, where there is one. */
  codigo: z.string().nullable(),
  reservaId: z.string().nullable(),
  nombreExperiencia: z.string().nullable(),
  monto: z.int(),
  estado: z.enum(ESTADOS_TRANSFERENCIA),
  /** Null until somebody wrote it down. Only the ends of its numbers; `mostrarCuentaDeTransferencia` says the rest. */
  cuenta: z
    .object({
      titular: z.string(),
      rutTerminaEn: z.string(),
      banco: z.string(),
      tipoCuenta: z.string(),
      terminaEn: z.string(),
    })
    .nullable(),
  /** When the buyer wrote that account down themselves; null where ours did, or nobody. */
  escritaEn: Instante.nullable(),
  motivo: z.string().nullable(),
  pedidaPor: z.string().nullable(),
  pedidaEn: Instante.nullable(),
  decididaPor: z.string().nullable(),
  decididaEn: Instante.nullable(),
  /** Why it is in the queue again. */
  observacion: z.string().nullable(),
  /** The run that carries it. */
  corrida: z.object({ id: z.string(), numero: z.int() }).nullable(),
  desde: Instante,
  pagadaEn: Instante.nullable(),
  acciones: z.object({
    puedePedir: z.boolean(),
    puedeUsar: z.boolean(),
    puedeAprobar: z.boolean(),
    puedeRechazar: z.boolean(),
  }),
})
export type Transferencia = z.infer<typeof Transferencia>

const DE_UNA = ['sin-permiso', 'transferencia-desconocida', 'transicion-no-permitida'] as const

export const transferencias = defineCalls({
  ...cuentasDeDevolucion,
  listarTransferencias: {
    route: 'GET /api/admin/transferencias',
    resumen:
      'Devoluciones que salen por transferencia: lo que espera, lo más antiguo primero; con `vista=todas`, también lo terminado.',
    access: ['admin'],
    input: z.object({
      vista: z.enum(['pendientes', 'todas'], { error: 'Elige una vista de la lista' }).optional(),
      libro: Libro,
      ...Paginacion,
    }),
    output: z.array(Transferencia),
    paged: true,
    errors: ['sin-permiso'],
  },
  verTransferencia: {
    route: 'GET /api/admin/transferencias/:id',
    resumen: 'Una devolución por transferencia.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: Transferencia,
    errors: ['sin-permiso', 'transferencia-desconocida'],
  },
  mostrarCuentaDeTransferencia: {
    route: 'POST /api/admin/transferencias/:id/cuenta',
    resumen: 'La cuenta completa a la que va una devolución; queda registrado quién la vio.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: z.object({
      titular: z.string(),
      rut: z.string(),
      banco: z.string(),
      tipoCuenta: z.string(),
      numeroCuenta: z.string(),
    }),
    errors: ['sin-permiso', 'transferencia-desconocida', 'transicion-no-permitida'],
  },
  pedirTransferencia: {
    route: 'POST /api/admin/transferencias/:id/pedir',
    resumen: 'Anota a qué cuenta se transfiere y por qué; sobre el monto que fijan las reglas la aprueba otra persona.',
    access: ['admin'],
    input: z.object({
      id: Id,
      titular: texto(80, 1),
      rut: texto(20, 1),
      banco: texto(60, 1),
      tipoCuenta: TipoCuenta,
      numeroCuenta: z
        .string({ error: 'Escribe el número de cuenta' })
        .trim()
        .regex(/^\d{5,20}$/, { error: 'Revisa el número de cuenta con el banco' }),
      motivo: texto(280, 5),
    }),
    output: Transferencia,
    errors: [...DE_UNA, 'decide-otra-persona'],
  },
  usarCuentaDeViajero: {
    route: 'POST /api/admin/transferencias/:id/usar-cuenta',
    resumen: 'Pide la transferencia a la cuenta que escribió quien reservó; `escritaEn` es la que se vio.',
    access: ['admin'],
    input: z.object({ id: Id, escritaEn: Instante, motivo: texto(280, 5) }),
    output: Transferencia,
    errors: [...DE_UNA, 'decide-otra-persona'],
  },
  decidirTransferencia: {
    route: 'POST /api/admin/transferencias/:id/decidir',
    resumen: 'Aprueba una transferencia que otra persona pidió, o la devuelve a la cola con un motivo.',
    access: ['admin'],
    input: z.object({
      id: Id,
      decision: z.enum(['aprobar', 'rechazar'], { error: 'Elige aprobar o rechazar' }),
      motivo: texto(280, 5).optional(),
    }),
    output: Transferencia,
    errors: [...DE_UNA, 'aprueba-otra-persona', 'decide-otra-persona'],
  },
})

import { z } from 'zod'
import { Instante, ModoDeDinero } from './comun.ts'

const Monto = z.int()

/** `no_corresponde`: money that does not match what it was asked for. `saldo_distinto`: the provider holds another sum than the ledger says. `de_otra`: another program on the same account asked for it. `llave_rechazada`, `clave_reusada`: it did not take a call of ours, so that nothing is known of the money. `hecha_alla`: a refund that somebody made at the provider; our books took it, and somebody looks at why. `modo_desconocido`: of before each peso said whether it is a test, and nothing tells. */
const TIPOS_DIFERENCIA = [
  'falta_aqui',
  'falta_en_psp',
  'monto_distinto',
  'devuelto_distinto',
  'otro_estado',
  'no_corresponde',
  'saldo_distinto',
  'de_otra',
  'llave_rechazada',
  'clave_reusada',
  'hecha_alla',
  'modo_desconocido',
] as const
const ESTADOS_DIFERENCIA = ['abierta', 'en_revision', 'resuelta'] as const

/** Where the payment provider and we say different things. */
export const Diferencia = z.object({
  id: z.string(),
  de: z.enum(['cobro', 'reembolso', 'disputa', 'saldo', 'llamada']),
  tipo: z.enum(TIPOS_DIFERENCIA),
  /** The provider's id of what differs; of the balance, `saldo`; of a call, its name. */
  intento: z.string(),
  codigo: z.string().nullable(),
  reservaId: z.string().nullable(),
  nuestro: Monto,
  suyo: Monto,
  /** Of money that matches nothing of ours, whether it goes back, or a bank took it; null where there is none. */
  devolucion: z.enum(['en_suspenso', 'en_camino', 'hecha', 'por_transferir', 'perdida']).nullable(),
  estado: z.enum(ESTADOS_DIFERENCIA),
  responsable: z.string().nullable(),
  nota: z.string().nullable(),
  vistaEn: Instante,
  resueltaEn: Instante.nullable(),
  /** Of money of which nothing told whether it is a test: what it counts as, and what a first person said. Null of any other difference. */
  modo: z
    .object({
      /** Null where the question is of many purchases. */
      actual: ModoDeDinero.nullable(),
      propuesta: z
        .object({
          modo: ModoDeDinero,
          compra: z.string().nullable(),
          motivo: z.string(),
          por: z.string(),
          esTuya: z.boolean(),
        })
        .nullable(),
    })
    .nullable(),
})
export type Diferencia = z.infer<typeof Diferencia>

import { z } from 'zod'
import { Instante, ModoDeDinero } from './comun.ts'
import { OBJETOS_DIFERENCIA, TIPOS_DIFERENCIA } from './enumeraciones/dinero.ts'

const Monto = z.int()

const ESTADOS_DIFERENCIA = ['abierta', 'en_revision', 'resuelta'] as const

/** Where the payment provider and we say different things. */
export const Diferencia = z.object({
  id: z.string(),
  de: z.enum(OBJETOS_DIFERENCIA),
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

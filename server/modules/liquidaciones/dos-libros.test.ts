import { beforeEach, expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import type { PaymentPort } from '#server/ports.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { enVivo } from '#server/testing/en-vivo.ts'
import { unaDeFinanzas, unaPorPagar } from '#server/testing/finanzas.ts'
import { crearCorrida, listarCorridas } from './index.ts'

setLog({ sink: () => undefined })

/** The port that is set now; null: the counterpart. */
let otro: PaymentPort | null = null
beforeEach(() => void (otro = null))

enCadaBase(
  'runs of payouts',
  (escena) => {
    it('are read by their book: those of what this installation makes, or the other where it is asked for', async () => {
      const e = escena()
      const ana = await unaDeFinanzas(e.db)
      await unaPorPagar(e.database)
      await crearCorrida(e.ctx(ana))
      const enLista = async (libro?: 'prueba' | 'vivo') => {
        const { items, total } = await listarCorridas(e.ctx(ana), libro ? { libro } : {})
        return [total, ...items.map(({ dinero }) => dinero)]
      }
      expect([await enLista(), await enLista('vivo')]).toEqual([[1, 'prueba'], [0]])
      otro = (await enVivo(e)).psp
      expect([await enLista(), await enLista('prueba')]).toEqual([[0], [1, 'prueba']])
    })
  },
  { alterar: (ctx) => (otro ? { ...ctx, psp: otro } : ctx) },
)

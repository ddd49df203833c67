import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ESTADOS_RESERVA } from '#contract/reservas.ts'
import { ocupa } from '#domain/disponibilidad/cupos.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { ocupan } from './ocupan.ts'

const AHORA = new Date('2026-11-14T15:00:00Z')

enCadaBase('what holds a place', (_escena, base) => {
  it.each(ESTADOS_RESERVA.flatMap((estado) => [-1, 0, 1].map((ms) => [estado, ms] as const)))(
    'is the same in SQL as by the rule: %s, %d ms after its end',
    async (estado, ms) => {
      const ocupaHasta = new Date(AHORA.getTime() - ms)
      const { rows } = await sql<{
        ocupa: boolean
      }>`select ${ocupan(AHORA)} as ocupa from (values (${estado}, ${ocupaHasta}::timestamptz)) as r (estado, ocupa_hasta)`.execute(
        base().db,
      )
      expect(rows).toEqual([{ ocupa: ocupa({ estado, ocupaHasta }, AHORA) }])
    },
  )
})

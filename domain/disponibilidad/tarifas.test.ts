import { describe, expect, it } from 'vitest'
import type { Tarifa } from '#contract/experiencias.ts'
import { revisarTarifas } from './tarifas.ts'

const una = (
  tipo: Tarifa['tipo'],
  precio: number,
  edadMin: number | null = null,
  edadMax: number | null = null,
): Tarifa => ({ tipo, precio, edadMin, edadMax })

describe('the prices of one departure', () => {
  it.each<[string, Tarifa[] | null, string[]]>([
    ['are those of the experiencia', null, []],
    ['are for adults', [una('adulto', 20_000), una('nino', 0, 4, 12)], []],
    ['are for a whole group', [una('grupo', 150_000)], []],
    ['are for nobody that may come alone', [una('nino', 9_000)], ['cambios.tarifas']],
    ['say a kind twice', [una('adulto', 20_000), una('adulto', 25_000)], ['cambios.tarifas']],
    ['let no adult come for nothing', [una('adulto', 0)], ['cambios.tarifas.0.precio']],
    [
      'know no age for two',
      [una('adulto', 20_000), una('nino', 9_000, 4, 60), una('adultoMayor', 9_000, 60)],
      ['cambios.tarifas.2.edadMin'],
    ],
  ])('%s', (_, tarifas, campos) => expect(revisarTarifas(tarifas).map(({ campo }) => campo)).toEqual(campos))
})

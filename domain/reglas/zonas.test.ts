import { expect, it } from 'vitest'
import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import { todasLasComunas } from '#contract/comunas.ts'
import { zonaDeRegion } from '#domain/fechas.ts'
import { revisarContenido } from './revisar.ts'
import { zonaSegun, ZONAS_PRIMERAS, type Zonas } from './zonas.ts'

it('begins as the law has it, comuna by comuna', () => {
  for (const { codigo, region } of todasLasComunas().map((comuna) => ({
    ...comuna,
    region: comuna.codigo.slice(0, 2),
  })))
    expect([codigo, zonaSegun(ZONAS_PRIMERAS, region, codigo)]).toEqual([codigo, zonaDeRegion(region, codigo)])
  expect(Object.keys(ZONAS_PRIMERAS.regiones)).toHaveLength(REGIONES.length)
})

const otra: Zonas = {
  regiones: { ...ZONAS_PRIMERAS.regiones, r10: 'America/Punta_Arenas' },
  comunas: [{ comuna: '10101', zona: 'America/Santiago' }],
}

it.each([
  ['a region that changed', '10', '10201', 'America/Punta_Arenas'],
  ['a comuna of it that did not', '10', '10101', 'America/Santiago'],
  ['a comuna that is no exception any more', '05', '05201', 'America/Santiago'],
  ['what has no region yet', '', '', 'America/Santiago'],
])('%s', (_caso, region, comuna, zona) => expect(zonaSegun(otra, region, comuna)).toBe(zona))

it.each<[string, Zonas['comunas'], string | null]>([
  ['one of each', [{ comuna: '05201', zona: 'Pacific/Easter' }], null],
  [
    'the same twice',
    [
      { comuna: '05201', zona: 'Pacific/Easter' },
      { comuna: '05201', zona: 'America/Santiago' },
    ],
    'comunas.1.comuna',
  ],
  ['no such comuna', [{ comuna: '99999', zona: 'Pacific/Easter' }], 'comunas.0.comuna'],
])('%s', (_caso, comunas, campo) =>
  expect(revisarContenido('zonas', { ...ZONAS_PRIMERAS, comunas } as never).errores[0]?.campo ?? null).toBe(campo),
)

import { describe, expect, it } from 'vitest'
import { laminaDe } from './escenas.ts'
import { cabeEn } from './escenas-regiones.ts'
import { TIPOS_EXPERIENCIA } from './enumeraciones/tipos-de-experiencia.ts'

describe('the place of a drawing', () => {
  it.each([
    ['15', 'Arica', [-18.48, -70.32], true],
    ['15', 'Humberstone', [-20.21, -69.79], false],
    ['01', 'Humberstone', [-20.21, -69.79], true],
    ['02', 'Chiu Chiu', [-22.34, -68.65], true],
    ['05', 'Lota', [-37.09, -73.16], false],
    ['08', 'Lota', [-37.09, -73.16], true],
    ['11', 'Torres del Paine', [-50.98, -73], false],
    ['99', 'a region nobody knows', [-50.98, -73], true],
  ] as const)('region %s, %s', (region, _, en, cabe) => {
    expect(cabeEn(region, en)).toBe(cabe)
  })

  it('is in the region of an experience without photographs, whatever its id', () => {
    const regiones = ['15', '01', '02', '03', '04', '05', '13', '06', '07', '16', '08', '09', '14', '10', '11', '12']
    const fuera = regiones
      .flatMap((region) =>
        TIPOS_EXPERIENCIA.flatMap((tipoExperiencia) =>
          Array.from({ length: 30 }, (_, i) => ({
            region,
            motivo: laminaDe({ id: `una-${i}`, tipoExperiencia, region }).motivo,
          })),
        ),
      )
      .filter(({ region, motivo }) => !cabeEn(region, motivo.en))
    expect(fuera.map(({ region, motivo }) => `${region} ${motivo.id}`)).toEqual([])
  })
})

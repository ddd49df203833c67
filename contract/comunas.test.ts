import { expect, it } from 'vitest'
import { comunasDe, nombreDeComuna, todasLasComunas } from './comunas.ts'
import { REGIONES } from './enumeraciones/regiones.ts'

it('holds 346 comunas, each once, in one of the 16 regions', () => {
  const codigos = todasLasComunas().map(({ codigo }) => codigo)
  expect([codigos.length, new Set(codigos).size]).toEqual([346, 346])
  expect(new Set(codigos.map((codigo) => codigo.slice(0, 2)))).toEqual(new Set(REGIONES.map(({ codigo }) => codigo)))
})

it('sorts those of a region as Spanish does, and names one by its code', () => {
  expect(
    comunasDe('16')
      .map(({ nombre }) => nombre)
      .slice(0, 5),
  ).toEqual(['Bulnes', 'Chillán', 'Chillán Viejo', 'Cobquecura', 'Coelemu'])
  expect([nombreDeComuna('05201'), nombreDeComuna('99999')]).toEqual(['Isla de Pascua', null])
  expect(comunasDe('99')).toEqual([])
})

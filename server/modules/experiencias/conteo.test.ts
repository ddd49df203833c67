import fc from 'fast-check'
import { expect, it } from 'vitest'
import { armarConteo } from './conteo.ts'

const TODO = { destino: null, tipo: null, region: null, precioMin: null, precioMax: null }
const filas = [
  { ciudadClave: 'pucon', tipoClave: 'enologica', region: '09', precios: '30000,10000,20000,20000' },
  { ciudadClave: 'pucon', tipoClave: 'trekking', region: '09', precios: '5000' },
  { ciudadClave: 'arica', tipoClave: 'trekking', region: '15', precios: '90000,5000' },
]

it.each([
  [{}, 7],
  [{ destino: 'pucon' }, 5],
  [{ destino: 'puerto' }, 0],
  [{ tipo: 'Enológica' as const }, 4],
  [{ region: '15', tipo: 'Trekking' as const }, 2],
  [{ precioMin: 20_000 }, 4],
  [{ precioMax: 20_000 }, 5],
  [{ precioMin: 20_000, precioMax: 20_000 }, 2],
  [{ precioMin: 91_000 }, 0],
  [{ precioMax: 999_999_999_999_999 }, 7],
  [{ destino: 'arica', precioMin: 5001 }, 1],
])('%o: %i', (busqueda, n) => {
  expect(armarConteo(filas).contar({ ...TODO, ...busqueda })).toBe(n)
})

it('counts like looking at each one', () => {
  const cota = fc.option(fc.integer({ min: 1, max: 60 }), { nil: null })
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
      cota,
      cota,
      (precios, precioMin, precioMax) => {
        const conteo = armarConteo([{ ciudadClave: 'a', tipoClave: 'b', region: '01', precios: precios.join(',') }])
        expect(conteo.contar({ ...TODO, precioMin, precioMax })).toBe(
          precios.filter((p) => (precioMin === null || p >= precioMin) && (precioMax === null || p <= precioMax))
            .length,
        )
      },
    ),
  )
})

it('counts nothing where there is nothing', () => {
  expect(armarConteo([]).contar(TODO)).toBe(0)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centroParaCasa, RADIO_CASA_METROS } from './casa.ts'

interface Punto {
  lat: number
  lng: number
}

const metrosEntre = (a: Punto, b: Punto): number =>
  Math.hypot((a.lat - b.lat) * 111_320, (a.lng - b.lng) * 111_320 * Math.cos((a.lat * Math.PI) / 180))
const azar = fc.double({ min: 0, max: 1, noNaN: true })

it('keeps a home anywhere in Chile inside its circle, and out of the middle', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -56, max: -17.5, noNaN: true }),
      fc.double({ min: -110, max: -66, noNaN: true }),
      azar,
      azar,
      (lat, lng, rumbo, distancia) => {
        const metros = metrosEntre({ lat, lng }, centroParaCasa({ lat, lng }, [rumbo, distancia]))
        expect(metros).toBeGreaterThan(130)
        expect(metros).toBeLessThan(RADIO_CASA_METROS - 80)
      },
    ),
  )
})

it.each([
  [[0, 0], { lat: -33.4487, lng: -70.65 }],
  [[0.25, 1], { lat: -33.45, lng: -70.6457 }],
  [[0.5, 0.5], { lat: -33.4525, lng: -70.65 }],
] as const)('drawn %j it lies there', (sorteo, centro) => {
  expect(centroParaCasa({ lat: -33.45, lng: -70.65 }, sorteo)).toEqual(centro)
})

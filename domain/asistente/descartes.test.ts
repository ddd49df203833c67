import { expect, it } from 'vitest'
import { hablaDe } from './descartes.ts'

it.each([
  ['Busca albatros y ballenas en el Corcovado. Ocho horas de mar abierto con observadora a bordo', ['navega'], true],
  ['Navega a las pingüineras de Puñihuil', ['navega'], true],
  ['Pasea en bote por el río', ['navega'], true],
  ['Entra a tres iglesias de Chiloé con una carpintera', ['navega'], false],
  ['Camina al Muelle de las Almas', ['navega'], false],
  ['Amasa pan batido', ['pan'], true],
  ['Rema en Panguipulli', ['pan'], false],
  ['Mira flamencos en la laguna', ['condores', 'flamenco'], true],
  ['Mira flamencos en la laguna', [], false],
])('«%s» speaks of %j: %s', (dicho, temas, habla) => {
  expect(hablaDe(dicho, temas)).toBe(habla)
})

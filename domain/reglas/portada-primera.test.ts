import { describe, expect, it } from 'vitest'
import { alternativo, rutaLamina, todasLasLaminas } from '#contract/escenas.ts'
import { PORTADA } from './portada-primera.ts'

const laminas = new Map(todasLasLaminas().map((lamina) => [rutaLamina(lamina), lamina]))

describe('the first recommendations of the home page', () => {
  it.each(PORTADA.destinos)('$ciudad says what its picture shows', ({ imagen, imagenAlt }) => {
    expect(imagenAlt).toBe(alternativo(laminas.get(imagen)!))
  })
})

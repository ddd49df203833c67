import { expect, it } from 'vitest'
import { distancia } from './oklab.ts'
import { horas, zonas } from './paletas.ts'
import { suelosDe, telaVisible } from './ropa.ts'
import { tonos } from './tonos.ts'

it('never dresses who walks in the colour of the ground', () => {
  for (const zona of zonas)
    for (const hora of horas) {
      const c = { hora, t: tonos(zona, hora, 'verano') }
      for (const suelo of suelosDe(c))
        expect(distancia(telaVisible(c), suelo), `${zona} ${hora} ${suelo}`).toBeGreaterThan(0.09)
    }
})

import { expect, it } from 'vitest'
import { slugLibre } from './slug.ts'

it.each([
  ['Aprende a hornear: pan & más', [], 'aprende-a-hornear-pan-mas'],
  ['Ñandú', ['nandu'], 'nandu-2'],
  ['Ñandú', ['nandu', 'nandu-2'], 'nandu-3'],
  ['¡¡!!', [], 'experiencia'],
])('%s, with %s taken: %s', (nombre, ocupados, slug) => expect(slugLibre(nombre, ocupados)).toBe(slug))

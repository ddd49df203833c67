import { expect, it } from 'vitest'
import { entender } from './entender.ts'
import { ofrecePersona } from './persona.ts'

const contexto = { hoy: '2026-11-21', ciudades: [], previos: null, paginaPrevia: 1, mostradas: 0 }

it.each([
  ['tuvimos un accidente en el cerro', true],
  ['quiero hacer un reclamo', true],
  ['cuándo llega mi devolución', true],
  ['cómo los contacto', true],
  ['trekking en Pucón para dos', false],
  ['puedo llevar a mi perro', true],
  ['trekking en Pucón con mi perro', true],
  ['puedo pagar con tarjeta', false],
  ['hola', false],
])('«%s»: %s', (mensaje, esperado) => expect(ofrecePersona(entender(mensaje, contexto))).toBe(esperado))

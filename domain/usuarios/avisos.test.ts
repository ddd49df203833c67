import { expect, it } from 'vitest'
import type { CanalAviso, TipoAviso } from '#contract/avisos.ts'
import { recibeAviso } from './avisos.ts'

it.each([
  ['recordatorio', 'correo', undefined, true],
  ['recordatorio', 'correo', true, true],
  ['recordatorio', 'correo', false, false],
  ['mensaje', 'sitio', undefined, true],
  ['mensaje', 'sitio', false, false],
  ['reserva', 'correo', false, true],
  ['cambio', 'correo', false, true],
  ['reembolso', 'correo', false, true],
  ['documento', 'correo', false, true],
  ['reserva', 'sitio', false, false],
  ['espera', 'correo', false, false],
] as [TipoAviso, CanalAviso, boolean | undefined, boolean][])('%s by %s, chosen %s: %s', (tipo, canal, elegido, si) => {
  expect(recibeAviso(tipo, canal, elegido)).toBe(si)
})

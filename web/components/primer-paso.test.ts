import { expect, it } from 'vitest'
import { primerPasoDe } from './primer-paso.ts'

const NADIE = { vende: false, haySesionDeProveedor: false, haySesionDeAdmin: false, recibeAltas: true }

it.each([
  ['a host', { vende: true }, 'Publica la primera experiencia', '/crear-experiencia-anfitrion'],
  [
    'a host who is one of ours too',
    { vende: true, haySesionDeAdmin: true },
    'Publica la primera experiencia',
    '/crear-experiencia-anfitrion',
  ],
  ['a provider', { haySesionDeProveedor: true }, 'Publica la primera experiencia', '/proveedor/experiencias/nueva'],
  ['one of ours', { haySesionDeAdmin: true }, 'Publica la primera experiencia', '/admin/dashboard'],
  ['a visitor', {}, 'Todavía no hay experiencias publicadas', '/convertirse-anfitrion'],
  ['a visitor where nobody new is taken', { recibeAltas: false }, 'Todavía no hay experiencias publicadas', undefined],
])('says what comes first to %s', (_quien, mirada, title, to) => {
  const paso = primerPasoDe({ ...NADIE, ...mirada })
  expect([paso.title, paso.to]).toEqual([title, to])
  expect(paso.text).not.toMatch(/filtro/)
})

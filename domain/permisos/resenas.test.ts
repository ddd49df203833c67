import { expect, it } from 'vitest'
import { type Actor, type Sesion, VISITANTE } from './actor.ts'
import { motivoParaNoSerAutor, puedeModerarResenas, puedeResponderResena } from './resenas.ts'

const base: Sesion = {
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId: 'ana',
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
}
const reserva = { id: 'r', usuarioId: 'ana', anfitrionId: 'a1', proveedorId: null }
const admin = (rol: Sesion['rolesAdmin'][number]): Sesion => ({ ...base, contexto: 'admin', rolesAdmin: [rol] })

it.each<[string, Actor, string | null, boolean?]>([
  ['its buyer', base, null],
  ['somebody else', { ...base, usuarioId: 'berta' }, 'reserva-ajena'],
  ['somebody with its link alone', { ...base, usuarioId: 'berta', reservaId: 'r' }, 'reserva-ajena'],
  ['a guest', { tipo: 'invitado', reservaId: 'r' }, 'reserva-ajena'],
  ['a visitor', VISITANTE, 'reserva-ajena'],
  ['a company', { ...base, empresa: { id: 'e', rol: 'dueno' } }, 'sin-permiso'],
  ['whoever is of the business', base, 'experiencia-propia', true],
  ['somebody else of the business', { ...base, usuarioId: 'berta' }, 'reserva-ajena', true],
  ['another host', { ...base, anfitrionId: 'a2' }, null],
])('%s', (_quien, actor, motivo, esPropia = false) =>
  expect(motivoParaNoSerAutor(actor, reserva, esPropia)).toBe(motivo),
)

it('is not written of what a company bought, in or out of it', () => {
  expect(motivoParaNoSerAutor(base, { ...reserva, empresaId: 'e' }, false)).toBe('sin-permiso')
})

it('is answered by whoever runs the experience', () => {
  const deProveedor = { anfitrionId: null, proveedorId: 'p1' }
  const staff = (rol: 'dueno' | 'gestor' | 'guia' | 'caja'): Actor => ({
    ...base,
    contexto: 'proveedor',
    proveedor: { id: 'p1', rol },
  })
  expect(
    ['dueno', 'gestor', 'guia', 'caja'].map((rol) => puedeResponderResena(staff(rol as 'dueno'), deProveedor)),
  ).toEqual([true, true, false, false])
  expect(puedeResponderResena({ ...base, anfitrionId: 'a1' }, reserva)).toBe(true)
  expect(puedeResponderResena({ ...base, anfitrionId: 'a2' }, reserva)).toBe(false)
})

it('is judged by trust and content', () => {
  expect(
    (['confianza', 'contenido', 'super', 'finanzas', 'soporte'] as const).map((rol) => puedeModerarResenas(admin(rol))),
  ).toEqual([true, true, true, false, false])
})

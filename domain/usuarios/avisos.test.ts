import { expect, it } from 'vitest'
import type { CanalAviso, TipoAviso } from '#contract/avisos.ts'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { avisosDePersona, avisosDeProveedor, recibeAviso } from './avisos.ts'

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

const VENTAS = ['venta', 'por_aceptar', 'venta_cambiada']
const enCampana = (avisos: ReturnType<typeof avisosDePersona>): string[] =>
  avisos.filter(({ canal }) => canal === 'sitio').map(({ tipo }) => tipo)

it.each([
  [null, []],
  ['dueno', VENTAS],
  ['gestor', VENTAS],
  ['guia', ['venta_cambiada']],
  ['caja', []],
] as [RolProveedor | null, string[]][])(
  'asks a person who sells as %s about %s, beside what everybody is asked',
  (rol, tipos) => {
    expect(enCampana(avisosDePersona(rol)).filter((tipo) => VENTAS.includes(tipo))).toEqual(tipos)
    expect(enCampana(avisosDePersona(rol))).toContain('reserva')
  },
)

it.each([
  ['dueno', [...VENTAS, 'mensaje', 'cambio', 'documento']],
  ['gestor', [...VENTAS, 'mensaje', 'cambio', 'documento']],
  ['guia', ['venta_cambiada', 'mensaje']],
  ['caja', []],
] as [RolProveedor, string[]][])('asks a %s of a provider about %s', (rol, tipos) => {
  expect(enCampana(avisosDeProveedor(rol))).toEqual(tipos)
})

import { expect, it } from 'vitest'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { avisaCancelacion, type Hecho, recibeHecho } from './hechos.ts'

it.each([
  ['vendida', 'dueno', true],
  ['vendida', 'gestor', true],
  ['vendida', 'guia', false],
  ['vendida', 'caja', false],
  ['por_aceptar', 'gestor', true],
  ['por_aceptar', 'guia', false],
  ['sin_respuesta', 'dueno', true],
  ['sin_respuesta', 'caja', false],
  ['rechazada', 'dueno', true],
  ['rechazada', 'gestor', true],
  ['rechazada', 'guia', false],
  ['rechazada', 'caja', false],
  ['cancelada', 'gestor', true],
  ['cancelada', 'guia', true],
  ['cancelada', 'caja', false],
  ['movida', 'guia', true],
  ['movida', 'caja', false],
] as [Hecho, RolProveedor, boolean][])('%s reaches a %s who leads the departure: %s', (hecho, papel, si) => {
  expect(recibeHecho(hecho, { papel, usuarioId: 'u' }, 'u')).toBe(si)
})

it.each(['cancelada', 'movida'] as const)('%s does not reach a guía of other departures', (hecho) => {
  expect([
    recibeHecho(hecho, { papel: 'guia', usuarioId: 'u' }, 'otra'),
    recibeHecho(hecho, { papel: 'guia', usuarioId: 'u' }, null),
  ]).toEqual([false, false])
})

it.each([
  ['confirmada', 'inmediata', false, 'viajero', true],
  ['confirmada', 'solicitud', false, 'plataforma', true],
  ['confirmada', 'inmediata', true, 'plataforma', false],
  ['confirmada', 'inmediata', false, 'anfitrion', false],
  ['confirmada', 'inmediata', false, 'fuerza_mayor', false],
  ['pagada', 'solicitud', false, 'viajero', true],
  ['pagada', 'inmediata', false, 'viajero', false],
  ['pendiente', 'inmediata', false, 'viajero', false],
] as const)('%s, %s, its departure called off: %s, ended by %s: %s', (estado, confirmacion, suspendida, causa, si) => {
  expect(avisaCancelacion({ estado, confirmacion, suspendida, causa })).toBe(si)
})

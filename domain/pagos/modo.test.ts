import { expect, it } from 'vitest'
import {
  destinoDeCorrida,
  modoDeComercio,
  modoDeInstalacion,
  modoDeLlave,
  modoDeMarca,
  puedeIrAlBanco,
  rumboDe,
} from './modo.ts'

it.each([
  ['sk_live_abc', 'vivo'],
  ['rk_live_abc', 'vivo'],
  ['pk_live_abc', 'vivo'],
  ['sk_test_abc', 'prueba'],
  ['rk_test_abc', 'prueba'],
  ['pk_test_abc', 'prueba'],
  ['sk_abc', null],
  ['sk_test', null],
  ['', null],
  ['sk_abc_live_x', null],
] as const)('%s moves %s money', (llave, modo) => expect(modoDeLlave(llave)).toBe(modo))

it.each([
  ['597055555532', 'prueba'],
  ['597055555535', 'prueba'],
  ['597055555536', 'prueba'],
  ['597055555537', 'prueba'],
  [' 597055555532 ', 'prueba'],
  ['597055555533', 'vivo'],
  ['597055555531', 'vivo'],
  ['597012345678', 'vivo'],
  ['59705555553', 'vivo'],
] as const)('commerce %s is %s', (codigo, modo) => expect(modoDeComercio(codigo)).toBe(modo))

it.each([
  [{ llave: 'sk_live_a', contrapartes: true }, 'vivo'],
  [{ llave: 'sk_live_a', contrapartes: false }, 'vivo'],
  [{ llave: 'sk_test_a', contrapartes: true }, 'prueba'],
  [{ llave: 'sk_test_a', contrapartes: false }, 'prueba'],
  [{ llave: 'sk_a', contrapartes: false }, 'prueba'],
  [{ llave: undefined, contrapartes: true }, 'prueba'],
  [{ llave: undefined, contrapartes: false }, 'vivo'],
] as const)('an installation with %j makes %s money', (instalacion, modo) =>
  expect(modoDeInstalacion(instalacion)).toBe(modo),
)

it.each([
  ['prueba', 'prueba', 'seguir'],
  ['vivo', 'vivo', 'seguir'],
  ['prueba', 'vivo', 'cerrar'],
  ['vivo', 'prueba', 'esperar'],
] as const)('%s money under %s has to %s', (dinero, instalacion, rumbo) =>
  expect(rumboDe(dinero, instalacion)).toBe(rumbo),
)

it.each([
  ['vivo', 'vivo', true, 'banco'],
  ['vivo', 'vivo', false, 'banco'],
  ['prueba', 'prueba', false, 'banco'],
  ['prueba', 'prueba', true, 'ensayo'],
  ['prueba', 'vivo', true, 'ninguno'],
  ['prueba', 'vivo', false, 'ninguno'],
  ['vivo', 'prueba', true, 'ninguno'],
  ['vivo', 'prueba', false, 'ninguno'],
] as const)('a run of %s money under %s, in production %s, goes to %s', (dinero, instalacion, produccion, destino) => {
  expect(destinoDeCorrida(dinero, { instalacion, produccion })).toBe(destino)
  expect(puedeIrAlBanco(dinero, { instalacion, produccion })).toBe(destino === 'banco')
})

it('takes the mark of the provider', () => expect([modoDeMarca(true), modoDeMarca(false)]).toEqual(['vivo', 'prueba']))

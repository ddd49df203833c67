import { DATOS_BLOQUEABLES } from '#contract/enumeraciones.ts'
import { describe, expect, it } from 'vitest'
import { alcanceDe, efectoDeBloqueo, efectoDeOposicion } from './derechos.ts'

it.each([
  [{ derecho: 'oposicion', usos: ['marketing', 'marketing'] }, ['marketing']],
  [{ derecho: 'oposicion' }, ['otro']],
  [{ derecho: 'oposicion', usos: [] }, ['otro']],
  [{ derecho: 'bloqueo', datos: ['contacto'] }, ['contacto']],
  [{ derecho: 'bloqueo' }, [...DATOS_BLOQUEABLES]],
  [{ derecho: 'bloqueo', usos: ['marketing'] }, [...DATOS_BLOQUEABLES]],
  [{ derecho: 'acceso', usos: ['marketing'], datos: ['contacto'] }, []],
] as const)('%j reaches %j', (pedido, alcance) => expect(alcanceDe(pedido)).toEqual(alcance))

describe('opposing', () => {
  it.each<[string[], string[], boolean]>([
    [['marketing'], ['marketing'], false],
    [['personalizacion'], ['personalizacion_ia'], false],
    [['marketing', 'personalizacion'], ['marketing', 'personalizacion_ia'], false],
    [['otro'], [], true],
    [['otro', 'marketing'], ['marketing'], true],
  ])('%j takes back %j at once, and waits for us: %s', (alcance, retira, esperaRespuesta) =>
    expect(efectoDeOposicion(alcance)).toEqual({ retira, esperaRespuesta }),
  )
})

describe('blocking', () => {
  it.each<[string[], string, string[]]>([
    [['contacto'], 'recibida', ['sinNovedades']],
    [['nombre_publico'], 'recibida', ['sinNombrePublico']],
    [['preferencias'], 'recibida', ['sinPersonalizacion']],
    [[...DATOS_BLOQUEABLES], 'recibida', ['sinNovedades', 'sinNombrePublico', 'sinPersonalizacion']],
    [[...DATOS_BLOQUEABLES], 'cumplida', []],
    [[...DATOS_BLOQUEABLES], 'rechazada', []],
    [[], 'recibida', []],
  ])('%j, %s: %j', (alcance, estado, efectos) => {
    expect(
      Object.entries(efectoDeBloqueo({ alcance, estado })).flatMap(([efecto, si]) => (si ? [efecto] : [])),
    ).toEqual(efectos)
  })
})

import { describe, expect, it } from 'vitest'
import type { Contenido } from '#contract/contenido.ts'
import type { Edicion } from '#contract/ediciones.ts'
import { ApiError } from '#web/api/cliente.ts'
import { crearGuardado, puedeSeguir } from './guardado.ts'

const edicion = (version: number, contenido: Partial<Contenido> = {}) =>
  ({
    version,
    contenido: { nombreExperiencia: '', sector: '', ...contenido },
    guardadaEn: `2026-11-14T10:4${version}:00-03:00`,
    fotos: [],
    acciones: { puedeEditar: true },
  }) as unknown as Edicion

/** A server that keeps what it is sent, and a clock that the test moves. */
function unEditor({ guardado: antes = null as string | null } = {}) {
  let actual = edicion(1)
  let texto = antes
  let pendiente: (() => void) | null = null
  const envios: unknown[] = []
  const fallas: Error[] = []
  const guardado = crearGuardado({
    edicion: actual,
    async guardar(version, contenido) {
      envios.push([version, contenido])
      const falla = fallas.shift()
      if (falla) throw falla
      actual = edicion(version + 1, { ...actual.contenido, ...contenido })
      return actual
    },
    recuerdo: { leer: () => texto, escribir: (nuevo) => void (texto = nuevo) },
    esperar: (act) => {
      pendiente = act
      return () => void (pendiente = null)
    },
  })
  const tocar = async () => {
    pendiente?.()
    await guardado.guardarAhora()
  }
  return { guardado, envios, fallas, tocar, recuerdo: () => texto }
}

const sinRed = () => new ApiError(0, 'NETWORK_ERROR', { type: 'NETWORK_ERROR' })

describe('what is typed', () => {
  it('is saved together once the person pauses', async () => {
    const { guardado, envios, tocar } = unEditor()
    guardado.cambiar({ nombreExperiencia: 'Apre' })
    guardado.cambiar({ nombreExperiencia: 'Aprende' })
    guardado.cambiar({ sector: 'Centro' })
    expect([envios, guardado.ver().contenido.nombreExperiencia]).toEqual([[], 'Aprende'])
    await tocar()
    expect(envios).toEqual([[1, { nombreExperiencia: 'Aprende', sector: 'Centro' }]])
    expect(guardado.ver().estado).toEqual({ tipo: 'guardado', en: '2026-11-14T10:42:00-03:00' })
  })

  it('while a save is on its way is sent after it, over the new version', async () => {
    const { guardado, envios } = unEditor()
    guardado.cambiar({ nombreExperiencia: 'Aprende' })
    const primero = guardado.guardarAhora()
    guardado.cambiar({ nombreExperiencia: 'Aprende a tejer' })
    await primero
    await guardado.guardarAhora()
    expect(envios).toEqual([
      [1, { nombreExperiencia: 'Aprende' }],
      [2, { nombreExperiencia: 'Aprende a tejer' }],
    ])
    expect(guardado.ver().contenido.nombreExperiencia).toBe('Aprende a tejer')
  })

  it('without a network stays, also across a reload, and is sent again', async () => {
    const { guardado, fallas, tocar, envios, recuerdo } = unEditor()
    fallas.push(sinRed())
    guardado.cambiar({ sector: 'Centro' })
    expect(await guardado.guardarAhora()).toBe(false)
    expect([guardado.ver().estado.tipo, recuerdo()]).toEqual([
      'sin-conexion',
      '{"version":1,"pendientes":{"sector":"Centro"}}',
    ])
    const otra = unEditor({ guardado: recuerdo() })
    otra.guardado.recuperar()
    expect(otra.guardado.ver().contenido.sector).toBe('Centro')
    await tocar()
    expect([envios.length, guardado.ver().estado.tipo, recuerdo()]).toEqual([2, 'guardado', null])
  })

  it.each<[string, Error, boolean]>([
    ['lets go on to the next step where the network is what is missing: it sends itself', sinRed(), true],
    ['lets go on where the server is busy', new ApiError(503, '', { type: 'servicio-ocupado' }), true],
    ['stays where it broke a rule', new ApiError(422, '', { type: 'datos-invalidos' }), false],
    ['stays where another window saved', new ApiError(409, '', { type: 'version-anterior' }), false],
    ['stays, and is told, where nobody foresaw it', new TypeError('not an answer of ours'), false],
  ])('and could not be saved %s', async (_que, falla, puede) => {
    const { guardado, fallas } = unEditor()
    fallas.push(falla)
    guardado.cambiar({ sector: 'Centro' })
    expect(await puedeSeguir(guardado)).toBe(puede)
    expect(guardado.ver()).toMatchObject({
      contenido: { sector: 'Centro' },
      estado: { tipo: expect.not.stringMatching(/^guardad/) as string },
    })
  })

  it('by two that wait for the same save goes with it, though the first try of it fails', async () => {
    const { guardado, fallas, envios } = unEditor()
    fallas.push(sinRed())
    guardado.cambiar({ sector: 'Centro' })
    const alPausar = guardado.guardarAhora()
    guardado.cambiar({ nombreExperiencia: 'Aprende' })
    const alSeguir = puedeSeguir(guardado)
    expect([await alPausar, await alSeguir]).toEqual([false, true])
    expect(envios).toEqual([
      [1, { sector: 'Centro' }],
      [1, { sector: 'Centro', nombreExperiencia: 'Aprende' }],
    ])
    expect(guardado.ver().estado.tipo).toBe('guardado')
  })

  it('over an older version is neither sent again nor lost', async () => {
    const { guardado, fallas, tocar, envios, recuerdo } = unEditor()
    fallas.push(new ApiError(409, '', { type: 'version-anterior' }))
    guardado.cambiar({ sector: 'Centro' })
    await guardado.guardarAhora()
    guardado.cambiar({ sector: 'Centro histórico' })
    await tocar()
    expect([envios.length, guardado.ver().estado.tipo, guardado.ver().contenido.sector]).toEqual([
      1,
      'conflicto',
      'Centro histórico',
    ])
    expect(recuerdo()).toContain('Centro histórico')
  })

  it('that breaks a rule is told at its field until it is corrected', async () => {
    const { guardado, fallas, tocar } = unEditor()
    fallas.push(
      new ApiError(422, '', {
        type: 'datos-invalidos',
        detail: 'Revisa estos datos.',
        errores: [{ campo: 'contenido.precioPorPersona', mensaje: 'Escribe un precio' }],
      }),
    )
    guardado.cambiar({ precioPorPersona: 1 })
    await guardado.guardarAhora()
    expect(guardado.ver()).toMatchObject({
      estado: { tipo: 'falla' },
      errores: { precioPorPersona: 'Escribe un precio' },
    })
    guardado.cambiar({ precioPorPersona: 20_000 })
    expect(guardado.ver().errores).toEqual({})
    await tocar()
    expect(guardado.ver().estado.tipo).toBe('guardado')
  })

  it('that breaks a rule in one of several is told at that one', async () => {
    const { guardado, fallas } = unEditor()
    fallas.push(
      new ApiError(422, '', {
        type: 'datos-invalidos',
        detail: 'Revisa estos datos.',
        errores: [{ campo: 'contenido.otrasTarifas.1.precio', mensaje: 'Escribe un precio' }],
      }),
    )
    guardado.cambiar({ otrasTarifas: [] })
    await guardado.guardarAhora()
    expect(guardado.ver().errores).toEqual({
      otrasTarifas: 'Escribe un precio',
      'otrasTarifas.1.precio': 'Escribe un precio',
    })
    guardado.cambiar({ otrasTarifas: [] })
    expect(guardado.ver().errores).toEqual({})
  })
})

it('what cannot be read holds the person back, and says why only then', async () => {
  const { guardado, envios } = unEditor()
  guardado.cambiar({ sector: 'Centro' })
  guardado.marcar('lugar', 'Escribe dos números')
  expect(guardado.ver().errores).toEqual({})
  expect(await puedeSeguir(guardado)).toBe(false)
  expect([envios.length, guardado.ver().errores]).toEqual([1, { lugar: 'Escribe dos números' }])
  guardado.cambiar({ sector: 'Sur' })
  await guardado.guardarAhora()
  expect(guardado.ver().errores).toEqual({ lugar: 'Escribe dos números' })
  guardado.marcar('lugar', null)
  expect([await puedeSeguir(guardado), guardado.ver().errores]).toEqual([true, {}])
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { abrir } from '#web/components/mapa/geometria.ts'
import { elegirLagos, esDelAgua, medioDe, prepararLagos, type Lago } from './geo-lagos.ts'
import { unirPedazos } from './geo-rejilla.ts'
import type { Anillo } from './geo-rings.ts'

const cuadro = (oeste: number, sur: number, lado: number, alto = lado): Anillo => [
  [oeste, sur],
  [oeste + lado, sur],
  [oeste + lado, sur + alto],
  [oeste, sur + alto],
  [oeste, sur],
]
const chile = [cuadro(-73, -45, 2, 20)]
const elegidos = (...lagos: Lago[]) => elegirLagos(lagos, chile).length

describe('lakes for the map', () => {
  it.each([
    ['one of Chile', cuadro(-72, -40, 0.1), 1],
    ['one that is half in Chile', cuadro(-71.05, -40, 0.1), 1],
    ['one just beyond the border of Patagonia', cuadro(-70.95, -40, 0.1), 1],
    ['one far beyond it', cuadro(-70.5, -40, 0.1), 0],
    ['one just beyond the border of the centre', cuadro(-70.95, -35, 0.1), 0],
    ['a pond', cuadro(-72, -40, 0.005), 0],
    ['a salt flat of the north', cuadro(-72, -27, 0.1), 0],
    ['tailings', cuadro(-70.81, -33.05, 0.02), 0],
  ])('%s: %s', (_, orilla, cuantos) => {
    expect(elegidos([orilla])).toBe(cuantos)
  })

  it('keep their big islands, and the biggest lake comes first', () => {
    const [grande, chico] = elegirLagos(
      [[cuadro(-72, -41, 0.1)], [cuadro(-72, -40, 0.2), cuadro(-71.9, -39.9, 0.03), cuadro(-71.95, -39.95, 0.001)]],
      chile,
    )
    expect([grande?.length, chico?.length]).toEqual([2, 1])
  })

  it('are simplified, unless nothing would be left', () => {
    const conEsquinaDeMas: Anillo = [
      [-72, -40],
      [-71.95, -40.0005],
      [-71.9, -40],
      [-71.9, -39.9],
      [-72, -39.9],
      [-72, -40],
    ]
    expect(prepararLagos([[conEsquinaDeMas]], chile, 0.002)[0]![0]!.length).toBe(5)
  })

  it('have their middle in the water, not on the island', () => {
    const [lng, lat] = medioDe([cuadro(-72, -40, 0.2), cuadro(-71.95, -39.95, 0.1)])
    expect(Math.abs(lng + 71.9) > 0.05 || Math.abs(lat + 39.9) > 0.05).toBe(true)
  })

  it('that the source cut along a line are one again, and those apart stay apart', () => {
    const caja = { oeste: -72.2, sur: -40.2, este: -71.6, norte: -39.8 }
    expect(
      unirPedazos([[cuadro(-72, -40, 0.05)], [cuadro(-71.946, -40, 0.05)], [cuadro(-71.8, -40, 0.05)]], caja).length,
    ).toBe(2)
    expect(unirPedazos([[cuadro(-72, -40, 0.1), cuadro(-71.97, -39.97, 0.04)]], caja)[0]!.length).toBe(2)
  })
})

describe('the file of the lakes', () => {
  const { lagos, nombres } = JSON.parse(
    readFileSync(new URL('../../public/mapa/lagos.json', import.meta.url), 'utf8'),
  ) as { lagos: number[][][]; nombres: { nombre: string; lng: number; lat: number; lago: number }[] }

  it('has each name over its own water, off the islands', () => {
    expect(nombres.length).toBeGreaterThan(40)
    expect(
      nombres
        .filter(({ lng, lat, lago }) => !esDelAgua(lagos[lago]!.map(abrir), [lng, lat]))
        .map(({ nombre }) => nombre),
    ).toEqual([])
  })
})

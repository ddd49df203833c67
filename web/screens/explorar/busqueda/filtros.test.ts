import { describe, expect, it } from 'vitest'
import { etiquetasDe, sinClaves } from './etiquetas.ts'
import { fechasRapidas } from './fechas-rapidas.ts'
import { cambiosDe, escribirFiltros, type Filtros, leerFiltros, preciosChocan, queAcotan } from './filtros.ts'

const leer = (search: string) => leerFiltros(new URLSearchParams(search))

describe('filters of the address', () => {
  it.each([
    ['?destino=todas&tipo=all&q=', {}],
    ['?destino=Puc%C3%B3n&tipo=enologica', { destino: 'Pucón', tipo: 'Enológica' }],
    ['?precioMin=0&precioMax=50000&participantes=dos', { precioMin: 0, precioMax: 50_000 }],
    ['?precioMin=00&precioMax=-5', {}],
    ['?fecha=2026-11-14', { fechaInicio: '2026-11-14', fechaFin: '2026-11-14' }],
    ['?fechaInicio=2026-11-14&fechaFin=2026-11-10', { fechaInicio: '2026-11-14' }],
    ['?fechaInicio=2026-02-31', {}],
    ['?region=Los+Lagos&destino=', { region: 'Los Lagos' }],
    ['?region=10', { region: '10' }],
    ['?region=17', {}],
    ['?orden=relevance', {}],
    ['?zona=-71.7,-33.2,-71.5,-33', { zona: '-71.7,-33.2,-71.5,-33' }],
    ['?zona=-71,-33,-72,-32', {}],
    ['?zona=valparaiso', {}],
    ['?orden=rating', { orden: 'rating' }],
    ['?orden=constructor', {}],
  ])('%s', (search, expected) => {
    expect(leer(search)).toEqual(expected)
  })

  it('comes back from the address as it went in', () => {
    const filtros = leer('?q=vino&destino=Santa+Cruz&precioMin=10000&orden=price_asc')
    expect(leer(escribirFiltros(filtros))).toEqual(filtros)
    expect(escribirFiltros({})).toBe('')
  })

  it('says a chosen 0 as such, and bounds nothing by it', () => {
    const filtros = leer('?precioMin=0&precioMax=0&destino=Arica')
    expect(escribirFiltros(filtros)).toBe('?destino=Arica&precioMin=0&precioMax=0')
    expect([
      queAcotan(filtros),
      etiquetasDe(filtros).map(({ texto }) => texto),
      preciosChocan({ precioMin: 10_000, precioMax: 0 }),
    ]).toEqual([{ destino: 'Arica' }, ['Arica'], false])
  })

  it('tells when no price can satisfy both bounds', () => {
    expect(preciosChocan({ precioMin: 50_000, precioMax: 25_000 })).toBe(true)
    expect(preciosChocan({ precioMin: 50_000, precioMax: 50_000 })).toBe(false)
    expect(preciosChocan({ precioMin: 50_000 })).toBe(false)
  })

  it('takes one tag away and keeps the others', () => {
    const filtros = leer('?destino=Arica&fechaInicio=2026-11-14&fechaFin=2026-11-15&participantes=2')
    const [, fechas] = etiquetasDe(filtros)
    expect(fechas?.texto).toBe('sáb 14 – dom 15 nov')
    expect(sinClaves(filtros, fechas?.claves ?? [])).toEqual({ destino: 'Arica', participantes: 2 })
  })
})

describe('what was changed', () => {
  it.each<[string, Filtros, Filtros, Filtros]>([
    ['a new one', { tipo: 'Enológica' }, { tipo: 'Enológica', precioMax: 50_000 }, { precioMax: 50_000 }],
    ['one taken away', { tipo: 'Enológica', precioMax: 50_000 }, { tipo: 'Enológica' }, { precioMax: undefined }],
    [
      'one back at its default',
      { orden: 'price_desc', precioMin: 10_000 },
      { orden: 'relevance', precioMin: 0 },
      { orden: undefined, precioMin: 0 },
    ],
    ['nothing, said otherwise', { orden: 'relevance', q: '' }, {}, {}],
  ])('is %s', (_caso, antes, despues, cambios) => {
    expect(cambiosDe(antes, despues)).toStrictEqual(cambios)
  })
})

describe('quick dates', () => {
  it.each([
    ['2026-11-10', '2026-11-14', '2026-11-15'],
    ['2026-11-14', '2026-11-21', '2026-11-22'],
    ['2026-11-15', '2026-11-21', '2026-11-22'],
  ])('from %s the next weekend begins on %s', (hoy, start, end) => {
    expect(fechasRapidas(hoy)[2]?.rango).toEqual({ start, end })
  })

  it('are today and tomorrow, over the end of a month too', () => {
    const [hoy, manana] = fechasRapidas('2026-11-30')
    expect([hoy?.rango, manana?.rango]).toEqual([
      { start: '2026-11-30', end: '2026-11-30' },
      { start: '2026-12-01', end: '2026-12-01' },
    ])
  })

  it('counts a week from Monday to Sunday and seven days with today', () => {
    const rapidas = fechasRapidas('2026-11-12')
    expect(rapidas[3]?.rango).toEqual({ start: '2026-11-09', end: '2026-11-15' })
    expect(rapidas[4]?.rango).toEqual({ start: '2026-11-12', end: '2026-11-18' })
  })
})

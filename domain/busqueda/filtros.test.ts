import { describe, expect, it } from 'vitest'
import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import { FiltrosExperiencia } from '#contract/experiencias.ts'
import { type Busqueda, codigoDeRegion, filtrosDesconocidos, normalizarFiltros } from './filtros.ts'

const leer = (consulta: Record<string, string>): Busqueda => normalizarFiltros(FiltrosExperiencia.parse(consulta))
const nada: Busqueda = {
  vacio: false,
  q: null,
  destino: null,
  tipo: null,
  region: null,
  participantes: null,
  precioMin: null,
  precioMax: null,
  desde: null,
  hasta: null,
  orden: 'relevance',
  zona: null,
}

describe('the filters of the seed', () => {
  it.each([
    ['nothing', {}, {}],
    ['all destinations', { destino: 'all' }, {}],
    ['todas', { destino: 'Todas', tipo: 'todas', region: '' }, {}],
    ['a city, however typed', { destino: ' PUCÓN ' }, { destino: 'pucon' }],
    ['a kind, however typed', { tipo: 'enologica' }, { tipo: 'Enológica' }],
    ['a kind that does not exist', { tipo: 'Buceo' }, { vacio: true }],
    ['a price of 0', { precioMin: '0', precioMax: '0' }, {}],
    ['a price below 0', { precioMin: '-5' }, {}],
    ['a price that is no number', { precioMin: 'abc', participantes: '2.5' }, {}],
    ['a range of prices', { precioMin: '10000', precioMax: '10000' }, { precioMin: 10_000, precioMax: 10_000 }],
    [
      'minimum above maximum',
      { precioMin: '20000', precioMax: '10000' },
      { precioMin: 20_000, precioMax: 10_000, vacio: true },
    ],
    ['travellers', { participantes: '4' }, { participantes: 4 }],
    ['no travellers', { participantes: '0' }, {}],
    ['one day', { fecha: '2026-11-14' }, { desde: '2026-11-14', hasta: '2026-11-14' }],
    ['from a day on', { fechaInicio: '2026-11-14' }, { desde: '2026-11-14' }],
    ['until a day', { fechaFin: '2026-11-14' }, { hasta: '2026-11-14' }],
    ['a range', { fechaInicio: '2026-11-14', fechaFin: '2026-11-20' }, { desde: '2026-11-14', hasta: '2026-11-20' }],
    [
      'a day within a range',
      { fecha: '2026-11-16', fechaInicio: '2026-11-14', fechaFin: '2026-11-20' },
      { desde: '2026-11-16', hasta: '2026-11-16' },
    ],
    [
      'a day outside the range',
      { fecha: '2026-11-30', fechaInicio: '2026-11-14', fechaFin: '2026-11-20' },
      { desde: '2026-11-30', hasta: '2026-11-20', vacio: true },
    ],
    [
      'a day no database holds',
      { fechaInicio: '0001-01-01', fechaFin: '9999-12-31' },
      { desde: '1900-01-01', hasta: '2999-12-31' },
    ],
    ['words', { q: ' vino ' }, { q: 'vino' }],
    ['no words', { q: '%%%' }, { q: '%%%', vacio: true }],
    ['an order', { orden: 'price_desc' }, { orden: 'price_desc' }],
    ['a region', { region: '12' }, { region: '12' }],
    ['no region', { region: 'Patagonia' }, { vacio: true }],
    ['a piece of the map', { zona: '-71.7,-33.2,-71.5,-33' }, { zona: [-71.7, -33.2, -71.5, -33] }],
  ] as [string, Record<string, string>, Partial<Busqueda>][])('%s', (_caso, consulta, busqueda) => {
    expect(leer(consulta)).toEqual({ ...nada, ...busqueda })
  })
})

it.each([
  [{}, []],
  [{ tipo: 'enologica', region: 'RM' }, []],
  [{ tipo: 'todas', region: '' }, []],
  [{ tipo: 'Buceo' }, ['tipo']],
  [{ region: 'Patagonia' }, ['region']],
  [{ tipo: 'Nope', region: 'nope' }, ['tipo', 'region']],
])('finds in %j no name of: %j', (filtros, campos) =>
  expect(filtrosDesconocidos(filtros).map(({ campo }) => campo)).toEqual(campos),
)

it.each([
  '',
  'valparaiso',
  '-71,-33,-72,-32',
  '-71,-33,-70,-34',
  '-71,-33,-70',
  '-190,-33,-70,-32',
  '-71,-33,-70,-32,1',
  'NaN,-33,-70,-32',
  '1e1,-33,70,-32',
])('refuses %j as a piece of the map', (zona) => {
  expect(FiltrosExperiencia.safeParse({ zona }).success).toBe(false)
})

describe('a region', () => {
  it.each(REGIONES)('$codigo $nombre, by code or name', ({ codigo, nombre }) => {
    for (const texto of [codigo, String(Number(codigo)), nombre, nombre.toUpperCase(), `Región de ${nombre}`])
      expect(codigoDeRegion(texto)).toBe(codigo)
  })

  it.each([
    ['RM', '13'],
    ['Metropolitana', '13'],
    ['Región Metropolitana', '13'],
    ['magallanes', '12'],
    ['Aysén', '11'],
    ['O’Higgins', '06'],
    ["Región de O'Higgins", '06'],
    ['Araucania', '09'],
    ['Región del Maule', '07'],
    ['lagos', '10'],
    ['rios', '14'],
    ['nuble', '16'],
    ['Arica', '15'],
  ])('%s is %s', (texto, codigo) => {
    expect(codigoDeRegion(texto)).toBe(codigo)
  })

  it.each(['', '0', '99', 'Patagonia', 'region'])('%j is none', (texto) => expect(codigoDeRegion(texto)).toBeNull())
})

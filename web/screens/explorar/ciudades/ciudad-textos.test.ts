import { expect, it } from 'vitest'
import type { DestinoDetalle } from '#contract/destinos.ts'
import { descripcionDe, parrafosDe, tituloDeCiudad } from './ciudad-textos.ts'

const TREKKING = { tipo: 'Trekking' as const, slug: 'trekking', cantidad: 3, precioDesde: 30_000 }
const AVES = { tipo: 'Avistamiento de Aves' as const, slug: 'avistamiento-de-aves', cantidad: 1, precioDesde: 18_000 }
const PUCON: DestinoDetalle = {
  ciudad: 'Pucón',
  slug: 'pucon',
  region: '09',
  cantidad: 4,
  precioDesde: 18_000,
  tipos: [TREKKING, AVES],
  tipo: null,
  proximasFechas: ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'],
  cercanos: [],
}

it.each<[string, DestinoDetalle, string, string[]]>([
  [
    'a city',
    PUCON,
    'Experiencias en Pucón',
    [
      'En Pucón puedes reservar 4 experiencias locales, desde $18.000 por persona: 3 de trekking y 1 de avistamiento de aves.',
      'Próximas fechas con cupos: sáb 14 nov, dom 15 nov y lun 16 nov.',
    ],
  ],
  [
    'a kind in a city',
    { ...PUCON, tipo: AVES, proximasFechas: ['2026-11-14'] },
    'Avistamiento de Aves en Pucón',
    [
      'En Pucón puedes reservar 1 experiencia de avistamiento de aves, desde $18.000 por persona.',
      'La próxima fecha con cupos es el sáb 14 nov.',
    ],
  ],
  [
    'a city with one kind and nothing soon',
    { ...PUCON, cantidad: 3, tipos: [TREKKING], precioDesde: 30_000, proximasFechas: [] },
    'Experiencias en Pucón',
    [
      'En Pucón puedes reservar 3 experiencias locales, desde $30.000 por persona.',
      'No hay fechas con cupos en los próximos 30 días.',
    ],
  ],
])('tells of %s what the catalogue says', (_de, destino, titulo, parrafos) => {
  expect(tituloDeCiudad(destino)).toBe(titulo)
  expect(parrafosDe(destino).map((parrafo) => parrafo.replaceAll('\u00a0', ' '))).toEqual(parrafos)
  expect(descripcionDe(destino)).toContain('en Pucón desde $')
  expect(descripcionDe(destino).length).toBeLessThanOrEqual(160)
})

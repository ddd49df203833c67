import { expect, it } from 'vitest'
import type { FiltrosDeAlerta } from '#contract/alertas.ts'
import {
  calcularVenceAlerta,
  enlaceDeBusqueda,
  estadoDeAlerta,
  motivoParaNoGuardarAlerta,
  resumirBusqueda,
} from './alertas.ts'

const AHORA = new Date('2026-11-18T12:00:00Z')

it.each<[FiltrosDeAlerta, string]>([
  [{ destino: 'Pucón', tipo: 'Trekking' }, 'Trekking en Pucón'],
  [{ q: 'termas' }, '«termas»'],
  [{}, 'Experiencias'],
  [{ tipo: 'Cultural', q: 'telar', region: '09' }, 'Cultural «telar» en La Araucanía'],
  [
    { fechaInicio: '2026-12-05', fechaFin: '2026-12-07', participantes: 4 },
    'Experiencias, del 5 de diciembre al 7 de diciembre, 4 viajeros',
  ],
  [
    { fechaInicio: '2026-12-05', fechaFin: '2026-12-05', participantes: 1 },
    'Experiencias, el 5 de diciembre, 1 viajero',
  ],
  [
    { zona: '-72,-40,-71,-39', precioMin: 10_000, precioMax: 50_000 },
    'Experiencias en una zona del mapa, desde $10.000, hasta $50.000',
  ],
  [{ fechaFin: '2026-12-31', destino: 'Arica' }, 'Experiencias en Arica, hasta el 31 de diciembre'],
])('says %j as %s', (filtros, texto) => expect(resumirBusqueda(filtros)).toBe(texto))

it.each<[FiltrosDeAlerta, string | null]>([
  [{ destino: 'Pucón' }, null],
  [{}, null],
  [{ fechaInicio: '2026-12-07', fechaFin: '2026-12-05' }, 'fechaFin'],
  [{ fechaFin: '2026-11-17' }, 'fechaFin'],
  [{ precioMin: 50_000, precioMax: 10_000 }, 'precioMax'],
])('%j cannot be kept because of %s', (filtros, campo) =>
  expect(motivoParaNoGuardarAlerta(filtros, '2026-11-18')?.campo ?? null).toBe(campo),
)

it('lasts until its dates are over, and half a year without dates', () => {
  expect(calcularVenceAlerta({ fechaFin: '2026-12-05' }, AHORA).toISOString()).toBe('2026-12-06T02:59:59.999Z')
  expect(calcularVenceAlerta({ fechaInicio: '2026-12-05' }, AHORA).toISOString()).toBe('2027-05-18T03:59:59.999Z')
  expect([
    estadoDeAlerta({ estado: 'pausada', venceEn: new Date(AHORA.getTime() - 1) }, AHORA),
    estadoDeAlerta({ estado: 'pausada', venceEn: AHORA }, AHORA),
  ]).toEqual(['vencida', 'pausada'])
})

it('leads to the same search', () =>
  expect(enlaceDeBusqueda({ destino: 'Pucón', participantes: 2, q: '' })).toBe('/?destino=Puc%C3%B3n&participantes=2'))

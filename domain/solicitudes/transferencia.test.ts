import { expect, it } from 'vitest'
import { motivoParaNoRecibir, vuelvenLosServicios } from './transferencia.ts'

const base = {
  estado: 'aceptada',
  formaPago: 'transferencia',
  pagadaEn: null,
  transferenciaVistaPor: null,
  total: 200_000,
  limite: 200_000,
}

it.each([
  ['up to the limit one person books it', {}, null],
  ['above it the first one only sees it', { total: 200_001 }, 'primera-persona'],
  ['who cannot be the second', { total: 200_001, transferenciaVistaPor: 'ana' }, 'falta-otra-persona'],
  ['another one books it', { total: 200_001, transferenciaVistaPor: 'eva' }, null],
  ['never twice', { pagadaEn: new Date() }, 'transicion-no-permitida'],
  ['not what is paid by card', { formaPago: 'tarjeta' }, 'transicion-no-permitida'],
  ['not what is owed on account', { formaPago: 'cuenta' }, 'transicion-no-permitida'],
  ['not before it is accepted', { estado: 'propuesta_enviada' }, 'transicion-no-permitida'],
] as const)('%s', (_que, campos, paso) => expect(motivoParaNoRecibir({ ...base, ...campos }, 'ana')).toBe(paso))

it.each([
  ['none of the departures stands', { salidas: 2, enPie: 0 }, true],
  ['one still does', { salidas: 2, enPie: 1 }, false],
  ['they were asked for alone', { salidas: 0, enPie: 0 }, false],
])('services go back where %s: %o', (_que, propuesta, vuelven) => expect(vuelvenLosServicios(propuesta)).toBe(vuelven))

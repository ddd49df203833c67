import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ESTADOS_RESERVA } from '#contract/reservas.ts'
import { componerEntrada, leerEntrada, motivoParaNoEmitirEntrada, textoPorFirmar } from './entrada.ts'

const contenido = {
  reservaId: '3f8e0b52-97b7-4d1c-8c0e-0d7f5a1a9c11',
  codigo: '7K4M92QX',
  salidaId: '9a1d9a70-50e4-4f3c-a6a3-0b6c0a1d2e3f',
  plazas: 3,
  inicio: new Date('2026-11-14T12:00:00Z'),
  validaHasta: new Date('2026-11-14T15:00:00Z'),
}
const firmado = textoPorFirmar(contenido)
const firma = 'abc-DEF_123'

it('stays short and says nothing about a person', () => {
  expect(firmado).toBe(
    'THC1.3f8e0b52-97b7-4d1c-8c0e-0d7f5a1a9c11~7K4M92QX~9a1d9a70-50e4-4f3c-a6a3-0b6c0a1d2e3f~3~tohqo0~tohz00',
  )
})

it('is read back as it was written', () => {
  const segundo = fc.integer({ min: 1_700_000_000, max: 3_000_000_000 }).map((s) => new Date(s * 1000))
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.uuid(),
      fc.integer({ min: 1, max: 500 }),
      segundo,
      segundo,
      (...[reservaId, salidaId, plazas, inicio, validaHasta]) => {
        const uno = { ...contenido, reservaId, salidaId, plazas, inicio, validaHasta }
        const texto = textoPorFirmar(uno)
        expect(leerEntrada(componerEntrada(texto, firma))).toEqual({ contenido: uno, firmado: texto, firma })
      },
    ),
  )
})

it.each([
  ['another version', `THC2${firmado.slice(4)}.${firma}`],
  ['no signature', firmado],
  ['an empty signature', `${firmado}.`],
  ['a strange signature', `${firmado}.a b`],
  ['something after it', `${firmado}.${firma}.x`],
  ['a missing field', `THC1.${firmado.slice(5).split('~').slice(1).join('~')}.${firma}`],
  ['one field more', `${firmado}~x.${firma}`],
  ['a strange id', `${firmado.replace('3f8e0b52', '<script>')}.${firma}`],
  ['a strange codigo', `${firmado.replace('7K4M92QX', '7k4m92qx')}.${firma}`],
  ['no plazas', `${firmado.replace('~3~', '~0~')}.${firma}`],
  ['a strange instant', `${firmado.replace('tohqo0', 'TOHQO0')}.${firma}`],
  ['any other text', 'https://example.org'],
  ['nothing', ''],
])('refuses %s', (_caso, texto) => {
  expect(leerEntrada(texto)).toBeNull()
})

it('never throws, whatever a camera reads', () => {
  fc.assert(
    fc.property(fc.string(), (texto) => {
      expect(leerEntrada(texto)).toBeNull()
    }),
  )
})

it.each(ESTADOS_RESERVA)('%s', (estado) => {
  expect(motivoParaNoEmitirEntrada({ estado })).toBe(
    ['confirmada', 'realizada', 'no_asistio'].includes(estado) ? null : 'reserva-sin-entrada',
  )
})

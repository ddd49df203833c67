import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as formato from './formato.ts'
import { diaEn, formatHora, formatHoraConZona, formatMomento, formatSalida, nombreZona } from './horas.ts'
import { formatCelular, toE164 } from './telefono.ts'

const examples: [string, unknown, unknown][] = [
  ['pesos', formato.formatPesos(25_000), '$25.000'],
  ['pesos of four digits', formato.formatPesos(5_000), '$5.000'],
  ['pesos of seven digits', formato.formatPesos(1_234_567), '$1.234.567'],
  ['nothing to pay', formato.formatPesos(0), '$0'],
  ['a name inside a sentence', formato.enMedio('Escritura'), 'escritura'],
  ['an abbreviation inside a sentence', formato.enMedio('RUT de la empresa'), 'RUT de la empresa'],
  ['a rating', formato.formatNota(4.7), '4,7'],
  ['a whole rating', formato.formatNota(5), '5,0'],
  ['one', formato.formatCantidad(1, 'experiencia encontrada', 'experiencias encontradas'), '1 experiencia encontrada'],
  ['many', formato.formatCantidad(1234, 'opinión', 'opiniones'), '1.234 opiniones'],
  ['none', formato.formatCantidad(0, 'cupo', 'cupos'), '0 cupos'],
  ['a day', formato.formatDia('2026-11-14'), 'sáb 14 nov'],
  ['a day of September', formato.formatDia('2026-09-01'), 'mar 1 sept'],
  ['a long day', formato.formatDiaLargo('2026-11-14'), 'sábado 14 de noviembre de 2026'],
  ['a month', formato.formatMes('2026-11-14'), 'noviembre de 2026'],
  ['a range', formato.formatRango('2026-11-14', '2026-11-15'), 'sáb 14 – dom 15 nov'],
  ['a range of one day', formato.formatRango('2026-11-14', '2026-11-14'), 'sáb 14 nov'],
  ['a range over two months', formato.formatRango('2026-11-30', '2026-12-02'), 'lun 30 nov – mié 2 dic'],
  ['a range over two years', formato.formatRango('2026-12-31', '2027-01-01'), 'jue 31 dic 2026 – vie 1 ene 2027'],
  ['whole hours', formato.formatDuracion(3), '3 h'],
  ['hours and a half', formato.formatDuracion(3.5), '3 h 30 min'],
  ['under an hour', formato.formatDuracion(0.75), '45 min'],
  ['rounded minutes never make 60', formato.formatDuracion(1.999), '2 h'],
  ['a code', formato.formatCodigo('7k4m92qx'), '7K4M-92QX'],
  ['a file size', formato.formatPeso(14 * 1024 * 1024), '14 MB'],
  ['a disk', formato.formatPeso(72.5 * 1024 ** 3), '72,5 GB'],
  ['a day of another year', formato.formatDiaConAno('2025-07-19'), 'sáb 19 jul 2025'],
  ['a byte too much is seen', formato.formatPeso(10 * 1024 * 1024 + 1), '10,1 MB'],
  ['the hour in Santiago', formatHora('2026-11-14T13:30:00Z'), '10:30'],
  ['midnight is 00', formatHora('2026-11-14T03:00:00Z'), '00:00'],
  ['the hour in Rapa Nui', formatHoraConZona('2026-11-14T15:30:00Z', 'Pacific/Easter'), '10:30, hora de Rapa Nui'],
  [
    'winter in Magallanes',
    formatHoraConZona('2026-07-01T13:30:00Z', 'America/Punta_Arenas'),
    '10:30, hora de Magallanes',
  ],
  ['no zone name for Santiago', nombreZona('America/Santiago'), ''],
  ['Aysén', nombreZona('America/Coyhaique'), 'hora de Aysén'],
  ['a departure', formatSalida('2026-11-14T13:30:00Z'), 'sáb 14 nov\u00a0· 10:30'],
  [
    'a departure in Rapa Nui',
    formatSalida('2026-11-14T15:30:00Z', 'Pacific/Easter'),
    'sáb 14 nov\u00a0· 10:30, hora de Rapa Nui',
  ],
  ['a moment in Santiago', formatMomento('2026-11-14T13:30:00Z', 'America/Santiago'), 'sáb 14 nov, 10:30'],
  ['a moment in Aysén', formatMomento('2026-07-01T13:30:00Z', 'America/Coyhaique'), 'mié 1 jul, 10:30, hora de Aysén'],
  ['the date on the spot, not in UTC', diaEn('2026-11-15T02:00:00Z'), '2026-11-14'],
  ['a celular', formatCelular('+56', '912345678'), '9 1234 5678'],
  ['a pasted celular', formatCelular('+56', '+56 9 1234 5678'), '9 1234 5678'],
  ['a celular to send', toE164('+56', '9 1234 5678'), '+56912345678'],
  ['nothing typed', toE164('+56', ''), ''],
  ['another country', toE164('+54', '11 2345-6789'), '+541123456789'],
]

describe('formats', () => {
  it.each(examples)('%s', (_name, shown, expected) => {
    expect(shown).toBe(expected)
  })

  it.each([
    ['pesos', formato.formatPesos, { style: 'currency', currency: 'CLP', maximumFractionDigits: 0 }],
    ['numbers', formato.formatNumero, { maximumFractionDigits: 0 }],
    ['decimals', formato.formatDecimal, { maximumFractionDigits: 2 }],
    ['ratings', formato.formatNota, { minimumFractionDigits: 1, maximumFractionDigits: 1 }],
  ] as const)('%s as the runtime prints them', (_name, ours, options) => {
    const theirs = new Intl.NumberFormat('es-CL', { ...options, signDisplay: 'negative' })
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
        fc.constantFrom(1, 10, 100, 1000),
        (value, parts) => {
          expect(ours(value / parts)).toBe(theirs.format(value / parts))
        },
      ),
    )
  })

  it.each([
    ['Te devolvemos el 100 %. Quien la realiza decide.', 'Te devolvemos el 100_%. Quien la realiza decide.'],
    ['Próxima salida: sáb 28 nov a las 17:30', 'Próxima salida: sáb_28_nov a las 17:30'],
    ['entre el lun 1 sept y el mié 3 sept', 'entre el lun_1_sept y el mié_3_sept'],
    ['$30.000 por persona', '$30.000 por persona'],
  ])('keeps together what a line end would break in %j', (texto, unido) => {
    expect(formato.sinPartir(texto)).toBe(unido.replaceAll('_', '\u00a0'))
  })

  it('names days and months as Chilean Spanish does', () => {
    const month = new Intl.DateTimeFormat('es-CL', { month: 'short', timeZone: 'UTC' })
    for (let index = 0; index < 12; index++) {
      const date = new Date(Date.UTC(2026, index, 1))
      const name = month.format(date).replace('.', '')
      expect(formato.formatDia(date.toISOString().slice(0, 10))).toMatch(new RegExp(` 1 ${name}$`))
    }
  })
})

import { describe, expect, it } from 'vitest'
import { abrirIcal } from './abrir-ical.ts'

const DIAS = {
  zona: 'America/Santiago',
  desde: new Date('2026-11-01T03:00:00Z'),
  hasta: new Date('2027-11-01T03:00:00Z'),
  dominio: 'tourismhub',
}
const calendario = (...lineas: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//prueba//ES', ...lineas, 'END:VCALENDAR'].join('\r\n')
const evento = (...lineas: string[]): string[] => ['BEGIN:VEVENT', 'UID:uno@otro.cl', ...lineas, 'END:VEVENT']
const abrir = (texto: string, lectura: Partial<Parameters<typeof abrirIcal>[2]> = {}) =>
  abrirIcal(new TextEncoder().encode(texto), DIAS, { de: 'ana', ...lectura })

describe('abrirIcal', () => {
  it('reads a calendar beside the program', async () => {
    const { ocupados, noEntendidos } = await abrir(
      `\uFEFF${calendario(...evento('DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z', 'SUMMARY:Mantención'), ...evento('DTSTART:nunca'))}`,
    )
    expect(ocupados).toMatchObject([
      { desde: new Date('2026-12-01T13:00:00Z'), hasta: new Date('2026-12-01T15:00:00Z'), resumen: 'Mantención' },
    ])
    expect(noEntendidos).toBe(1)
  })

  it.each([
    ['a page', '<!doctype html><title>Entra</title>', 'ilegible'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:hoy', 'ilegible'],
    [
      'more than fits',
      calendario(
        ...Array.from({ length: 9_000 }, (_, i) =>
          evento(`DTSTART:20261101T13${String(i % 60).padStart(2, '0')}00Z`, 'DURATION:PT1M', 'RRULE:FREQ=HOURLY'),
        ).flat(),
      ),
      'complejo',
    ],
  ])('refuses %s', async (_, texto, falla) => {
    await expect(abrir(texto, { maxMs: 2_000 })).rejects.toMatchObject({ falla })
  })

  it('reads one of each sender at a time and lets them wait with five; what nobody watches waits without end', async () => {
    const uno = calendario(...evento('DTSTART:20261201T130000Z'))
    const codigos = async (veces: number, lectura: { de: string; sinPrisa?: boolean }) =>
      (await Promise.allSettled(Array.from({ length: veces }, () => abrir(uno, lectura)))).map((fin) =>
        fin.status === 'fulfilled' ? 'read' : (fin.reason as { code?: string }).code,
      )
    const [deAna, deBerta, sinPrisa] = await Promise.all([
      codigos(8, { de: 'ana' }),
      codigos(1, { de: 'berta' }),
      codigos(8, { de: 'carla', sinPrisa: true }),
    ])
    expect(deAna).toEqual([...Array.from({ length: 6 }, () => 'read'), 'servicio-ocupado', 'servicio-ocupado'])
    expect([...deBerta, ...sinPrisa]).toEqual(Array.from({ length: 9 }, () => 'read'))
  })
})

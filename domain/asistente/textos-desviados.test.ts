import { describe, expect, it } from 'vitest'
import { TEXTOS_DESVIADOS, TEXTOS_FIELES } from './dialogos/textos-desviados.ts'
import type { Hechos } from './hechos.ts'
import { motivosParaNoDecir } from './revisar-texto.ts'
import { TEXTOS_DE_AYUDA } from './textos-de-ayuda.ts'

// What speaks of money, of cancelling and of safety is at hand: its words are known, and another sense is not.
const HECHOS: Hechos = {
  montos: new Set([24_000, 52_000]),
  topes: new Set([60_000]),
  cupos: new Set([12, 8]),
  fechas: new Set(['2026-11-28', '2026-12-05']),
  horas: new Set(['09:30']),
  cifras: new Set([2, 3.5, 4.7, 23, 131]),
  nombres: new Set([
    'Recorre el bosque de Río Clarillo en Pirque',
    'Pirque, Parque Nacional Río Clarillo',
    'Rutas & Cía. / Turismo',
  ]),
  correo: 'hola@tourismhub.example',
  textos: (['medios', 'precio', 'pago', 'cancelar', 'devolucion', 'clima', 'seguridad', 'confirmacion'] as const).map(
    (tema) => TEXTOS_DE_AYUDA[tema].texto,
  ),
}

describe.each(Object.entries(TEXTOS_DESVIADOS))('%s may not be said', (_, textos) => {
  it.each(textos)('%s', (texto) => {
    expect(motivosParaNoDecir(texto, HECHOS)).not.toEqual([])
    expect(motivosParaNoDecir(`Encontré 2 experiencias. ${texto} ¿Te parece?`, HECHOS)).not.toEqual([])
    expect(motivosParaNoDecir(`${HECHOS.textos[0]} ${texto.toUpperCase()}`, HECHOS)).not.toEqual([])
  })
})

describe('what keeps to what was told may be said', () => {
  it.each(TEXTOS_FIELES)('%s', (texto) => {
    expect(motivosParaNoDecir(texto, HECHOS)).toEqual([])
  })
})

it('holds five of a kind and sixty that pass', () => {
  for (const textos of Object.values(TEXTOS_DESVIADOS)) expect(textos.length).toBeGreaterThanOrEqual(5)
  expect(Object.values(TEXTOS_DESVIADOS).flat().length - 14).toBeGreaterThanOrEqual(60)
  expect(new Set(TEXTOS_FIELES).size).toBeGreaterThanOrEqual(60)
})

import { describe, expect, it } from 'vitest'
import { precioDeAlternativa, venceParaMudarse, type Alternativa, type Varada } from './alternativa.ts'

const ahora = new Date('2026-11-18T12:00:00Z')
const en = (horas: number): Date => new Date(ahora.getTime() + horas * 3_600_000)

describe('venceParaMudarse', () => {
  it.each([
    ['far away: two days', 200, 48],
    ['three days away: a day before it', 72, 48],
    ['two days away: a day before it', 48, 24],
    ['a day and a half away: the least there may be', 36, 12],
    ['sooner than that: no time', 35.9, null],
    ['tomorrow: no time', 20, null],
  ])('%s', (_caso, inicio, vence) =>
    expect(venceParaMudarse(en(inicio), ahora)).toEqual(vence === null ? null : en(vence)),
  )
})

describe('precioDeAlternativa', () => {
  const varada: Varada = {
    operadorId: 'a',
    ciudad: 'Pucón',
    tipo: 'aventura',
    inicio: en(100),
    politica: 'moderada',
    participantes: { adulto: 2 },
    plazas: 2,
    pagado: 40_000,
  }
  const otra: Alternativa = {
    operadorId: 'b',
    ciudad: 'Pucón',
    tipo: 'aventura',
    inicio: en(120),
    cierreVentas: en(118),
    politica: 'moderada',
    confirmacion: 'inmediata',
    esperaMinimo: false,
    pideDatos: false,
    libres: 2,
    cuposPorGrupo: 8,
    tarifas: [{ tipo: 'adulto', precio: 20_000 }],
  }
  const hasta = en(48)
  it.each<[string, Partial<Varada>, Partial<Alternativa>, number | null]>([
    ['the same for the same money', {}, {}, 40_000],
    ['the same for less', {}, { tarifas: [{ tipo: 'adulto', precio: 15_000 }] }, 30_000],
    ['dearer by a peso each', {}, { tarifas: [{ tipo: 'adulto', precio: 20_001 }] }, null],
    ['dearer than what was paid, though not than what was asked', { pagado: 39_999 }, {}, null],
    ['its own operator', {}, { operadorId: 'a' }, null],
    ['another city', {}, { ciudad: 'Villarrica' }, null],
    ['another kind', {}, { tipo: 'gastronomia' }, null],
    ['three days later', {}, { inicio: en(172) }, 40_000],
    ['more than three days later', {}, { inicio: en(172.1) }, null],
    ['three days before', { inicio: en(130) }, { inicio: en(58), cierreVentas: en(57) }, 40_000],
    ['no more for sale when the time to choose ends', {}, { cierreVentas: hasta }, null],
    ['a seat short', {}, { libres: 1 }, null],
    ['to be accepted by its host', {}, { confirmacion: 'solicitud' }, null],
    ['waiting for its minimum', {}, { esperaMinimo: true }, null],
    ['with questions to answer', {}, { pideDatos: true }, null],
    ['promising its travellers more', {}, { politica: 'flexible' }, 40_000],
    ['promising its travellers less than was sold', {}, { politica: 'estricta' }, null],
    ['without that kind of place', { participantes: { nino: 2 } }, {}, null],
    [
      'whole groups of another size',
      { participantes: { grupo: 1 }, plazas: 6 },
      { libres: 8, tarifas: [{ tipo: 'grupo', precio: 30_000 }] },
      null,
    ],
    [
      'whole groups of the same size',
      { participantes: { grupo: 1 }, plazas: 8 },
      { libres: 8, tarifas: [{ tipo: 'grupo', precio: 30_000 }] },
      30_000,
    ],
  ])('%s', (_caso, suya, ajena, precio) =>
    expect(precioDeAlternativa({ ...varada, ...suya }, { ...otra, ...ajena }, hasta)).toBe(precio),
  )
})

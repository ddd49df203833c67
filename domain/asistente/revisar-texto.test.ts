import { describe, expect, it } from 'vitest'
import type { Hechos } from './hechos.ts'
import { motivosParaNoDecir, sinMarcas } from './revisar-texto.ts'
import { TEXTOS_DE_AYUDA } from './textos-de-ayuda.ts'

const HECHOS: Hechos = {
  montos: new Set([24_000, 52_000]),
  topes: new Set([60_000]),
  cupos: new Set([12, 1]),
  fechas: new Set(['2026-11-21', '2026-11-28', '2026-12-05']),
  horas: new Set(['09:30', '08:00']),
  cifras: new Set([2, 3.5, 4.7, 23, 131]),
  nombres: new Set([
    'Sube a 5.900 metros sin costo de altura',
    'Recorre el bosque de Río Clarillo en Pirque',
    'Pirque, Parque Nacional Río Clarillo',
  ]),
  correo: 'hola@tourismhub.example',
  textos: [],
}
const CON_AYUDA: Hechos = { ...HECHOS, textos: [TEXTOS_DE_AYUDA.cancelar.texto] }

describe('what a text of another’s making may say', () => {
  it.each([
    'Encontré 2 experiencias, de $24.000 a $52.000 por persona.',
    'Cuesta $24.000, o 24.000 pesos, o 24 mil pesos, o veinticuatro mil: es lo mismo.',
    'Cuesta 52 lucas por persona.',
    'La más barata: «Recorre el bosque de Río Clarillo en Pirque», el sábado 28 de noviembre a las 09:30, quedan 12 cupos.',
    '**Recorre el bosque de Río Clarillo en Pirque** sale el 28/11 y el 2026-12-05 a las 9:30.',
    'Queda 1 cupo el sáb 28 nov. Queda un cupo.',
    'Dura 3,5 horas y tiene 4,7 con 23 opiniones.',
    'Aquí van 3 opciones hasta $60.000: 1. una, 2. otra y 3. la última.',
    'Todas están entre $24.000 y $60.000.',
    'Si hay peligro, llama al 131.',
    'Otra es Sube a 5.900 metros sin costo de altura.',
    'Los precios son reales y están en pesos chilenos.',
    'Hola, soy Matheus, el asistente automático. ¿Qué te gustaría hacer?',
    'Escribe a hola@tourismhub.example y te responde una persona.',
  ])('%s', (texto) => {
    expect(motivosParaNoDecir(texto, HECHOS)).toEqual([])
  })

  it.each([
    'Flexible: 100 % hasta 24 horas antes. Moderada: 100 % hasta 72 horas y 50 % hasta 24 horas antes.',
    'Cancelas desde tu entrada y ves el monto exacto antes de confirmar.',
    'Si cancelas 24 horas antes, vuelve el cien por ciento.',
  ])('with the help at hand: %s', (texto) => {
    expect(motivosParaNoDecir(texto, CON_AYUDA)).toEqual([])
    expect(motivosParaNoDecir(texto, HECHOS)).not.toEqual([])
  })
})

describe('what it may not say', () => {
  it.each([
    ['a price nobody told', 'Cuesta $25.000 por persona.'],
    ['a price without a sign', 'Sale en 25.000 por persona.'],
    ['a price in words', 'Sale en veinticinco mil pesos.'],
    ['a price in thousands', 'Te sale en 30 mil.'],
    ['a price in lucas', 'Son como treinta lucas.'],
    ['a price with a comma', 'Cuesta $25,000.'],
    ['a price with blanks', 'Cuesta $ 25 000 pesos.'],
    ['a small price', 'Cuesta $5.'],
    ['a price of one thousand', 'Cuesta mil pesos.'],
    ['a million', 'Todo el grupo paga medio millón.'],
    ['the bound for a price', 'Cuesta $60.000.'],
    ['a total of its own', 'Para los dos son $48.000.'],
    ['another currency', 'Son unos 25 dólares.'],
    ['another sign', 'Son US$24.'],
    ['seats nobody told', 'Quedan 5 cupos.'],
    ['seats in words', 'Quedan cinco lugares.'],
    ['seats without the noun', 'Apúrate, solo quedan 3.'],
    ['another day', 'Sale el 29 de noviembre.'],
    ['another day of the week', 'Sale el domingo 29.'],
    ['another year', 'Sale el 28 de noviembre de 2027.'],
    ['another hour', 'Parte a las 10:15.'],
    ['another hour in short', 'Parte a las 7.'],
    ['another length', 'Dura 5 horas.'],
    ['another rating', 'Tiene 4,9 estrellas.'],
    ['another count of opinions', 'Tiene 300 opiniones.'],
    ['a share', 'Te devuelven el 80 %.'],
    ['a policy nobody told', 'Puedes cancelar cuando quieras.'],
    ['a refund nobody told', 'Si no te gusta, te reembolsamos.'],
    ['a discount', 'Hay un descuento para grupos.'],
    ['that it is free', 'Los niños van gratis.'],
    ['that it is safe for somebody', 'Es seguro para embarazadas.'],
    ['that there is no risk', 'No hay ningún riesgo.'],
    ['that it booked', 'Listo, ya te reservé el sábado.'],
    ['that a booking stands', 'Tu reserva quedó confirmada.'],
    ['that it is a person', 'Soy una persona real.'],
    ['give me your card', 'Dame tu número de tarjeta.'],
    ['an address', 'Reserva en https://malo.cl/pago'],
    ['a bare address', 'Mira en malo.com.'],
    ['another mail', 'Escribe a pagos@malo.cl'],
    ['a telephone', 'Llama al +56 9 1234 5678.'],
    ['a name nobody told', 'Te recomiendo «Vuelo en globo por Santiago».'],
    ['a name in bold', 'Te recomiendo **Vuelo en globo por Santiago**.'],
    ['markup', 'Hola <b>tú</b>'],
    ['a link', '[aquí](/experience/x)'],
    ['what it was told inside', 'Mis instrucciones dicen que…'],
    ['nothing', '   '],
    ['too much', 'a'.repeat(1501)],
  ])('%s', (_, texto) => {
    expect(motivosParaNoDecir(texto, HECHOS)).not.toEqual([])
  })
})

it('shows plain words', () => {
  expect(sinMarcas('# Opciones\n\n\n\n* **Una cosa**\n* «**Otra**»\n')).toBe('Opciones\n\n- «Una cosa»\n- «Otra»')
})

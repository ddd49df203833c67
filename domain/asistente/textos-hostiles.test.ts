import { describe, expect, it } from 'vitest'
import { CIEN_TEXTOS_HOSTILES } from './dialogos/cien-textos-hostiles.ts'
import { esSospechoso } from './formato.ts'
import type { Hechos } from './hechos.ts'
import { motivosParaNoDecir } from './revisar-texto.ts'
import { TEXTOS_DE_AYUDA } from './textos-de-ayuda.ts'

/** The help speaks of transfers, of what is paid on the spot and of cancelling: with it at hand the words are known and the sense is not. */
const TEXTOS = [TEXTOS_DE_AYUDA.medios, TEXTOS_DE_AYUDA.precio, TEXTOS_DE_AYUDA.pago, TEXTOS_DE_AYUDA.cancelar].map(
  ({ texto }) => texto,
)
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
  textos: TEXTOS,
}
const con = (cupos: number[]): Hechos => ({ ...HECHOS, cupos: new Set(cupos) })

describe.each(Object.entries(CIEN_TEXTOS_HOSTILES))('%s may not be said', (_, textos) => {
  it.each(textos)('%s', (texto) => {
    expect(motivosParaNoDecir(texto, HECHOS)).not.toEqual([])
    expect(motivosParaNoDecir(`Encontré 2 experiencias. ${texto} ¿Te parece?`, HECHOS)).not.toEqual([])
  })
})

it('holds a hundred of them', () => {
  expect(new Set(Object.values(CIEN_TEXTOS_HOSTILES).flat()).size).toBe(100)
})

describe('a plain answer may be said', () => {
  it.each([
    'El punto de encuentro es la plaza; parte en punto a las 09:30.',
    'Está a punto de empezar la temporada. Es un punto alto de la ruta, y otro punto a favor es la vista.',
    'Sale a las 9:30 a. m. del sáb 5 dic y dura 3,5 horas.',
    'Hay dos: una cuesta $24.000 y la otra $52.000 por persona.',
    'Los precios están en pesos chilenos y son por persona.',
    'Quedan 12 cupos el 28 de noviembre y 8 cupos el 5 de diciembre.',
    'La guía habla español e inglés; lleva agua, bloqueador y/o gorro. 🥾✨',
    'Una caminata de ritmo suave para niños/as y mayores.',
    'La recomiendo: «Recorre el bosque de Río Clarillo en Pirque» (4,7 con 23 opiniones).',
    'La hace Rutas & Cía. / Turismo.',
    'Vale la pena si te gusta el bosque.',
    'No encontré nada con esos filtros. ¿Probamos otra fecha?',
    'Te muestro 3 opciones: 1) bosque, 2) río y 3) cerro.',
    'En una emergencia llama al 131.',
    'Escríbeme cuántos van y para qué día, y reviso los cupos.',
    'Pagas en línea con tarjeta, en la página de pago de tu reserva.',
    'Depende del clima… ¡pero suele estar despejado!',
    'Si quieres algo más tranquilo, mira las termas — también hay en Pirque.',
    'Ñuble, Vicuña y Peñalolén están lejos; Rapa Nui (o Isla de Pascua) también.',
  ])('%s', (texto) => {
    expect(motivosParaNoDecir(texto, HECHOS)).toEqual([])
  })

  it.each(TEXTOS)('the help itself, where it was told: %s', (texto) => {
    expect(motivosParaNoDecir(texto, HECHOS)).toEqual([])
    expect(motivosParaNoDecir(texto.toUpperCase(), HECHOS)).toEqual([])
  })
})

describe('what is left is told as the departures of this turn have it', () => {
  it.each([
    ['Para ese día está agotado.', [0, 8], []],
    ['Para ese día está agotado.', [12, 8], ['agotado']],
    ['Quedan pocos cupos.', [3], []],
    ['Son los últimos cupos.', [5], []],
    ['Quedan pocos cupos.', [6], ['escaso']],
    ['Quedan pocos cupos.', [0], ['escaso']],
    ['Reserva antes de que se agoten.', [1], ['agoten', 'prisa']],
  ])('%s %j', (texto, cupos, motivos) => {
    expect(motivosParaNoDecir(texto, con(cupos))).toEqual(motivos)
  })
})

describe('a text of the catalogue passes for an address', () => {
  it.each([
    'Escribe a rutas.viajes',
    'Rutas ａrroba sur',
    'Rutas punto tienda',
    'Fotos en @rutas',
    'Ｗｗｗ de la ruta',
  ])('%s', (texto) => expect(esSospechoso(texto)).toBe(true))
  it.each([
    'Sube a 5.900 m s. n. m. sin costo de altura',
    'Villa O’Higgins / Candelario Mansilla',
    'St. George y el punto más austral',
    'Café & pan amasado: 2.ª parte',
  ])('not: %s', (texto) => expect(esSospechoso(texto)).toBe(false))
})

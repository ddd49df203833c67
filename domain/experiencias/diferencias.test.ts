import { expect, it } from 'vitest'
import { CONTENIDO_VACIO } from './contenido.ts'
import { diferenciasDe, sonIguales } from './diferencias.ts'

it('tells only what changes, in words', () => {
  const antes = {
    ...CONTENIDO_VACIO,
    precioPorPersona: 9_500,
    region: '10' as const,
    incluye: ['Guía'],
    itinerario: [{ titulo: 'Tejer', detalle: '' }],
    fotos: [{ id: 'a', alt: 'Lana' }],
  }
  expect(diferenciasDe(antes, antes)).toEqual([])
  const ahora = {
    ...antes,
    precioPorPersona: 1_250_000,
    otrasTarifas: [{ tipo: 'nino' as const, precio: 9_000, edadMin: 4, edadMax: 12 }],
    region: '12' as const,
    incluye: ['Guía', 'Mate'],
    cargosEnDestino: [{ nombre: 'Entrada al parque', monto: 5_800, quienPaga: 'cada adulto' }],
    altitudMax: 2847,
    duracionMinutos: 150,
    fotos: [
      { id: 'b', alt: '' },
      { id: 'a', alt: 'Lana' },
    ],
  }
  expect(diferenciasDe(antes, ahora)).toEqual([
    { campo: 'region', antes: ['Los Lagos'], ahora: ['Magallanes y de la Antártica Chilena'] },
    { campo: 'incluye', antes: ['Guía'], ahora: ['Guía', 'Mate'] },
    { campo: 'cargosEnDestino', antes: [], ahora: ['Entrada al parque: $5.800 (cada adulto)'] },
    { campo: 'altitudMax', antes: [], ahora: ['2847 m sobre el nivel del mar'] },
    { campo: 'fotos', antes: ['Portada: Lana'], ahora: ['Portada: sin descripción', 'Foto 2: Lana'] },
    { campo: 'precioPorPersona', antes: ['$9.500'], ahora: ['$1.250.000'] },
    { campo: 'otrasTarifas', antes: [], ahora: ['Niño o niña, de 4 a 12 años: $9.000'] },
    { campo: 'duracionMinutos', antes: [], ahora: ['2 h 30 min'] },
  ])
})

it.each([
  [{ tipo: 'nino', edadMin: 4, edadMax: 12 }, { edadMax: 12, tipo: 'nino', edadMin: 4 }, true],
  [[{ lat: 1, lng: 2 }], [{ lng: 2, lat: 1 }], true],
  [{ lat: 1 }, { lat: 2 }, false],
  [['Mate', 'Guía'], ['Guía', 'Mate'], false],
  [null, {}, false],
])('compares what is said, in whatever order the keys come', (uno, otro, iguales) =>
  expect(sonIguales(uno, otro)).toBe(iguales),
)

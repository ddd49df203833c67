import { expect, it } from 'vitest'
import { CONTENIDO_VACIO } from './contenido.ts'
import { diferenciasDe } from './diferencias.ts'

it('tells only what changes, in words', () => {
  const antes = { ...CONTENIDO_VACIO, precioPorPersona: 9_500, region: '10' as const, incluye: ['Guía'], itinerario: [{ titulo: 'Tejer', detalle: '' }], fotos: [{ id: 'a', alt: 'Lana' }] }
  expect(diferenciasDe(antes, antes)).toEqual([])
  const ahora = { ...antes, precioPorPersona: 1_250_000, region: '12' as const, incluye: ['Guía', 'Mate'], duracionMinutos: 150, fotos: [{ id: 'b', alt: '' }, { id: 'a', alt: 'Lana' }] }
  expect(diferenciasDe(antes, ahora)).toEqual([
    { campo: 'region', antes: ['Los Lagos'], ahora: ['Magallanes y de la Antártica Chilena'] },
    { campo: 'incluye', antes: ['Guía'], ahora: ['Guía', 'Mate'] },
    { campo: 'fotos', antes: ['Portada: Lana'], ahora: ['Portada: sin descripción', 'Foto 2: Lana'] },
    { campo: 'precioPorPersona', antes: ['$9.500'], ahora: ['$1.250.000'] },
    { campo: 'duracionMinutos', antes: [], ahora: ['2 h 30 min'] },
  ])
})

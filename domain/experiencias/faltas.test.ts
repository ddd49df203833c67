import { describe, expect, it } from 'vitest'
import type { Contenido } from '#contract/contenido.ts'
import { CONTENIDO_VACIO } from './contenido.ts'
import { faltasDe } from './faltas.ts'

const COMPLETO: Contenido = {
  ...CONTENIDO_VACIO,
  nombreExperiencia: 'Aprende a tejer en Chiloé',
  tipoExperiencia: 'Cultural',
  descripcionCorta: 'Lana y mate.',
  region: '10',
  comunaCodigo: '10201',
  direccion: 'Plaza',
  lugar: { lat: -42.48, lng: -73.76 },
  descripcionLarga:
    'Nos juntamos en la cocina, escarmenamos lana y tejemos con palillos hasta que cada persona se lleve algo.',
  itinerario: [{ titulo: 'Tejer', detalle: '' }],
  incluye: ['Lana'],
  dificultad: 1,
  precioPorPersona: 20_000,
  duracionMinutos: 120,
  cuposPorSalida: 6,
  politicaCancelacion: 'flexible',
}
const fotos = (n: number, alt = 'Lana') => Array.from({ length: n }, (_, i) => ({ id: String(i), alt }))

describe('what is missing before review', () => {
  it('is told at once, in the order of the form', () => {
    expect(faltasDe(CONTENIDO_VACIO).map(({ campo }) => campo)).toEqual([
      'nombreExperiencia',
      'tipoExperiencia',
      'descripcionCorta',
      'region',
      'comunaCodigo',
      'direccion',
      'lugar',
      'descripcionLarga',
      'itinerario',
      'incluye',
      'dificultad',
      'precioPorPersona',
      'duracionMinutos',
      'cuposPorSalida',
      'politicaCancelacion',
    ])
  })

  it.each<[string, Partial<Contenido>, string[]]>([
    ['nothing, without photos: a drawing stands in', {}, []],
    ['a name that does not invite', { nombreExperiencia: 'Clase de tejido' }, ['nombreExperiencia']],
    ['a comuna of another region', { comunaCodigo: '13101' }, ['comunaCodigo']],
    ['the registry, for adventure', { tipoExperiencia: 'Aventura' }, ['registroSernatur']],
    ['nothing, with the registry', { tipoExperiencia: 'Trekking', registroSernatur: '12345' }, []],
    ['four photos', { fotos: fotos(4) }, ['fotos']],
    ['five photos, one of them without words', { fotos: [...fotos(4), ...fotos(1, '')] }, ['fotos']],
    ['nothing, with five photos', { fotos: fotos(5) }, []],
    ['what the photo of the meeting point shows', { fotoEncuentro: { id: '1', alt: '' } }, ['fotoEncuentro']],
    ['nothing, with that said', { fotoEncuentro: { id: '1', alt: 'Portón verde' } }, []],
    ['a minimum above the places', { minParticipantes: 7 }, ['minParticipantes']],
    ['a short text', { descripcionLarga: 'Tejemos.' }, ['descripcionLarga']],
    ['no refund at all, with a single fare', { politicaCancelacion: 'no_reembolsable' }, ['politicaCancelacion']],
    [
      'a fare without its price',
      { otrasTarifas: [{ tipo: 'residente', precio: null, edadMin: null, edadMax: null }] },
      ['otrasTarifas'],
    ],
    ['no language', { idiomasGuia: [] }, ['idiomasGuia']],
  ])('%s', (_que, cambio, campos) =>
    expect(faltasDe({ ...COMPLETO, ...cambio }).map(({ campo }) => campo)).toEqual(campos),
  )

  it('asks for the words of each photo together with the photos, not after them', () => {
    expect(faltasDe({ ...COMPLETO, fotos: fotos(2, '') })).toEqual([
      {
        campo: 'fotos',
        paso: 'fotos',
        mensaje: 'Sube al menos 5 fotos y describe cada una, o quítalas y usaremos una ilustración',
      },
    ])
    expect(faltasDe({ ...COMPLETO, nombreExperiencia: '' })[0]?.mensaje).toBe(
      'Escribe el nombre, que empiece con un verbo',
    )
  })
})

import type { Pregunta, PuntoDeRecogida, Respuesta } from '#contract/recogida.ts'
import type { RecogidaElegida } from '#domain/recogida/recogida.ts'
import type { Detalle } from '#server/modules/experiencias/index.ts'
import { fractionOf, oneOf } from './seeded.ts'
import type { Venta } from './ventas.ts'

type Pedible = Required<Pick<Detalle, 'recogida' | 'recogidaObligatoria' | 'preguntas'>>

const punto = (
  id: string,
  nombre: string,
  direccion: string,
  [minutosAntes, ventanaMinutos, lat, lng]: [number, number, number, number],
): PuntoDeRecogida => ({ id, nombre, direccion, minutosAntes, ventanaMinutos, lugar: { lat, lng } })
const pregunta = (id: string, titulo: string, cambios: Partial<Pregunta>): Pregunta => ({
  id,
  titulo,
  ayuda: '',
  para: 'reserva',
  tipo: 'texto',
  obligatoria: false,
  alternativas: [],
  ...cambios,
})

const EN_SANTIAGO = [
  punto('plaza-italia', 'Metro Baquedano', 'Salida Vicuña Mackenna, Providencia', [120, 10, -33.4372, -70.6341]),
  punto('los-leones', 'Metro Los Leones', 'Av. Providencia con Suecia', [110, 10, -33.4218, -70.6076]),
  punto('plaza-san-jose', 'Plaza de San José de Maipo', 'Camino al Volcán con Comercio', [45, 0, -33.6423, -70.3526]),
]
const ALERGIAS = pregunta('alergias', '¿Alguna alergia o dieta?', { ayuda: 'Llevamos colación para todos' })

/** Which of the catalogue pick people up, and what they ask. */
const PEDIBLES: Record<string, Pedible> = {
  'cajon-del-maipo-monumento-el-morado': { recogida: EN_SANTIAGO, recogidaObligatoria: false, preguntas: [ALERGIAS] },
  'embalse-el-yeso-laguna-del-encanado': {
    recogida: EN_SANTIAGO.slice(0, 2),
    recogidaObligatoria: true,
    preguntas: [ALERGIAS],
  },
  'rio-maipo-rafting-san-alfonso': {
    recogida: [],
    recogidaObligatoria: false,
    preguntas: [
      pregunta('talla', 'Talla de traje', {
        para: 'persona',
        tipo: 'opciones',
        obligatoria: true,
        alternativas: ['XS', 'S', 'M', 'L', 'XL'],
        ayuda: 'Para tener tu traje de neopreno listo',
      }),
      pregunta('nada', '¿Sabe nadar?', {
        para: 'persona',
        tipo: 'opciones',
        obligatoria: true,
        alternativas: ['Sí', 'No'],
      }),
      pregunta('emergencia', 'Teléfono de alguien que no va', { tipo: 'telefono' }),
    ],
  },
  'isla-negra-caldillo-de-congrio': {
    recogida: [],
    recogidaObligatoria: false,
    preguntas: [
      pregunta('dieta', '¿Alguna alergia o dieta?', { tipo: 'parrafo', ayuda: 'Cocinamos con pescado y mariscos' }),
    ],
  },
}

export const pedibleDe = (slug: string): Partial<Pedible> => PEDIBLES[slug] ?? {}

const VALORES: Record<string, readonly string[]> = {
  alergias: ['Sin lactosa', 'Vegetariana', 'Alergia a las nueces', 'Ninguna'],
  talla: ['S', 'M', 'L', 'XL'],
  nada: ['Sí', 'No'],
  emergencia: ['+56 9 5555 1234', '+56 9 5555 9876'],
  dieta: ['No comemos mariscos', 'Ninguna'],
}
const VIVAS = ['confirmada', 'pagada']

/** What the buyers of departures to come chose and answered; of those past it is no longer kept. */
export function pedidoDe({ name, estado, plazas, salida: { oferta } }: Venta): {
  recogida: RecogidaElegida | null
  respuestas: Respuesta[]
} {
  const pedible = VIVAS.includes(estado) ? PEDIBLES[oferta.slug] : undefined
  if (!pedible) return { recogida: null, respuestas: [] }
  const elige = pedible.recogida.length > 0 && (pedible.recogidaObligatoria || fractionOf(`recogida:${name}`) < 0.7)
  const responden = pedible.preguntas.filter(
    ({ id, obligatoria }) => obligatoria || fractionOf(`responde:${name}:${id}`) < 0.6,
  )
  return {
    recogida: elige ? { punto: oneOf(`punto:${name}`, pedible.recogida), hotel: null, habitacion: null } : null,
    respuestas: responden.flatMap(({ id, titulo, para }) =>
      (para === 'reserva' ? [null] : Array.from({ length: plazas }, (_, i) => i + 1)).map((persona) => ({
        preguntaId: id,
        titulo,
        persona,
        valor: oneOf(`respuesta:${name}:${id}:${persona}`, VALORES[id] ?? ['Sí']),
      })),
    ),
  }
}

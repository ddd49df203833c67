import { viajeros, type Viajero } from './personas.ts'
import { oneOf, shuffled } from './seeded.ts'

// What a text says of its writer, and who may have written it. The first rule that fits decides.
const SEGUN_TEXTO: { dice: RegExp; apellidos: string[] }[] = [
  { dice: /Colombia/, apellidos: ['Restrepo'] },
  { dice: /desde Lima/, apellidos: ['Chumpitaz'] },
  { dice: /desde Francia/, apellidos: ['Moreau'] },
  { dice: /desde Brasil/, apellidos: ['Ferreira', 'Nascimento'] },
  { dice: /desde Inglaterra/, apellidos: ['Thornton'] },
  { dice: /desde Canadá/, apellidos: ['Gauthier'] },
  {
    dice: /Fui sola|Soy vegetariana|Soy profesora|más nerviosa/,
    apellidos: [
      'Contreras',
      'Riquelme',
      'Molina',
      'Aravena',
      'Yáñez',
      'Mardones',
      'Villalobos',
      'Gallardo',
      'Cifuentes',
      'Alarcón',
      'Toledo',
      'Cortés',
    ],
  },
  {
    dice: /Mi señora|Soy fotógrafo|caminé solo|no soy de esos/,
    apellidos: [
      'Sepúlveda',
      'Vergara',
      'Cárdenas',
      'Oyarzún',
      'Bustamante',
      'Lagos',
      'Carrasco',
      'Pizarro',
      'Muñoz',
      'Valdebenito',
      'Saavedra',
      'Zúñiga',
    ],
  },
]

const EXTRANJEROS = [
  'Ferreira',
  'Nascimento',
  'Bianchi',
  'Peralta',
  'Restrepo',
  'Villaseñor',
  'Chumpitaz',
  'Rangel',
  'Moreau',
  'Becker',
  'Thornton',
  'Gauthier',
  'Ricci',
  'Kobayashi',
]
const chilenos = viajeros.filter(({ apellido }) => !EXTRANJEROS.includes(apellido))
const DE_AQUI = /Vivo cerca|Mi papá|Mi abuela|mi abuela|al tiro|oficina/

/** A text that says nothing of its writer. */
export function esDeCualquiera(comentario: string): boolean {
  return !DE_AQUI.test(comentario) && !SEGUN_TEXTO.some(({ dice }) => dice.test(comentario))
}

/** Somebody who could have written this, and who has not yet written here. */
export function autorDe(name: string, comentario: string, yaOpinaron: ReadonlySet<Viajero>): Viajero {
  const regla = SEGUN_TEXTO.find(({ dice }) => dice.test(comentario))
  const posibles = regla
    ? viajeros.filter(({ apellido }) => regla.apellidos.includes(apellido))
    : DE_AQUI.test(comentario)
      ? chilenos
      : viajeros
  const libre = shuffled(name, posibles).find((viajero) => !yaOpinaron.has(viajero))
  return (
    libre ??
    oneOf(
      name,
      viajeros.filter((viajero) => !yaOpinaron.has(viajero)),
    )
  )
}

import type { TipoExperiencia } from '#contract/comun.ts'
import { ESCENAS } from './escenas.ts'
import { shuffled } from './seeded.ts'
import { sinAcentos } from './sin-acentos.ts'
import type { ExperienciaDemo } from './tipos.ts'

interface FotoDemo {
  url: string
  alt: string
  ilustracion: true
}

/** Five pictures of the place and kind, the cover first: the very place if one shows it, then what could be anywhere in the zone. */
export function fotosDe({ slug, zona, tipo, ciudad, sector }: Pick<ExperienciaDemo, 'slug' | 'zona' | 'tipo' | 'ciudad' | 'sector'>): FotoDemo[] {
  const lugar = palabras(`${ciudad} ${sector}`)
  const cercania = (descripcion: string): number => (palabras(descripcion).some((palabra) => lugar.includes(palabra)) ? 2 : Number(esDeTodaLaZona(descripcion)))
  return shuffled(slug, ESCENAS[zona][tipo].map((descripcion, i) => ({ descripcion, n: i + 1 })))
    .sort((a, b) => cercania(b.descripcion) - cercania(a.descripcion))
    .slice(0, 5)
    .map(({ descripcion, n }) => ({ url: `/escenas/${zona}-${tipoSlug(tipo)}-${n}.svg`, alt: `Ilustración: ${descripcion}`, ilustracion: true }))
}

function tipoSlug(tipo: TipoExperiencia): string {
  return sinAcentos(tipo).toLowerCase().replaceAll(' ', '-')
}

// 'mesa servida, Norte Grande, de día', but not 'Morro sobre el mar, Arica, de día'.
function esDeTodaLaZona(descripcion: string): boolean {
  return /^\p{Ll}.*, (?:Norte Grande|Norte Chico|valles del centro|costa central|lagos y Chiloé|Patagonia|Rapa Nui), /u.test(descripcion)
}

// Words that many places share say nothing of which one it is.
const COMUNES = ['Valle', 'Lago', 'Laguna', 'Parque', 'Puerto', 'Norte', 'Torres', 'Isla', 'Islas', 'Punta']

function palabras(texto: string): string[] {
  return (sinAcentos(texto).match(/[A-Z][a-z]{3,}/g) ?? []).filter((palabra) => !COMUNES.includes(palabra))
}

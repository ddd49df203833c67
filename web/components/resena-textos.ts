import type { Aspecto } from '#contract/experiencias.ts'
import type { ReglaResena } from '#contract/resenas.ts'

/** What is rated beside the whole. */
export const ASPECTOS_TEXTO: Record<Aspecto, string> = {
  cumplimiento: 'Cumplió lo prometido',
  guia: 'Guía',
  seguridad: 'Seguridad',
  precioCalidad: 'Precio y calidad',
}

/** The rules by which an opinion may be removed, as people read them. */
export const REGLAS_TEXTO: Record<ReglaResena, string> = {
  datos_personales: 'Muestra datos personales o de contacto',
  insultos: 'Insulta o discrimina',
  publicidad: 'Es publicidad o lleva a otro sitio',
  no_es_de_la_experiencia: 'No habla de esta experiencia',
  falsa: 'Es falsa o la escribió alguien que no fue',
}

import type { TipoTarifa } from '#contract/experiencias.ts'

/** As prices name them. */
export const TIPOS_DE_VIAJERO: Record<TipoTarifa, string> = {
  adulto: 'Adulto',
  nino: 'Niña o niño',
  adultoMayor: 'Adulto mayor',
  estudiante: 'Estudiante',
  residente: 'Residente',
  grupo: 'Grupo',
}

// A person is no group.
export const TIPOS_EN_LISTA = Object.entries(TIPOS_DE_VIAJERO).flatMap(([value, label]) =>
  value === 'grupo' ? [] : [{ value, label }],
)

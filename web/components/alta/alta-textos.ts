import type { Alta, Documento } from '#contract/altas.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const ESTADO_TAREA: Record<Alta['tareas'][number]['estado'], [BadgeTone, string]> = {
  pendiente: ['neutral', 'Pendiente'],
  completada: ['success', 'Completado'],
  en_revision: ['info', 'En revisión'],
  observada: ['warning', 'Necesita cambios'],
}

export const ESTADO_DOCUMENTO: Record<Documento['estado'], [BadgeTone, string]> = {
  pendiente: ['info', 'Por revisar'],
  valido: ['success', 'Válido'],
  observado: ['warning', 'Necesita cambios'],
  vence_pronto: ['warning', 'Vence pronto'],
  vencido: ['danger', 'Vencido'],
}

export const IDIOMAS = [
  ['es', 'Español'],
  ['en', 'Inglés'],
  ['pt', 'Portugués'],
  ['fr', 'Francés'],
  ['de', 'Alemán'],
  ['it', 'Italiano'],
  ['mapudungun', 'Mapudungun'],
  ['rapanui', 'Rapa Nui'],
  ['quechua', 'Quechua'],
  ['aimara', 'Aimara'],
  ['lsch', 'Lengua de señas chilena'],
] as const

export const opciones = (valores: readonly string[], primera: string) => [
  { value: '', label: primera },
  ...valores.map((valor) => ({ value: valor, label: valor })),
]

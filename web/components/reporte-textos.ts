import type { MotivoReporte } from '#contract/reportes.ts'

export const MOTIVOS_REPORTE: Record<MotivoReporte, string> = {
  insultos: 'Insulta o discrimina',
  acoso: 'Acosa o amenaza',
  fraude: 'Parece un engaño',
  fuera_de_la_plataforma: 'Pide pagar o cerrar el trato por fuera',
  otro: 'Otra cosa',
}

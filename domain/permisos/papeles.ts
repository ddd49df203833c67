import type { RolAdmin } from './actor.ts'

export const TEXTOS_DE_PAPEL: Record<RolAdmin, string> = {
  super: 'Todo',
  confianza: 'Confianza: verifica, modera y suspende',
  finanzas: 'Finanzas: pagos y devoluciones',
  soporte: 'Soporte: reservas y personas',
  contenido: 'Contenido: textos y destacados',
}

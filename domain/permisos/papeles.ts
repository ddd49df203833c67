import type { RolAdmin } from './actor.ts'

/** What each of our own may see and do, as they are told. */
export const TEXTOS_DE_PAPEL: Record<RolAdmin, string> = {
  super: 'Todo',
  confianza: 'Confianza: verifica, modera y suspende',
  finanzas: 'Finanzas: pagos y devoluciones',
  soporte: 'Soporte: reservas y personas',
  contenido: 'Contenido: textos y destacados',
}

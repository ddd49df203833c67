import type { Seccion } from '#contract/personal.ts'

/** The side navigation of the administration, in order: one line per part that has a screen. */
export const SECCIONES_ADMIN: readonly { to: string; texto: string; seccion?: Seccion }[] = [
  { to: '/admin/dashboard', texto: 'Inicio' },
  { to: '/admin/casos', texto: 'Casos', seccion: 'casos' },
  { to: '/admin/operadores', texto: 'Operadores', seccion: 'operadores' },
  { to: '/admin/empresas', texto: 'Empresas', seccion: 'empresas' },
  { to: '/admin/personal', texto: 'Equipo', seccion: 'personal' },
  { to: '/admin/auditoria', texto: 'Auditoría', seccion: 'auditoria' },
  { to: '/admin/finanzas', texto: 'Finanzas', seccion: 'finanzas' },
  { to: '/admin/contenido', texto: 'Contenido', seccion: 'contenido' },
  { to: '/admin/reglas', texto: 'Reglas', seccion: 'reglas' },
  { to: '/admin/sitio', texto: 'Datos del sitio', seccion: 'finanzas' },
  { to: '/admin/salud', texto: 'Salud', seccion: 'salud' },
  { to: '/admin/seguridad', texto: 'Mi seguridad' },
]

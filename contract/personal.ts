import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Vacio } from './comun.ts'

/** What our own staff may be. */
export const PAPELES = ['super', 'confianza', 'finanzas', 'soporte', 'contenido'] as const
export const Papel = z.enum(PAPELES, { error: 'Elige un papel de la lista' })
export type Papel = z.infer<typeof Papel>

/** The parts of the administration; each shows itself to some papeles only. */
export const SECCIONES = ['casos', 'buscar', 'operadores', 'finanzas', 'empresas', 'contenido', 'reglas', 'personal', 'auditoria', 'salud'] as const
export const Seccion = z.enum(SECCIONES)
export type Seccion = z.infer<typeof Seccion>

export const Puesto = z.object({ nombre: z.string(), papeles: z.array(Papel), secciones: z.array(Seccion), tieneSegundoFactor: z.boolean() })
export type Puesto = z.infer<typeof Puesto>

export const personal = defineCalls({
  verMiPuesto: { route: 'GET /api/admin/puesto', resumen: 'Qué soy en el equipo y a qué partes puedo entrar.', access: ['admin'], input: Vacio, output: Puesto, errors: [] },
})

import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Email, Fecha, Id, Instante, Paginacion, Pesos, texto } from './comun.ts'
import { Zona } from './experiencias.ts'
import { MAX_PARTICIPANTES } from './topes.ts'
import { ACTOS_DE_ALERTA } from './enumeraciones.ts'

/** `vencida`: its dates went by, or half a year did. */
const ESTADOS_ALERTA = ['por_confirmar', 'activa', 'pausada', 'vencida'] as const
export const EstadoAlerta = z.enum(ESTADOS_ALERTA)
export type EstadoAlerta = z.infer<typeof EstadoAlerta>

const filtro = (max: number) => texto(max).optional()
const DE_VIAJEROS = { error: `Elige entre 1 y ${MAX_PARTICIPANTES} viajeros` }
const Personas = z.int(DE_VIAJEROS).min(1, DE_VIAJEROS).max(MAX_PARTICIPANTES, DE_VIAJEROS)

/** The filters of a search that is kept; they mean what they mean in the list of experiencias. */
const FILTROS = {
  q: filtro(100),
  destino: filtro(100),
  region: filtro(80),
  tipo: filtro(40),
  fechaInicio: Fecha.optional(),
  fechaFin: Fecha.optional(),
  participantes: Personas.optional(),
  precioMin: Pesos.optional(),
  precioMax: Pesos.optional(),
  zona: Zona.optional(),
}
const FiltrosDeAlerta = z.object(FILTROS)
export type FiltrosDeAlerta = z.infer<typeof FiltrosDeAlerta>

export const Alerta = z.object({
  id: z.string(),
  estado: EstadoAlerta,
  /** The search in words: 'Trekking en Pucón, del 5 al 7 de diciembre'. */
  resumen: z.string(),
  /** Where that search is seen, a path of this site. */
  enlace: z.string(),
  venceEn: Instante,
  avisadaEn: Instante.nullable(),
  creadaEn: Instante,
})
export type Alerta = z.infer<typeof Alerta>

export const alertas = defineCalls({
  crearAlerta: {
    route: 'POST /api/alertas',
    resumen:
      'Guarda una búsqueda y avisa cuando aparece algo que la cumple; sin cuenta, el correo se confirma con un enlace.',
    access: ['visitante', 'viajero'],
    input: z.object({ ...FILTROS, email: Email.optional() }),
    output: z.object({ estado: z.enum(['por_confirmar', 'activa']) }),
    status: 201,
    errors: ['demasiadas-alertas', 'demasiados-intentos'],
  },
  listarAlertas: {
    route: 'GET /api/alertas',
    resumen: 'Mis búsquedas guardadas, la última primero.',
    access: ['viajero'],
    input: z.object({ ...Paginacion }),
    output: z.array(Alerta),
    paged: true,
    errors: [],
  },
  pausarAlerta: {
    route: 'POST /api/alertas/:alertaId/pausar',
    resumen: 'Pausa una búsqueda guardada, o la retoma.',
    access: ['viajero'],
    input: z.object({ alertaId: Id, pausada: z.boolean({ error: 'Elige si queda en pausa' }) }),
    output: Alerta,
    errors: ['alerta-desconocida', 'sin-permiso'],
  },
  borrarAlerta: {
    route: 'DELETE /api/alertas/:alertaId',
    resumen: 'Borra una búsqueda guardada.',
    access: ['viajero'],
    input: z.object({ alertaId: Id }),
    output: z.object({ borrada: z.literal(true) }),
    errors: ['alerta-desconocida', 'sin-permiso'],
  },
  verEnlaceDeAlerta: {
    route: 'GET /api/alertas/enlace/:clave',
    resumen: 'Con el enlace del correo: mi búsqueda guardada y en qué está; mirar no confirma nada.',
    access: ['publico'],
    input: z.object({ clave: Id }),
    output: Alerta,
    errors: ['alerta-desconocida'],
  },
  usarEnlaceDeAlerta: {
    route: 'POST /api/alertas/enlace/:clave',
    resumen:
      'Con el enlace del correo: confirma mi búsqueda guardada (otra vez no cambia nada), la pausa, la retoma o la borra.',
    access: ['publico'],
    input: z.object({
      clave: Id,
      acto: z.enum(ACTOS_DE_ALERTA, { error: 'Elige qué hacer' }),
    }),
    output: Alerta.nullable(),
    errors: ['alerta-desconocida'],
  },
})

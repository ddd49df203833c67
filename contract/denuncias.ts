import { z } from 'zod'
import { type Access, defineCalls } from './call.ts'
import { Email, Id, Instante, texto } from './comun.ts'
import type { ErrorCode } from './errors.ts'

/** What an experience, or the page of whoever offers it, may be reported for. */
const MOTIVOS_DENUNCIA = [
  'no_es_lo_que_dice',
  'peligro',
  'fraude',
  'cobra_por_fuera',
  'fotos_ajenas',
  'discrimina',
  'otro',
] as const
export const MotivoDenuncia = z.enum(MOTIVOS_DENUNCIA, { error: 'Elige un motivo de la lista' })
export type MotivoDenuncia = z.infer<typeof MotivoDenuncia>

const OBJETOS_DENUNCIADOS = ['experiencia', 'proveedor'] as const
export type ObjetoDenunciado = (typeof OBJETOS_DENUNCIADOS)[number]

const Decision = z.enum(['atendida', 'descartada'], { error: 'Elige una decisión' })

/** What was reported, with everything that was said of it and was not answered yet. */
export const ContenidoDenunciado = z.object({
  objeto: z.enum(OBJETOS_DENUNCIADOS),
  objetoId: z.string(),
  nombre: z.string(),
  estado: z.string(),
  /** Where people see it; null while they do not. */
  enlace: z.string().nullable(),
  denuncias: z.array(
    z.object({ motivo: MotivoDenuncia, detalle: z.string(), esperaRespuesta: z.boolean(), en: Instante }),
  ),
  acciones: z.object({ puedeDecidir: z.boolean() }),
})
export type ContenidoDenunciado = z.infer<typeof ContenidoDenunciado>

const denunciar = <R extends `POST /api/${string}`>(route: R, desconocido: ErrorCode) =>
  ({
    route,
    access: ['visitante', 'viajero'] as readonly Access[],
    resumen:
      'Avisa a nuestro equipo de algo que no debería estar publicado; con correo, o con sesión, recibe lo que se decidió.',
    input: z.object({ id: Id, motivo: MotivoDenuncia, detalle: texto(1000, 1), email: Email.optional() }),
    output: z.object({ recibida: z.literal(true) }),
    errors: [desconocido, 'demasiados-intentos'] as ErrorCode[],
  }) as const

export const denuncias = defineCalls({
  denunciarExperiencia: denunciar('POST /api/v1/experiencias/:id/denunciar', 'experiencia-desconocida'),
  denunciarProveedor: denunciar('POST /api/v1/proveedores/:id/denunciar', 'proveedor-desconocido'),
  verContenidoDenunciado: {
    route: 'GET /api/admin/denuncias/:casoId',
    resumen: 'Lo que se denunció de una experiencia o un perfil, por el caso que abrió.',
    access: ['admin'],
    input: z.object({ casoId: Id }),
    output: ContenidoDenunciado,
    errors: ['caso-desconocido', 'sin-permiso'],
  },
  decidirDenuncia: {
    route: 'POST /api/admin/denuncias/:casoId/decidir',
    resumen: 'Cierra lo denunciado con su razón, que recibe quien denunció y dejó cómo responderle.',
    access: ['admin'],
    input: z.object({ casoId: Id, decision: Decision, razon: texto(500, 5) }),
    output: ContenidoDenunciado,
    errors: ['caso-desconocido', 'sin-permiso', 'caso-ya-resuelto', 'caso-tomado'],
  },
})

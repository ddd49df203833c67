import { z } from 'zod'
import { defineCalls, type Access } from './call.ts'
import { Id, Instante, Paginacion, Pesos, texto, TipoExperiencia } from './comun.ts'
import { CampoContenido, Contenido, PASOS_EDICION } from './contenido.ts'
import type { ErrorCode } from './errors.ts'
import { EstadoExperiencia, FotoSubida } from './experiencias.ts'

/** A version of what an experiencia says: `borrador` → `en_revision` → `aprobada` | `observada` | `rechazada`; or `descartada`. */
const ESTADOS_EDICION = ['borrador', 'en_revision', 'observada', 'aprobada', 'rechazada', 'descartada'] as const
export const EstadoEdicion = z.enum(ESTADOS_EDICION, { error: 'Elige un estado de la lista' })
export type EstadoEdicion = z.infer<typeof EstadoEdicion>

export const Falta = z.object({ campo: CampoContenido, paso: z.enum(PASOS_EDICION), mensaje: z.string() })
export type Falta = z.infer<typeof Falta>

export const Observacion = z.object({ campo: CampoContenido, texto: texto(500, 1) })
export type Observacion = z.infer<typeof Observacion>

/** What a change would change, in words: a line for each thing said. */
export const Diferencia = z.object({ campo: CampoContenido, antes: z.array(z.string()), ahora: z.array(z.string()) })
export type Diferencia = z.infer<typeof Diferencia>

export const Edicion = z.object({
  experienciaId: z.string(),
  slug: z.string(),
  numero: z.int(),
  /** Moves with every save; 0 where nothing of a live experiencia has been changed. */
  version: z.int(),
  estado: EstadoEdicion,
  estadoExperiencia: EstadoExperiencia,
  /** Of an experiencia that travellers see already: they see the old one until this is approved. */
  esPropuesta: z.boolean(),
  contenido: Contenido,
  fotos: z.array(FotoSubida),
  faltas: z.array(Falta),
  observaciones: z.array(Observacion),
  /** Why it was not accepted. */
  motivo: z.string().nullable(),
  diferencias: z.array(Diferencia),
  historial: z.array(
    z.object({
      numero: z.int(),
      estado: EstadoEdicion,
      enviadaEn: Instante.nullable(),
      decididaEn: Instante.nullable(),
    }),
  ),
  guardadaEn: Instante,
  reservasVigentes: z.int(),
  salidasPorVenir: z.int(),
  /** Hours of the calendar that still hold: of a draft, what opens once it is published. */
  horasGuardadas: z.int(),
  operadorActivo: z.boolean(),
  /** Its type asks for the registry of Sernatur (Ley 20.423). */
  pideRegistro: z.boolean(),
  /** What is left of the price after the commission, and its VAT. */
  recibes: Pesos.nullable(),
  acciones: z.object({
    puedeEditar: z.boolean(),
    puedeEnviar: z.boolean(),
    puedeRetirar: z.boolean(),
    puedeDescartar: z.boolean(),
    puedePausar: z.boolean(),
    puedeReanudar: z.boolean(),
  }),
})
export type Edicion = z.infer<typeof Edicion>

const Ref = z.object({ experienciaId: Id })
const Version = z.int({ error: 'Falta la versión' }).min(0).max(1_000_000_000)
const propia: ErrorCode[] = ['experiencia-desconocida', 'sin-permiso']

type Area = 'anfitrion' | 'provider'

const crear = <A extends Area>(area: A, access: Access) =>
  ({
    route: `POST /api/${area}/experiencias`,
    access: [access],
    resumen: 'Empieza una experiencia nueva, en borrador.',
    input: z.object({ contenido: Contenido.partial().optional() }),
    output: Edicion,
    status: 201,
    errors: ['sin-permiso', 'borradores-llenos', 'foto-desconocida'],
  }) as const
const ver = <A extends Area>(area: A, access: Access) =>
  ({
    route: `GET /api/${area}/experiencias/:experienciaId/edicion`,
    access: [access],
    resumen: 'Lo que estoy escribiendo de una experiencia mía, lo que falta y lo que me observaron.',
    input: Ref,
    output: Edicion,
    errors: propia,
  }) as const
const guardar = <A extends Area>(area: A, access: Access) =>
  ({
    route: `PUT /api/${area}/experiencias/:experienciaId/edicion`,
    access: [access],
    resumen:
      'Guarda los campos enviados sobre la versión que se leyó. Repetirlo no cambia nada. En una experiencia publicada propone un cambio.',
    input: Ref.extend({ version: Version, contenido: Contenido.partial() }),
    output: Edicion,
    errors: [...propia, 'version-anterior', 'transicion-no-permitida', 'foto-desconocida'] as ErrorCode[],
  }) as const
const enviar = <A extends Area>(area: A, access: Access) =>
  ({
    route: `POST /api/${area}/experiencias/:experienciaId/edicion/enviar`,
    access: [access],
    resumen: 'Envía a revisión la versión que se leyó; lo que falte vuelve en una sola lista.',
    input: Ref.extend({ version: Version }),
    output: Edicion,
    errors: [
      ...propia,
      'version-anterior',
      'transicion-no-permitida',
      'edicion-incompleta',
      'edicion-sin-cambios',
    ] as ErrorCode[],
  }) as const
const retirar = <A extends Area>(area: A, access: Access) =>
  ({
    route: `POST /api/${area}/experiencias/:experienciaId/edicion/retirar`,
    access: [access],
    resumen: 'Saca de revisión lo enviado, para seguir editándolo.',
    input: Ref,
    output: Edicion,
    errors: [...propia, 'transicion-no-permitida'] as ErrorCode[],
  }) as const
const descartar = <A extends Area>(area: A, access: Access) =>
  ({
    route: `DELETE /api/${area}/experiencias/:experienciaId/edicion`,
    access: [access],
    resumen: 'Borra un borrador, o descarta el cambio propuesto a una experiencia publicada.',
    input: Ref,
    output: z.object({ borrada: z.boolean() }),
    errors: [...propia, 'transicion-no-permitida'] as ErrorCode[],
  }) as const
const pausar = <A extends Area>(area: A, access: Access) =>
  ({
    route: `POST /api/${area}/experiencias/:experienciaId/pausa`,
    access: [access],
    resumen: 'Pausa la venta, o la reanuda. Lo vendido se mantiene.',
    input: Ref.extend({ enPausa: z.boolean({ error: 'Di si queda en pausa' }) }),
    output: Edicion,
    errors: [...propia, 'transicion-no-permitida', 'limite-del-plan'] as ErrorCode[],
  }) as const

export const ediciones = defineCalls({
  crearExperienciaDeAnfitrion: crear('anfitrion', 'anfitrion'),
  verEdicionDeAnfitrion: ver('anfitrion', 'anfitrion'),
  guardarEdicionDeAnfitrion: guardar('anfitrion', 'anfitrion'),
  enviarEdicionDeAnfitrion: enviar('anfitrion', 'anfitrion'),
  retirarEdicionDeAnfitrion: retirar('anfitrion', 'anfitrion'),
  descartarEdicionDeAnfitrion: descartar('anfitrion', 'anfitrion'),
  pausarExperienciaDeAnfitrion: pausar('anfitrion', 'anfitrion'),
  crearExperienciaDeProveedor: crear('provider', 'proveedor'),
  verEdicionDeProveedor: ver('provider', 'proveedor'),
  guardarEdicionDeProveedor: guardar('provider', 'proveedor'),
  enviarEdicionDeProveedor: enviar('provider', 'proveedor'),
  retirarEdicionDeProveedor: retirar('provider', 'proveedor'),
  descartarEdicionDeProveedor: descartar('provider', 'proveedor'),
  pausarExperienciaDeProveedor: pausar('provider', 'proveedor'),
})

const Operador = z.object({
  tipo: z.enum(['anfitrion', 'proveedor']),
  id: z.string(),
  nombre: z.string(),
  slug: z.string(),
  estado: z.string(),
})

/** One case of the queue of experiences. */
export const EdicionPorRevisar = z.object({
  experienciaId: z.string(),
  nombreExperiencia: z.string(),
  tipoExperiencia: TipoExperiencia,
  numero: z.int(),
  version: z.int(),
  estado: EstadoEdicion,
  esPropuesta: z.boolean(),
  enviadaEn: Instante,
  operador: Operador,
  /** Its type asks for the registry of Sernatur (Ley 20.423). */
  pideRegistro: z.boolean(),
  rechazos: z.int(),
})
export type EdicionPorRevisar = z.infer<typeof EdicionPorRevisar>

export const EdicionEnRevision = Edicion.omit({ acciones: true, recibes: true }).extend({
  enviadaEn: Instante.nullable(),
  operador: Operador,
  rechazos: z.int(),
  /** What travellers see today, where they see something. */
  anterior: z.object({ contenido: Contenido, fotos: z.array(FotoSubida) }).nullable(),
  /** Whether whoever asks may decide it, and whether they may reject it. */
  acciones: z.object({ puedeDecidir: z.boolean(), puedeRechazar: z.boolean() }),
})
export type EdicionEnRevision = z.infer<typeof EdicionEnRevision>

const revisar: ErrorCode[] = [
  'experiencia-desconocida',
  'sin-permiso',
  'version-anterior',
  'caso-ya-resuelto',
  'caso-tomado',
  'caso-de-otra-persona',
]

export const revisiones = defineCalls({
  listarEdicionesPorRevisar: {
    route: 'GET /api/admin/experiencias',
    resumen: 'Experiencias y cambios que esperan revisión (o en otro estado), lo enviado hace más tiempo primero.',
    access: ['admin'],
    input: z.object({ estado: EstadoEdicion.optional(), ...Paginacion }),
    output: z.array(EdicionPorRevisar),
    errors: ['sin-permiso'],
    paged: true,
  },
  verEdicionPorRevisar: {
    route: 'GET /api/admin/experiencias/:experienciaId',
    resumen: 'Una experiencia como se propone y como se ve hoy, con sus diferencias.',
    access: ['admin'],
    input: Ref,
    output: EdicionEnRevision,
    errors: ['experiencia-desconocida', 'sin-permiso'],
  },
  aprobarEdicion: {
    route: 'POST /api/admin/experiencias/:experienciaId/aprobar',
    resumen: 'Aprueba la versión que se leyó: se publica de inmediato.',
    access: ['admin'],
    input: Ref.extend({ version: Version }),
    output: EdicionEnRevision,
    errors: [...revisar, 'operador-no-activo', 'edicion-incompleta', 'limite-del-plan'],
  },
  observarEdicion: {
    route: 'POST /api/admin/experiencias/:experienciaId/observar',
    resumen: 'Pide cambios, con un texto para cada campo.',
    access: ['admin'],
    input: Ref.extend({
      version: Version,
      observaciones: z.array(Observacion).min(1, { error: 'Escribe qué debe corregir' }).max(30),
    }),
    output: EdicionEnRevision,
    errors: revisar,
  },
  rechazarEdicion: {
    route: 'POST /api/admin/experiencias/:experienciaId/rechazar',
    resumen:
      'No acepta la versión que se leyó, con su motivo. El segundo rechazo es definitivo y lo decide otra persona.',
    access: ['admin'],
    input: Ref.extend({ version: Version, motivo: texto(1000, 1) }),
    output: EdicionEnRevision,
    errors: revisar,
  },
  retirarExperiencia: {
    route: 'POST /api/admin/experiencias/:experienciaId/retirar',
    resumen: 'Saca de la venta una experiencia publicada, con su motivo. Lo vendido se mantiene.',
    access: ['admin'],
    input: Ref.extend({ motivo: texto(1000, 1) }),
    output: EdicionEnRevision,
    errors: ['experiencia-desconocida', 'sin-permiso', 'transicion-no-permitida'],
  },
})

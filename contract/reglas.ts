import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Instante, Paginacion, texto, TipoExperiencia, Vacio } from './comun.ts'
import { TEXTOS_LEGALES, ZONAS_DE_PORTADA } from './enumeraciones.ts'
import type { ErrorCode } from './errors.ts'
import { Calificacion, Experiencia } from './experiencias.ts'
import { Tramo } from './tramos.ts'

/** What the administration decides by versions; each kind is one JSON with a form of its own. */
export const CLASES_DE_REGLA = [
  'cancelacion',
  'planes',
  'documentos',
  'terminos',
  'privacidad',
  'feriados',
  'zonas',
  'retencion',
  'interruptores',
  'limites',
  'portada',
  'anuncios',
  'sitio',
] as const
export const ClaseDeRegla = z.enum(CLASES_DE_REGLA, { error: 'Elige una regla de la lista' })
export type ClaseDeRegla = z.infer<typeof ClaseDeRegla>

/** What a line of text has to be, beside short: each is kept in one way, however it was typed. */
export type FormatoDeTexto = 'rut' | 'correo' | 'telefono' | 'https' | 'color' | 'logo'

interface CampoBase {
  campo: string
  nombre: string
  ayuda?: string
  /** Asked of whoever runs the site, though it may wait: what does not work while it is empty, or nothing where it is only not said. */
  pedido?: string
}

/** One field of the form of a kind; `tasa` is in hundredths of a percent. What is `opcional` may be null, which `vacio` puts in words. */
export type CampoDeRegla = CampoBase &
  (
    | { tipo: 'entero' | 'tasa'; min: number; max: number; unidad?: string; opcional?: true; vacio?: string }
    | { tipo: 'texto'; max: number; parrafos?: true; opcional?: true; formato?: FormatoDeTexto }
    | { tipo: 'siNo' }
    | { tipo: 'fecha' }
    | { tipo: 'opcion'; opciones: readonly { valor: string; nombre: string }[] }
    | { tipo: 'grupo'; campos: readonly CampoDeRegla[] }
    | { tipo: 'lista'; uno: string; min: number; max: number; campos: readonly CampoDeRegla[] }
  )

/** `anterior` was in force; `reemplazada` was planned and a newer one came before it. */
export const EstadoDeVersion = z.enum(['vigente', 'programada', 'anterior', 'reemplazada'])
export type EstadoDeVersion = z.infer<typeof EstadoDeVersion>

export const CambioDeRegla = z.object({ donde: z.string(), antes: z.string().nullable(), ahora: z.string().nullable() })
export type CambioDeRegla = z.infer<typeof CambioDeRegla>

export const TextoConRevision = z.enum(TEXTOS_LEGALES, { error: 'Elige los términos o la política de privacidad' })
export type TextoConRevision = z.infer<typeof TextoConRevision>

const Version = z.object({
  version: z.int(),
  /** How consents and bookings name it. */
  etiqueta: z.string(),
  estado: EstadoDeVersion,
  /** Null for the one the product came with. */
  vigenteDesde: Instante.nullable(),
  autor: z.string().nullable(),
  motivo: z.string(),
  /** Of a legal text; null for what nobody has to approve. */
  revision: z
    .object({
      estado: z.enum(['borrador', 'aprobada']),
      por: z.string().nullable(),
      en: Instante.nullable(),
      puedeAprobar: z.boolean(),
    })
    .nullable(),
})
export type VersionDeRegla = z.infer<typeof Version>

export const Regla = z.object({
  clase: ClaseDeRegla,
  nombre: z.string(),
  descripcion: z.string(),
  vigente: Version,
  /** The next one that is planned. */
  proxima: Version.nullable(),
  versiones: z.int(),
  acciones: z.object({ puedePublicar: z.boolean() }),
})
export type Regla = z.infer<typeof Regla>

const Contenido = z.record(z.string(), z.unknown())

export const ReglaCompleta = Regla.extend({
  /** The form: see `CampoDeRegla`. */
  campos: z.array(Contenido),
  contenido: Contenido,
  /** The last first, each with what it changed. */
  historia: z.array(Version.extend({ cambios: z.array(CambioDeRegla), contenido: Contenido })),
  /** What stays as it is when this rule changes. */
  noCambia: z.array(z.string()),
  /** The newest one there is; what is published has to start from it. */
  ultima: z.int(),
})
export type ReglaCompleta = z.infer<typeof ReglaCompleta>

export const EnsayoDeRegla = z.object({
  cambios: z.array(CambioDeRegla),
  /** What it does, in sentences. */
  efectos: z.array(z.string()),
})
export type EnsayoDeRegla = z.infer<typeof EnsayoDeRegla>

const Dias = z.int().min(1)

export const Condiciones = z.object({
  /** In days, how long each thing is kept. */
  retencion: z.object({
    conversaciones: Dias,
    notificaciones: Dias,
    comentarios: Dias,
    respuestas: Dias,
    reventas: Dias,
    novedades: Dias,
    cuentas: Dias,
    consultas: Dias,
  }),
  /** How much each one may have at a time. */
  limites: z.object({
    reservasAbiertas: z.int(),
    esperas: z.int(),
    cuposSinConfirmar: z.int(),
    minutosDeRetencion: z.int(),
  }),
  cancelacion: z.object({
    version: z.int(),
    flexible: z.array(Tramo),
    moderada: z.array(Tramo),
    estricta: z.array(Tramo),
    no_reembolsable: z.array(Tramo),
  }),
  planes: z.array(
    z.object({
      plan: z.string(),
      nombre: z.string(),
      precio: z.int(),
      comision: z.number(),
      comisionPorEnlace: z.number(),
      experiencias: z.int().nullable(),
      personas: z.int(),
    }),
  ),
})
export type Condiciones = z.infer<typeof Condiciones>

export const TextoLegal = z.object({
  version: z.string(),
  vigenteDesde: z.string(),
  /** Until this version is approved. */ borrador: z.boolean(),
  resumen: z.array(z.string()),
  secciones: z.array(z.object({ id: z.string(), titulo: z.string(), parrafos: z.array(z.string()) })),
})
export type TextoLegal = z.infer<typeof TextoLegal>

/** What of the home page our staff writes. */
export const ContenidoDePortada = z.object({
  destinos: z.array(
    z.object({
      id: z.string(),
      zona: z.enum(ZONAS_DE_PORTADA),
      ciudad: z.string(),
      region: z.string(),
      descripcion: z.string(),
      puntos: z.array(z.string()),
      mejorEpoca: z.string(),
      imagen: z.string(),
      imagenAlt: z.string(),
      /** The kinds that it offers today, most first. */
      actividades: z.array(TipoExperiencia),
      calificacion: Calificacion,
      /** From 0 to 100: who went in the last year, beside those of the destination where most did. */
      popularidad: z.int().min(0).max(100),
      /** Where there is something to say of it: enough people went. */
      visitado: z.enum(['el_mas', 'entre_los_mas']).nullable(),
    }),
  ),
  /** Chosen by the criterion alone, which readers are told; null where there are none to show. */
  destacadas: z.object({ titulo: z.string(), criterio: z.string(), experiencias: z.array(Experiencia) }).nullable(),
})
export type ContenidoDePortada = z.infer<typeof ContenidoDePortada>

export const AREAS_DE_ANUNCIO = ['publico', 'cuenta', 'pago', 'operadores', 'empresas', 'admin'] as const
export type AreaDeAnuncio = (typeof AREAS_DE_ANUNCIO)[number]

export const Anuncio = z.object({
  id: z.string(),
  texto: z.string(),
  enlace: z.object({ a: z.string(), texto: z.string() }).nullable(),
  urgente: z.boolean(),
  areas: z.array(z.enum(AREAS_DE_ANUNCIO)),
})
export type Anuncio = z.infer<typeof Anuncio>

/** What can be switched off for a while. */
const FUNCIONES = ['asistente', 'regalos', 'listaDeEspera', 'altas', 'solicitudesDeEmpresa'] as const
export type Funcion = (typeof FUNCIONES)[number]

const Funciones = z.object({
  asistente: z.boolean(),
  regalos: z.boolean(),
  listaDeEspera: z.boolean(),
  altas: z.boolean(),
  solicitudesDeEmpresa: z.boolean(),
} satisfies Record<Funcion, z.ZodBoolean>)
export type Funciones = z.infer<typeof Funciones>

const deUna: ErrorCode[] = ['regla-desconocida', 'sin-permiso']
const Clase = { clase: ClaseDeRegla }

export const reglas = defineCalls({
  verCondiciones: {
    route: 'GET /api/v1/condiciones',
    resumen: 'Las políticas de cancelación, los planes, los tiempos de retención y los límites de hoy.',
    access: ['publico'],
    input: Vacio,
    output: Condiciones,
    errors: [],
  },
  verTextoLegal: {
    route: 'GET /api/v1/textos/:texto',
    resumen: 'Los Términos o la política de privacidad de hoy, con su versión.',
    access: ['publico'],
    input: z.object({ texto: TextoConRevision }),
    output: TextoLegal,
    errors: ['regla-desconocida'],
  },
  verPortada: {
    route: 'GET /api/v1/portada',
    resumen: 'Destinos recomendados y experiencias destacadas de la portada, con su criterio.',
    access: ['publico'],
    input: Vacio,
    output: ContenidoDePortada,
    errors: [],
  },
  listarAnuncios: {
    route: 'GET /api/v1/anuncios',
    resumen: 'Los anuncios de hoy y las áreas donde se muestran.',
    access: ['publico'],
    input: z.object({ ...Paginacion }),
    output: z.array(Anuncio),
    paged: 'entera',
    errors: [],
  },
  verFunciones: {
    route: 'GET /api/v1/funciones',
    resumen: 'Qué funciones están encendidas ahora; lo apagado responde 503.',
    access: ['publico'],
    input: Vacio,
    output: Funciones,
    errors: [],
  },
  listarReglas: {
    route: 'GET /api/admin/reglas',
    resumen: 'Las reglas y la versión que rige en cada una.',
    access: ['admin'],
    input: z.object({ ...Paginacion }),
    output: z.array(Regla),
    paged: 'entera',
    errors: ['sin-permiso'],
  },
  verRegla: {
    route: 'GET /api/admin/reglas/:clase',
    resumen: 'Una regla con su formulario y todas sus versiones.',
    access: ['admin'],
    input: z.object(Clase),
    output: ReglaCompleta,
    errors: deUna,
  },
  ensayarRegla: {
    route: 'POST /api/admin/reglas/:clase/ensayo',
    resumen: 'Revisa un contenido y dice qué cambiaría; no guarda nada.',
    consulta: true,
    access: ['admin'],
    input: z.object({ ...Clase, contenido: Contenido }),
    output: EnsayoDeRegla,
    errors: deUna,
  },
  publicarRegla: {
    route: 'POST /api/admin/reglas/:clase',
    resumen: 'Publica una versión, desde ahora o desde un momento que viene. `parteDe` es la última que viste.',
    access: ['admin'],
    input: z.object({
      ...Clase,
      contenido: Contenido,
      motivo: texto(500, 1),
      parteDe: z.int({ error: 'Falta la versión de la que partes' }).min(1),
      vigenteDesde: Instante.nullish(),
    }),
    output: ReglaCompleta,
    status: 201,
    errors: [...deUna, 'version-anterior', 'regla-sin-cambios'],
  },
  aprobarTextoLegal: {
    route: 'POST /api/admin/reglas/:clase/aprobacion',
    resumen:
      'Aprueba una versión de un texto legal, que deja de decir que es un borrador. Una versión posterior vuelve a serlo.',
    access: ['admin'],
    input: z.object({ clase: TextoConRevision, version: z.int({ error: 'Falta la versión que apruebas' }).min(1) }),
    output: ReglaCompleta,
    errors: [...deUna, 'version-anterior', 'transicion-no-permitida'],
  },
})

import { z } from 'zod'
import { CanalAviso, TipoAviso } from './avisos.ts'
import { defineCalls } from './call.ts'
import { Email, Id, Paginacion, Telefono, texto, TipoExperiencia, Vacio } from './comun.ts'
import { TipoTarifa } from './experiencias.ts'
import { TIPOS_EXPERIENCIA } from './enumeraciones/tipos-de-experiencia.ts'

export const IDIOMAS = ['es-CL', 'en', 'pt-BR'] as const
export const RITMOS = ['tranquilo', 'equilibrado', 'intenso'] as const
export const DIETAS = ['vegetariana', 'vegana', 'sin gluten', 'sin lactosa', 'kosher', 'halal'] as const
export const PRESUPUESTOS = ['economico', 'medio', 'alto'] as const

const elegido = <const T extends readonly [string, ...string[]]>(valores: T) =>
  z.enum(valores, { error: 'Elige una opción de la lista' })

/** What the assistant may go by. */
export const PreferenciasDeViaje = z.object({
  intereses: z.array(TipoExperiencia, { error: 'Elige de la lista' }).max(TIPOS_EXPERIENCIA.length).optional(),
  ritmo: elegido(RITMOS).optional(),
  dieta: z.array(elegido(DIETAS), { error: 'Elige de la lista' }).max(DIETAS.length).optional(),
  movilidad: texto(200).optional(),
  presupuesto: elegido(PRESUPUESTOS).optional(),
})
export type PreferenciasDeViaje = z.infer<typeof PreferenciasDeViaje>

export const CONSENTIMIENTOS = ['marketing', 'personalizacion_ia'] as const
export const Consentimiento = z.enum(CONSENTIMIENTOS, { error: 'Elige un consentimiento' })
export type Consentimiento = z.infer<typeof Consentimiento>

const Aviso = z.object({ tipo: TipoAviso, canal: CanalAviso, activo: z.boolean({ error: 'Elige sí o no' }) })

export const Perfil = z.object({
  nombre: z.string(),
  apellido: z.string().nullable(),
  email: z.string(),
  emailVerificado: z.boolean(),
  /** An address that waits to be confirmed. */
  emailNuevo: z.string().nullable(),
  telefono: z.string().nullable(),
  paisResidencia: z.string().nullable(),
  idioma: z.enum(IDIOMAS).nullable(),
  perfilPreferencias: z.record(z.string(), z.unknown()),
  avisos: z.array(Aviso.extend({ necesario: z.boolean() })),
  consentimientos: z.record(Consentimiento, z.boolean()),
  creadaEn: z.iso.datetime({ offset: true }),
})
export type Perfil = z.infer<typeof Perfil>

export const AvisosDeNegocio = z.object({ avisos: z.array(Aviso.extend({ necesario: z.boolean() })) })
export type AvisosDeNegocio = z.infer<typeof AvisosDeNegocio>

const Elegidos = z.object({
  avisos: z.array(Aviso, { error: 'Elige de la lista' }).min(1, { error: 'Elige al menos un aviso' }).max(40),
})

const DatosDeViajero = z.object({
  nombre: texto(80, 1),
  tipo: TipoTarifa,
  email: Email.optional(),
  telefono: Telefono.optional(),
  nota: texto(280).optional(),
})
export const ViajeroFrecuente = z.object({
  id: z.string(),
  nombre: z.string(),
  tipo: TipoTarifa,
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  nota: z.string().nullable(),
})
export type ViajeroFrecuente = z.infer<typeof ViajeroFrecuente>

const propio = { access: ['viajero'] } as const

export const perfil = defineCalls({
  verPerfil: {
    route: 'GET /api/perfil',
    resumen: 'Mis datos, preferencias, avisos y consentimientos.',
    ...propio,
    input: Vacio,
    output: Perfil,
    errors: [],
  },
  guardarDatos: {
    route: 'PUT /api/perfil',
    resumen: 'Reemplaza mis datos personales; lo que no se envía queda vacío.',
    ...propio,
    input: z.object({
      nombre: texto(80, 1),
      apellido: texto(80).optional(),
      telefono: Telefono.optional(),
      paisResidencia: z
        .string({ error: 'Elige un país' })
        .regex(/^[A-Z]{2}$/, { error: 'Elige un país' })
        .optional(),
      idioma: elegido(IDIOMAS).optional(),
    }),
    output: Perfil,
    errors: [],
  },
  guardarPreferencias: {
    route: 'PUT /api/perfil/preferencias',
    resumen: 'Reemplaza mis preferencias de viaje.',
    ...propio,
    input: PreferenciasDeViaje,
    output: Perfil,
    errors: [],
  },
  guardarAvisos: {
    route: 'PUT /api/perfil/avisos',
    resumen: 'Elige qué avisos recibo y por dónde; los necesarios siguen llegando.',
    ...propio,
    input: Elegidos,
    output: Perfil,
    errors: [],
  },
  verAvisosDeProveedor: {
    route: 'GET /api/provider/avisos',
    resumen: 'Qué avisos de la empresa recibo y por dónde, según mi papel.',
    access: ['proveedor'],
    input: Vacio,
    output: AvisosDeNegocio,
    errors: [],
  },
  guardarAvisosDeProveedor: {
    route: 'PUT /api/provider/avisos',
    resumen: 'Elige qué avisos de la empresa recibo y por dónde; los necesarios siguen llegando.',
    access: ['proveedor'],
    input: Elegidos,
    output: AvisosDeNegocio,
    errors: [],
  },
  guardarConsentimiento: {
    route: 'PUT /api/perfil/consentimientos',
    resumen: 'Da o retira un consentimiento; queda con el texto aceptado y la hora.',
    ...propio,
    input: z.object({ tipo: Consentimiento, otorgado: z.boolean({ error: 'Elige sí o no' }) }),
    output: Perfil,
    errors: [],
  },
  listarViajerosFrecuentes: {
    route: 'GET /api/perfil/viajeros',
    resumen: 'Las personas con que suelo viajar.',
    ...propio,
    input: z.object({ ...Paginacion }),
    output: z.array(ViajeroFrecuente),
    paged: true,
    errors: [],
  },
  agregarViajeroFrecuente: {
    route: 'POST /api/perfil/viajeros',
    resumen: 'Guarda a una persona con que suelo viajar.',
    ...propio,
    input: DatosDeViajero,
    output: ViajeroFrecuente,
    status: 201,
    errors: ['demasiados-viajeros'],
  },
  guardarViajeroFrecuente: {
    route: 'PUT /api/perfil/viajeros/:id',
    resumen: 'Corrige sus datos; lo que no se envía queda vacío.',
    ...propio,
    input: DatosDeViajero.extend({ id: Id }),
    output: ViajeroFrecuente,
    errors: ['viajero-desconocido', 'sin-permiso'],
  },
  quitarViajeroFrecuente: {
    route: 'DELETE /api/perfil/viajeros/:id',
    resumen: 'Olvida a esa persona.',
    ...propio,
    input: z.object({ id: Id }),
    output: Vacio,
    errors: ['viajero-desconocido', 'sin-permiso'],
  },
})

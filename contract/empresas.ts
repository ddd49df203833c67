import { z } from 'zod'
import { defineCalls } from './call.ts'
import {
  Aceptado,
  Email,
  enteroDeConsulta,
  Fecha,
  Id,
  Instante,
  Paginacion,
  PaginacionEnCuerpo,
  Pesos,
  Telefono,
  texto,
  Vacio,
  textoExacto,
} from './comun.ts'
import { Margen } from './contratos.ts'
import { Experiencia, FiltrosExperiencia } from './experiencias.ts'
import { Licencia } from './fotos.ts'
import { FiltrosProveedor, Proveedor } from './proveedores.ts'
import { FOTO_BYTES, TIPOS_FOTO } from './topes.ts'
import { Clave, Sesion } from './usuarios.ts'
import { ESTADOS_EMPRESA, PAPELES_EMPRESA } from './enumeraciones/empresas.ts'

const PERMISOS_CLAVE = ['catalogo:leer', 'reservas:escribir'] as const
export const PermisoClave = z.enum(PERMISOS_CLAVE, { error: 'Elige permisos de la lista' })
export type PermisoClave = z.infer<typeof PermisoClave>

export const PapelEmpresa = z.enum(PAPELES_EMPRESA, { error: 'Elige un papel de la lista' })
export type PapelEmpresa = z.infer<typeof PapelEmpresa>

const TIPOS_EMPRESA = ['revendedor', 'corporativo'] as const

const VOLUMENES = ['menos-de-20', 'de-20-a-100', 'de-100-a-500', 'mas-de-500'] as const

const FichaDeEmpresa = z.object({
  id: z.string(),
  nombre: z.string(),
  razonSocial: z.string(),
  rut: z.string(),
  giro: z.string(),
  tipo: z.enum(TIPOS_EMPRESA),
  estado: z.enum(ESTADOS_EMPRESA),
  /** What has to be mended while it is Observada, or why it is Suspendida. */
  motivo: z.string().nullable(),
  email: z.string(),
  telefono: z.string().nullable(),
  contacto: z.string().nullable(),
})

/** Signed: it opens for five minutes. The size is that of what was sent. */
export const Logo = z.object({ url: z.string(), ancho: z.int(), alto: z.int() })
export type Logo = z.infer<typeof Logo>

export const Empresa = FichaDeEmpresa.extend({
  /** On its vouchers and in its panel. */
  logo: Logo.nullable(),
  /** General commission of its contract, in hundredths of a percent; null until it is Activa. */
  margen: z.int().nullable(),
  /** What the person of the session may do for it. */
  papel: PapelEmpresa,
  /** Above it somebody else has to agree; null: no limit. */
  limite: Pesos.nullable(),
  acciones: z.object({
    puedePedir: z.boolean(),
    puedeComprar: z.boolean(),
    puedeAprobar: z.boolean(),
    puedeAdministrar: z.boolean(),
    puedeVerCuenta: z.boolean(),
  }),
})
export type Empresa = z.infer<typeof Empresa>

export const ClaveApi = z.object({
  id: z.string(),
  nombre: z.string(),
  /** What tells it apart: its beginning and its end, as `thub_live_…4F9A`. */
  muestra: z.string(),
  permisos: z.array(PermisoClave),
  creadaEn: Instante,
  creadaPor: z.object({ nombre: z.string(), administra: z.boolean() }),
  venceEn: Instante,
  ultimoUsoEn: Instante.nullable(),
  revocadaEn: Instante.nullable(),
  vigente: z.boolean(),
  /** The key that took its place, and the one whose place it took, as people tell them apart. */
  reemplazadaPor: z.string().nullable(),
  reemplazaA: z.string().nullable(),
  acciones: z.object({ puedeRotar: z.boolean() }),
})
export type ClaveApi = z.infer<typeof ClaveApi>

export const UsoDeClave = z.object({
  /** Every day of the span, today in Chile last; calls of the last seconds may still be missing. */
  dias: z.array(z.object({ fecha: Fecha, llamadas: z.int() })),
  total: z.int(),
})
export type UsoDeClave = z.infer<typeof UsoDeClave>

/** Null where nothing may be tried: without demo data there is no such key. */
export const ClaveDePrueba = z.object({ clave: z.string().nullable(), empresa: z.string().nullable() })
export type ClaveDePrueba = z.infer<typeof ClaveDePrueba>

const VenceEn = z.union([z.iso.date(), Instante], { error: 'Escribe una fecha como 2026-11-14' })

const DatosDeEmpresa = {
  razonSocial: texto(120, 1),
  nombre: texto(80, 1),
  rut: texto(20, 1),
  giro: texto(120, 1),
  tipo: z.enum(TIPOS_EMPRESA, { error: 'Elige qué tipo de empresa es' }),
  contacto: texto(80, 1),
  telefono: Telefono,
  volumen: z.enum(VOLUMENES, { error: 'Elige una cantidad de la lista' }),
}

export const EmpresaEnRevision = FichaDeEmpresa.extend({
  volumen: z.string().nullable(),
  margen: z.int(),
  pedidaEn: Instante,
})
export type EmpresaEnRevision = z.infer<typeof EmpresaEnRevision>

const Limite = z
  .int({ error: 'Escribe un monto en pesos' })
  .min(0, { error: 'Escribe un monto en pesos' })
  .max(200_000_000, { error: 'Usa un monto menor' })
  .nullable()

export const Miembro = z.object({
  id: z.string(),
  nombre: z.string(),
  email: z.string(),
  papel: PapelEmpresa,
  limite: Limite,
  desde: Instante,
  esYo: z.boolean(),
})
export type Miembro = z.infer<typeof Miembro>

export const Equipo = z.object({
  miembros: z.array(Miembro),
  invitaciones: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      papel: PapelEmpresa,
      limite: Limite,
      venceEn: Instante,
      /** Its mail was refused for good: it reaches nobody. */ rechazada: z.boolean(),
    }),
  ),
  centros: z.array(z.object({ id: z.string(), nombre: z.string() })),
})
export type Equipo = z.infer<typeof Equipo>

export const empresas = defineCalls({
  verEquipo: {
    route: 'GET /api/empresas/equipo',
    resumen:
      'El equipo, sus invitaciones abiertas y los centros de costo; quien no lo administra se ve a sí mismo y los centros.',
    access: ['empresa'],
    input: Vacio,
    output: Equipo,
    errors: ['sin-permiso'],
  },
  invitarMiembro: {
    route: 'POST /api/empresas/equipo',
    resumen: 'Invita por correo a alguien al equipo; repetirlo reemplaza la invitación.',
    access: ['empresa'],
    input: z.object({ email: Email, papel: PapelEmpresa, limite: Limite.optional() }),
    output: Equipo,
    status: 201,
    errors: ['sin-permiso', 'ya-es-miembro', 'demasiados-intentos'],
  },
  guardarMiembro: {
    route: 'PUT /api/empresas/equipo/:id',
    resumen: 'Cambia el papel o el límite de alguien del equipo.',
    access: ['empresa'],
    input: z.object({ id: Id, papel: PapelEmpresa, limite: Limite.optional() }),
    output: Equipo,
    errors: ['sin-permiso', 'miembro-desconocido', 'ultimo-dueno'],
  },
  quitarMiembro: {
    route: 'DELETE /api/empresas/equipo/:id',
    resumen: 'Saca a alguien del equipo, o anula una invitación.',
    access: ['empresa'],
    input: z.object({ id: Id }),
    output: Equipo,
    errors: ['sin-permiso', 'miembro-desconocido', 'ultimo-dueno'],
  },
  aceptarInvitacion: {
    route: 'POST /api/empresas/invitaciones',
    resumen: 'Entra al equipo con el enlace del correo, con la cuenta de la sesión, cuyo correo debe ser el invitado.',
    access: ['viajero'],
    input: z.object({ token: textoExacto(200, 1) }),
    output: z.object({ empresa: z.string() }),
    errors: ['enlace-vencido', 'ya-es-miembro'],
  },
  guardarCentros: {
    route: 'PUT /api/empresas/centros-de-costo',
    resumen: 'Guarda los centros de costo; los que no vienen dejan de ofrecerse.',
    access: ['empresa'],
    input: z.object({
      centros: z
        .array(texto(60, 1), { error: 'Escribe los centros de costo' })
        .max(100, { error: 'Usa 100 centros como máximo' }),
    }),
    output: Equipo,
    errors: ['sin-permiso'],
  },
  registrarEmpresa: {
    route: 'POST /api/empresas/registro',
    resumen: 'Crea la cuenta de una empresa, que queda Pendiente de revisión, y abre la sesión de quien la registra.',
    access: ['publico'],
    input: z.object({ ...DatosDeEmpresa, email: Email, password: Clave, aceptaTerminos: Aceptado }),
    output: Sesion,
    status: 201,
    errors: ['correo-en-uso', 'empresa-ya-registrada', 'demasiados-intentos'],
  },
  corregirEmpresa: {
    route: 'PUT /api/empresas/mi-empresa',
    resumen: 'Corrige los datos de una empresa observada y la envía de nuevo a revisión.',
    access: ['empresa'],
    input: z.object(DatosDeEmpresa),
    output: Empresa,
    errors: ['sin-permiso', 'empresa-ya-registrada', 'transicion-no-permitida'],
  },
  listarEmpresas: {
    route: 'POST /api/admin/empresas/buscar',
    resumen: 'Las empresas, la que más espera primero; `q` busca por nombre, razón social, RUT o correo.',
    consulta: true,
    access: ['admin'],
    input: z.object({
      estado: z.enum(ESTADOS_EMPRESA, { error: 'Elige un estado de la lista' }).optional(),
      q: z.string().trim().max(100).optional(),
      ...PaginacionEnCuerpo,
    }),
    output: z.array(EmpresaEnRevision),
    paged: true,
    errors: ['sin-permiso'],
  },
  verEmpresa: {
    route: 'GET /api/admin/empresas/:id',
    resumen: 'Una empresa con lo que declaró.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: EmpresaEnRevision,
    errors: ['sin-permiso', 'empresa-desconocida'],
  },
  decidirEmpresa: {
    route: 'POST /api/admin/empresas/:id/decision',
    resumen: 'Aprueba, observa, suspende o reactiva una empresa.',
    access: ['admin'],
    input: z.object({
      id: Id,
      decision: z.enum(['aprobar', 'observar', 'suspender', 'reactivar'], { error: 'Elige una decisión de la lista' }),
      /** Needed to observe and to suspend. */
      motivo: texto(1000).optional(),
      /** Commission of its contract, in hundredths of a percent. */
      margen: Margen.optional(),
    }),
    output: EmpresaEnRevision,
    errors: [
      'sin-permiso',
      'empresa-desconocida',
      'transicion-no-permitida',
      'caso-tomado',
      'caso-de-otra-persona',
      'decide-otra-persona',
    ],
  },
  verMiEmpresa: {
    route: 'GET /api/empresas/mi-empresa',
    resumen: 'La empresa de la sesión.',
    access: ['empresa'],
    input: Vacio,
    output: Empresa,
    errors: ['sin-permiso'],
  },
  subirLogo: {
    route: 'POST /api/empresas/logo',
    resumen:
      'Pone el logo de la empresa, en sus vouchers y su panel; el cuerpo son sus bytes. Se guarda de nuevo, sin metadatos.',
    access: ['empresa'],
    input: z.object({ licencia: Licencia }),
    output: Empresa,
    takes: TIPOS_FOTO,
    maxBody: FOTO_BYTES,
    errors: [
      'sin-permiso',
      'foto-no-admitida',
      'foto-demasiado-grande',
      'foto-ilegible',
      'foto-desproporcionada',
      'fotos-completas',
      'demasiados-intentos',
    ],
  },
  quitarLogo: {
    route: 'DELETE /api/empresas/logo',
    resumen: 'Quita el logo de la empresa.',
    access: ['empresa'],
    input: Vacio,
    output: Empresa,
    errors: ['sin-permiso'],
  },
  listarClaves: {
    route: 'GET /api/empresas/claves',
    resumen: 'Las claves de API de la empresa: vigentes primero, luego la más nueva.',
    access: ['empresa'],
    input: z.object({ ...Paginacion }),
    output: z.array(ClaveApi),
    paged: true,
    errors: ['sin-permiso'],
  },
  crearClave: {
    route: 'POST /api/empresas/claves',
    resumen: 'Crea una clave de API. La clave viene solo en esta respuesta.',
    access: ['empresa'],
    input: z.object({
      nombre: texto(60, 1),
      permisos: z
        .array(PermisoClave, { error: 'Elige al menos un permiso' })
        .min(1, { error: 'Elige al menos un permiso' })
        .max(10, { error: 'Elige al menos un permiso' }),
      /** An instant, or the last day it works; a year from now unless said, which is also the longest. */
      venceEn: VenceEn.optional(),
    }),
    output: ClaveApi.extend({ clave: z.string() }),
    status: 201,
    errors: ['sin-permiso', 'empresa-no-activa', 'demasiadas-claves'],
  },
  verClaveDePrueba: {
    route: 'GET /api/empresas/clave-de-prueba',
    resumen: 'La clave con que cualquiera prueba la API donde hay datos de demostración.',
    access: ['publico'],
    input: Vacio,
    output: ClaveDePrueba,
    errors: [],
  },
  rotarClave: {
    route: 'POST /api/empresas/claves/:id/rotar',
    resumen:
      'Crea la clave que reemplaza a esta, con su nombre, permisos y duración. La anterior sirve hasta la fecha elegida.',
    access: ['empresa'],
    input: z.object({
      id: Id,
      /** Until when the old one works: an instant, its last day, or `ahora`; a week unless said, at most 30 days. */
      anteriorHasta: z.union([z.literal('ahora'), VenceEn], { error: 'Escribe una fecha como 2026-11-14' }).optional(),
    }),
    output: ClaveApi.extend({ clave: z.string() }),
    status: 201,
    errors: ['sin-permiso', 'empresa-no-activa', 'clave-api-desconocida', 'clave-no-vigente', 'clave-en-rotacion'],
  },
  verUsoDeClave: {
    route: 'GET /api/empresas/claves/:id/uso',
    resumen: 'Las llamadas de una clave por día, de 30 días si no se dice otra cosa.',
    access: ['empresa'],
    input: z.object({ id: Id, dias: enteroDeConsulta(1, 90).optional() }),
    output: UsoDeClave,
    errors: ['sin-permiso', 'clave-api-desconocida'],
  },
  revocarClave: {
    route: 'DELETE /api/empresas/claves/:id',
    resumen: 'Revoca una clave: deja de servir de inmediato. Repetirlo no cambia nada.',
    access: ['empresa'],
    input: z.object({ id: Id }),
    output: ClaveApi,
    errors: ['sin-permiso', 'clave-api-desconocida'],
  },
})

// The answer's `X-Cursor` of the last time: only what changed since then, and what is still listed.
const cambiosDesde = {
  cambiosDesde: z
    .string()
    .regex(/^\d{1,15}$/, { error: 'Ese cursor no es nuestro' })
    .optional(),
}

/** What a company's system reads with its key, as Bearer or `X-API-Key`. */
export const b2b = defineCalls({
  listarExperienciasB2b: {
    route: 'GET /api/v1/b2b/experiencias',
    resumen:
      'El catálogo publicado, para sistemas de empresas. Mismos filtros que el listado público; con cambiosDesde, solo lo que cambió desde ese X-Cursor.',
    access: ['clave'],
    permiso: 'catalogo:leer',
    input: FiltrosExperiencia.safeExtend(cambiosDesde),
    output: z.array(Experiencia),
    errors: [],
    paged: true,
    etag: true,
  },
  listarProveedoresB2b: {
    route: 'GET /api/v1/b2b/proveedores',
    resumen:
      'Los proveedores visibles, para sistemas de empresas; con cambiosDesde, solo los que cambiaron desde ese X-Cursor.',
    access: ['clave'],
    permiso: 'catalogo:leer',
    input: FiltrosProveedor.extend(cambiosDesde),
    output: z.array(Proveedor),
    errors: [],
    paged: true,
    etag: true,
  },
})

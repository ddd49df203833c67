import { z } from 'zod'
import { NumeroCuenta, TipoCuenta } from './cuenta-bancaria.ts'
import { defineCalls, type Access } from './call.ts'
import {
  Aceptado,
  Email,
  Fecha,
  Id,
  Instante,
  linea,
  PaginacionEnCuerpo,
  Telefono,
  texto,
  textoExacto,
  TipoExperiencia,
} from './comun.ts'
import { TAREAS, TIPOS_DOCUMENTO } from './enumeraciones.ts'
import type { ErrorCode } from './errors.ts'
import { EstadoProveedor } from './proveedores.ts'
import { DOCUMENTO_BYTES, TIPOS_ARCHIVO } from './topes.ts'
import { Clave, Sesion } from './usuarios.ts'
import { REGIONES } from './enumeraciones/regiones.ts'
import { TIPOS_PROVEEDOR, DECISIONES_DE_ALTA } from './enumeraciones/operadores.ts'
import { REGIMENES } from './enumeraciones/dinero.ts'

export const Tarea = z.enum(TAREAS, { error: 'Elige una tarea de la lista' })
export type Tarea = z.infer<typeof Tarea>

export const TipoDocumento = z.enum(TIPOS_DOCUMENTO, { error: 'Elige un documento de la lista' })
export type TipoDocumento = z.infer<typeof TipoDocumento>

const ESTADOS_DOCUMENTO = ['pendiente', 'valido', 'observado', 'vence_pronto', 'vencido'] as const
export const EstadoDocumento = z.enum(ESTADOS_DOCUMENTO)
export type EstadoDocumento = z.infer<typeof EstadoDocumento>

const Rut = texto(20, 1)
const Region = z.enum(
  REGIONES.map(({ codigo }) => codigo),
  { error: 'Elige una región de la lista' },
)
const ComunaCodigo = z.string({ error: 'Elige una comuna' }).regex(/^\d{5}$/, { error: 'Elige una comuna' })

const Sobre = z.object({
  biografia: texto(400, 1),
  idiomas: z
    .array(z.enum(['es', 'en', 'pt', 'fr', 'de', 'it', 'mapudungun', 'rapanui', 'quechua', 'aimara', 'lsch']))
    .min(1, { error: 'Elige al menos un idioma' })
    .max(11),
})
const Contacto = z.object({
  telefono: Telefono,
  region: Region,
  comunaCodigo: ComunaCodigo,
  domicilio: texto(120).optional(),
  sitio: linea(200).optional(),
})
const Identidad = z.object({
  tipoDocumento: z.enum(['RUT', 'PASAPORTE'], { error: 'Elige RUT o pasaporte' }),
  numeroDocumento: textoExacto(20, 1),
  razonSocial: texto(120).optional(),
  representante: texto(80).optional(),
})
const Actividad = z.object({
  categorias: z.array(TipoExperiencia).min(1, { error: 'Elige al menos un tipo de experiencia' }).max(8),
  giro: texto(120, 1),
  regimen: z.enum(REGIMENES.toSorted(), { error: 'Elige un régimen de la lista' }),
})
const Registro = z.object({ sernaturNumero: textoExacto(20), contactoEmergencia: texto(120).optional() })
const CuentaBancaria = z.object({
  banco: texto(60, 1),
  tipoCuenta: TipoCuenta,
  numeroCuenta: NumeroCuenta,
  rutTitular: Rut,
  /** The current password, once an account is kept. */
  password: z.string().max(128).optional(),
})

export const DatosDeAlta = z.object({
  sobre: Sobre.optional(),
  contacto: Contacto.optional(),
  identidad: Identidad.optional(),
  actividad: Actividad.optional(),
  registro: Registro.optional(),
})
export type DatosDeAlta = z.infer<typeof DatosDeAlta>

export const Documento = z.object({
  id: z.string(),
  tipo: TipoDocumento,
  nombre: z.string(),
  estado: EstadoDocumento,
  numero: z.string().nullable(),
  venceEn: Fecha.nullable(),
  observacion: z.string().nullable(),
  verificadoEn: Instante.nullable(),
  fuente: z.string().nullable(),
  subidoEn: Instante,
})
export type Documento = z.infer<typeof Documento>

/** A document that a rule asks for, and why. */
export const Requisito = z.object({
  tipo: TipoDocumento,
  nombre: z.string(),
  porque: z.string(),
  conVencimiento: z.boolean(),
  obligatorio: z.boolean(),
  tarea: Tarea,
})
export type Requisito = z.infer<typeof Requisito>

const EstadoTarea = z.enum(['pendiente', 'completada', 'en_revision', 'observada'])

export const Alta = z.object({
  tipo: z.enum(['anfitrion', 'proveedor']),
  id: z.string(),
  nombre: z.string(),
  estado: EstadoProveedor,
  /** 'Solicitud N.º 1042'. */
  numero: z.int(),
  enviadaEn: Instante.nullable(),
  /** How many wait before this one; null unless it waits. */
  posicion: z.int().nullable(),
  motivo: z.string().nullable(),
  /** Why the sale was stopped, and whether somebody else was asked to look again. */
  suspension: z.object({ motivo: z.string(), desde: Instante, apelada: z.boolean() }).nullable(),
  /** Nothing is sold until then, for three cancellations of its own. */
  pausadaHasta: Instante.nullable(),
  /** It was refused: until when somebody else may be asked to look again, and whether that was done. */
  rechazo: z.object({ apelableHasta: Instante.nullable(), apelado: z.boolean() }).nullable(),
  tareas: z.array(
    z.object({
      clave: Tarea,
      titulo: z.string(),
      porque: z.string(),
      estado: EstadoTarea,
      observacion: z.string().nullable(),
      falta: z.array(z.string()),
    }),
  ),
  datos: DatosDeAlta,
  cuenta: z
    .object({ banco: z.string(), tipoCuenta: z.string(), terminaEn: z.string(), rutTitular: z.string() })
    .nullable(),
  requisitos: z.array(Requisito),
  documentos: z.array(Documento),
  /** Has written an experiencia already, published or not. */
  tieneExperiencias: z.boolean(),
  guardadaEn: Instante,
  acciones: z.object({
    puedeEditar: z.boolean(),
    puedeEnviar: z.boolean(),
    puedePausar: z.boolean(),
    puedeReanudar: z.boolean(),
    puedeApelar: z.boolean(),
  }),
})
export type Alta = z.infer<typeof Alta>

/** Where a paper is read: an address of ours, good for five minutes, that hands it over to be saved. */
const Archivo = z.object({ nombre: z.string(), tipo: z.enum(TIPOS_ARCHIVO), bytes: z.int(), url: z.string() })

type Area = 'anfitrion' | 'provider'
type De = { access: readonly Access[]; errors: ErrorCode[] }
const de: Record<Area, De> = {
  anfitrion: { access: ['anfitrion'], errors: ['sin-permiso'] },
  provider: { access: ['proveedor'], errors: ['sin-permiso'] },
}

const ver = <A extends Area>(area: A) =>
  ({
    route: `GET /api/${area}/alta`,
    resumen: 'Mi alta: tareas, datos, documentos, estado y qué sigue.',
    ...de[area],
    input: z.object({}),
    output: Alta,
  }) as const
const guardar = <A extends Area>(area: A) =>
  ({
    route: `PATCH /api/${area}/alta`,
    resumen: 'Guarda una o varias tareas del alta; lo que no se envía queda igual.',
    access: de[area].access,
    input: DatosDeAlta.extend({ pagos: CuentaBancaria.optional() }),
    output: Alta,
    errors: ['sin-permiso', 'alta-en-revision', 'rut-en-uso'],
  }) as const
const subir = <A extends Area>(area: A) =>
  ({
    route: `POST /api/${area}/documentos`,
    resumen:
      'Sube un documento JPG, PNG o PDF de hasta 10 MB; el cuerpo son sus bytes. Reemplaza al que no está revisado; uno vigente sigue valiendo hasta revisar el nuevo.',
    access: de[area].access,
    input: z.object({
      tipo: TipoDocumento,
      nombre: texto(120, 1),
      numero: textoExacto(40).optional(),
      venceEn: Fecha.optional(),
    }),
    output: Alta,
    status: 201,
    takes: TIPOS_ARCHIVO,
    maxBody: DOCUMENTO_BYTES,
    errors: [
      'sin-permiso',
      'alta-en-revision',
      'documento-no-admitido',
      'documento-demasiado-grande',
      'documento-ilegible',
      'demasiados-intentos',
    ],
  }) as const
const archivo = <A extends Area>(area: A) =>
  ({
    route: `GET /api/${area}/documentos/:documentoId/archivo`,
    resumen: 'Un documento mío, como lo subí: una dirección que vale 5 minutos.',
    access: de[area].access,
    input: z.object({ documentoId: Id }),
    output: Archivo,
    errors: ['sin-permiso', 'documento-desconocido'],
  }) as const
const enviar = <A extends Area>(area: A) =>
  ({
    route: `POST /api/${area}/alta/enviar`,
    resumen: 'Envía el alta a revisión, la primera vez o corregida.',
    access: de[area].access,
    input: z.object({}),
    output: Alta,
    errors: ['sin-permiso', 'alta-incompleta', 'transicion-no-permitida'],
  }) as const
const pausar = <A extends Area>(area: A) =>
  ({
    route: `POST /api/${area}/alta/pausa`,
    resumen: 'Pausa mis ventas por decisión propia, o las reanuda. Lo ya vendido se mantiene.',
    access: de[area].access,
    input: z.object({ acto: z.enum(['reanudar', 'pausar'], { error: 'Elige pausar o reanudar' }) }),
    output: Alta,
    errors: ['sin-permiso', 'transicion-no-permitida', 'pausa-por-cancelaciones'],
  }) as const
const apelar = <A extends Area>(area: A) =>
  ({
    route: `POST /api/${area}/alta/apelar`,
    resumen: 'Apela el rechazo de mi alta, una vez y dentro de 30 días; la revisa otra persona.',
    access: de[area].access,
    input: z.object({ texto: texto(2000, 1) }),
    output: Alta,
    errors: ['sin-permiso', 'transicion-no-permitida', 'rechazo-ya-apelado', 'apelacion-vencida'],
  }) as const

const OperadorEnLista = z.object({
  tipo: z.enum(['anfitrion', 'proveedor']),
  id: z.string(),
  numero: z.int(),
  nombre: z.string(),
  estado: EstadoProveedor,
  region: z.string(),
  categorias: z.array(z.string()),
  enviadaEn: Instante.nullable(),
  documentosPendientes: z.int(),
})
export type OperadorEnLista = z.infer<typeof OperadorEnLista>

/** What an admin sees of one who wants to sell. */
export const OperadorPorRevisar = Alta.extend({
  email: z.string(),
  telefono: z.string().nullable(),
  historial: z.array(
    z.object({
      accion: z.string(),
      en: Instante,
      detalle: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
})
export type OperadorPorRevisar = z.infer<typeof OperadorPorRevisar>

export const altas = defineCalls({
  registrarProveedor: {
    route: 'POST /api/provider/registro',
    resumen: 'Solicita vender como empresa: crea la cuenta, la empresa y su dueño, y abre la sesión de proveedor.',
    access: ['publico'],
    input: z.object({
      nombreComercial: texto(80, 2),
      razonSocial: texto(120, 2),
      rut: Rut,
      tipoProveedor: z.enum(TIPOS_PROVEEDOR, { error: 'Elige un tipo de la lista' }),
      representante: texto(80, 1),
      email: Email,
      telefono: Telefono,
      region: Region,
      comunaCodigo: ComunaCodigo,
      sitio: linea(200).optional(),
      password: Clave,
      aceptaTerminos: Aceptado,
    }),
    output: Sesion.extend({ numero: z.int() }),
    status: 201,
    errors: ['rut-en-uso', 'correo-en-uso', 'demasiados-intentos'],
  },
  verAltaDeAnfitrion: ver('anfitrion'),
  guardarAltaDeAnfitrion: guardar('anfitrion'),
  subirDocumentoDeAnfitrion: subir('anfitrion'),
  verArchivoDeAnfitrion: archivo('anfitrion'),
  enviarAltaDeAnfitrion: enviar('anfitrion'),
  pausarAnfitrion: pausar('anfitrion'),
  apelarRechazoDeAnfitrion: apelar('anfitrion'),
  verAltaDeProveedor: ver('provider'),
  guardarAltaDeProveedor: guardar('provider'),
  subirDocumentoDeProveedor: subir('provider'),
  verArchivoDeProveedor: archivo('provider'),
  enviarAltaDeProveedor: enviar('provider'),
  pausarProveedor: pausar('provider'),
  apelarRechazoDeProveedor: apelar('provider'),
  listarOperadores: {
    route: 'POST /api/admin/operadores/buscar',
    resumen: 'Anfitriones y proveedores, quien espera hace más tiempo primero; `q` busca por nombre, RUT o número.',
    consulta: true,
    access: ['admin'],
    input: z.object({
      ...PaginacionEnCuerpo,
      estado: EstadoProveedor.optional(),
      tipo: z.enum(['anfitrion', 'proveedor'], { error: 'Elige un tipo de la lista' }).optional(),
      q: z.string().trim().max(100).optional(),
    }),
    output: z.array(OperadorEnLista),
    paged: true,
    errors: ['sin-permiso'],
  },
  verOperador: {
    route: 'GET /api/admin/operadores/:operadorId',
    resumen: 'Todo lo que un operador declaró, sus documentos y lo decidido.',
    access: ['admin'],
    input: z.object({ operadorId: Id }),
    output: OperadorPorRevisar,
    errors: ['operador-desconocido'],
  },
  verDocumentoDeOperador: {
    route: 'GET /api/admin/operadores/:operadorId/documentos/:documentoId',
    resumen: 'El archivo de un documento, por una dirección que vale 5 minutos; queda anotado quién lo abrió.',
    access: ['admin'],
    input: z.object({ operadorId: Id, documentoId: Id }),
    output: Archivo,
    errors: ['sin-permiso', 'operador-desconocido', 'documento-desconocido'],
  },
  decidirOperador: {
    route: 'POST /api/admin/operadores/:operadorId/decidir',
    resumen: 'Toma, revisa documentos, aprueba, pide cambios o rechaza con regla y motivo.',
    access: ['admin'],
    input: z.object({
      operadorId: Id,
      decision: z.enum(DECISIONES_DE_ALTA, {
        error: 'Elige una decisión de la lista',
      }),
      /** What was checked and how; `observado` needs its observation. */
      documentos: z
        .array(
          z.object({
            id: Id,
            estado: z.enum(['valido', 'observado'], { error: 'Elige válido u observado' }),
            observacion: texto(280).optional(),
            fuente: texto(120).optional(),
            venceEn: Fecha.optional(),
          }),
        )
        .max(20)
        .optional(),
      tareas: z
        .array(z.object({ clave: Tarea, observacion: texto(280, 1) }))
        .max(6)
        .optional(),
      regla: texto(120).optional(),
      motivo: texto(500).optional(),
    }),
    output: OperadorPorRevisar,
    errors: [
      'sin-permiso',
      'operador-desconocido',
      'documento-desconocido',
      'documentos-pendientes',
      'transicion-no-permitida',
      'caso-tomado',
      'caso-de-otra-persona',
    ],
  },
})

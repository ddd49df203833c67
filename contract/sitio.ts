import { z } from 'zod'
import { BANCOS } from './bancos.ts'
import { defineCalls } from './call.ts'
import { Email, Id, Instante, texto, textoExacto, Vacio } from './comun.ts'
import { NumeroCuenta, TipoCuenta } from './cuenta-bancaria.ts'
import type { ErrorCode } from './errors.ts'
import { FOTO_BYTES, TIPOS_LOGO } from './topes.ts'

const Escrito = z.string().nullable()

/** Who runs the site, as everybody may know it; null is what nobody wrote yet, and nothing stands in its place. */
export const Sitio = z.object({
  marca: z.string(),
  marcaCorta: z.string(),
  lema: Escrito,
  /** As people know whoever runs it: the brand where they have no other name. */
  empresa: z.string(),
  razonSocial: Escrito,
  /** 12.345.678-5 */
  rut: Escrito,
  giro: Escrito,
  direccion: Escrito,
  ciudad: Escrito,
  representante: Escrito,
  correo: Escrito,
  telefono: Escrito,
  telefonoHorario: Escrito,
  /** Business days in which a person answers; null while nothing is promised. */
  diasDeRespuesta: z.int().nullable(),
  redes: z.array(z.object({ red: z.string(), url: z.string() })),
  /** '#0e5a6b'; null where they are those of the product. */
  colores: z.object({ primario: z.string(), acento: z.string() }).nullable(),
  /** With the addresses of its file and of the icons made from it; null where the mark is that of the product. */
  logo: z
    .object({
      url: z.string(),
      ancho: z.int(),
      alto: z.int(),
      iconos: z.object({
        chico: z.string(),
        apple: z.string(),
        mediano: z.string(),
        grande: z.string(),
        recortable: z.string(),
      }),
    })
    .nullable(),
  /** Whether there is an account that a company can transfer to. */
  aceptaTransferencias: z.boolean(),
})
export type Sitio = z.infer<typeof Sitio>

export const CuentaDelSitio = z.object({
  titular: z.string(),
  rut: z.string(),
  banco: z.string(),
  tipoCuenta: TipoCuenta,
  numeroCuenta: z.string(),
  email: z.string().nullable(),
})
export type CuentaDelSitio = z.infer<typeof CuentaDelSitio>

const ESTADOS_DE_CUENTA_DEL_SITIO = ['propuesta', 'vigente', 'anterior', 'rechazada'] as const
export type EstadoDeCuentaDelSitio = (typeof ESTADOS_DE_CUENTA_DEL_SITIO)[number]

export const PropuestaDeCuenta = z.object({
  id: z.string(),
  estado: z.enum(ESTADOS_DE_CUENTA_DEL_SITIO),
  /** Null takes the account away: nothing is transferred to us any more. */
  cuenta: CuentaDelSitio.nullable(),
  motivo: z.string(),
  propuestaPor: z.string(),
  propuestaEn: Instante,
  decididaPor: z.string().nullable(),
  decididaEn: Instante.nullable(),
  /** Why it was refused. */
  observacion: z.string().nullable(),
})
export type PropuestaDeCuenta = z.infer<typeof PropuestaDeCuenta>

export const EstadoDelSitio = z.object({
  /** What nobody wrote yet, and what does not work meanwhile. */
  faltan: z.array(z.object({ campo: z.string(), nombre: z.string(), efecto: z.string().nullable() })),
  /** The account in force; of a demonstration, its own. */
  cuenta: CuentaDelSitio.nullable(),
  /** The one that waits for a second person. */
  propuesta: PropuestaDeCuenta.nullable(),
  /** The last first. */
  historia: z.array(PropuestaDeCuenta),
  acciones: z.object({ puedeProponer: z.boolean(), puedeAprobar: z.boolean(), puedeRechazar: z.boolean() }),
})
export type EstadoDelSitio = z.infer<typeof EstadoDelSitio>

const CuentaEscrita = z.object({
  titular: texto(140, 1),
  rut: textoExacto(20, 1),
  banco: z.enum(BANCOS, { error: 'Elige un banco de la lista' }),
  tipoCuenta: TipoCuenta,
  numeroCuenta: NumeroCuenta,
  email: z.union([z.literal('').transform(() => null), Email]).nullish(),
})

const DE_CUENTA: ErrorCode[] = ['sin-permiso', 'transicion-no-permitida']

export const sitio = defineCalls({
  verSitio: {
    route: 'GET /api/v1/sitio',
    resumen: 'Quién opera el sitio: marca, empresa, contacto y en cuántos días responde.',
    access: ['publico'],
    input: Vacio,
    output: Sitio,
    errors: [],
  },
  verCuentaParaTransferir: {
    route: 'GET /api/empresas/cuenta-para-transferir',
    resumen: 'La cuenta a la que se transfiere; null mientras no hay una.',
    access: ['empresa'],
    input: Vacio,
    output: z.object({ cuenta: CuentaDelSitio.nullable() }),
    errors: [],
  },
  verEstadoDelSitio: {
    route: 'GET /api/admin/sitio',
    resumen: 'Lo que falta por escribir de quien opera el sitio, y su cuenta bancaria con su historia.',
    access: ['admin'],
    input: Vacio,
    output: EstadoDelSitio,
    errors: ['sin-permiso'],
  },
  subirLogoDelSitio: {
    route: 'POST /api/admin/sitio/logo',
    resumen:
      'Pone el logo del sitio y hace sus íconos; el cuerpo son sus bytes. Rige al instante, como una versión más de los datos.',
    access: ['admin'],
    input: Vacio,
    output: Sitio,
    takes: TIPOS_LOGO,
    maxBody: FOTO_BYTES,
    errors: [
      'sin-permiso',
      'foto-no-admitida',
      'foto-demasiado-grande',
      'foto-ilegible',
      'foto-desproporcionada',
      'transicion-no-permitida',
      'version-anterior',
      'demasiados-intentos',
    ],
  },
  quitarLogoDelSitio: {
    route: 'DELETE /api/admin/sitio/logo',
    resumen: 'Quita el logo del sitio, con otra versión de los datos.',
    access: ['admin'],
    input: Vacio,
    output: Sitio,
    errors: ['sin-permiso', 'transicion-no-permitida', 'version-anterior'],
  },
  proponerCuentaDelSitio: {
    route: 'POST /api/admin/sitio/cuenta',
    resumen: 'Propone la cuenta a la que se transfiere, o ninguna; rige cuando la aprueba otra persona.',
    access: ['admin'],
    input: z.object({ cuenta: CuentaEscrita.nullable(), motivo: texto(500, 1) }),
    output: EstadoDelSitio,
    status: 201,
    errors: DE_CUENTA,
  },
  decidirCuentaDelSitio: {
    route: 'POST /api/admin/sitio/cuenta/:id/decision',
    resumen: 'Aprueba o rechaza una cuenta propuesta. Quien la propuso solo puede retirarla.',
    access: ['admin'],
    input: z.object({
      id: Id,
      decision: z.enum(['aprobar', 'rechazar'], { error: 'Elige aprobar o rechazar' }),
      motivo: texto(500).nullish(),
    }),
    output: EstadoDelSitio,
    errors: [...DE_CUENTA, 'cuenta-desconocida', 'aprueba-otra-persona'],
  },
})

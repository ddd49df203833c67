import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Instante, Paginacion, texto, Vacio } from './comun.ts'
import type { ErrorCode } from './errors.ts'
import { MODOS_DE_PAGO } from './enumeraciones/dinero.ts'

const Cuenta = z.int().min(0)

export const Salud = z.object({
  en: Instante,
  /** Work that waits, by kind; the longest wait first. `fallando` was tried and will be again. */
  trabajos: z.array(
    z.object({ trabajo: z.string(), esperando: Cuenta, fallando: Cuenta, enCurso: Cuenta, desde: Instante.nullable() }),
  ),
  /** Given up after all tries; each waits for one of us. */
  cartas: z.object({ cantidad: Cuenta, desde: Instante.nullable() }),
  correo: z.object({
    destino: z.enum(['smtp', 'archivos']),
    pendientes: Cuenta,
    desde: Instante.nullable(),
    fallidos: Cuenta,
    /** The server of their address will never take them. */ rechazados: Cuenta,
    /** Since when the mail server has taken none of ours; null where it does. */ sinServidorDesde: Instante.nullable(),
    enviadosHoy: Cuenta,
  }),
  pagos: z.object({
    modo: z.enum(MODOS_DE_PAGO),
    ultimoAviso: Instante.nullable(),
    sinAplicar: Cuenta,
    avisosFallidos: Cuenta,
    desconocidos: Cuenta,
    desconocidoDesde: Instante.nullable(),
    /** Since when the provider does not take our key, until finanzas settles it. */ llaveRechazadaDesde:
      Instante.nullable(),
  }),
  /** The last time that every promise was looked at; null before the first. */
  comprobacion: z
    .object({ en: Instante, rotas: z.array(z.object({ invariante: z.string(), caso: z.string() })) })
    .nullable(),
  /** `propios`: those of the embedded database; a PostgreSQL has its own way. */
  respaldos: z.object({
    propios: z.boolean(),
    ultimoEn: Instante.nullable(),
    bytes: z.int().nullable(),
    /** Photos and papers that the last copy holds; null while a bucket keeps them or no copy had any. */ archivos: z
      .object({ cantidad: Cuenta, bytes: z.int() })
      .nullable(),
    probado: z.object({ en: Instante, fallas: Cuenta }).nullable(),
  }),
  almacenamiento: z.object({ baseBytes: z.int(), fotos: Cuenta, fotosBytes: z.int(), libreBytes: z.int().nullable() }),
})
export type Salud = z.infer<typeof Salud>

export const CartaMuerta = z.object({
  id: z.string(),
  trabajo: z.string(),
  error: z.string(),
  en: Instante,
  /** Ids of what it was about. */ sobre: z.array(z.string()),
})
export type CartaMuerta = z.infer<typeof CartaMuerta>

/** A notice of the payment provider that was tried until it was given up. */
export const AvisoFallido = z.object({
  id: z.string(),
  tipo: z.string(),
  error: z.string(),
  intentos: Cuenta,
  recibidoEn: Instante,
})
export type AvisoFallido = z.infer<typeof AvisoFallido>

/** A mail that the server of its address refused for good, with the code by which it did. */
export const CorreoRechazado = z.object({
  id: z.string(),
  clase: z.string(),
  para: z.string(),
  codigo: z.string(),
  en: Instante,
})
export type CorreoRechazado = z.infer<typeof CorreoRechazado>

const DecisionDeCorreo = {
  input: z.object({ correoId: Id, motivo: texto(500, 1) }),
  output: Vacio,
  errors: ['sin-permiso', 'carta-desconocida', 'carta-ya-atendida'] satisfies ErrorCode[],
}

const DecisionDeAviso = {
  input: z.object({ avisoId: Id, motivo: texto(500, 1) }),
  output: Vacio,
  errors: ['sin-permiso', 'carta-desconocida', 'carta-ya-atendida'] satisfies ErrorCode[],
}

const Decision = {
  input: z.object({ cartaId: Id, motivo: texto(500, 1) }),
  output: Vacio,
  errors: ['sin-permiso', 'carta-desconocida', 'carta-ya-atendida'] satisfies ErrorCode[],
}

export const salud = defineCalls({
  verSalud: {
    route: 'GET /api/admin/salud',
    resumen: 'Colas, correo, pagos, promesas, respaldos y almacenamiento.',
    access: ['admin'],
    input: Vacio,
    output: Salud,
    errors: ['sin-permiso'],
  },
  comprobarAhora: {
    route: 'POST /api/admin/salud/comprobar',
    resumen: 'Comprueba ahora todas las promesas de los datos.',
    access: ['admin'],
    input: Vacio,
    output: Salud,
    errors: ['sin-permiso'],
  },
  listarCartasMuertas: {
    route: 'GET /api/admin/salud/cartas',
    resumen: 'Trabajos que fallaron hasta agotar sus intentos, el más antiguo primero.',
    access: ['admin'],
    input: z.object(Paginacion),
    output: z.array(CartaMuerta),
    paged: true,
    errors: ['sin-permiso'],
  },
  repetirCarta: {
    route: 'POST /api/admin/salud/cartas/:cartaId/repetir',
    resumen: 'Vuelve a poner en la cola un trabajo fallido.',
    access: ['admin'],
    ...Decision,
  },
  listarAvisosFallidos: {
    route: 'GET /api/admin/salud/avisos',
    resumen: 'Avisos del medio de pago que no se pudieron aplicar, el más antiguo primero.',
    access: ['admin'],
    input: z.object(Paginacion),
    output: z.array(AvisoFallido),
    paged: true,
    errors: ['sin-permiso'],
  },
  repetirAviso: {
    route: 'POST /api/admin/salud/avisos/:avisoId/repetir',
    resumen: 'Aplica otra vez un aviso del medio de pago, con todos sus intentos.',
    access: ['admin'],
    ...DecisionDeAviso,
  },
  descartarAviso: {
    route: 'POST /api/admin/salud/avisos/:avisoId/descartar',
    resumen: 'Da por perdido un aviso del medio de pago.',
    access: ['admin'],
    ...DecisionDeAviso,
  },
  listarCorreosRechazados: {
    route: 'GET /api/admin/salud/correos',
    resumen: 'Correos que el servidor de su dirección no aceptará nunca, el más antiguo primero.',
    access: ['admin'],
    input: z.object(Paginacion),
    output: z.array(CorreoRechazado),
    paged: true,
    errors: ['sin-permiso'],
  },
  repetirCorreo: {
    route: 'POST /api/admin/salud/correos/:correoId/repetir',
    resumen: 'Vuelve a enviar un correo rechazado.',
    access: ['admin'],
    ...DecisionDeCorreo,
  },
  descartarCorreo: {
    route: 'POST /api/admin/salud/correos/:correoId/descartar',
    resumen: 'Da por perdido un correo rechazado.',
    access: ['admin'],
    ...DecisionDeCorreo,
  },
  descartarCarta: {
    route: 'POST /api/admin/salud/cartas/:cartaId/descartar',
    resumen: 'Da por perdido un trabajo fallido.',
    access: ['admin'],
    ...Decision,
  },
})

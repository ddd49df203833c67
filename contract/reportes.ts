import { z } from 'zod'
import { defineCalls, type Access } from './call.ts'
import { Id, Instante, texto } from './comun.ts'
import type { ErrorCode } from './errors.ts'

/** What a message may be reported for. */
const MOTIVOS_REPORTE = ['insultos', 'acoso', 'fraude', 'fuera_de_la_plataforma', 'otro'] as const
export const MotivoReporte = z.enum(MOTIVOS_REPORTE, { error: 'Elige un motivo de la lista' })
export type MotivoReporte = z.infer<typeof MotivoReporte>

export const DECISIONES_REPORTE = ['ocultar', 'advertir', 'descartar'] as const
const Decision = z.enum(DECISIONES_REPORTE, { error: 'Elige una decisión' })
const Lado = z.enum(['viajero', 'operador'])

/** A reported message with what stands around it, and nothing else of its thread. */
export const MensajeReportado = z.object({
  id: z.string(),
  codigo: z.string(),
  nombreExperiencia: z.string(),
  /** At most two messages before it and two after it; mail addresses and phone numbers are blotted out. */
  contexto: z.array(
    z.object({
      lado: Lado,
      autor: z.string(),
      texto: z.string(),
      tieneFoto: z.boolean(),
      esElReportado: z.boolean(),
      creadoEn: Instante,
    }),
  ),
  reportes: z.array(z.object({ lado: Lado, motivo: MotivoReporte, detalle: z.string(), en: Instante })),
  oculto: z.boolean(),
  decision: Decision.nullable(),
  razon: z.string().nullable(),
  acciones: z.object({ puedeDecidir: z.boolean() }),
})
export type MensajeReportado = z.infer<typeof MensajeReportado>

const reportar = <R extends `POST /api/${string}`, K extends string>(
  route: R,
  key: K,
  access: readonly Access[],
  errors: ErrorCode[],
) =>
  ({
    route,
    access,
    resumen: 'Avisa que un mensaje de la otra parte rompe las reglas; lo revisa una persona.',
    input: z.object({ [key]: Id, mensajeId: Id, motivo: MotivoReporte, detalle: texto(500).optional() } as {
      [P in K]: typeof Id
    } & { mensajeId: typeof Id; motivo: typeof MotivoReporte; detalle: z.ZodOptional<z.ZodString> }),
    output: z.object({ recibido: z.literal(true) }),
    errors: [
      ...errors,
      'mensaje-desconocido',
      'mensaje-propio',
      'mensaje-ya-reportado',
      'demasiados-intentos',
    ] as ErrorCode[],
  }) as const

const DE_REPORTE = ['sin-permiso', 'mensaje-desconocido'] as const

export const reportes = defineCalls({
  reportarMensaje: reportar(
    'POST /api/reservas/:id/mensajes/:mensajeId/reportar',
    'id',
    ['viajero', 'invitado'],
    ['reserva-desconocida', 'reserva-ajena', 'clave-de-reserva-requerida'],
  ),
  reportarMensajeDeAnfitrion: reportar(
    'POST /api/anfitrion/conversaciones/:hiloId/mensajes/:mensajeId/reportar',
    'hiloId',
    ['anfitrion'],
    ['reserva-desconocida', 'sin-permiso'],
  ),
  reportarMensajeDeProveedor: reportar(
    'POST /api/provider/conversaciones/:hiloId/mensajes/:mensajeId/reportar',
    'hiloId',
    ['proveedor'],
    ['reserva-desconocida', 'sin-permiso'],
  ),
  verMensajeReportado: {
    route: 'GET /api/admin/mensajes-reportados/:mensajeId',
    resumen: 'Un mensaje reportado con lo que lo rodea; cada vista queda en la auditoría.',
    access: ['admin'],
    input: z.object({ mensajeId: Id }),
    output: MensajeReportado,
    errors: [...DE_REPORTE, 'decide-otra-persona'],
  },
  decidirMensajeReportado: {
    route: 'POST /api/admin/mensajes-reportados/:mensajeId/decidir',
    resumen: 'Retira el mensaje, advierte a quien lo escribió o descarta el reporte; las dos partes reciben la razón.',
    access: ['admin'],
    input: z.object({ mensajeId: Id, decision: Decision, razon: texto(500, 5) }),
    output: MensajeReportado,
    errors: [...DE_REPORTE, 'transicion-no-permitida', 'caso-tomado', 'decide-otra-persona'],
  },
})

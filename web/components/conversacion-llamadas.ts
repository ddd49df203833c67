import type { Hilo, Mensaje } from '#contract/mensajes.ts'
import type { MotivoReporte } from '#contract/reportes.ts'
import { api } from '#web/api/api.ts'

export type LadoWeb = 'viajero' | 'anfitrion' | 'proveedor'

export const RUTAS: Record<LadoWeb, string> = {
  viajero: '/mensajes',
  anfitrion: '/anfitrion/mensajes',
  proveedor: '/proveedor/mensajes',
}

export const LLAMADAS = {
  viajero: { lista: 'listarConversaciones' },
  anfitrion: {
    lista: 'listarConversacionesDeAnfitrion',
    ver: 'verConversacionDeAnfitrion',
    escribir: 'escribirMensajeDeAnfitrion',
    leer: 'leerConversacionDeAnfitrion',
    adjunto: 'verAdjuntoDeAnfitrion',
    reportar: 'reportarMensajeDeAnfitrion',
  },
  proveedor: {
    lista: 'listarConversacionesDeProveedor',
    ver: 'verConversacionDeProveedor',
    escribir: 'escribirMensajeDeProveedor',
    leer: 'leerConversacionDeProveedor',
    adjunto: 'verAdjuntoDeProveedor',
    reportar: 'reportarMensajeDeProveedor',
  },
} as const

export interface HiloWeb {
  lado: LadoWeb
  codigo: string
  /** A guest's key; null with an account. */
  clave: string | null
}

export interface MensajeNuevo {
  texto: string
  foto?: string
}

export const pedirHilo = ({ lado, codigo, clave }: HiloWeb, antesDe?: string): Promise<Hilo> =>
  lado === 'viajero'
    ? api.call('verConversacion', { id: codigo, ...(antesDe && { antesDe }) }, { clave })
    : api.call(LLAMADAS[lado].ver, { hiloId: codigo, ...(antesDe && { antesDe }) })

export const enviarMensaje = ({ lado, codigo, clave }: HiloWeb, mensaje: MensajeNuevo): Promise<Mensaje> =>
  lado === 'viajero'
    ? api.call('escribirMensaje', { id: codigo, ...mensaje }, { clave })
    : api.call(LLAMADAS[lado].escribir, { hiloId: codigo, ...mensaje })

export const marcarLeido = ({ lado, codigo, clave }: HiloWeb): Promise<unknown> =>
  lado === 'viajero'
    ? api.call('leerConversacion', { id: codigo }, { clave })
    : api.call(LLAMADAS[lado].leer, { hiloId: codigo })

export const pedirAdjunto = ({ lado, codigo, clave }: HiloWeb, adjuntoId: string) =>
  lado === 'viajero'
    ? api.call('verAdjunto', { id: codigo, adjuntoId }, { clave })
    : api.call(LLAMADAS[lado].adjunto, { hiloId: codigo, adjuntoId })

export const enviarReporte = (
  { lado, codigo, clave }: HiloWeb,
  reporte: { mensajeId: string; motivo: MotivoReporte; detalle?: string },
): Promise<unknown> =>
  lado === 'viajero'
    ? api.call('reportarMensaje', { id: codigo, ...reporte }, { clave })
    : api.call(LLAMADAS[lado].reportar, { hiloId: codigo, ...reporte })

export const llaveDe = ({ lado, codigo, clave }: HiloWeb) => ['conversacion', lado, codigo, clave]

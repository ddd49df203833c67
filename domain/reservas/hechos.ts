import type { TipoAviso } from '#contract/avisos.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import type { Derecho } from '#contract/usuarios.ts'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { tieneDerecho } from '#domain/permisos/equipos.ts'
import type { CausaCancelacion } from './cancelacion.ts'

/** The operador of a booking did not do these; `rechazada` one of them did, and the others hear of it. */
export type Hecho = 'vendida' | 'por_aceptar' | 'sin_respuesta' | 'rechazada' | 'cancelada' | 'movida'

export const TIPO_DE_HECHO: Record<Hecho, TipoAviso> = {
  vendida: 'venta',
  por_aceptar: 'por_aceptar',
  sin_respuesta: 'por_aceptar',
  rechazada: 'por_aceptar',
  cancelada: 'venta_cambiada',
  movida: 'venta_cambiada',
}

const PIDE: Record<Hecho, Derecho> = {
  vendida: 'ventas',
  por_aceptar: 'decidir',
  sin_respuesta: 'decidir',
  rechazada: 'decidir',
  cancelada: 'ventas',
  movida: 'ventas',
}

/** Whoever runs the business; whoever leads the departure hears that somebody comes no more, or comes now. */
export function recibeHecho(
  hecho: Hecho,
  { papel, usuarioId }: { papel: RolProveedor; usuarioId: string },
  guiaId: string | null,
): boolean {
  return (
    tieneDerecho(papel, PIDE[hecho]) ||
    (TIPO_DE_HECHO[hecho] === 'venta_cambiada' && papel === 'guia' && usuarioId === guiaId)
  )
}

/** The kinds of notice that somebody of that role may get. */
export function tiposDeVenta(papel: RolProveedor): TipoAviso[] {
  const quien = { papel, usuarioId: '' }
  return [
    ...new Set(
      (Object.keys(TIPO_DE_HECHO) as Hecho[])
        .filter((hecho) => recibeHecho(hecho, quien, quien.usuarioId))
        .map((hecho) => TIPO_DE_HECHO[hecho]),
    ),
  ]
}

interface Cancelada {
  /** Before it was cancelled. */
  estado: EstadoReserva
  confirmacion: 'inmediata' | 'solicitud'
  /** Its whole departure was called off: that was said once. */
  suspendida: boolean
  causa: CausaCancelacion
}

/** Of a booking that they had heard of, ended by somebody else. */
export function avisaCancelacion({ estado, confirmacion, suspendida, causa }: Cancelada): boolean {
  const laConocian = estado === 'confirmada' || (estado === 'pagada' && confirmacion === 'solicitud')
  return laConocian && !suspendida && (causa === 'viajero' || causa === 'plataforma')
}

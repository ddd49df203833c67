import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Messages of one frame of our own origin, and of no other window. */
export function useMensajes<Mensaje extends { tipo: string }>(
  frame: RefObject<HTMLIFrameElement | null>,
  onMensaje: (mensaje: Mensaje) => void,
): void {
  const receive = useEffectEvent(({ origin, source, data }: MessageEvent<Mensaje | undefined>) => {
    if (origin !== window.location.origin || !source || source !== frame.current?.contentWindow) return
    if (typeof data?.tipo === 'string') onMensaje(data)
  })
  useEffect(() => {
    const listener = (event: MessageEvent): void => receive(event as MessageEvent<Mensaje | undefined>)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
}

export type MensajeDeMarco =
  | { tipo: 'listo'; alto: number }
  | { tipo: 'cambio'; completo: boolean }
  | { tipo: 'resultado'; estado: 'exitoso' | 'fallido' | 'requiere_accion'; codigo?: string; mensaje?: string }

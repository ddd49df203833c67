import { useRef, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ResultadoPago } from './resultado-pago.ts'
import { type MensajeDeMarco, useMensajes } from './use-mensajes.ts'

type VerificacionBancoProps = {
  intento: { id: string; clientSecret: string }
  isOpen: boolean
  onResultado: (resultado: ResultadoPago) => void
}

/** The bank's own step, in its frame. Leaving it is an answer too. */
export function VerificacionBanco({ intento, isOpen, onResultado }: VerificacionBancoProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(320)

  useMensajes<MensajeDeMarco>(frame, (mensaje) => {
    if (mensaje.tipo === 'listo') setHeight(mensaje.alto)
    if (mensaje.tipo !== 'resultado' || mensaje.estado === 'requiere_accion') return
    if (mensaje.codigo === 'sin_conexion') onResultado({ estado: 'dudoso' })
    else
      onResultado(
        mensaje.estado === 'exitoso'
          ? { estado: 'exitoso' }
          : { estado: 'fallido', codigo: mensaje.codigo ?? 'authentication_failure', yaMostrado: false },
      )
  })

  const src = `/sandbox/stripe/verificacion?${new URLSearchParams({ pi: intento.id, client_secret: intento.clientSecret })}`
  return (
    <Dialog
      open={isOpen}
      isDirty
      size="small"
      title="Verificación de tu banco"
      onOpenChange={() => onResultado({ estado: 'fallido', codigo: 'verificacion_cerrada', yaMostrado: false })}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: its origin is how both sides know each other */}
      <iframe
        ref={frame}
        src={src}
        title="Verificación de tu banco"
        height={height}
        className="-mx-1.5 -mb-3.5 block w-[calc(100%+0.75rem)] sm:-mb-1.5"
      />
    </Dialog>
  )
}

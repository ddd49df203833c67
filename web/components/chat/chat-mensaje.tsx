import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { sinPartir } from '#web/ui/formato.ts'
import { formatHora } from '#web/ui/horas.ts'
import { ChatRespuesta } from './chat-respuesta.tsx'
import type { Mensaje } from './conversacion.ts'

type ChatMensajeProps = { mensaje: Mensaje; onReintentar: (() => void) | undefined }

export function ChatMensaje({
  mensaje: { sender, content, timestamp, respuesta, fallo },
  onReintentar,
}: ChatMensajeProps) {
  return (
    <div className="grid gap-3">
      <Globo sender={sender} hora={timestamp} isFalla={fallo !== undefined}>
        {sinPartir(content)}
        {fallo?.detalle && <span className="mt-1 block text-small">{fallo.detalle}</span>}
      </Globo>
      {onReintentar && (
        <Button
          variant="outline"
          size="dense"
          icon={<RotateCcw size={16} aria-hidden />}
          onClick={onReintentar}
          className="justify-self-start"
        >
          Reintentar
        </Button>
      )}
      {respuesta && <ChatRespuesta respuesta={respuesta} />}
    </div>
  )
}

type GloboProps = { sender: Mensaje['sender']; hora?: string; isFalla?: boolean; children: ReactNode }

const miLugar = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export function Globo({ sender, hora, isFalla = false, children }: GloboProps) {
  const isMia = sender === 'user'
  return (
    <div
      className={cx(
        'grid max-w-[min(85%,33rem)] gap-1',
        isMia ? 'justify-items-end self-end justify-self-end' : 'justify-items-start self-start',
      )}
    >
      <p
        className={cx(
          'rounded-card px-4 py-3 wrap-anywhere whitespace-pre-line',
          isMia ? 'rounded-br-chip bg-primary text-on-primary' : 'rounded-bl-chip',
          !isMia && (isFalla ? 'bg-danger-soft text-danger-soft-text' : 'bg-surface-2 text-text'),
        )}
      >
        <span className="sr-only">{isMia ? 'Tú: ' : 'Matheus: '}</span>
        {children}
      </p>
      {hora && (
        <time dateTime={hora} className="px-1 text-caption text-text-3">
          {formatHora(hora, miLugar())}
        </time>
      )}
    </div>
  )
}

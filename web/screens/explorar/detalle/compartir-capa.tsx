import { Mail, MessageCircle } from 'lucide-react'
import type { RefObject } from 'react'
import PopoverAnclado from '#web/components/popover-anclado.tsx'
import { buttonClass } from '#web/ui/button-styles.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

type CompartirCapaProps = { ancla: RefObject<HTMLElement | null>; nombre: string; url: string; onClose: () => void }

export default function CompartirCapa({ ancla, nombre, url, onClose }: CompartirCapaProps) {
  const texto = `${nombre}: ${url}`
  return (
    <PopoverAnclado ancla={ancla} label="Compartir" align="end" onClose={onClose} className="w-80">
      <div className="grid gap-3">
        <p className="font-semibold">Compartir</p>
        <p className="rounded-control bg-surface-2 px-3 py-2 text-small break-all text-text-2 select-all">{url}</p>
        <CopyButton value={url} label="Copiar enlace" doneLabel="Enlace copiado" isWide />
        <div className="grid grid-cols-2 gap-3">
          <a href={`https://wa.me/?text=${encodeURIComponent(texto)}`} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'outline' })}>
            <MessageCircle size={20} aria-hidden />
            WhatsApp
          </a>
          <a href={`mailto:?subject=${encodeURIComponent(nombre)}&body=${encodeURIComponent(texto)}`} className={buttonClass({ variant: 'outline' })}>
            <Mail size={20} aria-hidden />
            Correo
          </a>
        </div>
      </div>
    </PopoverAnclado>
  )
}

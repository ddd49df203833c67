import { Mail, MessageCircle } from 'lucide-react'
import { buttonClass } from '#web/ui/button-styles.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** The link itself, which stays selectable whatever fails, and three ways to send it. */
export function CompartirOpciones({
  nombre,
  url,
  isPrincipal = false,
}: {
  nombre: string
  url: string
  isPrincipal?: boolean
}) {
  const texto = `${nombre}: ${url}`
  return (
    <>
      <p className="rounded-control border border-border bg-surface-2 px-3 py-2 truncate in-[[role=dialog]]:bg-well text-small text-text-2 select-all">
        {url}
      </p>
      <CopyButton
        value={url}
        label="Copiar enlace"
        doneLabel="Enlace copiado"
        variant={isPrincipal ? 'primary' : 'outline'}
        isWide
      />
      <div className="grid grid-cols-2 gap-3">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(texto)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline' })}
        >
          <MessageCircle size={20} aria-hidden />
          WhatsApp
        </a>
        <a
          href={`mailto:?subject=${encodeURIComponent(nombre)}&body=${encodeURIComponent(texto)}`}
          className={buttonClass({ variant: 'outline' })}
        >
          <Mail size={20} aria-hidden />
          Correo
        </a>
      </div>
    </>
  )
}

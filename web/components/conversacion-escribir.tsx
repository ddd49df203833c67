import { useMutation } from '@tanstack/react-query'
import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Mensaje } from '#contract/mensajes.ts'
import { TIPOS_FOTO } from '#contract/topes.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { achicarFoto } from './achicar-foto.ts'
import { enviarMensaje, type HiloWeb } from './conversacion-llamadas.ts'

/** The line to answer, always within reach. */
export function ConversacionEscribir({ hilo, onSent }: { hilo: HiloWeb; onSent: (mensaje: Mensaje) => void }) {
  const [texto, setTexto] = useState('')
  const [foto, setFoto] = useState<string | null>(null)
  const [error, setError] = useState('')
  const archivo = useRef<HTMLInputElement>(null)
  const enviar = useMutation({
    mutationFn: () => enviarMensaje(hilo, { texto: texto.trim() || 'Te envío una foto', ...(foto && { foto }) }),
    onSuccess: (mensaje) => {
      setTexto('')
      setFoto(null)
      onSent(mensaje)
    },
    onError: (failure) => setError(detalleDe(failure)),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(texto.trim() || foto ? '' : 'Escribe un mensaje')
    if ((texto.trim() || foto) && !enviar.isPending) enviar.mutate()
  }

  async function elegir(file: File | undefined) {
    if (!file) return
    setError('')
    try {
      setFoto(await achicarFoto(file))
    } catch {
      setError('No pudimos leer esa foto. Prueba con una JPEG, PNG o WebP')
    }
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      data-sticky-bar
      className="sticky bottom-0 z-bar -mx-4 grid gap-3 border-t border-border bg-bg px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0"
    >
      {foto && (
        <span className="relative justify-self-start">
          <img
            src={`data:image/jpeg;base64,${foto}`}
            alt="La foto que vas a enviar"
            className="h-28 w-auto rounded-control"
          />
          <IconButton
            label="Quitar foto"
            icon={<X size={20} aria-hidden />}
            className="absolute! -top-2 -right-2 bg-surface"
            onClick={() => setFoto(null)}
          />
        </span>
      )}
      <input
        ref={archivo}
        type="file"
        accept={TIPOS_FOTO.join()}
        aria-label="Elegir una foto"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void elegir(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <div className="flex items-start gap-2">
        <IconButton
          label="Agregar foto"
          icon={<ImagePlus size={24} aria-hidden />}
          className="-ml-2 size-12!"
          onClick={() => archivo.current?.click()}
        />
        <div className="min-w-0 grow">
          <Field label="Tu mensaje" name="texto" isLabelHidden error={error}>
            <Textarea
              rows={1}
              maxLength={2000}
              placeholder="Escribe un mensaje"
              className="field-sizing-content max-h-40 min-h-12! resize-none!"
              value={texto}
              onChange={(event) => setTexto(event.currentTarget.value)}
            />
          </Field>
        </div>
        <Button
          type="submit"
          icon={enviar.isPending ? <Spinner /> : <SendHorizontal size={20} aria-hidden />}
          className="max-sm:px-3.5!"
          disabled={enviar.isPending}
          aria-busy={enviar.isPending}
        >
          <span className="max-sm:sr-only">Enviar mensaje</span>
        </Button>
      </div>
    </form>
  )
}

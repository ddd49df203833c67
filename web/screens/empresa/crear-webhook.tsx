import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { TipoNovedad } from '#contract/novedades.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const OPCIONES: { evento: TipoNovedad; texto: string }[] = [
  { evento: 'reserva', texto: 'Mis reservas cambian' },
  { evento: 'disponibilidad', texto: 'Cambian los cupos de una salida' },
  { evento: 'producto', texto: 'Cambia una experiencia o su precio' },
]

export function CrearWebhook({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const [url, setUrl] = useState('')
  const [eventos, setEventos] = useState<TipoNovedad[]>(['reserva'])
  const [errores, setErrores] = useState<Record<string, string | undefined>>({})
  const crear = useMutation({
    mutationFn: () => api.call('crearWebhook', { url: url.trim(), eventos }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['webhooks'] }),
    onError: (error) =>
      setErrores(
        error instanceof ApiError
          ? Object.fromEntries((error.problema?.errores ?? []).map(({ campo, mensaje }) => [campo, mensaje]))
          : {},
      ),
  })
  const enviar = (event: FormEvent) => {
    event.preventDefault()
    const propios = {
      url: url.trim() === '' ? 'Escribe una dirección' : undefined,
      eventos: eventos.length === 0 ? 'Elige al menos un aviso' : undefined,
    }
    setErrores(propios)
    if (!propios.url && !propios.eventos) crear.mutate()
  }
  if (crear.data) return <SecretoDeWebhook secreto={crear.data.secreto} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Agregar dirección"
      size="small"
      isDirty={url !== ''}
    >
      <form noValidate onSubmit={enviar} className="grid gap-4">
        {crear.error && <Notice tone="danger" role="alert" title={detalleDe(crear.error)} />}
        <Field
          label="Dirección"
          name="url"
          hint="https y pública, como https://avisos.tuempresa.cl/thub"
          error={errores.url}
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">Avisos</legend>
          {OPCIONES.map(({ evento, texto }) => (
            <Checkbox
              key={evento}
              label={texto}
              checked={eventos.includes(evento)}
              onChange={({ target }) =>
                setEventos((antes) => (target.checked ? [...antes, evento] : antes.filter((e) => e !== evento)))
              }
            />
          ))}
          {errores.eventos && <p className="text-small text-danger">{errores.eventos}</p>}
        </fieldset>
        <Button type="submit" status={crear.isPending ? 'loading' : 'default'}>
          Agregar dirección
        </Button>
      </form>
    </Dialog>
  )
}

/** Shown once: with it the receiver checks that a notice is ours. */
export function SecretoDeWebhook({ secreto, onClose }: { secreto: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Secreto de la firma" size="small">
      <div className="grid gap-4">
        <Notice tone="warning" title="Copia el secreto ahora. No podremos mostrarlo otra vez" />
        <code className="rounded-field bg-surface-2 p-3 font-mono text-small wrap-anywhere select-all">{secreto}</code>
        <CopyButton value={secreto} label="Copiar secreto" doneLabel="Secreto copiado" />
        <Button variant="outline" onClick={onClose}>
          Ya lo guardé
        </Button>
      </div>
    </Dialog>
  )
}

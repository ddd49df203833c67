import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CampoDeRegla, ReglaCompleta } from '#contract/reglas.ts'
import { revisarCampos } from '#domain/reglas/revisar-campos.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FieldMistake } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { Cambios } from './cambios.tsx'
import { Campos } from './campos.tsx'
import type { Valores } from './valores.ts'

type PublicarFormProps = {
  regla: ReglaCompleta
  campos: readonly CampoDeRegla[]
  onCancel: () => void
  onPublished: (regla: ReglaCompleta) => void
}

/** Two steps: what it says, then what that does and why. It starts from the newest version, planned or not. */
export function PublicarForm({ regla, campos, onCancel, onPublished }: PublicarFormProps) {
  const [contenido, setContenido] = useState<Valores>(regla.historia[0]?.contenido ?? regla.contenido)
  const [errores, setErrores] = useState<FieldMistake[]>([])
  const alFallar = (error: unknown) => setErrores(error instanceof ApiError ? (error.problema.errores ?? []) : [])
  const ensayar = useMutation({
    mutationFn: () => api.call('ensayarRegla', { clase: regla.clase, contenido }),
    onSuccess: () => setErrores([]),
    onError: alFallar,
  })
  const publicar = useMutation({
    mutationFn: ({ motivo, desde }: { motivo: string; desde: string }) =>
      api.call('publicarRegla', {
        clase: regla.clase,
        contenido,
        motivo,
        parteDe: regla.ultima,
        vigenteDesde: desde ? new Date(desde).toISOString() : null,
      }),
    onSuccess: onPublished,
    onError: alFallar,
  })
  function cambiar(valores: Valores) {
    setContenido(valores)
    ensayar.reset()
  }
  function revisar(event: FormEvent) {
    event.preventDefault()
    const mal = erroresDe(campos, contenido)
    setErrores(mal)
    if (mal.length === 0) ensayar.mutate()
  }
  function enviar(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const datos = new FormData(event.currentTarget)
    publicar.mutate({ motivo: String(datos.get('motivo')).trim(), desde: String(datos.get('vigenteDesde')) })
  }
  const porCampo = Object.fromEntries(errores.map(({ campo, mensaje }) => [campo, mensaje]))
  const falla = publicar.error ?? ensayar.error
  const ensayo = errores.some(({ campo }) => campo.startsWith('contenido.')) ? undefined : ensayar.data
  return (
    <div className="grid gap-6">
      <ErrorSummary errores={errores} />
      {falla !== null && errores.length === 0 && <Notice tone="danger" role="alert" title={detalleDe(falla)} />}
      {ensayo ? (
        <form onSubmit={enviar} className="grid gap-6 lg:max-w-form">
          <section aria-labelledby="cambios" className="grid gap-3">
            <Titulo id="cambios">Qué cambia</Titulo>
            {ensayo.cambios.length === 0 ? (
              <p className="text-text-2">Nada: es igual a la que rige.</p>
            ) : (
              <Cambios cambios={ensayo.cambios} />
            )}
          </section>
          {ensayo.efectos.length > 0 && (
            <Notice tone="warning" title="Qué efecto tiene">
              <ul className="grid list-disc gap-1 pl-5">
                {ensayo.efectos.map((efecto) => (
                  <li key={efecto}>{efecto}</li>
                ))}
              </ul>
            </Notice>
          )}
          {regla.proxima && (
            <Notice>La versión {regla.proxima.version}, que está programada, queda reemplazada por esta.</Notice>
          )}
          <Field label="Por qué" name="motivo" hint="Queda en el historial y en la auditoría" error={porCampo.motivo}>
            <Textarea rows={3} maxLength={500} required />
          </Field>
          <Field
            label="Desde cuándo rige"
            name="vigenteDesde"
            isOptional
            hint="Vacío: desde ahora. Con la hora de tu equipo"
            error={porCampo.vigenteDesde}
          >
            <TextInput type="datetime-local" />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" status={publicar.isPending ? 'loading' : 'default'}>
              Publicar versión {regla.ultima + 1}
            </Button>
            <Button variant="outline" onClick={() => ensayar.reset()}>
              Volver a editar
            </Button>
          </div>
        </form>
      ) : (
        <form onSubmit={revisar} noValidate aria-labelledby="version" className="grid gap-6">
          <Titulo id="version">Versión {regla.ultima + 1}</Titulo>
          <Campos campos={campos} valores={contenido} onChange={cambiar} donde="contenido." errores={porCampo} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" status={ensayar.isPending ? 'loading' : 'default'}>
              Revisar cambios
            </Button>
            <Button variant="outline" onClick={onCancel}>
              Descartar
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

const erroresDe = (campos: readonly CampoDeRegla[], contenido: Valores): FieldMistake[] =>
  revisarCampos(campos, contenido).errores.map(({ campo, mensaje }) => ({ campo: `contenido.${campo}`, mensaje }))

/** Of a step that takes the place of what was pressed: it takes the focus too. */
function Titulo({ id, children }: { id: string; children: ReactNode }) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => titulo.current?.focus(), [])
  return (
    <h2 ref={titulo} id={id} tabIndex={-1} className="outline-none">
      {children}
    </h2>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { Anotado } from '#contract/auditoria.ts'
import type { CasoConHechos, HechoDeCaso } from '#contract/casos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { nombreDeHecho } from '#web/components/caso-textos.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { textoDeParte } from '../auditoria-textos.ts'

/** Everything that happened to the case, oldest first, and room for a note. */
export function Historial({ caso }: { caso: CasoConHechos }) {
  return (
    <section aria-labelledby="historial" className="grid content-start gap-4 lg:max-w-form">
      <h2 id="historial">Historial</h2>
      <ol className="grid gap-3 border-l-2 border-border pl-4">
        {caso.hechos.map((hecho) => (
          <li key={`${hecho.en} ${hecho.hecho} ${hecho.texto ?? ''}`} className="grid gap-0.5">
            <span className="font-medium">{nombreDeHecho(hecho.hecho)}</span>
            <span className="text-small text-text-2">
              {formatSalida(hecho.en)}&nbsp;· {hecho.actor ?? 'Automático'}
            </span>
            {hecho.texto && <span className="wrap-anywhere whitespace-pre-line">{hecho.texto}</span>}
            <Detalle detalle={hecho.detalle} />
          </li>
        ))}
      </ol>
      <Nota casoId={caso.id} />
    </section>
  )
}

function Detalle({ detalle }: { detalle: HechoDeCaso['detalle'] }) {
  const datos = Object.entries(detalle).flatMap(([clave, valor]) =>
    valor === null || valor === '' || esIdentificador(valor)
      ? []
      : [[clave, valor as string | number | boolean] as const],
  )
  if (datos.length === 0) return null
  return (
    <span className="text-small text-text-2 wrap-anywhere">
      {datos.map(([clave, valor]) => enPalabras(clave, valor)).join('\u00a0· ')}
    </span>
  )
}

// What it is about stands on the case, with a link; a row's id or the provider's tells nobody anything.
const esIdentificador = (valor: unknown): boolean =>
  typeof valor === 'string' && /^(?:[\da-f]{8}-[\da-f]{4}-|(?:pi|re|dp|ch|cs|po)_)/.test(valor)

/** An amount needs no name. */
const enPalabras = (clave: string, valor: Anotado['detalle'][number]['valor']): string =>
  clave === 'monto' && typeof valor === 'number' ? formatPesos(valor) : textoDeParte({ clave, valor })

function Nota({ casoId }: { casoId: string }) {
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const anotar = useMutation({
    mutationFn: (texto: string) => api.call('anotarCaso', { casoId, texto }),
    onSuccess: (caso) => {
      form.current?.reset()
      queryClient.setQueryData(['admin', 'caso', casoId], caso)
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const texto = String(new FormData(event.currentTarget).get('texto')).trim()
    if (texto && !anotar.isPending) anotar.mutate(texto)
  }
  return (
    <form ref={form} onSubmit={submit} className="grid gap-3">
      <Field
        label="Nota para el equipo"
        name="texto"
        isOptional
        hint="Queda en el historial; quien envió el caso no la ve"
      >
        <Textarea maxLength={1000} rows={2} />
      </Field>
      {anotar.error && <Notice tone="danger" role="alert" title={detalleDe(anotar.error)} />}
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        status={anotar.isPending ? 'loading' : 'default'}
      >
        Guardar nota
      </Button>
    </form>
  )
}

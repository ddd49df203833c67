import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Aspecto } from '#contract/experiencias.ts'
import type { MiResena } from '#contract/resenas.ts'
import { reservasQuery } from '#web/components/consultas.ts'
import { ASPECTOS_TEXTO } from '#web/components/resena-textos.ts'
import { useActo } from '#web/components/use-acto.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FieldMistake } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RatingInput } from '#web/ui/rating-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { consultaDeMiResena } from './consulta.ts'
import { FotosDeOpinion } from './fotos-de-opinion.tsx'

const MAX = 800
const ASPECTOS = Object.entries(ASPECTOS_TEXTO) as [Aspecto, string][]
type Notas = Partial<Record<Aspecto | 'puntaje', number>>

export function OpinionForm({ id, codigo, mia: { resena } }: { id: string; codigo: string; mia: MiResena }) {
  const queryClient = useQueryClient()
  const [notas, setNotas] = useState<Notas>(() => notasDe(resena))
  const [comentario, setComentario] = useState(resena?.comentario ?? '')
  const [fotos, setFotos] = useState(resena?.fotos ?? [])
  const [errores, setErrores] = useState<FieldMistake[]>([])
  const {
    hacer: publicar,
    status,
    falla,
  } = useActo(
    () =>
      api.call('escribirResena', {
        id,
        puntaje: notas.puntaje ?? 0,
        ...aspectosDe(notas),
        ...(comentario.trim() && { comentario: comentario.trim() }),
        fotos: fotos.map((foto) => foto.id),
      }),
    setErrores,
    (nueva) => {
      queryClient.setQueryData(consultaDeMiResena(codigo).queryKey, nueva)
      void queryClient.invalidateQueries({ queryKey: reservasQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: ['reserva', codigo] })
      window.scrollTo({ top: 0 })
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const faltas = [
      ...(notas.puntaje ? [] : [{ campo: 'puntaje', mensaje: 'Elige de 1 a 5 estrellas' }]),
      ...([...comentario.trim()].length > MAX
        ? [{ campo: 'comentario', mensaje: `Usa ${MAX} caracteres como máximo` }]
        : []),
    ]
    setErrores(faltas)
    if (faltas.length === 0) publicar(undefined)
  }

  const errorDe = (campo: string): string | undefined => errores.find((cada) => cada.campo === campo)?.mensaje
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-6">
      {falla && (
        <Notice tone="danger" role="alert" title="No pudimos publicar tu opinión. Tu texto sigue aquí">
          {falla}
        </Notice>
      )}
      <ErrorSummary errores={errores} />
      <RatingInput
        legend="Tu nota"
        name="puntaje"
        value={notas.puntaje ?? null}
        onChange={(puntaje) => setNotas({ ...notas, puntaje })}
        error={errorDe('puntaje')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {ASPECTOS.map(([name, legend]) => (
          <RatingInput
            key={name}
            legend={legend}
            name={name}
            isOptional
            value={notas[name] ?? null}
            onChange={(nota) => setNotas({ ...notas, [name]: nota })}
          />
        ))}
      </div>
      <Field
        label="Cuéntale a otros viajeros"
        name="comentario"
        isOptional
        hint={`Sin correos, teléfonos ni enlaces. ${[...comentario].length} de ${MAX}`}
        error={errorDe('comentario')}
      >
        <Textarea
          rows={6}
          maxLength={MAX}
          value={comentario}
          onChange={(event) => setComentario(event.currentTarget.value)}
        />
      </Field>
      <FotosDeOpinion id={id} fotos={fotos} onFotos={setFotos} error={errorDe('fotos')} />
      <Button type="submit" isWide status={status}>
        {resena ? 'Guardar cambios' : 'Publicar opinión'}
      </Button>
    </form>
  )
}

function notasDe(resena: MiResena['resena']): Notas {
  if (!resena) return {}
  return {
    puntaje: resena.puntaje,
    ...Object.fromEntries(ASPECTOS.flatMap(([name]) => (resena[name] === null ? [] : [[name, resena[name]]]))),
  }
}

function aspectosDe(notas: Notas): Partial<Record<Aspecto, number>> {
  return Object.fromEntries(ASPECTOS.flatMap(([name]) => (notas[name] === undefined ? [] : [[name, notas[name]]])))
}

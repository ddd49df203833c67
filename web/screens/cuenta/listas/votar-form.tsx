import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { Lista } from '#contract/listas.ts'
import { ReservaPortada } from '#web/components/reserva-portada.tsx'
import { erroresDeCampos, obligatorio } from '#web/components/reserva-reglas.ts'
import { guardar, leerGuardado } from '#web/api/almacen.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe, isInvalid } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad, formatDia, formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

type Propio = { votanteId: string; nombre: string; experienciaIds: string[]; fechas: string[] }

/** What each one chose stays in their browser, to be changed. */
const llaveDe = (clave: string): string => `voto:${clave}`

/** The options with how they stand, and one's own choice. */
export function VotarForm({ lista, clave }: { lista: Lista; clave: string }) {
  const queryClient = useQueryClient()
  const [propio, setPropio] = useState(() => leerGuardado<Propio>(llaveDe(clave)))
  const { form, errors, summary, showAll, checkForm } = useFormErrors({ nombre: obligatorio('Escribe tu nombre') })
  const votar = useMutation({
    mutationFn: (voto: Omit<Propio, 'votanteId'>) =>
      api.call('votarLista', { clave, ...voto, ...(propio && { votanteId: propio.votanteId }) }),
    onSuccess: ({ votanteId, lista: nueva }, voto) => {
      const guardado = { votanteId, ...voto }
      guardar(llaveDe(clave), guardado)
      setPropio(guardado)
      queryClient.setQueryData(['lista', clave], nueva)
    },
    onError: (error) => {
      if (isInvalid(error)) showAll(erroresDeCampos(error))
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: ['lista', clave] })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (votar.isPending || !checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    votar.mutate({
      nombre: String(data.get('nombre')).trim(),
      experienciaIds: data.getAll('experiencia').map(String),
      fechas: data.getAll('fecha').map(String),
    })
  }

  const falla = votar.error && !isInvalid(votar.error) ? votar.error : null
  const isOpen = !lista.cerrada
  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-6">
      <ErrorSummary errores={summary} />
      <section aria-labelledby="que" className="grid gap-3">
        <h2 id="que">¿Qué hacemos?</h2>
        <ul className="grid gap-3">
          {lista.experiencias.map(({ experiencia, votos, quienes }) => (
            <li
              key={experiencia.id}
              className="flex items-start gap-4 rounded-card border border-border bg-surface p-3 shadow-e1"
            >
              <ReservaPortada
                src={experiencia.fotosUrls[0] ?? ''}
                isSmall
                className="size-18 shrink-0 rounded-control"
              />
              <div className="grid min-w-0 grow gap-1">
                <Link
                  to={`/experience/${experiencia.slug}`}
                  className="-my-2 py-2 font-semibold text-text underline-offset-4 hover:underline"
                >
                  {experiencia.nombreExperiencia}
                </Link>
                <span className="text-small text-text-2">{experiencia.ubicacionGeografica}</span>
                <span className="text-small text-text-2">{formatPesos(experiencia.precioPorPersona)} por persona</span>
                <Resultado votos={votos} quienes={quienes} />
                {isOpen && (
                  <Checkbox
                    name="experiencia"
                    value={experiencia.id}
                    label="Me gusta"
                    aria-label={`Me gusta: ${experiencia.nombreExperiencia}`}
                    defaultChecked={propio?.experienciaIds.includes(experiencia.id)}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
      {lista.fechas.length > 0 && (
        <section aria-labelledby="cuando" className="grid gap-3">
          <h2 id="cuando">¿Cuándo?</h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {lista.fechas.map(({ fecha, votos, quienes }) => (
              <li
                key={fecha}
                className="grid content-start gap-1 rounded-card border border-border bg-surface p-3 shadow-e1"
              >
                <span className="font-semibold">{formatDia(fecha)}</span>
                <Resultado votos={votos} quienes={quienes} />
                {isOpen && (
                  <Checkbox
                    name="fecha"
                    value={fecha}
                    label="Puedo"
                    aria-label={`Puedo el ${formatDia(fecha)}`}
                    defaultChecked={propio?.fechas.includes(fecha)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {falla && (
        <Notice tone="danger" role="alert" title="No pudimos guardar tu voto">
          {detalleDe(falla)}
        </Notice>
      )}
      {votar.isSuccess && (
        <Notice tone="success" role="status" title="Tu voto quedó guardado">
          Puedes cambiarlo desde este navegador.
        </Notice>
      )}
      {isOpen && (
        <div className="grid gap-4 rounded-card border border-border bg-surface p-4">
          <Field label="Tu nombre" name="nombre" hint="Lo ven quienes tienen el enlace" error={errors.nombre}>
            <TextInput maxLength={40} autoComplete="given-name" defaultValue={propio?.nombre} />
          </Field>
          <Button type="submit" isWide status={votar.isPending ? 'loading' : 'default'}>
            {propio ? 'Cambiar mi voto' : 'Votar'}
          </Button>
        </div>
      )}
    </form>
  )
}

function Resultado({ votos, quienes }: { votos: number; quienes: string[] }) {
  if (votos === 0) return <span className="text-small text-text-3">Sin votos</span>
  return (
    <span className="text-small">
      <strong className="font-semibold">{formatCantidad(votos, 'voto', 'votos')}</strong>
      <span className="text-text-2">: {quienes.join(', ')}</span>
    </span>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CasoConHechos } from '#contract/casos.ts'
import type { Consulta } from '#contract/consultas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { SiguienteCaso } from '../siguiente-caso.tsx'

type Decision = 'contestada' | 'sin_respuesta'

/** What was asked, with the conversation before it, and the answer to it. */
export function ResponderConsulta({ caso }: { caso: CasoConHechos }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'consulta', caso.id],
    queryFn: ({ signal }) => api.call('verConsulta', { casoId: caso.id }, { signal }),
    staleTime: 0,
  })
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos abrir la consulta"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  const { texto, antes, extracto, usuarioId, en, respuesta } = data
  return (
    <div className="grid grid-cols-1 gap-6 lg:max-w-form">
      <section aria-labelledby="pregunta" className="grid gap-2 rounded-card border border-border bg-surface p-4">
        <h2 id="pregunta" className="font-sans text-h3 font-semibold">
          Qué pide
        </h2>
        {texto ? (
          <p className="wrap-anywhere whitespace-pre-line">{texto}</p>
        ) : (
          <p className="text-text-2">Ya se borró, con lo que se respondió.</p>
        )}
        <p className="flex flex-wrap items-center gap-x-5 text-small text-text-2">
          {formatSalida(en)}
          {usuarioId ? (
            <Link to={`/admin/personas/${usuarioId}`} className="inline-flex min-h-11 items-center text-primary">
              Abrir a la persona
            </Link>
          ) : (
            <span>Sin cuenta: la respuesta va al correo que escribió</span>
          )}
        </p>
      </section>
      {antes.length > 0 && <Antes preguntas={antes} />}
      {extracto.length > 0 && <Conversacion turnos={extracto} />}
      {respuesta && (
        <section aria-labelledby="respuesta" className="grid gap-2 rounded-card bg-surface-2 p-4">
          <h2 id="respuesta" className="font-sans text-h3 font-semibold">
            Respuesta
          </h2>
          <p className="wrap-anywhere whitespace-pre-line">{respuesta}</p>
        </section>
      )}
      <Decidir caso={caso} consulta={data} />
    </div>
  )
}

function Antes({ preguntas }: { preguntas: Consulta['antes'] }) {
  return (
    <section aria-labelledby="antes" className="grid gap-3">
      <h2 id="antes" className="font-sans text-h3 font-semibold">
        Antes, en la misma consulta
      </h2>
      <ol className="grid gap-3">
        {preguntas.map(({ texto, respuesta }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- what was said does not move
          <li key={i} className="grid gap-2">
            <Dicho quien="Persona">{texto}</Dicho>
            {respuesta ? (
              <Dicho quien="Equipo">{respuesta}</Dicho>
            ) : (
              <p className="text-small text-text-2">Se cerró sin respuesta</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Conversacion({ turnos }: { turnos: Consulta['extracto'] }) {
  return (
    <section aria-labelledby="conversacion" className="grid gap-3">
      <h2 id="conversacion" className="font-sans text-h3 font-semibold">
        Conversación con Matheus
      </h2>
      <ol className="grid gap-3">
        {turnos.map(({ mensaje, respuesta }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- what was said does not move
          <li key={i} className="grid gap-2">
            <Dicho quien="Persona">{mensaje}</Dicho>
            <Dicho quien="Matheus">{respuesta}</Dicho>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Dicho({ quien, children }: { quien: 'Persona' | 'Equipo' | 'Matheus'; children: string }) {
  return (
    <div
      className={cx(
        'grid gap-1 rounded-card p-3',
        quien === 'Persona' ? 'bg-primary-soft text-primary-soft-text' : 'bg-surface-2',
      )}
    >
      <p className="text-caption font-semibold">{quien}</p>
      <q className="wrap-anywhere">{children}</q>
    </div>
  )
}

function Decidir({ caso, consulta }: { caso: CasoConHechos; consulta: Consulta }) {
  const queryClient = useQueryClient()
  const [respuesta, setRespuesta] = useState('')
  const [falta, setFalta] = useState(false)
  const decidir = useMutation({
    mutationFn: (decision: Decision) =>
      api.call('decidirConsulta', {
        casoId: caso.id,
        decision,
        ...(decision === 'contestada' && { respuesta: respuesta.trim() }),
      }),
    onSuccess: (despues) => {
      queryClient.setQueryData(['admin', 'consulta', caso.id], despues)
      void queryClient.invalidateQueries({ queryKey: ['admin', 'caso', caso.id] })
      void queryClient.invalidateQueries({ queryKey: ['admin', 'colas'] })
    },
  })
  const status = (decision: Decision) =>
    decidir.isPending && decidir.variables === decision ? ('loading' as const) : ('default' as const)
  if (decidir.isSuccess) {
    return (
      <Notice
        tone="success"
        role="status"
        title={decidir.variables === 'contestada' ? 'Respuesta enviada' : 'Consulta cerrada'}
        action={<SiguienteCaso caso={caso} />}
      >
        {decidir.variables === 'contestada'
          ? 'Le llega por correo y, si tiene cuenta, también a sus avisos.'
          : 'No le llega nada.'}
      </Notice>
    )
  }
  if (!consulta.acciones.puedeDecidir) return null
  return (
    <>
      {decidir.error && <Notice tone="danger" role="alert" title={detalleDe(decidir.error)} />}
      <Field
        label="Respuesta"
        name="respuesta"
        hint="Le llega tal como la escribes"
        {...(falta && !respuesta.trim() && { error: 'Escribe la respuesta' })}
      >
        <Textarea
          rows={6}
          maxLength={2000}
          value={respuesta}
          onChange={(event) => setRespuesta(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          status={status('contestada')}
          onClick={() => (respuesta.trim() ? decidir.mutate('contestada') : setFalta(true))}
        >
          Responder
        </Button>
        <Button variant="outline" status={status('sin_respuesta')} onClick={() => decidir.mutate('sin_respuesta')}>
          Cerrar sin responder
        </Button>
      </div>
    </>
  )
}

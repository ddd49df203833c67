import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsultaPropia } from '#contract/consultas.ts'
import { ConsultaCampos, type ConsultaEscrita } from '#web/components/consulta-campos.tsx'
import { formatDiaDesde } from '#web/ui/formato.ts'
import { diaEn, formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SITIO } from '#web/ui/marca.ts'
import { ConsultaEstado } from './consulta-estado.tsx'

type ConsultaHiloProps = {
  consulta: ConsultaPropia
  preguntar: UseMutationResult<ConsultaPropia, Error, ConsultaEscrita>
}

/** What was asked and what we answered, how it stands, and a place to ask again. */
export function ConsultaHilo({
  consulta: { origen, estado, preguntas, seBorraEn, acciones },
  preguntar,
}: ConsultaHiloProps) {
  const [hoy] = useState(() => diaEn(new Date()))
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2">
        <ConsultaEstado estado={estado} />
        {origen === 'asistente' && 'Después de conversar con Matheus'}
      </p>
      <ol className="grid gap-6">
        {preguntas.map((pregunta) => (
          <li key={pregunta.en}>
            <Intercambio pregunta={pregunta} />
          </li>
        ))}
      </ol>
      {preguntar.isSuccess && estado === 'en_espera' && (
        // The form that had the focus is gone.
        <div ref={enfocar} tabIndex={-1} className="outline-none">
          <Notice tone="success" role="status" title="Recibimos tu pregunta" />
        </div>
      )}
      {acciones.puedePreguntarOtraVez && (
        <section aria-labelledby="otra-vez" className="grid gap-3 border-t border-border pt-6">
          <h2 id="otra-vez">{estado === 'respondida' ? '¿Te queda alguna duda?' : '¿Todavía necesitas ayuda?'}</h2>
          <ConsultaCampos label="Pregunta de nuevo" hint="Quien responda verá también lo anterior" enviar={preguntar}>
            Enviar pregunta
          </ConsultaCampos>
        </section>
      )}
      {seBorraEn && (
        <p className="max-w-measure text-small text-text-2">
          La guardamos hasta el {formatDiaDesde(hoy, diaEn(seBorraEn))}. Después se borra sola.
        </p>
      )}
    </div>
  )
}

const enfocar = (recibida: HTMLDivElement | null): void => recibida?.focus({ preventScroll: true })

function Intercambio({
  pregunta: { texto, en, estado, respuesta, respondidaEn },
}: {
  pregunta: ConsultaPropia['preguntas'][number]
}) {
  return (
    <div className="grid gap-3">
      <article aria-label="Tu pregunta" className="grid gap-1 rounded-card border border-border bg-surface p-4">
        <p className="text-small font-semibold text-text-2">Preguntaste</p>
        <p className="max-w-measure wrap-anywhere whitespace-pre-line">{texto}</p>
        <time dateTime={en} className="text-caption text-text-2">
          {formatSalida(en)}
        </time>
      </article>
      {respuesta !== null && respondidaEn ? (
        <article
          aria-label="Nuestra respuesta"
          className="ml-4 grid gap-1 rounded-card bg-primary-soft p-4 text-primary-soft-text sm:ml-10"
        >
          <p className="text-small font-semibold">Te respondimos</p>
          <p className="max-w-measure wrap-anywhere whitespace-pre-line">{respuesta}</p>
          <time dateTime={respondidaEn} className="text-caption">
            {formatSalida(respondidaEn)}
          </time>
        </article>
      ) : (
        <p className="ml-4 max-w-measure text-text-2 sm:ml-10">
          {estado === 'en_espera'
            ? `La lee una persona de nuestro equipo. Te responde ${SITIO.plazo.replace('en ', 'dentro de ')} desde que escribiste, aquí y por correo.`
            : 'La cerramos sin respuesta.'}
        </p>
      )}
    </div>
  )
}

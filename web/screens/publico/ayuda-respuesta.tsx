import { Link } from 'react-router'
import { Table } from '#web/ui/table.tsx'
import { EMERGENCIAS, POLITICAS_TABLA } from './ayuda-textos.ts'
import type { Respuesta } from './ayuda-tipos.ts'

export function AyudaRespuesta({ respuesta }: { respuesta: Respuesta }) {
  const { id, pregunta, parrafos, pasos, puntos, tabla, enlaces } = respuesta
  return (
    <article aria-labelledby={id} className="grid gap-3 border-t border-border py-6 first-of-type:border-0 first-of-type:pt-0 last:pb-0">
      <h3 id={id} className="scroll-mt-24">
        {pregunta}
      </h3>
      {parrafos.map((parrafo) => (
        <p key={parrafo} className="max-w-measure text-text-2">
          {parrafo}
        </p>
      ))}
      {pasos && (
        <ol className="grid max-w-measure list-decimal gap-1.5 pl-5 text-text-2 marker:font-semibold marker:text-text">
          {pasos.map((paso) => (
            <li key={paso}>{paso}</li>
          ))}
        </ol>
      )}
      {puntos && (
        <ul className="grid max-w-measure list-disc gap-1.5 pl-5 text-text-2 marker:text-accent">
          {puntos.map((punto) => (
            <li key={punto}>{punto}</li>
          ))}
        </ul>
      )}
      {tabla === 'politicas' && <Politicas />}
      {tabla === 'emergencias' && <Emergencias />}
      {enlaces && (
        <p className="flex flex-wrap gap-x-6">
          {enlaces.map(({ to, texto }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center font-semibold text-primary underline">
              {texto}
            </Link>
          ))}
        </p>
      )}
    </article>
  )
}

function Politicas() {
  return (
    <Table
      caption="Devolución según la política y cuándo cancelas"
      rows={[...POLITICAS_TABLA]}
      rowKey={({ politica }) => politica}
      columns={[
        { key: 'politica', header: 'Política', cell: ({ politica }) => politica, isRowHeader: true },
        { key: 'todo', header: 'Te devolvemos 100 %', cell: ({ todo }) => todo },
        { key: 'mitad', header: 'Te devolvemos 50 %', cell: ({ mitad }) => mitad },
        { key: 'nada', header: 'Sin devolución', cell: ({ nada }) => nada },
      ]}
    />
  )
}

function Emergencias() {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {EMERGENCIAS.map(({ numero, nombre, cuando }) => (
        <li key={numero}>
          <a
            href={`tel:${numero}`}
            className="press grid h-full gap-1 rounded-card border border-border bg-surface p-4 text-text no-underline shadow-e1 hover:border-control-border"
          >
            <span className="font-display text-h1 font-bold text-danger tabular-nums">{numero}</span>
            <span className="font-semibold">{nombre}</span>
            <span className="text-small text-text-2">{cuando}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { Table } from '#web/ui/table.tsx'
import type { Condiciones } from '#contract/reglas.ts'
import { hastaAntes } from '#web/components/catalogo-textos.ts'
import { ConCorreo } from '#web/components/con-correo.tsx'
import { EMERGENCIAS } from './ayuda-textos.ts'
import type { Respuesta } from './ayuda-tipos.ts'

type Politicas = Condiciones['cancelacion']

export function AyudaRespuesta({ respuesta, politicas }: { respuesta: Respuesta; politicas: Politicas }) {
  const { id, pregunta, parrafos, pasos, puntos, tabla, enlaces } = respuesta
  return (
    <article
      aria-labelledby={id}
      className="grid gap-3 border-t border-border py-6 first-of-type:border-0 first-of-type:pt-0 last:pb-0"
    >
      <h3 id={id} className="scroll-mt-24">
        {pregunta}
      </h3>
      {parrafos.map((parrafo) => (
        <p key={parrafo} className="max-w-measure text-text-2">
          <ConCorreo>{parrafo}</ConCorreo>
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
        <ul className="grid max-w-measure list-disc gap-1.5 pl-5 text-text-2">
          {puntos.map((punto) => (
            <li key={punto}>
              <ConCorreo>{punto}</ConCorreo>
            </li>
          ))}
        </ul>
      )}
      {tabla === 'politicas' && <TablaDePoliticas politicas={politicas} />}
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

const NOMBRES = [
  ['flexible', 'Flexible'],
  ['moderada', 'Moderada'],
  ['estricta', 'Estricta'],
  ['no_reembolsable', 'No reembolsable'],
] as const

function TablaDePoliticas({ politicas }: { politicas: Politicas }) {
  return (
    <Table
      caption="Devolución según la política y cuándo cancelas tú"
      rows={NOMBRES.map(([politica, nombre]) => filaDe(nombre, politicas[politica]))}
      rowKey={({ politica }) => politica}
      columns={[
        { key: 'politica', header: 'Política', cell: ({ politica }) => politica, isRowHeader: true },
        { key: 'todo', header: 'Te devolvemos 100 %', cell: ({ todo }) => todo },
        { key: 'parte', header: 'Te devolvemos una parte', cell: ({ parte }) => parte },
        { key: 'nada', header: 'Sin devolución', cell: ({ nada }) => nada },
      ]}
    />
  )
}

function filaDe(politica: string, tramos: Politicas['flexible']) {
  const [todo, ...partes] = tramos
  const enFrase = partes.map(({ hasta, porcentaje }) => `${porcentaje} % ${hastaAntes(hasta)}`).join(', ')
  return {
    politica,
    todo: todo ? conMayuscula(hastaAntes(todo.hasta)) : '—',
    parte: enFrase || '—',
    nada: todo ? 'Después' : 'Si cancelas tú',
  }
}

const conMayuscula = (frase: string): string => frase.charAt(0).toUpperCase() + frase.slice(1)

function Emergencias() {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {EMERGENCIAS.map(({ numero, nombre, cuando }) => (
        <li key={numero}>
          <a
            href={`tel:${numero}`}
            className="press grid h-full content-start gap-1 rounded-card border border-border bg-surface p-4 text-text no-underline shadow-e1 hover:border-control-border"
          >
            <span className="flex items-center justify-between gap-3 text-danger">
              <span className="text-h3 font-semibold tabular-nums">{numero}</span>
              <Phone size={24} aria-hidden />
            </span>
            <span className="font-semibold">{nombre}</span>
            <span className="text-small text-text-2">{cuando}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

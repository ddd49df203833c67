import { Check, X } from 'lucide-react'
import { Sample, useTema } from './both-themes.tsx'
import { contrast, valueOf } from './contraste.ts'

const GROUNDS = [
  ['bg', 'bg-bg'],
  ['surface', 'bg-surface'],
  ['surface-2', 'bg-surface-2'],
  ['raised', 'bg-raised'],
  ['line', 'bg-border'],
  ['control-line', 'bg-control-border'],
] as const

const SOLIDS = [
  ['primary', 'on-primary', 'bg-primary text-on-primary'],
  ['accent', 'on-solid', 'bg-accent text-on-solid'],
  ['success', 'on-solid', 'bg-success text-on-solid'],
  ['warning', 'on-solid', 'bg-warning text-on-solid'],
  ['danger', 'on-solid', 'bg-danger text-on-solid'],
  ['info', 'on-solid', 'bg-info text-on-solid'],
  ['primary-soft', 'primary-soft-ink', 'bg-primary-soft text-primary-soft-text'],
  ['accent-soft', 'accent-soft-ink', 'bg-accent-soft text-accent-soft-text'],
  ['success-soft', 'success-soft-ink', 'bg-success-soft text-success-soft-text'],
  ['warning-soft', 'warning-soft-ink', 'bg-warning-soft text-warning-soft-text'],
  ['danger-soft', 'danger-soft-ink', 'bg-danger-soft text-danger-soft-text'],
  ['info-soft', 'info-soft-ink', 'bg-info-soft text-info-soft-text'],
  ['done', 'done-ink', 'bg-done text-done-text'],
] as const

const INKS = [
  ['ink', 'text-text', 4.5],
  ['ink-2', 'text-text-2', 4.5],
  ['ink-3', 'text-text-3', 4.5],
  ['primary', 'text-primary', 4.5],
  ['accent', 'text-accent', 4.5],
  ['success', 'text-success', 4.5],
  ['warning', 'text-warning', 4.5],
  ['danger', 'text-danger', 4.5],
  ['info', 'text-info', 4.5],
  ['control-line', 'text-control-border', 3],
] as const

export function ColorsSection() {
  const tema = useTema()
  return (
    <>
      <Sample name="Papel y bordes">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {GROUNDS.map(([token, paint]) => (
            <li key={token} className="grid gap-1">
              <span className={`h-12 rounded-control border border-border ${paint}`} />
              <span className="text-small">{token}</span>
              <code className="text-caption text-text-3">{valueOf(tema, token)}</code>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Rellenos y su texto">
        <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          {SOLIDS.map(([ground, ink, paint]) => (
            <li
              key={ground}
              className={`flex min-h-12 items-center justify-between gap-2 rounded-control px-3 ${paint}`}
            >
              <span className="text-small font-medium">{ground}</span>
              <Ratio value={contrast(tema, ink, ground)} minimum={4.5} />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Texto: contraste menor entre bg, surface y surface-2">
        <ul className="grid">
          {INKS.map(([ink, paint, minimum]) => (
            <li key={ink} className="flex items-center justify-between gap-4 border-b border-border py-2 last:border-0">
              <InkSample ink={ink} paint={paint} />
              <Ratio value={lowest(tema, ink)} minimum={minimum} />
            </li>
          ))}
        </ul>
      </Sample>
    </>
  )
}

// A border colour is measured against 3 : 1, so it is shown as a border and not as text.
function InkSample({ ink, paint }: { ink: string; paint: string }) {
  if (ink !== 'control-line') return <span className={`font-medium ${paint}`}>{ink}</span>
  return <span className="rounded-control border border-control-border px-2 font-medium">{ink}</span>
}

function lowest(tema: 'light' | 'dark', ink: string): number {
  return Math.min(...['bg', 'surface', 'surface-2'].map((ground) => contrast(tema, ink, ground)))
}

export function Ratio({ value, minimum }: { value: number; minimum: number }) {
  const Icon = value >= minimum ? Check : X
  return (
    <span className="inline-flex items-center gap-1 text-small tabular-nums">
      <Icon size={16} aria-hidden />
      {value.toFixed(2).replace('.', ',')} : 1
      <span className="sr-only">{value >= minimum ? 'cumple' : 'no cumple'}</span>
    </span>
  )
}

import { Sample } from './both-themes.tsx'

const TYPE = [
  ['display', 'font-display text-display', 'Cada rincón de Chile'],
  ['h1', 'font-display text-h1', 'Descubre experiencias locales'],
  ['h2', 'font-display text-h2', 'Recomendaciones de Turismo Local'],
  ['h3', 'text-h3', 'Caminata al mirador del glaciar'],
  ['lead', 'text-lead', 'Una mañana de remo entre palafitos, con pan recién horneado.'],
  ['body', 'text-body', 'El punto de encuentro es la plaza. Llega diez minutos antes.'],
  ['small', 'text-small', 'Cancela sin costo hasta 24 horas antes'],
  ['caption', 'text-caption', 'Imagen ilustrativa'],
  ['mono', 'font-mono text-small', 'thub_live_…4F9A'],
] as const

const SPACES = [
  ['4', 'w-1'],
  ['8', 'w-2'],
  ['12', 'w-3'],
  ['16', 'w-4'],
  ['20', 'w-5'],
  ['24', 'w-6'],
  ['32', 'w-8'],
  ['40', 'w-10'],
  ['48', 'w-12'],
  ['64', 'w-16'],
  ['80', 'w-20'],
  ['96', 'w-24'],
] as const

const SHAPES = [
  ['chip 6', 'rounded-chip'],
  ['control 10', 'rounded-control'],
  ['card 16', 'rounded-card'],
  ['sheet 24', 'rounded-sheet'],
  ['full', 'rounded-full'],
] as const

const DEPTHS = [
  ['e1 tarjeta', 'shadow-e1 bg-surface'],
  ['e2 flotante', 'shadow-e2 bg-raised'],
  ['e3 diálogo', 'shadow-e3 bg-raised'],
] as const

export function FoundationsSection() {
  return (
    <>
      <Sample name="Letra">
        <ul className="grid gap-4">
          {TYPE.map(([name, face, text]) => (
            <li key={name} className="grid gap-1">
              <span className="text-caption text-text-3">{name}</span>
              <span className={face}>{text}</span>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Espacio">
        <ul className="flex flex-wrap items-end gap-3">
          {SPACES.map(([name, width]) => (
            <li key={name} className="grid justify-items-center gap-1">
              <span className={`h-4 rounded-chip bg-primary ${width}`} />
              <span className="text-caption text-text-2 tabular-nums">{name}</span>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Forma">
        <ul className="flex flex-wrap gap-4">
          {SHAPES.map(([name, shape]) => (
            <li key={name} className="grid justify-items-center gap-1">
              <span className={`size-16 border border-control-border bg-surface ${shape}`} />
              <span className="text-caption text-text-2">{name}</span>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Profundidad">
        <ul className="grid grid-cols-3 gap-4">
          {DEPTHS.map(([name, depth]) => (
            <li
              key={name}
              className={`flex h-20 items-center justify-center rounded-card border border-border text-small ${depth}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </Sample>
    </>
  )
}

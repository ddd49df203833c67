import { COLORES_PRIMEROS, comoContraste, motivoDeColor, muestraDe } from '#domain/sitio/colores.ts'
import { Button } from '#web/ui/button.tsx'

/** A colour as people will see it, and what it lacks, while it is written. */
export function ColorMuestra({
  campo,
  valor,
  onElegir,
}: {
  campo: string
  valor: string
  onElegir: (color: string) => void
}) {
  const muestra = muestraDe(valor.trim() === '' ? COLORES_PRIMEROS[campo as keyof typeof COLORES_PRIMEROS] : valor)
  if (!muestra) return null
  const { color, contraste, propuesta } = muestra
  return (
    <div className="grid justify-items-start gap-2 pt-2">
      <div className="flex flex-wrap items-center gap-3">
        <span
          aria-hidden
          className="size-11 rounded-control border border-control-border"
          style={{ backgroundColor: color }}
        />
        <span
          className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold"
          style={{ backgroundColor: color, color: '#ffffff' }}
        >
          Así se lee
        </span>
        <span className="text-small text-text-2 tabular-nums">Contraste {comoContraste(contraste)} a 1</span>
      </div>
      {propuesta && (
        <>
          <p role="status" className="text-small text-danger">
            {motivoDeColor(color)}
          </p>
          <Button variant="outline" size="dense" onClick={() => onElegir(propuesta)}>
            Usar {propuesta}
          </Button>
        </>
      )}
    </div>
  )
}

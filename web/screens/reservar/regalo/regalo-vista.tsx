import { cx } from '#web/ui/cx.ts'
import { formatPesos } from '#web/ui/formato.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Ridge } from '#web/ui/ridge.tsx'

export type RegaloEscrito = { monto: number; paraNombre: string; mensaje: string; deNombre: string }

const ESCENA = '/escenas/S2-trekking-1.svg'

/** The card as who receives it will see it, while it is being written. */
export function RegaloVista({
  regalo: { monto, paraNombre, mensaje, deNombre },
  escena = ESCENA,
}: {
  regalo: RegaloEscrito
  escena?: string | undefined
}) {
  return (
    <figure
      aria-label="Así se verá tu regalo"
      className="overflow-hidden rounded-card border border-border bg-raised shadow-e2"
    >
      <div className="relative">
        <img src={escena} alt="" width={1200} height={900} className="aspect-3/2 w-full object-cover" />
        <Ridge look="ground" className="absolute inset-x-0 -bottom-px text-raised" />
      </div>
      <div className="grid gap-3 px-4 pt-2 pb-4 sm:px-6 sm:pb-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Logo />
          <span className="text-small text-text-2">Tarjeta de regalo</span>
        </div>
        <p
          className={cx(
            monto > 0
              ? 'font-display text-display leading-none font-bold text-primary tabular-nums'
              : 'py-2 text-h3 text-text-3',
          )}
        >
          {monto > 0 ? formatPesos(monto) : 'Tú eliges el monto'}
        </p>
        <div className="grid gap-1 wrap-anywhere">
          <p className="font-semibold">Para {paraNombre || 'quien tú quieras'}</p>
          <p className="line-clamp-5 whitespace-pre-line text-text-2">{mensaje || 'Aquí va tu mensaje.'}</p>
          {deNombre && <p className="text-small text-text-2">De parte de {deNombre}</p>}
        </div>
      </div>
    </figure>
  )
}

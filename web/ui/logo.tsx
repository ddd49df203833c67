import { cx } from './cx.ts'
import { SITIO } from './marca.ts'

export function LogoMark({ size = 32 }: { size?: number }) {
  const { url, ancho, alto } = SITIO.logo
  return <img src={url} alt="" width={(size * ancho) / alto} height={size} className="shrink-0 rounded-chip" />
}

/** The wordmark shrinks to the mark alone where `isCompact`, and where that is so wide that the name is in it; the name is still read out. */
export function Logo({ isCompact = false }: { isCompact?: boolean }) {
  const { marca, logo } = SITIO
  return (
    <span className="inline-flex items-center gap-3">
      <LogoMark />
      <span
        className={cx(
          'font-display text-lead font-bold tracking-[-0.01em] whitespace-nowrap text-text',
          (isCompact || logo.ancho > logo.alto * 1.5) && 'sr-only',
        )}
      >
        {marca}
      </span>
    </span>
  )
}

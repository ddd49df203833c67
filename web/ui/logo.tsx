import { cx } from './cx.ts'
import { NOMBRE } from './marca.ts'

export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className="shrink-0 rounded-[25%]">
      <rect width="32" height="32" className="fill-primary" />
      <circle cx="21.5" cy="9.5" r="3.6" className="fill-accent" />
      <g className="fill-on-primary">
        <path d="M0 20 5 14.5 8 17 14 9.5 19 16 22 13.5 27 19 32 15.5V32H0Z" opacity=".35" />
        <path d="M0 24 6 18.5 10 22 16 16.5 21 21.5 25 19 32 24V32H0Z" opacity=".6" />
        <path d="M0 27.5 7 24 13 27 19 23 25 26.5 32 24.5V32H0Z" />
      </g>
    </svg>
  )
}

/** The wordmark shrinks to the mark alone where `isCompact`; the name is still read out. */
export function Logo({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-3">
      <LogoMark />
      <span
        className={cx('font-display text-lead font-bold tracking-[-0.01em] whitespace-nowrap text-text', isCompact && 'sr-only')}
      >
        {NOMBRE}
      </span>
    </span>
  )
}

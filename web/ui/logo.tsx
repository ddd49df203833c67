import { cx } from './cx.ts'
import { SITIO } from './marca.ts'

// The mark keeps its daylight colours in both themes.
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className="shrink-0">
      <rect width="32" height="32" rx="8" fill={SITIO.tinte} />
      <circle cx="22" cy="8.5" r="3.5" fill="#F0A26B" />
      <g fill="none" stroke="#FFFFFF" strokeWidth="2.4" strokeLinejoin="round">
        <path d="M0 19 5 14.5 8 17 14 9.5 19 16 23 13 27 17.5 32 14.5" opacity=".35" />
        <path d="M0 24.5 6 18.5 10 22 16 16 21 21.5 26 18.5 32 23" opacity=".6" />
        <path d="M0 27.5 5 24.5 10 27.5 17 22.5 23 27 28 24.5 32 27" />
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
        {SITIO.marca}
      </span>
    </span>
  )
}

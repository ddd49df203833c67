import { cx } from './cx.ts'

const RIDGE_PATH =
  'M0 34 L34 22 L52 30 L88 12 L112 26 L134 18 L170 36 L206 24 L228 30 L262 8 L284 20 L300 14 L338 34 L372 26 L396 32 L430 16 L454 28 L478 22 L512 36 L546 24 L566 30 L602 10 L628 26 L650 18 L688 36 L722 26 L746 32 L780 14 L806 28 L830 20 L866 34 L900 24 L922 30 L958 12 L984 26 L1008 20 L1044 36 L1078 26 L1100 32 L1136 16 L1162 28 L1200 22'

export type RidgeProps = { look?: 'line' | 'ground'; className?: string }

/** The brand's ridge: a divider line, or the ground under something (it takes the text colour). */
export function Ridge({ look = 'line', className }: RidgeProps) {
  return (
    <svg
      viewBox="0 0 1200 44"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className={cx('block aspect-[1200/44] min-h-6 w-full', !className?.includes('text-') && 'text-border', className)}
    >
      {look === 'line' ? (
        <path d={RIDGE_PATH} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      ) : (
        <path d={`${RIDGE_PATH} V44 H0 Z`} fill="currentColor" />
      )}
    </svg>
  )
}

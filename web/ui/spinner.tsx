import { cx } from './cx.ts'

const RIDGE = 'M0 15 L5 9 L8 12 L14 4 L19 11 L22 8 L28 15 L33 9 L36 12 L42 4 L47 11 L50 8 L56 15'

/** The ridge line running past. Decorative: say in words what is being loaded. */
export function Spinner({ size = 'small' }: { size?: 'small' | 'large' }) {
  return (
    <span
      aria-hidden
      className={cx('inline-block shrink-0 overflow-hidden', size === 'small' ? 'h-4 w-7' : 'h-10 w-18')}
    >
      <svg viewBox="0 0 56 18" preserveAspectRatio="none" className="block h-full w-[200%] animate-ridge">
        <path
          d={RIDGE}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  )
}

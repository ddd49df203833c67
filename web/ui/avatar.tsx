import { cx } from './cx.ts'

export type AvatarProps = {
  name?: string
  src?: string
  size?: 'small' | 'default' | 'large'
  /** Session not known yet: a grey disc of the final size. */
  isUnknown?: boolean
}

const sizes = { small: 'size-8 text-small', default: 'size-11 text-body', large: 'size-16 text-h3' }
const pixels = { small: 32, default: 44, large: 64 }

/** Decorative: the name stands beside it in words. */
export function Avatar({ name = '', src, size = 'default', isUnknown = false }: AvatarProps) {
  const shape = cx('inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full', sizes[size])
  if (isUnknown) return <span aria-hidden className={cx(shape, 'bg-surface-2')} />
  if (src) {
    return <img src={src} alt="" width={pixels[size]} height={pixels[size]} className={cx(shape, 'object-cover')} />
  }
  return (
    <span aria-hidden className={cx(shape, 'bg-primary-soft font-semibold text-primary-soft-text')}>
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
  return (
    words
      .slice(0, 2)
      .map((word) => word[0])
      .join('') || '·'
  )
}

import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-styles.ts'
import { cx } from './cx.ts'

export type ButtonLinkProps = LinkProps & {
  variant?: ButtonVariant
  size?: ButtonSize
  isWide?: boolean
  icon?: ReactNode
}

export function ButtonLink({ variant, size, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, isWide }), className)}>
      {icon}
      {children}
    </Link>
  )
}

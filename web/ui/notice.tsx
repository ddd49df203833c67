import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const looks = {
  info: { Icon: Info, paint: 'bg-info-soft text-info-soft-text' },
  success: { Icon: CircleCheck, paint: 'bg-success-soft text-success-soft-text' },
  warning: { Icon: TriangleAlert, paint: 'bg-warning-soft text-warning-soft-text' },
  danger: { Icon: CircleAlert, paint: 'bg-danger-soft text-danger-soft-text' },
}

export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** 'status' or 'alert' where it appears without a page load. */
  role?: 'status' | 'alert'
  className?: string
}

export function Notice({ tone = 'info', title, children, action, role, className }: NoticeProps) {
  const { Icon, paint } = looks[tone]
  return (
    <div role={role} className={cx('flex items-start gap-3 rounded-card p-4', paint, className)}>
      <Icon size={20} aria-hidden className="mt-0.5" />
      <div className="grid min-w-0 grow gap-1">
        {title && <p className="max-w-measure font-semibold">{title}</p>}
        {children && <div className={cx('max-w-measure', title ? 'text-small' : '')}>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { Notice, type NoticeProps } from '#web/ui/notice.tsx'

/** A refusal that just arrived: brought into sight and read out, wherever the button stood. */
export function ReservaFalla({ children, ...notice }: Pick<NoticeProps, 'title'> & { children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="rounded-card outline-none">
      <Notice tone="danger" role="alert" {...notice}>
        {children}
      </Notice>
    </div>
  )
}

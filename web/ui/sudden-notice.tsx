import { useEffect, useRef } from 'react'
import { Notice, type NoticeProps } from './notice.tsx'

/** An answer that just arrived: brought into sight and read out, wherever the button stood. */
export function SuddenNotice(notice: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="rounded-card outline-none">
      <Notice {...notice} />
    </div>
  )
}

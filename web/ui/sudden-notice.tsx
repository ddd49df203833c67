import { useEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight.ts'
import { Notice, type NoticeProps } from './notice.tsx'

/** An answer that just arrived: brought into sight and read out, wherever the button stood. */
export function SuddenNotice(notice: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) bringIntoSight(box.current, 'center')
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="rounded-card outline-none">
      <Notice {...notice} />
    </div>
  )
}

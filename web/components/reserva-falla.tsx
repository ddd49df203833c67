import type { NoticeProps } from '#web/ui/notice.tsx'
import { SuddenNotice } from '#web/ui/sudden-notice.tsx'

export function ReservaFalla(notice: Pick<NoticeProps, 'title' | 'children'>) {
  return <SuddenNotice tone="danger" role="alert" {...notice} />
}

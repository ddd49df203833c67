import { DialogFrame, type DialogProps } from './dialog-frame.tsx'

export type { DialogProps } from './dialog-frame.tsx'

/** A sheet from below on phones, a centred panel from 640 px on. */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} side="center" />
}

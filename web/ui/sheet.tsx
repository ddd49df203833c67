import { DialogFrame, type DialogProps, type DialogSide } from './dialog-frame.tsx'

export type SheetProps = Omit<DialogProps, 'size'> & {
  /** From 640 px on: 'center' like a dialog, 'right' as a drawer of 480 px; 'full' covers the screen at any width. */
  side?: DialogSide
}

export function Sheet({ side = 'center', ...props }: SheetProps) {
  return <DialogFrame {...props} side={side} />
}

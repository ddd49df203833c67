import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonStatus } from './button-styles.ts'
import { Contained } from './contained.tsx'
import { Scrim } from './dialog-frame.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useDialogFocus } from './use-dialog-focus.ts'

export type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  children?: ReactNode
  /** The safe way out; it has the focus when the question appears. */
  cancelText: string
  confirmText: string
  confirmStatus?: ButtonStatus
  isConfirmDisabled?: boolean
  isDestructive?: boolean
  onConfirm: () => void
}

/** A question that must be answered. It stays open until the caller closes it. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, children, cancelText, confirmText, isDestructive = true } = props
  const { first, contentProps } = useDialogFocus<HTMLButtonElement>()
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim isOpen={open} />
        <Radix.Content
          {...contentProps}
          data-capa
          aria-modal
          className="fixed inset-x-0 bottom-0 z-dialog flex max-h-[90dvh] flex-col gap-4 overflow-y-auto rounded-t-sheet border-border bg-raised p-4 pt-6 text-text shadow-e3 outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:m-auto sm:max-w-[32.5rem] sm:-translate-y-1/2 sm:rounded-sheet sm:border sm:p-6 sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-fade-in"
        >
          <Radix.Title className="text-h3">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="text-text-2">{description}</div>
          </Radix.Description>
          <Contained>{children}</Contained>
          <div className="mt-2 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
            <Radix.Cancel asChild>
              <Button ref={first} variant={isDestructive ? 'primary' : 'outline'}>
                {cancelText}
              </Button>
            </Radix.Cancel>
            <Button
              variant={isDestructive ? 'danger-outline' : 'primary'}
              status={props.confirmStatus}
              disabled={props.isConfirmDisabled}
              onClick={props.onConfirm}
            >
              {confirmText}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Contained } from './contained.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { ScrollMore } from './scroll-more.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useDialogFocus } from './use-dialog-focus.ts'

export type DialogSide = 'center' | 'right' | 'full'
type DialogSize = 'small' | 'default' | 'large'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  isTitleHidden?: boolean
  description?: ReactNode
  children?: ReactNode
  /** Stays in sight under the scrolling part. */
  footer?: ReactNode
  size?: DialogSize
  /** As high as a phone lets it, so that nothing moves from one month to the next. */
  isTall?: boolean
  /** Data was typed: a click outside then does not close. */
  isDirty?: boolean
}

const bottom =
  'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-sheet data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out'
const centred =
  'sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:m-auto sm:-translate-y-1/2 sm:rounded-sheet sm:data-[state=open]:animate-fade-in sm:data-[state=closed]:animate-fade-out'
const side =
  'inset-y-0 right-0 left-0 data-[state=open]:animate-side-in data-[state=closed]:animate-side-out sm:left-auto sm:w-full sm:max-w-column sm:rounded-l-sheet'

const places: Record<DialogSide, string> = {
  center: `${bottom} ${centred}`,
  right: side,
  full: 'inset-0 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
}
const widths: Record<DialogSize, string> = {
  small: 'sm:max-w-column',
  default: 'sm:max-w-dialog',
  large: 'sm:max-w-[50rem]',
}

export function DialogFrame(props: DialogProps & { side: DialogSide }) {
  const { open, onOpenChange, title, isTitleHidden, description, children, footer, isDirty } = props
  useBackCloses(open, () => onOpenChange(false))
  const isFull = props.side === 'full'
  const { first, contentProps } = useDialogFocus<HTMLHeadingElement>()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim isOpen={open} />
        <Radix.Content
          {...contentProps}
          data-capa
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => isDirty && event.preventDefault()}
          className={cx(
            'fixed z-dialog flex flex-col short:overflow-y-auto border-border bg-raised text-text shadow-e3 outline-none',
            !isFull && 'sm:border',
            places[props.side],
            props.isTall && 'max-sm:h-[90dvh]',
            props.side === 'center' && widths[props.size ?? 'default'],
          )}
        >
          <header
            className={cx(
              'flex items-start justify-between gap-4 py-3 pr-3 pl-4',
              isFull ? 'sm:px-6 lg:px-10' : 'sm:pt-5 sm:pr-5 sm:pl-6',
            )}
          >
            <Radix.Title
              ref={first}
              tabIndex={-1}
              className={cx('pt-2 text-h3 outline-none', isTitleHidden && 'sr-only')}
            >
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Cerrar" icon={<X size={24} aria-hidden />} className="ml-auto" />
            </Radix.Close>
          </header>
          <ScrollMore
            className={cx('px-4 pb-6', isFull ? 'sm:px-6 lg:px-10' : 'sm:px-6')}
            footerClass="before:from-raised"
            footer={
              footer && (
                <footer className="flex flex-col-reverse gap-3 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6 sm:py-4">
                  {footer}
                </footer>
              )
            }
          >
            {description && <Radix.Description className="mb-4 text-text-2">{description}</Radix.Description>}
            <Contained>{children}</Contained>
          </ScrollMore>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

// Not Radix' own overlay: that one locks the page by injecting a style element, which the content policy refuses.
export function Scrim({ isOpen }: { isOpen: boolean }) {
  return (
    <div
      data-capa
      data-scroll-lock={isOpen || undefined}
      data-state={isOpen ? 'open' : 'closed'}
      className="fixed inset-0 z-dialog bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
    />
  )
}

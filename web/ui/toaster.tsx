import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { currentToasts, dismissToast, subscribeToToasts } from './toast.ts'
import { TOAST_DURATION_MS, type ToastEntry } from './toast-reducer.ts'

const NONE: ToastEntry[] = []

/** Stands once, in the root. The two live regions exist before any message, or readers would miss the first. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
  const open = toasts.find((toast) => toast.isOpen)
  const isAlert = open?.variant === 'destructive'
  return (
    <section
      aria-label="Avisos"
      className="pointer-events-none fixed inset-x-0 bottom-(--bar,0px) z-toast flex justify-center p-4 sm:justify-end sm:p-6"
    >
      <div role="status" aria-live="polite">
        {open && !isAlert && <ToastCard key={open.id} toast={open} />}
      </div>
      <div role="alert" aria-live="assertive">
        {open && isAlert && <ToastCard key={open.id} toast={open} />}
      </div>
    </section>
  )
}

function ToastCard({ toast }: { toast: ToastEntry }) {
  const hold = useTimeout(toast.durationMs ?? TOAST_DURATION_MS, () => dismissToast(toast.id))
  const isAlert = toast.variant === 'destructive'
  const Icon = isAlert ? TriangleAlert : CircleCheck
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- waiting under the pointer is no action
    <div
      role="group"
      data-toast
      {...hold}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(toast.id)}
      className={cx(
        'pointer-events-auto flex w-full max-w-popover min-w-72 animate-rise-in items-start gap-3 rounded-card border p-4 pr-2 shadow-e2',
        isAlert ? 'border-danger bg-danger-soft text-danger-soft-text' : 'border-border bg-raised text-text',
      )}
    >
      <Icon size={20} aria-hidden className={cx('mt-0.5', !isAlert && 'text-success')} />
      <div className="grid min-w-0 grow gap-1">
        {toast.title && <p className="font-semibold">{toast.title}</p>}
        {toast.description && <p className={cx('text-small', !isAlert && 'text-text-2')}>{toast.description}</p>}
        {toast.action && (
          <button
            type="button"
            className="-ml-2 min-h-11 justify-self-start rounded-control px-2 font-semibold text-current underline underline-offset-4"
            onClick={() => {
              toast.action?.onClick()
              dismissToast(toast.id)
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Cerrar aviso"
        className="-my-2.5 flex size-11 shrink-0 items-center justify-center rounded-full"
        onClick={() => dismissToast(toast.id)}
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  )
}

/** Runs once its time is over; waits while the pointer or the focus is inside. */
function useTimeout(durationMs: number, onEnd: () => void) {
  const [isHeld, setHeld] = useState(false)
  const left = useRef(durationMs)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isHeld) return
    const start = Date.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - start
    }
  }, [isHeld])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}

import {
  TOAST_REMOVE_DELAY_MS,
  type ToastAction,
  type ToastEntry,
  type ToastInput,
  toastReducer,
} from './toast-reducer.ts'

let toasts: ToastEntry[] = []
let count = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

/** One at a time; the newest replaces the one before. */
export function toast(input: ToastInput) {
  const id = `aviso-${++count}`
  dispatch({ type: 'add', toast: { ...input, id, isOpen: true } })
  return {
    id,
    update: (change: Partial<ToastInput>) => dispatch({ type: 'update', id, toast: change }),
    dismiss: () => dismissToast(id),
  }
}

export function dismissToast(id: string): void {
  dispatch({ type: 'dismiss', id })
  if (removals.has(id)) return
  const timer = setTimeout(() => {
    removals.delete(id)
    dispatch({ type: 'remove', id })
  }, TOAST_REMOVE_DELAY_MS)
  removals.set(id, timer)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): ToastEntry[] {
  return toasts
}

function dispatch(action: ToastAction): void {
  toasts = toastReducer(toasts, action)
  for (const listener of listeners) listener()
}

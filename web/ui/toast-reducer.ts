import type { ReactNode } from 'react'

export type ToastInput = {
  title?: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
  durationMs?: number
}
export type ToastEntry = ToastInput & { id: string; isOpen: boolean }

export type ToastAction =
  | { type: 'add'; toast: ToastEntry }
  | { type: 'update'; id: string; toast: Partial<ToastInput> }
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id?: string }

const TOAST_LIMIT = 1
export const TOAST_DURATION_MS = 5_000
export const TOAST_REMOVE_DELAY_MS = 1_000_000

export function toastReducer(toasts: ToastEntry[], action: ToastAction): ToastEntry[] {
  const isMeant = (toast: ToastEntry) => !('id' in action) || action.id === undefined || toast.id === action.id
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT)
    case 'update':
      return toasts.map((toast) => (isMeant(toast) ? { ...toast, ...action.toast } : toast))
    case 'dismiss':
      return toasts.map((toast) => (isMeant(toast) ? { ...toast, isOpen: false } : toast))
    case 'remove':
      return toasts.filter((toast) => !isMeant(toast))
  }
}

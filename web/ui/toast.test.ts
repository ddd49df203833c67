import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, toast } from './toast.ts'
import { TOAST_DURATION_MS } from './toast-reducer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('shows each one for 5 seconds unless told otherwise', () => expect(TOAST_DURATION_MS).toBe(5_000))

it('shows one at a time and forgets a dismissed one after 1,000,000 ms', () => {
  toast({ title: 'Primero' })
  const { id } = toast({ title: 'Segundo', variant: 'destructive' })
  expect(currentToasts()).toMatchObject([{ id, title: 'Segundo', isOpen: true }])
  dismissToast(id)
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toMatchObject([{ id, isOpen: false }])
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toEqual([])
})

it('changes its own words and nobody else’s', () => {
  const first = toast({ title: 'Enviando' })
  first.update({ title: 'Enviado' })
  expect(currentToasts()[0]?.title).toBe('Enviado')
  const second = toast({ title: 'Otro' })
  first.update({ title: 'Tarde' })
  expect(currentToasts()[0]?.title).toBe('Otro')
  second.dismiss()
  expect(currentToasts()[0]?.isOpen).toBe(false)
})

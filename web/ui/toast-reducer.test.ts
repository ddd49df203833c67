import { describe, expect, it } from 'vitest'
import { type ToastEntry, toastReducer } from './toast-reducer.ts'

const entry = (id: string): ToastEntry => ({ id, title: id, isOpen: true })

describe('toasts', () => {
  it('keeps one, the newest', () => {
    const toasts = toastReducer([entry('a')], { type: 'add', toast: entry('b') })
    expect(toasts.map(({ id }) => id)).toEqual(['b'])
  })

  it('hides a dismissed toast and still remembers it', () => {
    expect(toastReducer([entry('a')], { type: 'dismiss', id: 'a' })).toEqual([{ ...entry('a'), isOpen: false }])
  })

  it('leaves another one alone', () => {
    expect(toastReducer([entry('a')], { type: 'dismiss', id: 'b' })).toEqual([entry('a')])
    expect(toastReducer([entry('a')], { type: 'remove', id: 'b' })).toEqual([entry('a')])
  })

  it('removes one, or all', () => {
    expect(toastReducer([entry('a')], { type: 'remove', id: 'a' })).toEqual([])
    expect(toastReducer([entry('a')], { type: 'remove' })).toEqual([])
  })

  it('changes the words of a toast in place', () => {
    const toasts = toastReducer([entry('a')], { type: 'update', id: 'a', toast: { title: 'Listo' } })
    expect(toasts[0]?.title).toBe('Listo')
  })
})

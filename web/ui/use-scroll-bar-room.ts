import { useEffect } from 'react'

const EVENTS = ['pointerdown', 'keydown'] as const

/** Marks the page where its scroll bar takes room, before anything is opened over it: that room then stays, and nothing moves when the bar goes. */
export function useScrollBarRoom(): void {
  useEffect(() => {
    const html = document.documentElement
    const forget = () => EVENTS.forEach((event) => removeEventListener(event, measure, true))
    function measure() {
      if (innerWidth <= html.clientWidth) return
      html.dataset.barra = ''
      forget()
    }
    EVENTS.forEach((event) => addEventListener(event, measure, true))
    return forget
  }, [])
}

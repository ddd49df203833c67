import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After going to another page the focus stands on its h1, as a full page load would start over. */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (hash) return
    const title = document.querySelector<HTMLElement>('main h1')
    if (!title) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}

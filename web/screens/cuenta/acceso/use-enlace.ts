import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The secret of a mailed link: read once, then taken out of the address and of what the browser remembers. */
export function useEnlace(): string {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  useEffect(() => {
    const url = new URL(window.location.href)
    if (!url.searchParams.has('token')) return
    url.searchParams.delete('token')
    window.history.replaceState(window.history.state, '', url)
  }, [])
  return token
}

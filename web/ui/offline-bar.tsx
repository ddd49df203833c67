import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/** `isSaved`: what is on the page was kept before. */
export function OfflineBar({ isSaved }: { isSaved: boolean }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-small font-medium text-warning-soft-text">
          <WifiOff size={16} aria-hidden />
          {isSaved ? 'Sin conexión. Ves lo último guardado' : 'Sin conexión'}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

import { useEffect } from 'react'

/** Keeps the screen on while the code is shown at the meeting point, where the device allows it. */
export function usePantallaDespierta(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (granted) => {
          lock = granted
          if (isGone) void granted.release()
        },
        // Refused (battery saver): the screen then sleeps as usual.
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isNeeded])
}

const FAILURES = 5
const WINDOW_MS = 30_000
const OPEN_MS = 30_000

/** Five failures in 30 s stop the calls for 30 s, so that a dead service does not hold up everybody who waits for it. */
export function createBreaker(clock: () => number = () => performance.now()): {
  isOpen(): boolean
  succeed(): void
  fail(): void
} {
  let failures: number[] = []
  let openUntil = -Infinity
  return {
    isOpen: () => clock() < openUntil,
    succeed() {
      failures = []
    },
    fail() {
      const now = clock()
      failures = [...failures.filter((at) => now - at < WINDOW_MS), now]
      if (failures.length >= FAILURES) openUntil = now + OPEN_MS
    },
  }
}

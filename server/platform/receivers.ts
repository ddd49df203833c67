export interface Receivers {
  /** Those that are asked nothing for now. */
  closed(): string[]
  succeed(receiver: string): void
  fail(receiver: string): void
}

const FAILURES = 5
const FIRST_MS = 30_000
const LONGEST_MS = 10 * 60_000

interface Sick {
  failures: number
  closedUntil: number
  restMs: number
}

/** After five failures in a row a receiver rests for 30 s; each failure that follows doubles the rest up to ten minutes, the first success ends it. */
export function createReceivers(clock: () => number = () => performance.now()): Receivers {
  const sick = new Map<string, Sick>()
  return {
    closed: () => [...sick].filter(([, { closedUntil }]) => clock() < closedUntil).map(([receiver]) => receiver),
    succeed: (receiver) => void sick.delete(receiver),
    fail(receiver) {
      const now = clock()
      const { failures, closedUntil, restMs } = sick.get(receiver) ?? {
        failures: 0,
        closedUntil: -Infinity,
        restMs: FIRST_MS,
      }
      // One that was asked before it was closed says nothing new.
      if (now < closedUntil) return
      const closes = failures + 1 >= FAILURES
      sick.set(receiver, {
        failures: failures + 1,
        closedUntil: closes ? now + restMs : closedUntil,
        restMs: closes ? Math.min(restMs * 2, LONGEST_MS) : restMs,
      })
    },
  }
}

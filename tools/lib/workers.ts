import { availableParallelism, totalmem } from 'node:os'

// A worker of journeys is a test, a program with its database and a browser.
const JOURNEY_GB = 1.5

export interface Machine {
  cores: number
  memoryGb: number
}

export const machine: Machine = { cores: availableParallelism(), memoryGb: totalmem() / 2 ** 30 }

/** How many tests at once, by what they do: compute; compute, and at times wait for a program or a stalled provider; or wait for a page more than half of the time. */
export function workersOn({ cores, memoryGb }: Machine): Record<'busy' | 'someWaiting' | 'mostlyWaiting', number> {
  const fitting = Math.max(1, Math.floor(memoryGb / JOURNEY_GB))
  return { busy: cores, someWaiting: cores + 1, mostlyWaiting: Math.min(2 * cores, fitting) }
}

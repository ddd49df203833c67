/** Counts kept in this process between two writes. */
export interface Tally {
  add(key: string, n?: number): void
  /** What was counted since, which is then forgotten here. */
  take(): Map<string, number>
}

/** At most `maxKeys` different keys at once: what comes beyond is not counted, so that made-up keys cannot fill the memory. */
export function createTally(maxKeys: number): Tally {
  let counts = new Map<string, number>()
  return {
    add(key, n = 1) {
      const count = counts.get(key)
      if (count !== undefined || counts.size < maxKeys) counts.set(key, (count ?? 0) + n)
    },
    take() {
      const taken = counts
      counts = new Map()
      return taken
    },
  }
}

import { watchOutside } from '#server/platform/outside.ts'

/** Nobody waits longer for it: a base that is cut off does not even say no. */
const WAIT_MS = 2_000
/** It is not asked again so soon after it failed. */
const REST_MS = 1_000

/** The version of the catalogue from a base that may be down. Rejects then, at once for those who come next; what it was to be compared with is all there is. */
export function patientVersion(
  ask: () => Promise<number> | number,
  clock: () => number = () => performance.now(),
): () => Promise<number> | number {
  const watch = watchOutside('base', () => true, clock)
  let failed: { error: unknown; at: number } | null = null
  return () => {
    if (failed && clock() - failed.at < REST_MS) return Promise.reject(failed.error)
    const asked = ask()
    if (typeof asked === 'number') return asked
    return watch(() => inTime(asked)).then(
      (version) => {
        failed = null
        return version
      },
      (error: unknown) => {
        failed = { error, at: clock() }
        throw error
      },
    )
  }
}

async function inTime(asked: Promise<number>): Promise<number> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('the base does not answer'), { code: 'ETIMEDOUT' })),
      WAIT_MS,
    )
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

import type { Context } from 'hono'

/** Waits until the caller has gone, but no longer than `ms`. */
export async function stall(c: Context, ms: number): Promise<void> {
  const { signal } = c.req.raw
  if (signal.aborted) return
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

/** Ends the connection without an answer; in process, the call to the app fails instead. */
export function cutConnection(c: Context): never {
  const { outgoing } = (c.env ?? {}) as { outgoing?: { destroy: () => void } }
  outgoing?.destroy()
  // Not an Error: Hono would turn one into an answer.
  throw CUT
}

const CUT = Object.freeze({ name: 'ConnectionCut', code: 'ECONNRESET' })

import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

/** Asks a child to stop and waits until it has; one that does not is ended. One that is gone already is left alone. */
export async function apagar(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM', forceMs = 20_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const force = setTimeout(() => child.kill('SIGKILL'), forceMs)
  child.kill(signal)
  await ended
  clearTimeout(force)
}

export function puertoLibre(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

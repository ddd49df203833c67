import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Under a moved clock (`npm test -- --dia`) every program keeps two files in /dev/shm, named by its process. One that was killed leaves them, and whoever gets its number
 * as another user cannot open them and stops at its start. Removes those whose process is gone.
 */
export function soltarRelojes(folder = '/dev/shm'): void {
  if (!process.env.FAKETIME) return
  for (const name of readdirSync(folder)) {
    const pid = /^(?:sem\.)?faketime_\w+_(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

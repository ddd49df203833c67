import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The folder belongs to another live process. */
export class FolderInUseError extends Error {
  readonly pid: number
  constructor(dir: string, pid: number) {
    super(`${dir} is in use by process ${pid}`)
    this.pid = pid
  }
}

/**
 * Takes `dir/servidor.lock`, so that one process alone opens the embedded database (it has no lock of its own and two
 * openers lose data). A lock is stale only if its process is gone, never by age. Answers the release.
 */
export function lockFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true })
  const path = join(dir, 'servidor.lock')
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`
  for (let tries = 0; tries < 3; tries++) {
    try {
      const fd = openSync(path, 'wx')
      writeSync(fd, mine)
      closeSync(fd)
      return () => {
        if (read(path) === mine) rmSync(path, { force: true })
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = read(path) ?? ''
      const [pid = '0', start = ''] = holder.split(' ')
      if (isAlive(Number(pid), start)) throw new FolderInUseError(dir, Number(pid))
      if (read(path) === holder) rmSync(path, { force: true })
    }
  }
  throw new FolderInUseError(dir, 0)
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function isAlive(pid: number, start: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const now = startOf(pid)
  return now === undefined || start === '' || now === start
}

/** Start time of a process in clock ticks, where the system tells: a pid used again is another process. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined // no /proc here: the pid alone decides
  }
}

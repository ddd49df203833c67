import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuseIfMoved } from './moved-folder.ts'
import { keepPrivate } from './private-folder.ts'

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
 * openers lose data). A lock is stale only if its process is gone, never by age. Answers the release. A folder whose database moved
 * away is nobody's to open, but for who moves it.
 */
export function lockFolder(dir: string, { moving = false }: { moving?: boolean } = {}): () => void {
  if (!moving) refuseIfMoved(dir)
  keepPrivate(dir)
  return take(dir, join(dir, 'servidor.lock'))
}

/** Throws where another process has the folder, or its database moved away: a look before the costly parts of a start, which lockFolder() repeats. */
export function refuseIfInUse(dir: string): void {
  refuseIfMoved(dir)
  const holder = holderOf(dir)
  if (holder !== null) throw new FolderInUseError(dir, holder)
}

/** The process that has the folder. */
export function holderOf(dir: string): number | null {
  const [pid = '0', start = ''] = (read(join(dir, 'servidor.lock')) ?? '').split(' ')
  return isAlive(Number(pid), start) ? Number(pid) : null
}

function take(dir: string, path: string): () => void {
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`
  for (let tries = 0; tries < 3; tries++) {
    if (create(path, mine)) {
      return () => {
        if (read(path) === mine) rmSync(path, { force: true })
      }
    }
    const holder = read(path)
    if (holder === undefined) continue
    const [pid = '0', start = ''] = holder.split(' ')
    if (isAlive(Number(pid), start)) throw new FolderInUseError(dir, Number(pid))
    removeStale(dir, path, holder)
  }
  throw new FolderInUseError(dir, 0)
}

/** Linked into place with its text already in it: nobody ever reads a half-written lock and takes it for a dead one. */
function create(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Under a lock of its own: of two that found the same dead lock, the later must not remove the earlier's fresh one. */
function removeStale(dir: string, path: string, holder: string): void {
  const release = take(dir, `${path}.toma`)
  try {
    if (read(path) === holder) rmSync(path, { force: true })
  } finally {
    release()
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
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

import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { log } from './log.ts'

const OF_OTHERS = 0o077
const OWN_FOLDER = 0o700

/**
 * Makes the folder, and keeps it and everything in it for the user that runs the program: what is written from now on in this process,
 * and what lay there before, from an older version or brought from elsewhere.
 */
export function keepPrivate(dir: string): void {
  process.umask(OF_OTHERS)
  const root = resolve(dir)
  make(root)
  const left = close(root, statSync(root))
  // A volume may bring a piece of the system's in it; what is not ours we cannot close.
  if (left > 0) log.warn('datos.de_otros', { count: left })
}

/** Node's own `recursive` never ends where the system keeps answering ENOENT, as under /proc. */
function make(dir: string): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(dir) !== dir) make(dirname(dir))
  try {
    mkdirSync(dir, { mode: OWN_FOLDER })
  } catch (error) {
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error // else another process was faster
  }
}

/** Answers how many pieces belong to somebody else and are open to others. A link is left: what it leads to is not in here. */
function close(path: string, found: Stats): number {
  const isFolder = found.isDirectory()
  if (!isFolder && !found.isFile()) return 0
  if (!isOurs(found)) return (found.mode & OF_OTHERS) === 0 ? 0 : 1
  if ((found.mode & OF_OTHERS) !== 0) chmodSync(path, found.mode & ~OF_OTHERS)
  if (!isFolder) return 0
  return readdirSync(path).reduce((left, name) => {
    const inside = lstatSync(join(path, name), { throwIfNoEntry: false })
    return left + (inside ? close(join(path, name), inside) : 0)
  }, 0)
}

function isOurs({ uid }: Stats): boolean {
  const me = process.getuid?.()
  return me === undefined || me === 0 || uid === me
}

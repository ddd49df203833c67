import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a folder held at one moment: the key of each file, its content by name and what tells that it has not changed since. */
export interface FileEntry {
  key: string
  sha256: string
  bytes: number
  mtimeMs: number
}

/** Keeps what the folder holds, each content once whatever the number of lists that name it: what `known` has already is neither read nor written. */
export async function copyIntoPool(folder: string, pool: string, known: readonly FileEntry[]): Promise<FileEntry[]> {
  const before = new Map(known.map((entry) => [entry.key, entry]))
  const entries: FileEntry[] = []
  for (const key of await keysOf(folder)) {
    const entry = await keep(folder, pool, key, before.get(key))
    if (entry) entries.push(entry)
  }
  return entries
}

/** What is gone by now was removed while we looked: it is no part of the folder. */
async function keep(
  folder: string,
  pool: string,
  key: string,
  before: FileEntry | undefined,
): Promise<FileEntry | null> {
  const source = join(folder, key)
  const { size: bytes, mtimeMs } = (await stat(source).catch(nullIfMissing)) ?? { size: -1, mtimeMs: 0 }
  if (bytes < 0) return null
  if (before && before.bytes === bytes && before.mtimeMs === mtimeMs && (await isThere(partOf(pool, before.sha256))))
    return before
  const content = await readFile(source).catch(nullIfMissing)
  if (!content) return null
  const sha256 = hashOf(content)
  if (!(await isThere(partOf(pool, sha256)))) await writeWhole(partOf(pool, sha256), content)
  return { key, sha256, bytes: content.length, mtimeMs }
}

/** Keys of what the pool cannot give back as it was. */
export async function damagedIn(pool: string, entries: readonly FileEntry[]): Promise<string[]> {
  const damaged: string[] = []
  for (const { key, sha256 } of entries) if (!(await readPart(pool, sha256))) damaged.push(key)
  return damaged
}

export interface PutBack {
  /** Keys that were missing or another's content, and are there again. */
  put: string[]
  /** Keys that neither the folder nor the pool has. */
  lost: string[]
}

/** Makes the folder hold every file of the list, and leaves what it holds besides; a file of other content is moved to `aside` first. */
export async function putBack({
  folder,
  pool,
  aside,
  entries,
}: {
  folder: string
  pool: string
  aside: string
  entries: readonly FileEntry[]
}): Promise<PutBack> {
  const done: PutBack = { put: [], lost: [] }
  for (const { key, sha256 } of entries) {
    const target = join(folder, key)
    const present = await readFile(target).catch(nullIfMissing)
    if (present && hashOf(present) === sha256) continue
    const content = await readPart(pool, sha256)
    if (!content) {
      done.lost.push(key)
      continue
    }
    if (present) {
      await mkdir(dirname(join(aside, key)), { recursive: true, mode: 0o700 })
      await rename(target, join(aside, key))
    }
    await writeWhole(target, content)
    done.put.push(key)
  }
  return done
}

/** Removes every content that no list names any more. */
export async function prunePool(pool: string, named: ReadonlySet<string>): Promise<void> {
  for (const key of await keysOf(pool))
    if (!named.has(key.slice(key.lastIndexOf('/') + 1))) await rm(join(pool, key), { force: true })
}

async function readPart(pool: string, sha256: string): Promise<Buffer | null> {
  const content = await readFile(partOf(pool, sha256)).catch(nullIfMissing)
  return content && hashOf(content) === sha256 ? content : null
}

const partOf = (pool: string, sha256: string): string => join(pool, sha256.slice(0, 2), sha256)
const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')
const isThere = async (file: string): Promise<boolean> => (await stat(file).catch(nullIfMissing)) !== null

/** Whole files alone: what is being written ends in `.part`. */
export async function keysOf(folder: string): Promise<string[]> {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing)) ?? []
  return found
    .flatMap((entry) =>
      entry.isFile() && !entry.name.endsWith('.part')
        ? [join(entry.parentPath, entry.name).slice(folder.length + 1)]
        : [],
    )
    .toSorted()
}

/** Removes what was being written when a program died. Answers how many. */
export async function removeUnfinished(folder: string, before: Date): Promise<number> {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing)) ?? []
  let removed = 0
  for (const file of found
    .filter((entry) => entry.isFile() && /\.parte?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))) {
    const { mtime } = (await stat(file).catch(nullIfMissing)) ?? { mtime: before }
    if (mtime >= before) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

/** Written beside, flushed, renamed: a name that is there names a whole file. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, content, { mode: 0o600 })
  const handle = await open(`${file}.part`)
  await handle.sync().finally(() => handle.close())
  await rename(`${file}.part`, file)
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keysOf } from './file-pool.ts'
import { KEY, type Storage } from './storage.ts'

export interface BroughtOver {
  files: number
  bytes: number
  /** Keys that the bucket did not take whole, or under which it has something else: what lies here stays. */
  different: string[]
}

const TYPES: Record<string, string> = { webp: 'image/webp', json: 'application/json' }

/** Puts what lies in the folder into the bucket, reads it there again, and only then takes it out of the folder. Stopped halfway, the next one does the rest. */
export async function bringOver(folder: string, bucket: Pick<Storage, 'get' | 'put' | 'remove'>): Promise<BroughtOver> {
  const done: BroughtOver = { files: 0, bytes: 0, different: [] }
  for (const key of (await keysOf(folder)).filter((name) => KEY.test(name))) {
    const content = await readFile(join(folder, key)).catch(nullIfMissing)
    if (!content) continue
    const there = await bucket.get(key)
    if (!there) await bucket.put(key, content, TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
    const kept = there ?? (await bucket.get(key))
    if (!kept || !content.equals(kept)) {
      // Half of it would be served in the place of the whole one here.
      if (!there) await bucket.remove(key)
      done.different.push(key)
      continue
    }
    // Removed by a person while it was on its way.
    if (!(await stat(join(folder, key)).catch(nullIfMissing))) await bucket.remove(key)
    else done.bytes += content.length
    await rm(join(folder, key), { force: true })
    done.files++
  }
  return done
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

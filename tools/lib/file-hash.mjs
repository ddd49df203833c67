import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One hash over files and folders; what does not exist counts as absent, not as an error. */
export function hashFiles(base, names, ignore = () => false) {
  const hash = createHash('sha256')
  for (const name of names.flatMap((entry) => listFiles(base, entry)).filter((file) => !ignore(file))) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(base, name)))
      .update('\0')
  }
  return hash.digest('hex')
}

function listFiles(base, name) {
  const path = join(base, name)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [name]
  return readdirSync(path)
    .sort()
    .flatMap((child) => listFiles(base, `${name}/${child}`))
}

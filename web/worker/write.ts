import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'

const source = new URL('./worker.ts', import.meta.url)

/** The worker as browsers run it. Its version changes with the files of the build and its own text, and with nothing else. */
export async function workerOf(names: readonly string[]): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), 'worker.ts')
  const script = code.replace(/^export \{\};?$/m, '')
  const version = createHash('sha256')
    .update([...names].sort().join('\n'))
    .update(script)
    .digest('hex')
    .slice(0, 12)
  return minifySync('sw.js', script.replace('__VERSION__', version)).code
}

if (import.meta.main) {
  const folder = process.argv[2] ?? join(import.meta.dirname, '../../build/client')
  writeFileSync(join(folder, 'sw.js'), await workerOf(readdirSync(join(folder, 'assets'))))
}

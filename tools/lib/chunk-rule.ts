import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from './sources.ts'

const path = 'vite.config.ts'

/** Every module that the build groups by name exists: the build itself says so too, but long after whoever moved it. */
export function checkChunkNames(base: string): Violation[] {
  if (!existsSync(join(base, path))) return []
  const text = readFileSync(join(base, path), 'utf8')
  return [...text.matchAll(/\bmodules\(\s*'([^']+)',\s*['`]([^'`]+)['`]/g)].flatMap((call) =>
    call[2]!
      .trim()
      .split(/\s+/)
      .filter((name) => !['.ts', '.tsx'].some((ending) => existsSync(join(base, 'web', call[1]!, name + ending))))
      .map((name) => ({
        rule: 'chunk-name',
        path,
        line: text.slice(0, call.index).split('\n').length,
        message: `nombra web/${call[1]}/${name}, que no existe`,
      })),
  )
}

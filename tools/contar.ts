/**
 * Counts the house: lines, files, sizes, folders, casts, copies. Of this tree, and of another commit beside it, formatted by the same tool.
 *   node tools/contar.ts [REF]
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contarCasa, type Cuenta } from './lib/cuentas.ts'

const root = join(import.meta.dirname, '..')
const ref = process.argv[2]

/** The tree of a commit as the formatter of today writes it, in a folder of its own. */
function enCarpeta<T>(commit: string, act: (base: string) => T): T {
  const base = mkdtempSync(join(tmpdir(), 'contar-'))
  try {
    const tar = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 })
    execFileSync('tar', ['-x', '-C', base], { input: tar })
    symlinkSync(join(root, 'node_modules'), join(base, 'node_modules'))
    copyFileSync(join(root, '.oxfmtrc.json'), join(base, '.oxfmtrc.json'))
    execFileSync(join(root, 'node_modules/.bin/oxfmt'), ['.'], { cwd: base, stdio: 'ignore' })
    return act(base)
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}

const ahora = contarCasa(root)
const antes = ref ? enCarpeta(ref, contarCasa) : null
const filas = (Object.keys(ahora) as (keyof Cuenta)[]).map((que) =>
  antes ? `| ${que} | ${antes[que]} | ${ahora[que]} |` : `| ${que} | ${ahora[que]} |`,
)
process.stdout.write(
  [antes ? `| | ${ref} | este árbol |\n|---|---|---|` : '| | este árbol |\n|---|---|', ...filas, ''].join('\n'),
)

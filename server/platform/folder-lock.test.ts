import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'
import { lineFor } from './process.ts'

let dir: string
let path: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'thc-candado-'))
  path = join(dir, 'servidor.lock')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const startOf = (pid: number): string =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')[19]!
const failing = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid

it('belongs to one, and goes with its release', () => {
  const release = lockFolder(dir)
  expect(() => lockFolder(dir)).toThrow(FolderInUseError)
  release()
  lockFolder(dir)()
  expect(readdirSync(dir)).toEqual([])
})

it('is taken from a process that is gone, whatever is written there', () => {
  for (const left of [`${deadPid()} 12345`, `${deadPid()} `, '', 'nonsense', '0 0', '-1 1']) {
    writeFileSync(path, left)
    lockFolder(dir)()
  }
  writeFileSync(path, `${deadPid()} 1`)
  writeFileSync(`${path}.toma`, `${deadPid()} 1`)
  lockFolder(dir)()
  expect(readdirSync(dir)).toEqual([])
})

it('is made with the folders above it', () => {
  lockFolder(join(dir, 'a', 'b'))()
  expect(readdirSync(join(dir, 'a'))).toEqual(['b'])
})

it.runIf(process.platform === 'linux').each(['/proc/nadie/escribe/aqui', '/dev/null/x'])(
  'fails at once where no folder can be made: %s',
  (nowhere) => {
    expect(lineFor(failing(() => lockFolder(nowhere)))).toMatch(/^DATA_DIR: no se puede escribir en \/\S+ \(E\w+\)$/)
  },
)

it('is not taken from a live process, and its release removes no other’s', () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  writeFileSync(path, `${child.pid} ${startOf(child.pid!)}`)
  expect(() => lockFolder(dir)).toThrow(`in use by process ${child.pid}`)
  writeFileSync(path, `${child.pid} `)
  expect(() => lockFolder(dir)).toThrow(FolderInUseError)
  child.kill('SIGKILL')
  rmSync(path)

  const release = lockFolder(dir)
  writeFileSync(path, 'another')
  release()
  expect(readFileSync(path, 'utf8')).toBe('another')
})

it.runIf(process.platform === 'linux')('is stale where its pid is another process by now', () => {
  writeFileSync(path, `${process.ppid} 1`)
  expect(lockFolder(dir)).not.toThrow()
})

it('goes to one of many that find the same dead lock at once', async () => {
  const script = `import { lockFolder } from '${new URL('./folder-lock.ts', import.meta.url).href}'
    const at = Number(process.argv[1]); while (Date.now() < at);
    try { lockFolder(process.argv[2]); console.log('mine'); process.stdin.resume() } catch (error) { console.log(error.constructor.name) }`
  for (let round = 0; round < 3; round++) {
    writeFileSync(path, `${deadPid()} 1`)
    const at = Date.now() + 1500
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script, String(at), dir], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    )
    const [heard, gone] = [
      children.map((child) => once(child.stdout, 'data')),
      children.map((child) => once(child, 'exit')),
    ]
    // It holds the folder until the last has looked, however late that one comes to run.
    const said = (await Promise.all(heard)).map(([chunk]) => String(chunk).trim())
    for (const child of children) child.stdin.end()
    await Promise.all(gone)
    expect(said.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'FolderInUseError'), 'mine'])
  }
})

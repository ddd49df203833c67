import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { apagar, puertoLibre } from '#server/testing/proceso.ts'
import { pinned } from './load.ts'
import { newFolder } from './temp.ts'

export interface Child {
  url: string
  /** Processor time that it took so far; null where the system does not say. */
  cpuMs(): number | null
  /** The most memory that it held since that was last forgotten: a start takes more than all that follows. */
  peakMib(): number
  forgetPeak(): void
  stop(): Promise<void>
}

interface ChildOptions {
  /** File under the root of the project. */
  file: string
  env: Record<string, string>
  /** Answers below 500 once the program is ready. */
  readyPath: string
  pin?: boolean
  /** Where to leave a CPU profile when it ends. */
  profileDir?: string | undefined
}

const READY_MS = 180_000
const ROOT = new URL('../', import.meta.url)
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Our own program, as a person would start it, over a folder or a PostgreSQL. */
export function startOurs(env: Record<string, string>, { pin = true }: { pin?: boolean } = {}): Promise<Child> {
  return startChild({
    file: 'server/main.ts',
    env: { DATA_DIR: newFolder('ours'), DEMO: '0', ...env },
    readyPath: '/api/salud',
    pin,
    profileDir: process.env.BENCH_PROFILE,
  })
}

export function startBare(
  name: 'send-bytes' | 'list-by-hand',
  env: Record<string, string>,
  { pin = true }: { pin?: boolean } = {},
): Promise<Child> {
  return startChild({ file: `bench/bare/${name}.ts`, env, readyPath: '/', pin })
}

const TRIES = 3

async function startChild(options: ChildOptions, tries = TRIES): Promise<Child> {
  const { file, env, readyPath, pin = true, profileDir } = options
  const port = await puertoLibre()
  const guard = ['--import', new URL('tools/lib/exit-with-parent.mjs', ROOT).href]
  const args = [
    ...guard,
    ...(profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : []),
    fileURLToPath(new URL(file, ROOT)),
  ]
  const [command, all] = pin ? pinned(0, process.execPath, args) : [process.execPath, args]
  const logFile = join(newFolder('log'), 'stderr')
  const logTo = openSync(logFile, 'w')
  const child = spawn(command, all, {
    cwd: fileURLToPath(ROOT),
    env: { ...bare(process.env), TZ: 'UTC', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', logTo, 'ipc'],
  })
  closeSync(logTo)
  running.add(child)
  child.once('exit', () => running.delete(child))
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + READY_MS
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null || Date.now() > deadline) break
    await wait(100)
  }
  await wait(100)
  if (child.exitCode !== null || Date.now() > deadline) {
    const said = readFileSync(logFile, 'utf8').slice(-2000)
    // Another program took the port between our look and its use; what answered was that one.
    if (tries > 1 && /EADDRINUSE|ya está en uso/.test(said)) return startChild(options, tries - 1)
    child.kill('SIGKILL')
    throw new Error(`${file} did not start: ${said}`)
  }
  return {
    url,
    cpuMs: () => cpuOf(child),
    peakMib: () => peakOf(child),
    forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    stop: () => apagar(child),
  }
}

const TICK_MS = 10

function cpuOf({ pid }: ChildProcess): number | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  // Counted from behind the name, which may hold spaces: user and system time are the 12th and 13th.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

const peakOf = ({ pid }: ChildProcess): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024)

/** Settings of the person who runs this stay out. */
const bare = ({
  DATABASE_URL: _,
  DEMO: __,
  BASE_URL: ___,
  NODE_ENV: ____,
  ...env
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv => env

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status < 500
    },
    () => false,
  )

import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { puertoLibre } from './proceso.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
// Generous: a machine that runs other tests is slow.
const READY_MS = 60_000

export interface Hijo {
  child: ChildProcess
  url: string
  /** From the spawn to the moment it listened. */
  listoMs: number
  preguntar<T>(pregunta: string): Promise<T>
  /** Answers how it ended. */
  terminar(signal: NodeJS.Signals): Promise<Fin>
}

export interface Fin {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
  ms: number
}

interface Arranque {
  env: Record<string, string>
  entrada?: string
  argumentos?: string[]
  /** What it writes once it is ready. */
  listo?: string
}

const SETTINGS =
  /^(?:PORT|HOST|BASE_URL|DATA_DIR|DATABASE_URL|DEMO|STRIPE_.*|SMTP_URL|MAIL_FROM|S3_.*|AI_.*|TRUST_PROXY|MAP_STYLE_URL|DESARROLLO|NODE_OPTIONS|VITEST.*)$/

/** Spawns a server and waits for nothing. */
export function lanzar({ env, entrada = 'server/testing/solo-api.ts', argumentos = [] }: Arranque): {
  child: ChildProcess
  fin: Promise<Fin>
} {
  const started = performance.now()
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.test(name)))
  const child = spawn(process.execPath, [entrada, ...argumentos], {
    cwd: ROOT,
    env: { ...clean, LOG_LEVEL: 'error', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout!.on('data', (chunk: Buffer) => void (stdout += chunk.toString()))
  child.stderr!.on('data', (chunk: Buffer) => void (stderr += chunk.toString()))
  const fin = new Promise<Fin>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr, ms: performance.now() - started })),
  )
  return { child, fin }
}

/** Spawns a server on a free port and waits until it listens. */
export async function arrancar(arranque: Arranque): Promise<Hijo> {
  const port = await puertoLibre()
  const started = performance.now()
  const { child, fin } = lanzar({ ...arranque, env: { PORT: String(port), ...arranque.env } })
  const ready = new Promise<void>((resolve) =>
    child.stdout!.on('data', (chunk: Buffer) => chunk.toString().includes(arranque.listo ?? 'listo') && resolve()),
  )
  const timer = setTimeout(() => child.kill('SIGKILL'), READY_MS)
  const early = await Promise.race([ready, fin])
  clearTimeout(timer)
  if (early) throw new Error(`the server ended before it listened: ${early.code} ${early.stderr}`)
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    listoMs: performance.now() - started,
    preguntar: <T>(pregunta: string) =>
      new Promise<T>((resolve) => {
        child.once('message', (respuesta) => resolve(respuesta as T))
        child.send(pregunta)
      }),
    async terminar(signal) {
      const asked = performance.now()
      child.kill(signal)
      return { ...(await fin), ms: performance.now() - asked }
    },
  }
}

/** Some servers of one database while `usar` lasts; none outlives it, whatever came of it. */
export async function conHijos(
  cuantos: number,
  env: Record<string, string>,
  usar: (hijos: Hijo[]) => Promise<void>,
): Promise<void> {
  const hijos: Hijo[] = []
  try {
    await Promise.all(Array.from({ length: cuantos }, async () => void hijos.push(await arrancar({ env }))))
    await usar(hijos)
  } finally {
    await Promise.all(hijos.map((hijo) => hijo.terminar('SIGKILL')))
  }
}

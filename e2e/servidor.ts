import { spawn, type ChildProcess } from 'node:child_process'
import { puertoLibre } from '#server/testing/proceso.ts'

const READY_MS = 120_000

export interface Servidor {
  base: string
  proceso: ChildProcess
}

/** The real program over `dir`, with the demo data where it is empty. */
export async function arrancarServidor(dir: string, settings: Record<string, string> = {}): Promise<Servidor> {
  const port = await puertoLibre()
  const base = `http://localhost:${port}`
  const env = {
    ...process.env,
    DEMO: '1',
    ...settings,
    PORT: String(port),
    DATA_DIR: dir,
    NODE_ENV: 'test',
    BASE_URL: base,
    TZ: 'UTC',
    LOG_LEVEL: 'warn',
  }
  const proceso = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline && proceso.exitCode === null) {
    const answer = await fetch(`${base}/api/salud`).catch(() => null)
    if (answer?.ok) return { base, proceso }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not become ready')
}

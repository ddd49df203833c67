import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { apagar, puertoLibre } from './proceso.ts'
import { soltarRelojes } from './reloj-movido.ts'

const attempts = 3
const readyTimeoutMs = 30_000
const pollMs = 50
const quitMs = 300

export type TestPostgres = {
  url: string
  /** `db` is the data folder, `wal` an empty one for an archive; all of it belongs to the user the server runs as. */
  folder: string
  /** Runs a program of the same installation as that user. */
  run(program: string, args: string[]): void
  /** Kills it, lets somebody at its folder, starts it again. */
  crash(act: () => void | Promise<void>): Promise<void>
  stop(): Promise<void>
  restart(): Promise<void>
}

type Cluster = { bin: string; folder: string; owner: Owner | undefined; settings: Record<string, string> }
type Owner = { uid: number; gid: number }

/** A PostgreSQL of our own in a temporary folder; gone after `stop()` or when this process ends. */
export async function startPostgres(
  settingsFor: (folder: string) => Record<string, string> = () => ({}),
): Promise<TestPostgres> {
  const cluster = createCluster(settingsFor)
  let running = await startOnFreePort(cluster)
  const removeNow = () => {
    running.server.kill('SIGQUIT')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, quitMs) // an exit handler cannot await
    rmSync(cluster.folder, { recursive: true, force: true })
  }
  process.once('exit', removeNow)
  return {
    url: addressOf(running.port),
    folder: cluster.folder,
    run(program, args) {
      const { status, stderr, error } = spawnSync(join(cluster.bin, program), args, {
        ...cluster.owner,
        cwd: cluster.folder,
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`${program} failed: ${stderr || String(error)}`)
    },
    async crash(act) {
      await apagar(running.server, 'SIGKILL')
      await act()
      running = { ...running, server: await startServer(cluster, running.port) }
    },
    async stop() {
      process.off('exit', removeNow)
      await apagar(running.server, 'SIGINT')
      rmSync(cluster.folder, { recursive: true, force: true })
    },
    async restart() {
      await apagar(running.server, 'SIGINT')
      running = { ...running, server: await startServer(cluster, running.port) }
    },
  }
}

function createCluster(settingsFor: (folder: string) => Record<string, string>): Cluster {
  const bin = findPostgresBinaries()
  if (!bin) throw new Error('PostgreSQL binaries not found')
  const owner = serverOwner()
  soltarRelojes()
  const folder = mkdtempSync(join(owner && process.platform === 'linux' ? '/tmp' : tmpdir(), 'turismo-pg-'))
  mkdirSync(join(folder, 'wal'))
  if (owner) for (const path of [folder, join(folder, 'wal')]) chownSync(path, owner.uid, owner.gid)
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  const args = [
    '-D',
    join(folder, 'db'),
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    `--locale=${locale}`,
    '--no-sync',
  ]
  const made = spawnSync(join(bin, 'initdb'), args, { ...owner, cwd: folder, encoding: 'utf8' })
  if (made.status === 0) return { bin, folder, owner, settings: settingsFor(folder) }
  rmSync(folder, { recursive: true, force: true })
  throw new Error(`initdb failed: ${made.stderr || String(made.error)}`)
}

/** PostgreSQL refuses to run as root. */
function serverOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = ['postgres', 'nobody'].map(idsOf).find((ids) => ids.length === 2) ?? []
  if (!uid || !gid) throw new Error('no user to run PostgreSQL as')
  return { uid, gid }
}

function idsOf(user: string): number[] {
  return ['-u', '-g'].flatMap((option) => {
    const { status, stdout } = spawnSync('id', [option, user], { encoding: 'utf8' })
    return status === 0 ? [Number(stdout)] : []
  })
}

async function startOnFreePort(cluster: Cluster, left = attempts): Promise<{ server: ChildProcess; port: number }> {
  const port = await puertoLibre()
  try {
    return { server: await startServer(cluster, port), port }
  } catch (error) {
    if (left > 1) return startOnFreePort(cluster, left - 1)
    rmSync(cluster.folder, { recursive: true, force: true })
    throw error
  }
}

async function startServer({ bin, folder, owner, settings: more }: Cluster, port: number): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    timezone: 'UTC',
    log_min_messages: 'fatal',
    ...more,
  }
  const args = [
    '-D',
    join(folder, 'db'),
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
  const server = spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  server.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000)
  })
  server.once('error', (error) => {
    log += error.message
  })
  const deadline = Date.now() + readyTimeoutMs
  while (!(await accepts(port))) {
    if (server.exitCode === null && server.pid && Date.now() < deadline) {
      await wait(pollMs)
      continue
    }
    server.kill('SIGQUIT')
    throw new Error(`PostgreSQL did not start: ${log}`)
  }
  return server
}

async function accepts(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(port) })
  client.on('error', () => undefined) // a connection cut while starting only means "not yet"
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function addressOf(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

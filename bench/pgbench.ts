import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgresBinaries } from '#server/testing/postgres-binaries.ts'
import { shotOf } from './side-by-side.ts'
import type { Shot } from './load.ts'
import type { Statement } from './statements.ts'
import { newFolder } from './temp.ts'

/** What a recorded hold named; in the script each run of it gets another one. */
export interface Named {
  reserva: string
  codigo: string
  email: string
  salida: string
}

const PER_CLIENT = 400_000_000
const PER_RUN = 2_000_000

/** The recorded statements as a pgbench script: the very same text, with what was particular to one hold made new each time. */
export function writeScript(statements: Statement[], named: Named, salidas: number): string {
  const made: [string, string][] = [
    [named.reserva, `('00000000-0000-4000-9000-' || lpad((:r)::text, 12, '0'))`],
    [named.salida, `('00000000-0000-4000-8000-' || lpad((:s)::text, 12, '0'))`],
    [named.codigo, `translate(lpad(to_hex((:r)::bigint), 8, '0'), '0123456789abcdef', '23456789ABCDEFGH')`],
    [named.email, `('pgbench' || (:r)::text || '@ejemplo.cl')`],
  ]
  const lines = [
    '\\set k :k + 1',
    `\\set r :client_id * ${PER_CLIENT} + :run * ${PER_RUN} + :k`,
    `\\set s random(0, ${salidas - 1})`,
    ...statements.map((statement) => `${oneLine(statement, made)};`),
  ]
  const file = join(newFolder('pgbench'), 'hold.sql')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

function oneLine({ text, values }: Statement, made: [string, string][]): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\$(\d+)/g, (_, n: string) => literal(values[Number(n) - 1], made))
}

const UUID = /^[0-9a-f-]{36}$/

function literal(value: unknown, made: [string, string][]): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return `'${value.toISOString()}'::timestamptz`
  if (Array.isArray(value)) return `'{${value.map((item) => JSON.stringify(item)).join(',')}}'`
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const exact = made.find(([one]) => one === text)
  if (exact) return UUID.test(text) ? `${exact[1]}::uuid` : exact[1]
  const parts = made.reduce((sofar, [one, expression]) => sofar.replaceAll(one, `'||${expression}||'`), quoted(text))
  return parts === quoted(text) ? parts : `(${parts})`
}

// A colon before a word would be a variable of pgbench's.
const quoted = (text: string): string => `'${text.replaceAll("'", "''").replaceAll(/:(?=[A-Za-z_])/g, ': ')}'`

let run = 0

export async function pgbench({
  url,
  script,
  clients,
  seconds,
}: {
  url: string
  script: string
  clients: number
  seconds: number
}): Promise<Shot> {
  const dir = newFolder('pgbench-run')
  const { hostname, port, pathname } = new URL(url)
  const args = [
    '-h',
    hostname,
    '-p',
    port,
    '-U',
    'postgres',
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    '1',
    '-T',
    String(seconds),
    '-f',
    script,
    '-D',
    'k=0',
    '-D',
    `run=${++run}`,
    '-l',
    pathname.slice(1),
  ]
  const output = await text(program(), args, dir)
  const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1])
  const failed = Number(/number of failed transactions: (\d+)/.exec(output)?.[1] ?? 0)
  if (!perSecond || /aborted/.test(output)) throw new Error(`pgbench said: ${output.slice(-1500)}`)
  const { p50Ms, p95Ms } = shotOf(timesIn(dir), seconds)
  rmSync(dir, { recursive: true, force: true })
  return { perSecond, p50Ms, p95Ms, failed }
}

/** The third column of its log is the time of a transaction in microseconds. */
const timesIn = (dir: string): number[] =>
  readdirSync(dir).flatMap((file) =>
    readFileSync(join(dir, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => Number(line.split(' ')[2]) / 1000),
  )

function program(): string {
  const beside = join(findPostgresBinaries() ?? '', 'pgbench')
  if (existsSync(beside)) return beside
  if (spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).error) throw new Error('pgbench not found')
  return 'pgbench'
}

function text(command: string, args: string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', () => resolve(output))
  })
}

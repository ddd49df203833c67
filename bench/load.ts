import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { tempFolder } from './temp.ts'

/** What a generator sends: `{n}` in path and body is the number of the request, `{m}` its rest by `modulo`, as twelve digits. */
interface Requests {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  modulo?: number
}

export interface Shot {
  perSecond: number
  p50Ms: number
  p95Ms: number
  /** Answers outside 2xx, and requests without an answer. */
  failed: number
  /** Processor time of the server per answer: what it costs however busy the machine is. */
  cpuMs?: number | null
}

export interface Load extends Requests {
  /** Where, and what it costs there. */
  server: { url: string; cpuMs(): number | null }
  connections: number
  seconds: number
}

let sent = 0
/** Far above what one shot sends, so that no two shots ask for the same number. */
const NUMBERS_PER_SHOT = 1_000_000

export const generator = isThere('wrk', '--version') ? 'wrk' : 'autocannon'
const canPin = availableParallelism() > 1 && isThere('taskset', '--version')

/** Puts a process on one core: servers on the first, generators on the second. */
export const pinned = (core: 0 | 1, command: string, args: string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', String(core), command, ...args]] : [command, args]

export async function shoot(load: Load): Promise<Shot> {
  const first = (sent += NUMBERS_PER_SHOT)
  const before = load.server.cpuMs()
  const shot = await (generator === 'wrk' ? withWrk(load, first) : withAutocannon(load, first))
  const after = load.server.cpuMs()
  return {
    ...shot,
    cpuMs: before === null || after === null ? null : (after - before) / (shot.perSecond * load.seconds),
  }
}

function isThere(command: string, option: string): boolean {
  return spawnSync(command, [option], { stdio: 'ignore' }).error === undefined
}

async function withWrk(load: Load, first: number): Promise<Shot> {
  const script = join(tempFolder(), 'load.lua')
  writeFileSync(script, luaOf(load, first))
  const args = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--timeout', '10s', '-s', script, load.server.url]
  const output = await run(...pinned(1, 'wrk', args))
  const line = output.split('\n').find((text) => text.startsWith('{'))
  if (!line) throw new Error(`wrk said: ${output.slice(-500)}`)
  return JSON.parse(line) as Shot
}

const quote = (text: string): string => `[==[${text}]==]`

function luaOf({ path, method = 'GET', headers = {}, body, modulo = 1 }: Load, first: number): string {
  const varies = path.includes('{') || body !== undefined
  const fill = (text: string) => `(${quote(text)}):gsub("{n}", n):gsub("{m}", m)`
  return `
wrk.method = "${method}"
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers["${name}"] = ${quote(value)}`)
  .join('\n')}
local n = ${first}
${
  varies
    ? `request = function()
  n = n + 1
  local m = string.format("%012d", n % ${modulo})
  local path, body = ${fill(path)}, nil
  ${body === undefined ? '' : `body = ${fill(body)}`}
  return wrk.format(nil, path, nil, body)
end`
    : `local same
init = function() same = wrk.format(nil, ${quote(path)}) end
request = function() return same end`
}
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\n{"perSecond":%.2f,"p50Ms":%.3f,"p95Ms":%.3f,"failed":%d}\\n',
    summary.requests / (summary.duration / 1e6), latency:percentile(50) / 1000, latency:percentile(95) / 1000, e.status + e.connect + e.read + e.write + e.timeout))
end
`
}

function run(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', () => resolve(output))
  })
}

interface Cannon {
  requests: { average: number }
  latency: { p50: number; p97_5: number }
  non2xx: number
  errors: number
}

// It knows no 95th percentile; the 97.5th takes its place.
async function withAutocannon(
  { server: { url }, path, method = 'GET', headers = {}, body, modulo = 1, connections, seconds }: Load,
  first: number,
): Promise<Shot> {
  const { default: cannon } = (await import('autocannon' as string)) as {
    default: (options: object) => Promise<Cannon>
  }
  let n = first
  const fill = (text: string): string =>
    text.replaceAll('{n}', String(n)).replaceAll('{m}', String(n % modulo).padStart(12, '0'))
  const setupRequest = (request: object): object => {
    n++
    return { ...request, path: fill(path), ...(body !== undefined && { body: fill(body) }) }
  }
  const result = await cannon({
    url,
    connections,
    duration: seconds,
    requests: [{ method, headers, path, setupRequest }],
  })
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p95Ms: result.latency.p97_5,
    failed: result.non2xx + result.errors,
  }
}

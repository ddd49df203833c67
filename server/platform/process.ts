import type { Server } from 'node:http'
import { SettingError, type Settings } from './env.ts'
import { FolderInUseError } from './folder-lock.ts'
import { describeError, log } from './log.ts'
import { FolderMovedError, lineForMoved } from './moved-folder.ts'

const FORCE_MS = 20_000

export function listen(server: Server, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.syscall === 'getaddrinfo' ? new SettingError(`HOST: esa dirección no existe (${error.code})`) : error),
    )
    server.listen(PORT, HOST, () => {
      log.info('start', {
        host: HOST,
        port: PORT,
        node: process.version,
        pid: process.pid,
        ms: Math.round(performance.now()),
      })
      done()
    })
  })
}

/** The first signal ends in order, a second one at once. */
export function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      const started = performance.now()
      log.info('stop', { signal, pid: process.pid })
      setTimeout(() => process.exit(1), FORCE_MS).unref()
      close().then(
        () => {
          log.info('stopped', { ms: Math.round(performance.now() - started), pid: process.pid })
          process.exit(0)
        },
        (error: unknown) => {
          log.error('stop.failed', describeError(error))
          process.exit(1)
        },
      )
    })
  }
}

/** Ends a start that failed with one line that says what to mend. */
export function failStart(error: unknown): never {
  process.stderr.write(`${lineFor(error)}\n`)
  process.exit(1)
}

export function lineFor(error: unknown): string {
  if (error instanceof SettingError) return `Configuración: ${error.message}`
  if (error instanceof FolderInUseError) return `DATA_DIR: otro proceso (${error.pid}) ya usa esa carpeta`
  if (error instanceof FolderMovedError) return lineForMoved(error.mark)
  return lineForSystem(error as SystemError) ?? `No se pudo iniciar: ${JSON.stringify(describeError(error))}`
}

interface SystemError extends NodeJS.ErrnoException {
  address?: string
  port?: number
}

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC', 'EEXIST'])
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P03',
  '53300',
])
const REFUSED = new Set(['28000', '28P01', '3D000'])

function lineForSystem({ code = '', syscall, address, port, path, message }: SystemError): string | undefined {
  if (code === 'EADDRINUSE') return `PORT: el puerto ${port} de ${address} ya está en uso`
  if (syscall === 'listen' || code === 'EADDRNOTAVAIL')
    return `HOST o PORT: no se puede escuchar en ${address ?? 'esa dirección'}${port ? `, puerto ${port}` : ''} (${code})`
  if (UNWRITABLE.has(code) || syscall === 'mkdir')
    return `DATA_DIR: no se puede escribir en ${path ?? 'la carpeta'} (${code})`
  if (
    UNREACHABLE.has(code) ||
    /connection timeout|timeout exceeded when trying to connect|connection terminated/i.test(message ?? '')
  )
    return `DATABASE_URL: la base de datos no responde${code && ` (${code})`}`
  if (REFUSED.has(code)) return `DATABASE_URL: la base de datos no nos admite (${code})`
  return undefined
}

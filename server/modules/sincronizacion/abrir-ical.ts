import { Worker } from 'node:worker_threads'
import type { FallaDeCalendario } from '#contract/sincronizacion.ts'
import type { DiasDeLectura, LecturaDeCalendario } from '#domain/sincronizacion/ocupados.ts'
import { crearTurnos } from '#server/turnos.ts'

/** Why a calendar was not taken. */
export class CalendarioIlegible extends Error {
  override name = 'CalendarioIlegible'
  readonly falla: FallaDeCalendario
  constructor(falla: FallaDeCalendario) {
    super(falla)
    this.falla = falla
  }
}

const MAX_MS = 5_000
const MAX_MB = 128

interface Lectura {
  /** Whose it is: of each one is read at a time. */
  de: string
  /** Nobody waits for it on a screen. */
  sinPrisa?: boolean
  maxMs?: number
}

// Each reads as fast as a whole core lets it.
const turnos = crearTurnos()

/** Reads what a stranger wrote beside the program, in 5 s and 128 MB at most, two in all. Throws CalendarioIlegible. */
export async function abrirIcal(
  bytes: Uint8Array,
  dias: DiasDeLectura,
  { de, sinPrisa = false, maxMs = MAX_MS }: Lectura,
): Promise<LecturaDeCalendario> {
  const calendario = new TextDecoder().decode(bytes)
  if (!/^\s*BEGIN:VCALENDAR/im.test(calendario)) throw new CalendarioIlegible('ilegible')
  return turnos.enTurno(de, () => leer(calendario, dias, maxMs), { sinPrisa })
}

async function leer(calendario: string, dias: DiasDeLectura, maxMs: number): Promise<LecturaDeCalendario> {
  const worker = new Worker(new URL('./ical-worker.ts', import.meta.url), {
    workerData: { calendario, ...dias },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<LecturaDeCalendario>()
  const timer = setTimeout(() => reject(new CalendarioIlegible('complejo')), maxMs)
  worker.on('message', (dicho: { lectura: LecturaDeCalendario } | { falla: FallaDeCalendario }) =>
    'falla' in dicho ? reject(new CalendarioIlegible(dicho.falla)) : resolve(dicho.lectura),
  )
  worker.on('error', () => reject(new CalendarioIlegible('complejo')))
  worker.on('exit', () => reject(new CalendarioIlegible('complejo')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

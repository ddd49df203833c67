import { Worker } from 'node:worker_threads'
import type { FallaDeCalendario } from '#contract/sincronizacion.ts'
import type { LecturaDeCalendario } from '#domain/sincronizacion/ocupados.ts'

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

/** Reads what a stranger wrote beside the program, in 5 s and 128 MB at most. Throws CalendarioIlegible. */
export async function abrirIcal(bytes: Uint8Array, dias: { zona: string; desde: Date; hasta: Date }, maxMs = MAX_MS): Promise<LecturaDeCalendario> {
  const calendario = new TextDecoder().decode(bytes)
  if (!/^\s*BEGIN:VCALENDAR/im.test(calendario)) throw new CalendarioIlegible('ilegible')
  const worker = new Worker(new URL('./ical-worker.ts', import.meta.url), { workerData: { calendario, ...dias }, resourceLimits: { maxOldGenerationSizeMb: MAX_MB }, stdout: true, stderr: true })
  const { promise, resolve, reject } = Promise.withResolvers<LecturaDeCalendario>()
  const timer = setTimeout(() => reject(new CalendarioIlegible('complejo')), maxMs)
  worker.on('message', (dicho: { lectura: LecturaDeCalendario } | { falla: FallaDeCalendario }) => ('falla' in dicho ? reject(new CalendarioIlegible(dicho.falla)) : resolve(dicho.lectura)))
  worker.on('error', () => reject(new CalendarioIlegible('complejo')))
  worker.on('exit', () => reject(new CalendarioIlegible('complejo')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

import { parentPort, workerData } from 'node:worker_threads'
import { ocupadosDe } from './ical.ts'

// A process of its own in all but name: a rule of repetition that never ends ends with it.
const { calendario, zona, desde, hasta } = workerData as { calendario: string; zona: string; desde: Date; hasta: Date }
try {
  parentPort!.postMessage({ ocupados: ocupadosDe(calendario, { zona, desde, hasta }) })
} catch (error) {
  parentPort!.postMessage({ falla: error instanceof RangeError ? 'muchos' : 'ilegible' })
}

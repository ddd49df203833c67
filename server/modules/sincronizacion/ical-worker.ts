import { parentPort, workerData } from 'node:worker_threads'
import { ocupadosDe } from './ical.ts'

// A process of its own in all but name: a rule of repetition that never ends ends with it.
const { calendario, zona, desde, hasta } = workerData as { calendario: string; zona: string; desde: Date; hasta: Date }
const decir = (dicho: object): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours has no origin
  parentPort!.postMessage(dicho)
}
try {
  decir({ ocupados: ocupadosDe(calendario, { zona, desde, hasta }) })
} catch (error) {
  decir({ falla: error instanceof RangeError ? 'muchos' : 'ilegible' })
}

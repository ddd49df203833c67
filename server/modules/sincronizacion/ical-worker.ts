import { parentPort, workerData } from 'node:worker_threads'
import { type DiasDeLectura, ocupadosDe } from '#domain/sincronizacion/ocupados.ts'

// A process of its own in all but name: a file that takes too long ends with it.
const { calendario, ...dias } = workerData as DiasDeLectura & { calendario: string }
const decir = (dicho: object): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours has no origin
  parentPort!.postMessage(dicho)
}
try {
  decir({ lectura: ocupadosDe(calendario, dias) })
} catch (error) {
  if (!(error instanceof SyntaxError)) throw error
  decir({ falla: 'ilegible' })
}

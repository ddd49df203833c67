import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#server/refusal.ts'

// Argon2id 19 MiB, 2 passes, 1 lane (reliability, section 6).
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const QUEUE = 50

let running = 0
const waiting: (() => void)[] = []

export const hashClave = (clave: string): Promise<string> => inTurn(() => hash(clave, OPTIONS))

/** An unknown account costs the same time as a wrong password: `hash` undefined is checked against a dummy. */
export const claveCorrecta = (guardada: string | undefined, clave: string): Promise<boolean> =>
  inTurn(async () => (await verify(guardada ?? (await dummy()), clave)) && guardada !== undefined)

let dummyHash: Promise<string> | undefined
const dummy = (): Promise<string> => (dummyHash ??= hash('una-clave-que-nadie-tiene', OPTIONS))

async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE) refuse('servicio-ocupado')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running++
  try {
    return await act()
  } finally {
    running--
    waiting.shift()?.()
  }
}

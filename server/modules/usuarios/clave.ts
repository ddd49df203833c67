import argon2 from '@node-rs/argon2'
import { refuse } from '#server/refusal.ts'

// Argon2id 19 MiB, 2 passes, 1 lane (docs/permisos.md 7).
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const QUEUE = 50

let running = 0
const waiting: (() => void)[] = []

export const hashClave = (clave: string): Promise<string> => inTurn(() => argon2.hash(clave, OPTIONS))

interface Pasos {
  /** Runs when its turn has come: what was refused meanwhile is not tried any more. */
  antes(): Promise<void>
  alFallar(): Promise<void>
}

/**
 * Checks a password, and counts a wrong one before the next is looked at. An unknown account (`guardada` undefined or
 * empty) costs the same time: it is checked against a hash whose password nobody has.
 */
export const claveCorrecta = (
  guardada: string | undefined,
  clave: string,
  { antes, alFallar }: Pasos,
): Promise<boolean> =>
  inTurn(async () => {
    await antes()
    const correcta = (await argon2.verify(guardada || DE_NADIE, clave)) && Boolean(guardada)
    if (!correcta) await alFallar()
    return correcta
  })

// Made of 32 random bytes with OPTIONS.
const DE_NADIE = '$argon2id$v=19$m=19456,t=2,p=1$DDvNMWFyYfDNEF8SDwm7kw$XdAAekxzflolXJMy+uIMcSoOC8cIM+b5FE9Jq0WB1Os'

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

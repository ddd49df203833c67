import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const Answer = z.union([z.object({ done: z.record(z.string(), z.unknown()) }), z.object({ failed: z.string() })])
export type Answer = z.infer<typeof Answer>

const ASKED = '.pedido'
const TAKEN = '.tomado'
const ANSWERED = '.respuesta'
const LOOK_MS = 500

/**
 * Does `act` for each request that is left in the folder, one after another, until what it answers is called. Whoever can write there can
 * do anything with the data beside it: the folder's own mode is all the permission there is to ask for.
 */
export function answerRequests(dir: string, act: () => Promise<Record<string, unknown>>): () => Promise<void> {
  const look = async (): Promise<void> => {
    for (const name of existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith(ASKED)) : []) {
      const of = join(dir, name.slice(0, -ASKED.length))
      renameSync(join(dir, name), of + TAKEN)
      const answer: Answer = await act().then(
        (done) => ({ done }),
        (error: unknown) => ({ failed: (error as Error).message }),
      )
      writeWhole(of + ANSWERED, JSON.stringify(answer))
      rmSync(of + TAKEN, { force: true })
    }
  }
  let looking: Promise<void> | undefined
  const timer = setInterval(() => (looking ??= look().finally(() => (looking = undefined))), LOOK_MS).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/** Nobody took it, or whoever took it ended before it was done. */
export class UnansweredError extends Error {
  override name = 'UnansweredError'
}

interface AskOptions {
  /** Whether whoever should answer still lives. */
  isAlive(): boolean
  takeMs: number
}

export async function askFor(dir: string, { isAlive, takeMs }: AskOptions): Promise<Answer> {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const of = join(dir, randomUUID())
  writeWhole(of + ASKED, '')
  const until = Date.now() + takeMs
  try {
    while (!existsSync(of + ANSWERED)) {
      if (!isAlive()) throw new UnansweredError('it ended meanwhile')
      if (existsSync(of + ASKED) && Date.now() > until) throw new UnansweredError('it takes no requests')
      await wait(LOOK_MS / 5)
    }
    return Answer.parse(JSON.parse(readFileSync(of + ANSWERED, 'utf8')))
  } finally {
    for (const end of [ASKED, TAKEN, ANSWERED]) rmSync(of + end, { force: true })
  }
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.parte`, text, { mode: 0o600 })
  renameSync(`${file}.parte`, file)
}

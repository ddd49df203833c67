import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { describeError, log } from './log.ts'

/** Asked of the database after the caller was told that it took too long. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

interface Work {
  /** Whether what it writes is a change that the caller asked for. */
  changes: boolean
  state: 'open' | 'committing' | 'changed' | 'expired'
}

const OVER = Symbol('over')
const current = new AsyncLocalStorage<Work>()
const inTransaction = new AsyncLocalStorage<true>()

/**
 * Answers `late()` where `act` takes longer than `ms` and has changed nothing: from then on its queries fail and its transactions are undone.
 * Where a change was kept already, or is being kept at that moment, nobody may be told that it failed: the answer is waited for.
 */
export async function withinDeadline<T>(ms: number, act: () => Promise<T>, late: () => T): Promise<T> {
  const work: Work = { changes: false, state: 'open' }
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<typeof OVER>((resolve) => {
    timer = setTimeout(() => {
      if (work.state !== 'open') return
      work.state = 'expired'
      resolve(OVER)
    }, ms)
  })
  const done = current.run(work, act)
  done.catch((error: unknown) => {
    if (work.state === 'expired' && !(error instanceof DeadlineError))
      log.warn('deadline.failed_late', describeError(error))
  })
  try {
    const first = await Promise.race([done, over])
    return first === OVER ? late() : (first as T)
  } finally {
    clearTimeout(timer)
  }
}

/** From here on what is written counts as the change that was asked for: limits and sessions do not. */
export function changesFromHere(): void {
  const work = current.getStore()
  if (work) work.changes = true
}

/** Runs a transaction that is kept only where nobody was told that it failed. Nothing else runs between the look at the clock and the COMMIT. */
export async function kept<T>(run: (guard: <R>(act: () => Promise<R>) => Promise<R>) => Promise<T>): Promise<T> {
  const work = current.getStore()
  if (!work) return run((act) => act())
  const before = work.state
  try {
    const result = await run(async (act) => {
      const value = await inTransaction.run(true, act)
      check(work)
      work.state = 'committing'
      return value
    })
    work.state = work.changes || before === 'changed' ? 'changed' : 'open'
    return result
  } catch (error) {
    if (work.state === 'committing') work.state = before
    throw error
  }
}

function check(work: Work): void {
  if (work.state === 'expired') throw new DeadlineError('the caller was told that it took too long')
}

/** Every query of a request whose time is up fails; what is written outside a transaction is kept at once. */
export const deadlinePlugin: KyselyPlugin = {
  transformQuery({ node }) {
    const work = current.getStore()
    if (!work) return node
    check(work)
    if (work.changes && work.state === 'open' && !inTransaction.getStore() && isWrite(node)) work.state = 'changed'
    return node
  },
  transformResult: async ({ result }) => result,
}

const WRITES = /\binsert\s+into\b|\bdelete\s+from\b|\bupdate\s+[\w."]+\s+(?:(?:as\s+)?\w+\s+)?set\b/i

function isWrite(node: RootOperationNode): boolean {
  if (node.kind === 'RawNode') return WRITES.test(node.sqlFragments.join('?'))
  return (
    node.kind === 'InsertQueryNode' ||
    node.kind === 'UpdateQueryNode' ||
    node.kind === 'DeleteQueryNode' ||
    node.kind === 'MergeQueryNode'
  )
}

import { describeError, log } from '#server/platform/log.ts'

/** One that fails must not stop the others of its batch; the next pass tries it again. */
export async function intentar(cosa: string, id: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    log.error('lote.failed', { cosa, id, ...describeError(error) })
  }
}

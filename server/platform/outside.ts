import { describeError, log } from './log.ts'

/** Whom this program depends on. */
export type Outside = 'base' | 'correo' | 'pagos' | 'archivos' | 'modelo'

const failures = new Map<Outside, number>()

/** Failures since this process began, of the services that it asked for anything. */
export const outsideFailures = (): ReadonlyMap<Outside, number> => failures

export interface Watch {
  /** The same call; a failure that says that the service is not there is a line in the log, and so is the first success that follows. */
  <T>(act: () => Promise<T>, operation?: string): Promise<T>
}

/** `isFailure` tells a service that is away from one that says no. */
export function watchOutside(
  service: Outside,
  isFailure: (error: unknown) => boolean,
  clock: () => number = () => performance.now(),
): Watch {
  failures.set(service, failures.get(service) ?? 0)
  let down: { since: number; failures: number } | null = null
  return async (act, operation) => {
    try {
      const result = await act()
      if (down)
        log.info('service.back', {
          service,
          failures: down.failures,
          seconds: Math.round((clock() - down.since) / 1000),
        })
      down = null
      return result
    } catch (error) {
      if (isFailure(error)) {
        failures.set(service, failures.get(service)! + 1)
        down = { since: down?.since ?? clock(), failures: (down?.failures ?? 0) + 1 }
        log.error('service.failed', {
          service,
          operation,
          failures: down.failures,
          ...describeError((error as Error).cause ?? error),
        })
      }
      throw error
    }
  }
}

import {
  data,
  isRouteErrorResponse,
  type RouterContext,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { describeError, log } from '#server/platform/log.ts'

type Load = (args: { request: Request; context: Readonly<RouterContextProvider> }) => unknown

/**
 * What a screen fails with is logged under the reference that its reader is shown, and reaches them as that alone. React Router by itself
 * would write errors to the console as they are, with addresses and texts that must not be logged.
 */
export function withReferences(build: ServerBuild): ServerBuild {
  const { contexto } = build.entry.module as unknown as { contexto?: RouterContext<{ requestId: string }> }
  const requestIdOf = (context: Readonly<RouterContextProvider>): string | undefined =>
    contexto && context.get(contexto).requestId
  const named =
    (load: Load): Load =>
    async (args) => {
      try {
        return await load(args)
      } catch (error) {
        if (args.request.signal.aborted || isAnswer(error)) throw error
        const requestId = callOf(error) ?? requestIdOf(args.context)
        log.error('page.failed', { requestId, ...describeError(error) })
        throw data({ referencia: requestId }, { status: 500 })
      }
    }
  return {
    ...build,
    routes: Object.fromEntries(
      Object.entries(build.routes).map(([id, route]) => [
        id,
        route && route.module.loader
          ? { ...route, module: { ...route.module, loader: named(route.module.loader as Load) as never } }
          : route,
      ]),
    ),
    entry: {
      ...build.entry,
      module: {
        ...build.entry.module,
        handleError: (error, { request, context }) => {
          if (!request.signal.aborted && !isRouteErrorResponse(error))
            log.error('page.failed', {
              requestId: requestIdOf(context as RouterContextProvider),
              ...describeError(error),
            })
        },
      },
    },
  }
}

/** A redirect, or a status that the screen chose. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response ||
  isRouteErrorResponse(error) ||
  (Object(error) as { type?: unknown }).type === 'DataWithResponseInit'

/** The call inside that failed has a reference of its own, under which the cause was logged. */
const callOf = (error: unknown): string | undefined =>
  (Object(error) as { problema?: { instance?: string } }).problema?.instance

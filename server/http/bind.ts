import type { Api } from '#contract/api.ts'
import { parseRoute, type Call, type Input, type Output } from '#contract/call.ts'
import type { Ctx, Page } from '#server/ctx.ts'

type Answer<C extends Call> = C extends { paged: true }
  ? Output<C> extends readonly (infer T)[]
    ? Page<T>
    : never
  : Output<C>

/** One use case per call, by the same name: a missing one does not compile. */
export type UseCases<M extends Record<string, Call>> = {
  [K in keyof M]: (ctx: Ctx, input: Input<M[K]>) => Promise<Answer<M[K]>>
}

export interface BoundCall {
  name: keyof Api & string
  call: Call
  method: string
  /** Path with `:name` parameters. */
  path: string
  act: (ctx: Ctx, input: never) => Promise<unknown>
}

export function bind<M extends Record<string, Call>>(calls: M, useCases: UseCases<M>): BoundCall[] {
  return Object.entries(calls).map(([name, call]) => {
    const { method, path } = parseRoute(call)
    return { name: name as keyof Api & string, call, method, path, act: useCases[name as keyof M] as BoundCall['act'] }
  })
}

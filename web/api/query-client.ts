import { QueryClient } from '@tanstack/react-query'

const MINUTE_MS = 60_000

/** Seed 8 and 9: fresh for 5 minutes, kept for 10, nothing asked twice, again on focus or by the clock. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  })
}

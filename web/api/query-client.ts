import { QueryClient } from '@tanstack/react-query'

const MINUTE_MS = 60_000

/** docs/seed.md 8 and 9: fresh for 5 minutes, kept for 10, nothing asked twice, again on focus or by the clock. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A browser that believes itself offline may be wrong, and one that waits says nothing: every call is tried, and fails aloud.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  })
}

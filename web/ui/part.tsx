import { type ReactNode, Suspense } from 'react'
import { Contained } from './contained.tsx'

/**
 * A part of a long page that the browser takes over after what stands around it, so that a phone can draw and answer in between.
 * A press on it before then is not lost: it is taken over at once. Give it what does not change right after the page has loaded.
 * `isBand`: it goes from edge to edge of the page.
 */
export function Part({ isBand = false, children }: { isBand?: boolean; children: ReactNode }) {
  return (
    <Contained className={isBand ? 'wrap py-10' : undefined}>
      <Suspense>{children}</Suspense>
    </Contained>
  )
}

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { laterWhole } from './ui/entera.ts'
import { linkManifest } from './worker/manifest.ts'
import { registerWorker } from './worker/register.ts'

// Libraries that add a style element of their own ask for the nonce under this name.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

// It serves the next visit, not this one.
laterWhole(() => {
  linkManifest()
  if (import.meta.env.PROD && 'serviceWorker' in navigator) registerWorker()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Libraries that add a style element of their own ask for the nonce under this name.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

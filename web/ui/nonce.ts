import { createContext } from 'react'

// Filled while rendering on the server only: browsers hide nonces from scripts, so the client has none to repeat.
export const NonceContext = createContext<string | undefined>(undefined)

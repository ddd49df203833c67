import { createContext } from 'react'

/** What the log calls the answer being rendered. Filled on the server only: the browser reads it in the page that it was given. */
export const ReferenciaContext = createContext<string | undefined>(undefined)

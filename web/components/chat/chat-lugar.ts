import { createContext } from 'react'

/** Where the talk stands: an open sheet is an entry of its own in the history, and the next page takes its place. */
export const ChatLugar = createContext<{ reemplaza: boolean }>({ reemplaza: false })

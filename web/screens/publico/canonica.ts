import type { RouterContextProvider } from 'react-router'
import { contexto } from '#web/contexto.ts'

/** The one address of a page that has several. */
export function canonicaDe(context: Readonly<RouterContextProvider>, path: string): string {
  return `${context.get(contexto).baseUrl}${path}`
}

export function enlaceCanonico(href: string | undefined) {
  return href ? [{ tagName: 'link', rel: 'canonical', href }] : []
}

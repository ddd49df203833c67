import { CLAVE_DEMO } from '#server/db/demo/cuentas.ts'
import type { Sitio, Visita } from './sitio.ts'

export const CONTEXTOS = {
  cliente: ['authToken', '/api/auth'],
  proveedor: ['providerToken', '/api/provider/auth'],
  admin: ['adminToken', '/api/admin/auth'],
} as const

export type Contexto = keyof typeof CONTEXTOS

export async function entrar(base: string, email: string, contexto: Contexto): Promise<string> {
  const response = await fetch(`${base}${CONTEXTOS[contexto][1]}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: CLAVE_DEMO }),
  })
  if (!response.ok) throw new Error(`${email}: ${response.status}`)
  return ((await response.json()) as { token: string }).token
}

/** A visit by somebody who is signed in already. */
export async function visitaDe(
  sitio: Sitio,
  email: string,
  viewport: { width: number; height: number },
  contexto: Contexto = 'cliente',
): Promise<Visita & { token: string }> {
  const token = await entrar(sitio.base, email, contexto)
  const visita = await sitio.visita(viewport)
  await conToken(visita, CONTEXTOS[contexto][0], token)
  return { ...visita, token }
}

/** Puts a token there before the first page, once: it may be taken away later. */
export async function conToken({ page }: Visita, llave: string, token: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('visita')) return
      sessionStorage.setItem('visita', 'empezada')
      localStorage.setItem(key, value)
    },
    [llave, token] as const,
  )
}

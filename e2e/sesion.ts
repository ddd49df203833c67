import { CLAVE_DEMO } from '#server/db/demo/cuentas.ts'
import type { Sitio, Visita } from './sitio.ts'

const CONTEXTOS = { cliente: ['authToken', '/api/auth'], proveedor: ['providerToken', '/api/provider/auth'], admin: ['adminToken', '/api/admin/auth'] } as const

/** A visit by somebody who is signed in already. */
export async function visitaDe(sitio: Sitio, email: string, viewport: { width: number; height: number }, contexto: keyof typeof CONTEXTOS = 'cliente'): Promise<Visita & { token: string }> {
  const [llave, ruta] = CONTEXTOS[contexto]
  const response = await fetch(`${sitio.base}${ruta}/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: CLAVE_DEMO }) })
  if (!response.ok) throw new Error(`${email}: ${response.status}`)
  const { token } = (await response.json()) as { token: string }
  const visita = await sitio.visita(viewport)
  await conToken(visita, llave, token)
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

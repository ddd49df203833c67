import type { Sitio } from './sitio.ts'

/** Calls the API of the site, as a script beside the browser would; what is refused fails the test. */
export const pedirEn =
  (sitio: () => Sitio) =>
  async <T>(
    method: string,
    path: string,
    token?: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const response = await fetch(`${sitio().base}${path}`, {
      method,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

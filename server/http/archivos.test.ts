import { describe, expect, it } from 'vitest'
import { calls } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { enUnMundo } from '#server/testing/cada-mundo.ts'
import { empezarDeNuevo } from '#server/testing/llamadas.ts'

describe('what is kept as a file', () => {
  it('has a name', () => {
    const archivos = Object.entries<Call>(calls).filter(([, call]) => call.produces)
    expect(archivos.length).toBeGreaterThan(8)
    for (const [nombre, { produces, archivo }] of archivos)
      expect(`${nombre} ${archivo}`).toMatch(produces === 'text/csv' ? /^\w+ [\w:-]+\.csv$/ : /^\w+ [\w:-]+\.ics$/)
  })
})

enUnMundo('calendars over HTTP', (mundo, programa) => {
  it('come with a name and a tag, and once only while nothing changed', async () => {
    await empezarDeNuevo(mundo())
    const { url } = (await (
      await programa().request('POST', '/api/calendario', { token: mundo().token.viajera, body: {} })
    ).json()) as { url: string }
    const path = new URL(url).pathname
    const primera = await programa().request('GET', path)
    expect(primera.status).toBe(200)
    expect(primera.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(primera.headers.get('content-disposition')).toBe('attachment; filename="mis-experiencias.ics"')
    const etag = primera.headers.get('etag')!
    const otraVez = await programa().request('GET', path, { headers: { 'if-none-match': etag } })
    expect([otraVez.status, await otraVez.text()]).toEqual([304, ''])
  })
})

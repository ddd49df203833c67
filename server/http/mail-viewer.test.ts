import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirPglite } from '#server/testing/base.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'
import { createSite } from './serve.ts'

let programa: Programa
beforeAll(async () => {
  programa = await unPrograma(await abrirPglite())
})
afterAll(async () => {
  await programa.close()
  await programa.database.close()
})

/** Asked by a program on this machine unless `remote` says otherwise. */
async function pedir({
  url = 'http://localhost:3999',
  headers = {},
  remote = '127.0.0.1',
  settings = {},
}: {
  url?: string
  headers?: Record<string, string>
  remote?: string
  settings?: object
}): Promise<number> {
  const nadie = { fetch: () => new Response(null, { status: 404 }) } as never
  const site = createSite({
    api: nadie,
    octo: nadie,
    pages: null,
    sandbox: null,
    filesDir: '/no-hay',
    traffic: { families: () => [] },
    deps: { ...programa.deps, settings: { ...programa.deps.settings, ...settings } },
  })
  return (
    await site.fetch(new Request(`${url}/desarrollo/correos`, { headers }), {
      incoming: { socket: { remoteAddress: remote } },
    })
  ).status
}

describe('the mails that were not sent', () => {
  it.each([
    ['this machine', {}, 200],
    ['this machine by its address', { url: 'http://127.0.0.1:3999' }, 200],
    ['somebody elsewhere', { remote: '203.0.113.9' }, 404],
    ['somebody for whom a proxy of this machine speaks', { headers: { 'x-forwarded-for': '203.0.113.9' } }, 404],
    ['somebody who asks for the site by its name', { url: 'https://turismo.example' }, 404],
    ['this machine in production', { settings: { production: true } }, 404],
    ['this machine where they are sent', { settings: { SMTP_URL: 'smtp://correo.example' } }, 404],
  ])('are shown to %s: %o', async (_quien, como, status) => {
    expect(await pedir(como)).toBe(status)
  })
})

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { arrancar } from '#server/testing/hijo.ts'

interface Linea {
  event: string
}

it('writes a line when it begins to serve, when it is told to stop, and when it has', async () => {
  const hijo = await arrancar({ env: { DATA_DIR: mkdtempSync(join(tmpdir(), 'partir-')), LOG_LEVEL: 'info' } })
  expect(await (await fetch(`${hijo.url}/api/vivo`)).json()).toEqual({ estado: 'vivo' })
  const { code, stderr } = await hijo.terminar('SIGTERM')
  const lineas = stderr
    .split('\n')
    .filter((linea) => linea.startsWith('{'))
    .map((linea) => JSON.parse(linea) as Linea)
  expect(code).toBe(0)
  const pid = hijo.child.pid!
  expect(lineas.filter(({ event }) => ['start', 'stop', 'stopped'].includes(event))).toMatchObject([
    { event: 'start', host: '127.0.0.1', port: Number(new URL(hijo.url).port), pid },
    { event: 'stop', signal: 'SIGTERM', pid },
    { event: 'stopped', pid },
  ])
}, 60_000)

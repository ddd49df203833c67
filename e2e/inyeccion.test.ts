import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '#server/platform/env.ts'
import { startProgram, type Program } from '#server/program.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { unaExperiencia, unaSalida } from '#server/testing/datos.ts'
import { datosDe, type Dato, quejasDe } from './datos-estructurados.ts'

const MALO = '</script><script>alert(1)</script>"\'&<!--\u2028'

let dir: string
let programa: Program
let cerrar = async (): Promise<void> => undefined
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'thc-'))
  const database = await abrirPglite()
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
  programa = await startProgram({
    settings: readSettings({ DATA_DIR: dir, PORT: '3998', DEMO: '0', NODE_ENV: 'test' }),
    build,
    database,
    withJobs: false,
    now: () => new Date('2026-11-18T12:00:00Z'),
  })
  cerrar = async () => {
    await programa.close()
    await database.close()
  }
  const textos = {
    nombreExperiencia: `Paseo ${MALO}`,
    descripcionCorta: `Camina ${MALO}`,
    descripcionLarga: MALO,
    ciudad: 'Pucón',
    region: '09',
    sector: MALO,
    operadorNombre: MALO,
  }
  await unaSalida(database.db, await unaExperiencia(database.db, { slug: 'mala', ...textos }))
})
afterAll(async () => {
  await cerrar()
  rmSync(dir, { recursive: true, force: true })
})

it.each(['/experience/mala', '/experiencias/pucon', '/compartir/mala', '/'])(
  'what people write stays text on %s',
  async (path) => {
    const response = await programa.fetch(new Request(`http://localhost:3998${path}`))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Paseo ')
    expect(html).not.toContain('<script>alert')
    const datos = datosDe(html)
    expect(await quejasDe(datos)).toEqual([])
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe-inline|unsafe-eval/)
  },
)

it('the structured data says what was written, letter by letter', async () => {
  const html = await (await programa.fetch(new Request('http://localhost:3998/experience/mala'))).text()
  expect((datosDe(html) as Dato[]).find((dato) => dato['@type'] === 'Product')).toMatchObject({ name: `Paseo ${MALO}` })
})

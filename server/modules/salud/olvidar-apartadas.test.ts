import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '#server/platform/env.ts'
import { setLog } from '#server/platform/log.ts'
import { writeMoveMark } from '#server/platform/moved-folder.ts'
import { olvidarAMedias, olvidarApartadas } from './index.ts'

setLog({ level: 'error' })

describe('what a restore or a move left beside', () => {
  let dir: string
  beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'thc-apartadas-'))))
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  const poner = (...nombres: string[]) => {
    for (const nombre of nombres) {
      mkdirSync(join(dir, nombre))
      writeFileSync(join(dir, nombre, 'algo'), 'de personas')
    }
  }
  const olvidar = async (now: string) => {
    await olvidarApartadas({ settings: readSettings({ DATA_DIR: dir }), now: new Date(now) })
    return readdirSync(dir).toSorted()
  }

  it('stays a week and goes then; what serves, and what is named otherwise, stays', async () => {
    poner(
      'base',
      'archivos',
      'respaldos',
      'base.mia',
      'base.anterior-2026-11-20T12-00-00-000Z',
      'archivos.anterior-2026-11-20T12-00-00-000Z',
      'base.anterior-2026-11-22T12-00-00-000Z',
    )
    expect(await olvidar('2026-11-27T11:59:00Z')).toHaveLength(7)
    expect(await olvidar('2026-11-27T12:01:00Z')).toEqual([
      'archivos',
      'base',
      'base.anterior-2026-11-22T12-00-00-000Z',
      'base.mia',
      'respaldos',
    ])
  })

  it('takes the copies along where the database is elsewhere now', async () => {
    poner('archivos', 'respaldos', 'base.mudada-2026-11-20T12-00-00-000Z')
    writeMoveMark(dir, {
      id: '7f0c1f0e-3f3c-4f0a-9a55-0d8a1c5b2e11',
      to: 'db/turismo',
      begunAt: '2026-11-20T12:00:00.000Z',
      doneAt: '2026-11-20T12:00:00.000Z',
    })
    expect(await olvidar('2026-11-27T11:59:00Z')).toHaveLength(4)
    expect(await olvidar('2026-11-27T12:01:00Z')).toEqual(['archivos', 'mudanza.json'])
  })
})

it.each([
  'archivos/documentos/una.sellado.7.x.part',
  'archivos/fotos/una-400.webp.7.x.part',
  'archivos/marca/uno.webp.7.x.part',
  'respaldos/archivos/ab/abc.part',
  'respaldos/dia-2026-11-20.tar.gz.parte',
  'correo/1.eml.parte',
])('what was half written as a program died goes after a day, and nothing else: %s', async (nombre) => {
  const dir = mkdtempSync(join(tmpdir(), 'thc-a-medias-'))
  const [aMedias, entero] = [join(dir, nombre), join(dir, nombre).replace(/\.parte?$/, '')]
  mkdirSync(dirname(aMedias), { recursive: true })
  for (const file of [aMedias, entero]) {
    writeFileSync(file, 'de personas')
    utimesSync(file, new Date('2026-11-20T12:00:00Z'), new Date('2026-11-20T12:00:00Z'))
  }
  const quedan = async (now: string) => {
    await olvidarAMedias({ settings: readSettings({ DATA_DIR: dir }), now: new Date(now) })
    return [existsSync(aMedias), existsSync(entero)]
  }
  expect(await quedan('2026-11-21T11:59:00Z')).toEqual([true, true])
  expect(await quedan('2026-11-21T12:01:00Z')).toEqual([false, true])
  rmSync(dir, { recursive: true, force: true })
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { soltarRelojes } from './reloj-movido.ts'

it('removes what a program that is gone left of its moved clock, and nothing else', () => {
  const { pid: ida } = spawnSync(process.execPath, ['--version'])
  const folder = mkdtempSync(join(tmpdir(), 'turismo-relojes-'))
  const deQuienSigue = [`faketime_shm_${process.pid}`, `sem.faketime_sem_${process.pid}`]
  for (const name of [`faketime_shm_${ida}`, `sem.faketime_sem_${ida}`, `otro_${ida}`, ...deQuienSigue])
    writeFileSync(join(folder, name), '')
  vi.stubEnv('FAKETIME', undefined)
  soltarRelojes(folder)
  expect(readdirSync(folder)).toHaveLength(5)
  vi.stubEnv('FAKETIME', '+60s')
  soltarRelojes(folder)
  expect(readdirSync(folder).sort()).toEqual([...deQuienSigue, `otro_${ida}`].sort())
})

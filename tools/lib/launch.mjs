import { childEnv, guardArgs, runChild } from './child.mjs'
import { ensureInstalled, isInstalled } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { findRuntime } from './runtime.mjs'

export async function prepareRuntime() {
  if (!isInstalled()) await oneAtATime(ensureInstalled)
  return findRuntime()
}

/** Runs a file of ours with the pinned Node until it ends; its exit code is ours. */
export async function launch(runtime, args, { env = {}, stdin } = {}) {
  const { code } = await runChild(runtime, [...guardArgs, ...args], { env: childEnv(env), guard: true, stdin })
  process.exit(code)
}

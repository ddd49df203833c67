import { spawnSync } from 'node:child_process'

/** Installs a Debian package where we may; answers whether it worked. */
export function aptInstall(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Instalando ${name} con apt-get (solo la primera vez)…`)
  aptGet('update') // one broken source is no reason to give up
  return aptGet('install', '-y', '--no-install-recommends', name)
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

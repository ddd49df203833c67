import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { FolderInUseError } from './folder-lock.ts'
import { lineFor, listen } from './process.ts'

const failing = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

describe('a malformed setting is named, and its value is not shown', () => {
  it.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['BASE_URL', { BASE_URL: 'tourismhub.cl' }],
    ['BASE_URL', { BASE_URL: 'javascript:alert(1)' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://u:secreta@h/b' }],
    ['DEMO', { DEMO: 'quizás' }],
    ['HOST', { HOST: '  ' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'secreta' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'sk_test_secreta', STRIPE_WEBHOOK_SECRET: 'whsec_secreta' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_secreta' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'api.stripe.com' }],
    ['SMTP_URL', { SMTP_URL: 'http://u:secreta@x' }],
    ['MAIL_FROM', { MAIL_FROM: 'nadie' }],
    ['MAIL_FROM', { MAIL_FROM: 'a@b.cl\r\nBcc: c@d.cl' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'nube' }],
    ['AI_BASE_URL', { AI_BASE_URL: 'ftp://x' }],
    ['AI_MODEL', { AI_BASE_URL: 'https://ia.interna/v1', AI_API_KEY: 'secreta' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/99' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy.interno' }],
    ['MAP_STYLE_URL', { MAP_STYLE_URL: 'estilo.json' }],
  ])('%s %o', (name, source) => {
    const line = lineFor(failing(() => readSettings(source)))
    expect(line).toMatch(new RegExp(`^Configuración: ${name}`))
    expect(line).not.toMatch(/secreta|\n|invalid|expected|too/i)
  })
  it('takes an empty one for one that is not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      BASE_URL: 'http://localhost:3000',
      DATA_DIR: './data',
      DEMO: true,
    })
  })
  it('takes test payments except in production, unless told otherwise', () => {
    expect(
      [{}, { NODE_ENV: 'test' }, { PAGOS_DE_PRUEBA: '0' }].map((source) => readSettings(source).PAGOS_DE_PRUEBA),
    ).toEqual([true, true, false])
    const produccion = { NODE_ENV: 'production', BASE_URL: 'https://turismo.example' }
    expect(
      [produccion, { ...produccion, PAGOS_DE_PRUEBA: '1' }].map((source) => readSettings(source).PAGOS_DE_PRUEBA),
    ).toEqual([false, true])
  })
  it('fills no demo on a PostgreSQL or in production unless told to', () => {
    expect(
      [
        { DATABASE_URL: 'postgres://h/b' },
        { NODE_ENV: 'production', BASE_URL: 'https://turismo.example' },
        { DATABASE_URL: 'postgres://h/b', DEMO: '1' },
      ].map((source) => readSettings(source).DEMO),
    ).toEqual([false, false, true])
  })
})

describe('what the system refuses is named in one line', () => {
  const system = (code: string, more: object = {}): Error =>
    Object.assign(new Error(`${code}: secreta`), { code, ...more })
  it.each([
    [
      system('EADDRINUSE', { syscall: 'listen', address: '127.0.0.1', port: 3000 }),
      /^PORT: el puerto 3000 de 127\.0\.0\.1 ya está en uso$/,
    ],
    [
      system('EACCES', { syscall: 'listen', address: '127.0.0.1', port: 80 }),
      /^HOST o PORT: .*127\.0\.0\.1, puerto 80/,
    ],
    [
      system('EADDRNOTAVAIL', { syscall: 'listen', address: '203.0.113.1', port: 3000 }),
      /^HOST o PORT: .*203\.0\.113\.1/,
    ],
    [system('ENOSPC', { syscall: 'write' }), /^DATA_DIR: no se puede escribir/],
    [system('EROFS', { syscall: 'mkdir', path: '/datos' }), /^DATA_DIR: no se puede escribir en \/datos/],
    [
      system('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'base.interna' }),
      /^DATABASE_URL: la base de datos no responde/,
    ],
    [system('28P01'), /^DATABASE_URL: la base de datos no nos admite/],
    [system('3D000'), /^DATABASE_URL: la base de datos no nos admite/],
    [new Error('timeout exceeded when trying to connect'), /^DATABASE_URL: la base de datos no responde$/],
    [new Error('Connection terminated unexpectedly'), /^DATABASE_URL: la base de datos no responde$/],
    [new FolderInUseError('datos', 42), /^DATA_DIR: otro proceso \(42\) ya usa esa carpeta$/],
    [new TypeError('x is not a function'), /^No se pudo iniciar: \{"error":"TypeError"/],
  ])('%s', (error, line) => {
    expect(lineFor(error)).toMatch(line)
    expect(lineFor(error)).not.toMatch(/secreta|\n/)
  })
})

it('an address to listen at that does not exist is not taken for the database', async () => {
  const error = await listen(createServer(), { PORT: 0, HOST: 'no existe' }).catch((caught: unknown) => caught)
  expect(lineFor(error)).toMatch(/^Configuración: HOST: esa dirección no existe \(E\w+\)$/)
})

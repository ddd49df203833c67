import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anuncioDelInicio } from './anuncio.ts'
import { avisosDelInicio, avisosDeMasNueva, nombresParecidos } from './avisos-del-inicio.ts'
import { readSettings } from './env.ts'
import { lineFor } from './process.ts'

const PRODUCCION = { NODE_ENV: 'production', BASE_URL: 'https://turismo.example' }
const COMPLETA = { ...PRODUCCION, SMTP_URL: 'smtps://u:secreta@correo.example', TRUST_PROXY: '127.0.0.1' }
const stripe = (secret: string, publishable: string) => ({
  STRIPE_SECRET_KEY: `${secret}_51secretaQueNadieConoce00`,
  STRIPE_PUBLISHABLE_KEY: `${publishable}_51publicaQueTodosConocen`,
  STRIPE_WEBHOOK_SECRET: 'whsec_secretaQueNadieConoce0000',
})
const DE_VERDAD = stripe('sk_live', 'pk_live')
const DE_PRUEBA = stripe('sk_test', 'pk_test')

const refused = (source: Record<string, string>): string | null => {
  try {
    readSettings(source)
    return null
  } catch (error) {
    return lineFor(error)
  }
}

describe('what a start refuses', () => {
  it.each([
    [
      'production without an address',
      { NODE_ENV: 'production' },
      'BASE_URL: falta; en producción es la dirección pública, https://…',
    ],
    [
      'production in the clear',
      { ...PRODUCCION, BASE_URL: 'http://turismo.example' },
      'BASE_URL: en producción debe empezar con https://',
    ],
    [
      'a demonstration in production',
      { ...PRODUCCION, DEMO: '1' },
      'DEMO: no se admite en producción (NODE_ENV=production)',
    ],
    [
      'a live key without its webhook',
      { ...PRODUCCION, ...DE_VERDAD, STRIPE_WEBHOOK_SECRET: '' },
      'STRIPE_WEBHOOK_SECRET: falta, y STRIPE_SECRET_KEY está puesta',
    ],
    [
      'a restricted one too',
      { ...PRODUCCION, ...stripe('rk_live', 'pk_live'), STRIPE_WEBHOOK_SECRET: '' },
      'STRIPE_WEBHOOK_SECRET: falta, y STRIPE_SECRET_KEY está puesta',
    ],
    [
      'a live key with a test one',
      stripe('sk_live', 'pk_test'),
      'STRIPE_PUBLISHABLE_KEY: es de prueba, y STRIPE_SECRET_KEY es de verdad',
    ],
    [
      'a test key with a live one',
      stripe('sk_test', 'pk_live'),
      'STRIPE_PUBLISHABLE_KEY: es de verdad, y STRIPE_SECRET_KEY es de prueba',
    ],
    [
      'a restricted live key with a test one',
      stripe('rk_live', 'pk_test'),
      'STRIPE_PUBLISHABLE_KEY: es de prueba, y STRIPE_SECRET_KEY es de verdad',
    ],
    ['a level that is none', { LOG_LEVEL: 'verbose' }, 'LOG_LEVEL: debe ser debug, info, warn o error'],
    ['production half written', { NODE_ENV: 'prod' }, 'NODE_ENV: debe ser production, development o test'],
    [
      'an address with a path',
      { BASE_URL: 'https://turismo.example/tienda' },
      'BASE_URL: debe ser solo https://dominio, sin ruta ni parámetros',
    ],
    [
      'an address with a query',
      { BASE_URL: 'https://turismo.example?x=1' },
      'BASE_URL: debe ser solo https://dominio, sin ruta ni parámetros',
    ],
    [
      'an address with a password',
      { BASE_URL: 'https://u:secreta@turismo.example' },
      'BASE_URL: debe ser solo https://dominio, sin ruta ni parámetros',
    ],
    ['subdomains half asked for', { HSTS_SUBDOMINIOS: 'sí' }, 'HSTS_SUBDOMINIOS: debe ser 1 o 0'],
  ])('%s', (_que, source, line) => {
    expect(refused(source)).toBe(`Configuración: ${line}`)
  })

  it.each([
    ['production', PRODUCCION],
    ['with its port and a bar at its end', { ...PRODUCCION, BASE_URL: 'https://Turismo.example:8443/' }],
    ['said to be no demonstration', { ...PRODUCCION, DEMO: '0' }],
    ['live', { ...PRODUCCION, ...DE_VERDAD }],
    ['a demonstration elsewhere', { DEMO: '1', BASE_URL: 'http://localhost:3000' }],
  ])('and what it does not: %s', (_que, source) => {
    expect(refused(source)).toBe(null)
  })
})

describe('what a start is warned of, by name', () => {
  it.each([
    ['a demonstration on this machine', {}, []],
    ['a PostgreSQL that is not said to be production', { DATABASE_URL: 'postgres://h/b' }, ['NODE_ENV', 'BASE_URL']],
    [
      'the same at an address of its own, with money of people',
      { DATABASE_URL: 'postgres://h/b', BASE_URL: 'https://turismo.example', ...DE_VERDAD },
      ['NODE_ENV', 'STRIPE_SECRET_KEY'],
    ],
    [
      'production with nothing else',
      { ...PRODUCCION, DATABASE_URL: 'postgres://h/b' },
      ['STRIPE_SECRET_KEY', 'SMTP_URL', 'TRUST_PROXY'],
    ],
    ['production where payments are tried out', { ...COMPLETA, PAGOS_DE_PRUEBA: '1' }, ['PAGOS_DE_PRUEBA']],
    ['nobody can pay', { PAGOS_DE_PRUEBA: '0' }, ['STRIPE_SECRET_KEY']],
    ['production with a test key', { ...COMPLETA, ...DE_PRUEBA }, ['STRIPE_SECRET_KEY']],
    ['production with a restricted test key', { ...COMPLETA, ...stripe('rk_test', 'pk_test') }, ['STRIPE_SECRET_KEY']],
    [
      'a live key that somebody made up',
      { ...COMPLETA, ...DE_VERDAD, STRIPE_SECRET_KEY: 'sk_live_inventada' },
      ['STRIPE_SECRET_KEY'],
    ],
    [
      'keys that were copied in part',
      { ...COMPLETA, ...DE_VERDAD, STRIPE_PUBLISHABLE_KEY: 'pk_live_51', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ],
    ['production with all of it', { ...COMPLETA, ...DE_VERDAD }, []],
  ])('%s', (_que, source, names) => {
    expect(avisosDelInicio(readSettings(source)).map((aviso) => aviso.split(':')[0])).toEqual(names)
  })

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
    ['TRUST_PROXIES', undefined],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['base_url', 'BASE_URL'],
    ['DEM0', 'DEMO'],
    ['SMTP_URL', undefined],
    ['PATH', undefined],
    ['HOME', undefined],
    ['HOSTNAME', undefined],
    ['PGHOST', undefined],
    ['NODE_OPTIONS', undefined],
    ['npm_config_loglevel', undefined],
  ])('the name %s is taken for %s', (name, nuestro) => {
    expect(nombresParecidos([name])).toEqual(nuestro ? [`${name}: no es un ajuste; ¿es ${nuestro}?`] : [])
  })
})

describe('what a start says of itself', () => {
  const dicho = (source: Record<string, string>, avisos: string[] = []) =>
    anuncioDelInicio(readSettings(source), 'Tourism Hub Chile', avisos)

  it.each([
    ['Datos', {}, resolve('data')],
    ['Datos', { DATABASE_URL: 'postgres://u:secreta@base.example:5433/b' }, 'PostgreSQL en base.example:5433'],
    ['Correos', {}, `${resolve('data/correo')} (archivos: no le llegan a nadie)`],
    ['Correos', { SMTP_URL: 'smtps://u:secreta@correo.example:465' }, 'SMTP de correo.example:465'],
    ['Fotos', {}, resolve('data/archivos')],
    [
      'Fotos',
      {
        S3_ENDPOINT: 'https://s3.example',
        S3_BUCKET: 'fotos',
        S3_ACCESS_KEY_ID: 'secreta',
        S3_SECRET_ACCESS_KEY: 'secreta',
      },
      'S3, fotos en s3.example',
    ],
    ['Pagos', {}, 'contraparte de prueba'],
    ['Pagos', { PAGOS_DE_PRUEBA: '0' }, 'ninguno: nadie puede pagar'],
    ['Pagos', DE_PRUEBA, 'Stripe, de prueba'],
    ['Pagos', DE_VERDAD, 'Stripe, de verdad'],
    [
      'Pagos',
      { ...DE_PRUEBA, STRIPE_API_BASE: 'http://u:secreta@127.0.0.1:12111/v1' },
      'Stripe por 127.0.0.1:12111, de prueba',
    ],
    ['Asistente', {}, 'incluido'],
    [
      'Asistente',
      { AI_BASE_URL: 'https://u:secreta@ia.example/v1', AI_MODEL: 'grande', AI_API_KEY: 'secreta' },
      'grande en ia.example; si falla, el incluido',
    ],
  ])('%s %o: %s', (que, source, donde) => {
    const texto = dicho(source)
    expect(texto.split('\n').find((line) => line.startsWith(`  ${que}:`))).toContain(donde)
    expect(texto).not.toContain('secreta')
  })

  it('its address, the accounts of a demonstration, and what to look at', () => {
    expect(dicho({})).toMatch(/está en http:\/\/localhost:3000\n[^]*Cuentas de demostración[^]*admin@demo\.cl/)
    expect(dicho(PRODUCCION, ['SMTP_URL: falta'])).toMatch(
      /está en https:\/\/turismo\.example\n(?:(?!demo)[^])*⚠ SMTP_URL: falta\n$/,
    )
  })
})

it('a base that a newer version left is told by the last step it does not know', () => {
  expect(avisosDeMasNueva([])).toEqual([])
  expect(avisosDeMasNueva(['0901_antes.sql', '0902_despues.sql'])).toEqual([
    expect.stringContaining('versión más nueva que este código (0902_despues)'),
  ])
})

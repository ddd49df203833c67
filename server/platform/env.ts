import { isIP } from 'node:net'
import { z } from 'zod'
import { LEVELS } from './log.ts'

/** A setting that is malformed stops the start with one line that names it. */
export class SettingError extends Error {}

const text = z.string().trim().min(1, { error: 'está en blanco' })
const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'debe ser 1 o 0' })
  .transform((v) => v === '1' || v === 'true')
const url = (...protocols: string[]) =>
  text.refine((v) => URL.canParse(v) && protocols.includes(new URL(v).protocol), {
    error: `debe ser una dirección ${protocols.join(' o ')}//…`,
  })
const isOrigin = (v: string): boolean => !URL.canParse(v) || new URL(v).origin === v.replace(/\/+$/, '').toLowerCase()
const isProxy = (s: string): boolean => {
  const [address = '', bits] = s.split('/')
  return (
    isIP(address) > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32)))
  )
}

const Settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'debe ser un puerto entre 1 y 65535' })
    .transform(Number)
    .refine((n) => n >= 1 && n <= 65535, { error: 'debe ser un puerto entre 1 y 65535' })
    .default(3000),
  HOST: text.default('127.0.0.1'),
  BASE_URL: url('http:', 'https:')
    .refine(isOrigin, { error: 'debe ser solo https://dominio, sin ruta ni parámetros' })
    .transform((v) => v.replace(/\/+$/, ''))
    .optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DEMO: flag.optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'debe ser production, development o test' })
    .optional(),
  LOG_LEVEL: z.enum(LEVELS, { error: 'debe ser debug, info, warn o error' }).optional(),
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_\w+$/, { error: 'debe empezar con sk_ o rk_' }).optional(),
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_\w+$/, { error: 'debe empezar con pk_' }).optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_\S+$/, { error: 'debe empezar con whsec_' }).optional(),
  STRIPE_API_BASE: url('http:', 'https:').optional(),
  PAGOS_DE_PRUEBA: flag.optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: text.refine((v) => v.includes('@') && !/[\r\n]/.test(v), { error: 'debe ser un correo' }).optional(),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  AI_BASE_URL: url('http:', 'https:').optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  TRUST_PROXY: text
    .transform((v) => v.split(',').map((s) => s.trim()))
    .refine((list) => list.every(isProxy), {
      error: 'debe ser una lista de direcciones IP o redes, separadas por comas',
    })
    .optional(),
  MAP_STYLE_URL: url('http:', 'https:').optional(),
  METRICAS_CLAVE: text
    .regex(/^[\x21-\x7e]{16,200}$/, { error: 'debe tener de 16 a 200 caracteres, sin espacios' })
    .optional(),
  HSTS_SUBDOMINIOS: flag.default(false),
})

interface Ajuste {
  /** What holds where it is not set. */
  sin: string
  /** One Spanish sentence, with a link to the page that says more. */
  dice: string
  /** As somebody would write it. */
  ejemplo: string
}

/** What each of them is, as `npm run openapi` writes it into README.md and .env.example. */
export const AJUSTES: Record<keyof typeof Settings.shape, Ajuste> = {
  PORT: { sin: '3000', dice: 'puerto en que escucha', ejemplo: '3000' },
  HOST: { sin: '127.0.0.1', dice: 'dirección en que escucha', ejemplo: '127.0.0.1' },
  BASE_URL: {
    sin: '`http://localhost:$PORT`',
    dice: 'dirección pública, sin ruta; en producción se exige, con https',
    ejemplo: 'https://turismo.ejemplo.cl',
  },
  DATA_DIR: {
    sin: '`./data`',
    dice: 'carpeta de la base incluida, los archivos y los correos; cada hora y al partir deja un respaldo en `respaldos`; solo la lee quien corre el programa ([0215](docs/decisions/0215-la-carpeta-de-datos.md))',
    ejemplo: '/var/lib/tourism-hub/datos',
  },
  DATABASE_URL: {
    sin: 'base incluida',
    dice: 'PostgreSQL 15 o más nuevo; varios procesos pueden compartirlo',
    ejemplo: 'postgres://turismo:clave@127.0.0.1:5432/turismo',
  },
  DEMO: {
    sin: '1 sin `DATABASE_URL` y fuera de producción',
    dice: 'catálogo y cuentas de demostración en una base vacía; en producción no se admite',
    ejemplo: '0',
  },
  NODE_ENV: {
    sin: 'no es producción',
    dice: '`production`: exige `BASE_URL` con https y no admite `DEMO=1`; el programa escucha en http, detrás de quien pone el certificado',
    ejemplo: 'production',
  },
  LOG_LEVEL: {
    sin: '`info`',
    dice: 'desde qué nivel se escribe el registro: `debug`, `info`, `warn`, `error`',
    ejemplo: 'info',
  },
  STRIPE_SECRET_KEY: {
    sin: 'contraparte de prueba',
    dice: 'llave secreta de Stripe; pide también las dos que siguen, del mismo modo',
    ejemplo: 'sk_live_…',
  },
  STRIPE_PUBLISHABLE_KEY: { sin: 'contraparte de prueba', dice: 'llave pública de Stripe', ejemplo: 'pk_live_…' },
  STRIPE_WEBHOOK_SECRET: {
    sin: 'contraparte de prueba',
    dice: 'secreto con que Stripe firma sus avisos; dos, separados por coma, mientras se cambia',
    ejemplo: 'whsec_…',
  },
  STRIPE_API_BASE: {
    sin: '`https://api.stripe.com`',
    dice: 'otra dirección de la API de Stripe',
    ejemplo: 'https://api.stripe.com',
  },
  PAGOS_DE_PRUEBA: {
    sin: '1, salvo en producción',
    dice: 'sin llave de Stripe, la contraparte de prueba; en producción se ve en cada página. Sin llave y sin ella nadie puede pagar ([0250](docs/decisions/0250-el-dinero-de-prueba.md))',
    ejemplo: '0',
  },
  SMTP_URL: {
    sin: 'archivos `.eml` en `DATA_DIR/correo`',
    dice: 'servidor por el que salen los correos',
    ejemplo: 'smtp://usuario:clave@smtp.ejemplo.cl:587',
  },
  MAIL_FROM: {
    sin: 'el correo de contacto del sitio',
    dice: 'de quién es el correo, si el servidor exige otra dirección',
    ejemplo: '"Turismo Ejemplo <hola@turismo.ejemplo.cl>"',
  },
  S3_ENDPOINT: {
    sin: 'archivos en `DATA_DIR`',
    dice: 'servicio compatible con S3 para fotos y documentos; el navegador siempre las pide a este programa, y lo que había en `DATA_DIR` se sigue sirviendo y sube solo ([0277](docs/decisions/0277-archivos-locales-y-bucket.md))',
    ejemplo: 'https://s3.ejemplo.cl',
  },
  S3_BUCKET: { sin: 'se exige con `S3_ENDPOINT`', dice: 'el balde', ejemplo: 'tourism-hub' },
  S3_REGION: { sin: '`us-east-1`', dice: 'su región', ejemplo: 'us-east-1' },
  S3_ACCESS_KEY_ID: { sin: 'se exige con `S3_ENDPOINT`', dice: 'la clave con que se entra al balde', ejemplo: 'AKIA…' },
  S3_SECRET_ACCESS_KEY: { sin: 'se exige con `S3_ENDPOINT`', dice: 'el secreto de esa clave', ejemplo: '…' },
  AI_BASE_URL: {
    sin: 'asistente incluido',
    dice: 'un modelo por una dirección compatible con OpenAI; si falla, responde el incluido',
    ejemplo: 'https://modelo.ejemplo.cl/v1',
  },
  AI_API_KEY: { sin: 'se llama sin clave', dice: 'la clave de esa dirección', ejemplo: '…' },
  AI_MODEL: { sin: 'se exige con `AI_BASE_URL`', dice: 'el nombre del modelo', ejemplo: 'modelo-chico' },
  TRUST_PROXY: {
    sin: 'ninguno',
    dice: 'direcciones o redes de proxies, separadas por comas, cuyo `X-Forwarded-For` cuenta',
    ejemplo: '127.0.0.1',
  },
  MAP_STYLE_URL: {
    sin: 'mapa propio, sin conexión',
    dice: 'un estilo de MapLibre',
    ejemplo: 'https://mapas.ejemplo.cl/estilo.json',
  },
  METRICAS_CLAVE: {
    sin: 'solo desde la misma máquina',
    dice: 'clave (16 caracteres o más) con la que otra máquina lee `/metrics`, como `Authorization: Bearer …` ([0280](docs/decisions/0280-lo-que-se-vigila.md))',
    ejemplo: 'una-clave-larga-y-al-azar',
  },
  HSTS_SUBDOMINIOS: {
    sin: '0',
    dice: '1: con https, también los demás nombres bajo el dominio se visitan solo por https',
    ejemplo: '0',
  },
}

export type Settings = z.output<typeof Settings> & {
  BASE_URL: string
  DEMO: boolean
  PAGOS_DE_PRUEBA: boolean
  production: boolean
}

/** Reads the settings of `source`; an empty string counts as unset. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(source).filter(([key, value]) => key in Settings.shape && value !== ''),
  )
  const result = Settings.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]!
    throw new SettingError(`${String(issue.path[0])}: ${issue.message}`)
  }
  const s = result.data
  requireTogether(s)
  const production = s.NODE_ENV === 'production'
  if (production) requireOfProduction(s)
  return {
    ...s,
    BASE_URL: s.BASE_URL ?? `http://localhost:${s.PORT}`,
    DEMO: s.DEMO ?? (!s.DATABASE_URL && !production),
    PAGOS_DE_PRUEBA: s.PAGOS_DE_PRUEBA ?? !production,
    production,
  }
}

function requireTogether(s: z.output<typeof Settings>): void {
  if (s.STRIPE_SECRET_KEY && !s.STRIPE_WEBHOOK_SECRET)
    throw new SettingError('STRIPE_WEBHOOK_SECRET: falta, y STRIPE_SECRET_KEY está puesta')
  if (s.STRIPE_SECRET_KEY && !s.STRIPE_PUBLISHABLE_KEY)
    throw new SettingError('STRIPE_PUBLISHABLE_KEY: falta, y STRIPE_SECRET_KEY está puesta')
  if (
    s.STRIPE_SECRET_KEY &&
    s.STRIPE_PUBLISHABLE_KEY &&
    isLive(s.STRIPE_SECRET_KEY) !== isLive(s.STRIPE_PUBLISHABLE_KEY)
  ) {
    throw new SettingError(
      `STRIPE_PUBLISHABLE_KEY: es ${modeOf(s.STRIPE_PUBLISHABLE_KEY)}, y STRIPE_SECRET_KEY es ${modeOf(s.STRIPE_SECRET_KEY)}`,
    )
  }
  if (s.AI_BASE_URL && !s.AI_MODEL) throw new SettingError('AI_MODEL: falta, y AI_BASE_URL está puesta')
  if (s.S3_ENDPOINT && !(s.S3_BUCKET && s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY))
    throw new SettingError('S3_BUCKET, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY: faltan, y S3_ENDPOINT está puesta')
}

/** What is asked of people must be asked at an address of theirs, and nothing that is only for trying things is open to them. */
function requireOfProduction(s: z.output<typeof Settings>): void {
  if (!s.BASE_URL) throw new SettingError('BASE_URL: falta; en producción es la dirección pública, https://…')
  if (!s.BASE_URL.startsWith('https:')) throw new SettingError('BASE_URL: en producción debe empezar con https://')
  if (s.DEMO) throw new SettingError('DEMO: no se admite en producción (NODE_ENV=production)')
}

/** Whether a key of Stripe moves money of people. */
export const isLive = (key: string): boolean => /^(?:sk|rk|pk)_live_/.test(key)
const modeOf = (key: string): string => (isLive(key) ? 'de verdad' : 'de prueba')

/** Every name that is read at the start. */
export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape)

import { isLive, SETTING_NAMES, type Settings } from './env.ts'

interface Aviso {
  cuando(s: Settings): boolean
  aviso: string
}

// As the provider makes them; one that was copied in part, or made up, is none, and only the provider's first answer would tell.
const FORMAS = {
  STRIPE_SECRET_KEY: /^(sk|rk)_(live|test)_[A-Za-z0-9_]{16,}$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(live|test)_[A-Za-z0-9_]{16,}$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_[A-Za-z0-9+/=_]{16,}$/,
} as const

const sinForma = (llave: keyof typeof FORMAS): Aviso => ({
  cuando: (s) => s[llave] !== undefined && !FORMAS[llave].test(s[llave]),
  aviso: `${llave}: no tiene la forma de una de Stripe: cópiala entera desde su panel`,
})

/** What a start is told of and does not stop at, each by the name of its setting. */
const AVISOS: readonly Aviso[] = [
  {
    cuando: (s) => !s.production && s.DATABASE_URL !== undefined,
    aviso:
      'NODE_ENV: no es production, y hay una DATABASE_URL: esto no es una instalación de producción, aunque la base sea de verdad',
  },
  {
    cuando: (s) => !s.production && s.DATABASE_URL !== undefined && new URL(s.BASE_URL).hostname === 'localhost',
    aviso: 'BASE_URL: los enlaces de los correos llevan a localhost, que es la máquina de quien los abre',
  },
  {
    cuando: (s) => !s.production && s.STRIPE_SECRET_KEY !== undefined && isLive(s.STRIPE_SECRET_KEY),
    aviso: 'STRIPE_SECRET_KEY: cobra de verdad, y NODE_ENV no es production',
  },
  {
    cuando: (s) => s.production && s.STRIPE_SECRET_KEY !== undefined && !isLive(s.STRIPE_SECRET_KEY),
    aviso: 'STRIPE_SECRET_KEY: es de prueba: nadie paga de verdad',
  },
  sinForma('STRIPE_SECRET_KEY'),
  sinForma('STRIPE_PUBLISHABLE_KEY'),
  sinForma('STRIPE_WEBHOOK_SECRET'),
  { cuando: (s) => !s.STRIPE_SECRET_KEY && !s.PAGOS_DE_PRUEBA, aviso: 'STRIPE_SECRET_KEY: falta: nadie puede pagar' },
  {
    cuando: (s) => s.production && !s.STRIPE_SECRET_KEY && s.PAGOS_DE_PRUEBA,
    aviso: 'PAGOS_DE_PRUEBA: cualquiera paga con una tarjeta de prueba, y nada de eso es dinero de verdad',
  },
  {
    cuando: (s) => s.production && !s.SMTP_URL,
    aviso: 'SMTP_URL: falta: los correos quedan en una carpeta y no le llegan a nadie',
  },
  {
    cuando: (s) => s.production && !s.TRUST_PROXY,
    aviso:
      'TRUST_PROXY: falta: detrás de un proxy todas las visitas parecen venir de él, y los límites por dirección no distinguen a nadie',
  },
]

export const avisosDelInicio = (settings: Settings): string[] =>
  AVISOS.filter(({ cuando }) => cuando(settings)).map(({ aviso }) => aviso)

/** A version that was taken back runs on what the newer one left: for some minutes that is a change of version, for longer it is an accident. */
export const avisosDeMasNueva = (migraciones: readonly string[]): string[] =>
  migraciones.length === 0
    ? []
    : [
        `La base es de una versión más nueva que este código (${migraciones.at(-1)!.replace(/\.sql$/, '')}): vuelve a esa versión, o repón el respaldo que le corresponde a esta`,
      ]

/** Names that are no setting of ours and look like one: what was set there is not read. */
export const nombresParecidos = (names: readonly string[]): string[] =>
  names
    .filter((name) => !SETTING_NAMES.includes(name))
    .flatMap((name) => {
      const nuestro = SETTING_NAMES.find((known) => isNear(name.toUpperCase(), known))
      return nuestro ? [`${name}: no es un ajuste; ¿es ${nuestro}?`] : []
    })

// A short name is near to too many others: PATH is not PORT.
const isNear = (name: string, known: string): boolean => distance(name, known) <= (known.length < 8 ? 1 : 2)

/** Letters to add, drop, change, or swap with the next one. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let [older, old] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? older[j - 2]! + 1 : Infinity
      row.push(Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + (same ? 0 : 1), swapped))
    }
    ;[older, old] = [old, row]
  }
  return old[b.length]!
}

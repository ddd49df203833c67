import { api } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import { ERRORS, statusOf, type ErrorCode } from '#contract/errors.ts'
import { AJUSTES } from '#server/platform/env.ts'

const BEGIN = '<!-- ajustes: los escribe `npm run openapi` desde server/platform/env.ts -->'
const END = '<!-- fin de los ajustes -->'
const MANY = 12

/** README.md with the table of settings as it is now. */
export function withSettings(readme: string): string {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('README.md has lost the marks of its table of settings')
  const rows = Object.entries(AJUSTES).map(([name, { sin, dice }]) => `| \`${name}\` | ${sin} | ${dice} |`)
  return `${readme.slice(0, begin + BEGIN.length)}\n\n${['| Variable | Sin ella | Significa |', '|---|---|---|', ...rows].join('\n')}\n\n${readme.slice(end)}`
}

const plain = (text: string): string => text.replaceAll(/ ?\(\[[^\]]+\]\([^)]+\)\)/g, '').replaceAll('`', '')

/** Every setting, commented out, for whoever starts a file of their own. */
export function envExample(): string {
  const settings = Object.entries(AJUSTES).map(
    ([name, { sin, dice, ejemplo }]) => `# ${plain(dice)}\n# Sin ella: ${plain(sin)}\n#${name}=${ejemplo}\n`,
  )
  return `# Los ajustes. El programa lee su entorno y no este archivo: cópialo, quita el # de lo que uses y dáselo a quien lo parte\n# (EnvironmentFile de systemd, o set -a; . ./mi.env; set +a). Lo escribe npm run openapi desde server/platform/env.ts.\n\n${settings.join('\n')}`
}

/** Who answers a code that no call declares, where that is not any of them. */
const ELSEWHERE: Partial<Record<ErrorCode, string>> = {
  'firma-invalida': 'el aviso del medio de pago',
  'clave-api-requerida': 'las que piden una clave de API',
  'clave-api-invalida': 'las que piden una clave de API',
  'clave-sin-permiso': 'las que piden una clave de API',
  'clave-de-metricas-requerida': '`/metrics`',
  'opcion-desconocida': 'OCTO, con sus palabras',
  'otra-comision': 'OCTO, con sus palabras',
  'reventa-repetida': 'OCTO, con sus palabras',
  'aviso-desconocido': 'ninguna, hoy',
}

/** docs/errores.md: each code, what it means to a person, and who answers it. */
export function errorsPage(): string {
  const calls: [string, Call][] = Object.entries(api)
  const whoAnswers = (code: ErrorCode): string => {
    const names = calls.filter(([, { errors }]) => errors.includes(code)).map(([name]) => `\`${name}\``)
    if (names.length === 0) return ELSEWHERE[code] ?? 'cualquiera'
    return names.length <= MANY ? names.join(', ') : `${names.slice(0, MANY).join(', ')} y ${names.length - MANY} más`
  }
  const codes = (Object.keys(ERRORS) as ErrorCode[]).toSorted((a, b) => statusOf(a) - statusOf(b) || (a < b ? -1 : 1))
  const rows = codes.map((code) => `| \`${code}\` | ${statusOf(code)} | ${ERRORS[code][2]} | ${whoAnswers(code)} |`)
  return `# Los errores

Lo escribe \`npm run openapi\` desde \`contract/errors.ts\`; no se edita. Un error es \`application/problem+json\`: \`type\` es el código, \`detail\` la frase, \`instance\` la referencia de la solicitud y \`errores\` los campos. Un código publicado no cambia de
sentido. «Cualquiera» lo puede contestar cualquier llamada; las de cada una están en \`docs/openapi.json\`.

| Código | Estado | Frase | Quién lo contesta |
|---|---|---|---|
${rows.join('\n')}
`
}

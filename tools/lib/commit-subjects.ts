import { spawnSync } from 'node:child_process'

/** Older subjects stay as they are: history is not written again. */
const SINCE = 'b5ea68e1c89ace85b63a3db3a721a8fc143d1424'
const subject = /^[a-z0-9ñ-]+: \S/
const MAX = 72

/** Nothing to say where there is no git, no repository, or a clone that does not reach back so far. */
export function checkSubjects(base: string): string[] {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${SINCE}..HEAD`], {
    cwd: base,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.split('\n').filter(Boolean).flatMap(refusalOf) : []
}

/** Of a line as `abc1234 reservas: refuse to cancel once the salida has begun`. */
export function refusalOf(line: string): string[] {
  const [, commit = '', text = ''] = /^(\S+) (.*)$/.exec(line) ?? []
  if (!subject.test(text)) return [`${commit}  «${text}» no empieza con un módulo y dos puntos`]
  return [...text].length > MAX ? [`${commit}  «${text}» tiene ${[...text].length} letras; el máximo es ${MAX}`] : []
}

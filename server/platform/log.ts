export const LEVELS = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof LEVELS)[number]

/** What a log line may carry: ids, names of things, numbers. Never names of people, mails, tokens or bodies. */
export type LogFields = Record<string, string | number | boolean | null | undefined> & {
  [R in 'time' | 'level' | 'event']?: never
}

const RANK: Record<Level, number> = { debug: 10, info: 20, warn: 30, error: 40 }
let threshold = RANK[(process.env.LOG_LEVEL as Level) in RANK ? (process.env.LOG_LEVEL as Level) : 'info']
let sink = (line: string): void => void process.stderr.write(line)

function write(level: Level, event: string, fields: LogFields = {}): void {
  if (RANK[level] < threshold) return
  const head = { time: new Date().toISOString(), level, event }
  // Said again at the end, so that no field of a line takes the place of its name.
  sink(`${JSON.stringify({ ...head, ...fields, ...head })}\n`)
}

/** The parts of an error that hold no data of a person: its class, code and place, never its message's values. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = (error as { code?: unknown }).code
  // A message may run over several lines: only the frames below it are taken.
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4)
  return {
    error: error.name,
    code: typeof code === 'string' ? code : undefined,
    message: withoutValues(error.message).slice(0, 300),
    stack: frames.map((l) => l.trim()).join(' < '),
  }
}

// Databases and parsers quote what they were given.
const withoutValues = (message: string): string =>
  message
    .replaceAll(/"[^"]*"|'[^']*'/g, '"…"')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '[correo]')
    .replaceAll(/\d{7,}/g, '[número]')
    .replaceAll(/\b(sk|pk|rk|whsec|Bearer)[_ ]\S+/g, '[clave]')

export const log = {
  debug: (event: string, fields?: LogFields) => write('debug', event, fields),
  info: (event: string, fields?: LogFields) => write('info', event, fields),
  warn: (event: string, fields?: LogFields) => write('warn', event, fields),
  error: (event: string, fields?: LogFields) => write('error', event, fields),
}

export function setLog(options: { level?: Level; sink?: (line: string) => void }): void {
  if (options.level) threshold = RANK[options.level]
  if (options.sink) sink = options.sink
}

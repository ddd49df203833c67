import { expect, it } from 'vitest'
import { log, setLog, type LogFields } from './log.ts'

it('keeps the name, the time and the level of a line, whatever its fields are called', () => {
  const lines: string[] = []
  setLog({ level: 'warn', sink: (line) => void lines.push(line) })
  log.warn('sandbox.webhook.refused', {
    status: 500,
    ...({ event: 'evt_1', level: 'debug', time: 'ayer' } as unknown as LogFields),
  })
  expect(JSON.parse(lines[0]!)).toMatchObject({
    event: 'sandbox.webhook.refused',
    level: 'warn',
    status: 500,
    time: expect.stringMatching(/^\d{4}-/),
  })
})

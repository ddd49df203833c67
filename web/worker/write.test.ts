import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { workerOf } from './write.ts'

it('is one script without types or imports, that browsers of today run', async () => {
  const script = await workerOf(['a.js'])
  expect(() => new Script(script)).not.toThrow()
  expect(script).not.toMatch(/^\s*(?:import|export)\b|__VERSION__/m)
})

it('changes with the build, and only with it', async () => {
  const one = await workerOf(['a-1.js', 'b-1.css'])
  expect(await workerOf(['b-1.css', 'a-1.js'])).toBe(one)
  expect(await workerOf(['a-2.js', 'b-1.css'])).not.toBe(one)
})

import { expect, it } from 'vitest'
import { workersOn } from './workers.ts'

it.each([
  ['two cores', { cores: 2, memoryGb: 24 }, [2, 3, 4]],
  ['one core', { cores: 1, memoryGb: 4 }, [1, 2, 2]],
  ['two cores and little memory', { cores: 2, memoryGb: 3.9 }, [2, 3, 2]],
  ['hardly any memory', { cores: 2, memoryGb: 1 }, [2, 3, 1]],
  ['many cores', { cores: 16, memoryGb: 64 }, [16, 17, 32]],
])('fits %s', (_name, machine, [busy, someWaiting, mostlyWaiting]) => {
  expect(workersOn(machine)).toEqual({ busy, someWaiting, mostlyWaiting })
})

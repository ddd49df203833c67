import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/lib/longest-first.ts'
import { machine, workersOn } from './tools/lib/workers.ts'

const workers = workersOn(machine)

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    env: { TZ: 'UTC', NODE_ENV: 'test' },
    maxWorkers: workers.busy,
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,domain,web,tools}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // What a file leaves in a module is keyed by its own database, so files of one worker share what they import: a third less work.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['server/**/*.test.{ts,tsx}'],
          exclude: ['server/**/*.race.test.ts', '**/node_modules/**'],
          isolate: false,
          maxWorkers: workers.someWaiting,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'race',
          include: ['server/**/*.race.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          maxWorkers: workers.mostlyWaiting,
          sequence: { groupOrder: 2 },
          globalSetup: 'e2e/preparar.ts',
          testTimeout: 180_000,
          hookTimeout: 240_000,
          // One second, the default, is little for a browser and a server on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          // A browser on a busy machine may miss a time-out once; which tests did is told at the end.
          retry: 1,
        },
      },
    ],
  },
})

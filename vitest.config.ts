import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Half a minute and more each: begun last, one of them would leave the other worker idle. */
const LARGOS = [
  'canarios', 'matriz', 'modelo', 'kill', 'llamadas', 'fallas', 'arranque', 'ordenes', 'cargar', 'pagos.race', 'anfitriona', 'administracion', 'paginas', 'marco', 'rutas', 'cuenta', 'inicio', 'chat',
].map((nombre) => `/${nombre}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turno = ({ moduleId }: TestSpecification): number => LARGOS.findIndex((nombre) => moduleId.endsWith(nombre)) + 1 || LARGOS.length + 1
    return files.toSorted((a, b) => turno(a) - turno(b) || a.moduleId.localeCompare(b.moduleId))
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    env: { TZ: 'UTC', NODE_ENV: 'test' },
    maxWorkers: 2,
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
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['server/**/*.test.{ts,tsx}'],
          exclude: ['server/**/*.race.test.ts', '**/node_modules/**'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'race',
          include: ['server/**/*.race.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/preparar.ts',
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A browser on a busy machine may miss a time-out once.
          retry: 1,
        },
      },
    ],
  },
})

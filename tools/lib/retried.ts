import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Writes to RETRIED_FILE, a line each, the tests that passed only when tried again: what hides there is told at the end. */
export default class Retried implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}: ${firstError(test)}`)
    writeFileSync(process.env.RETRIED_FILE!, JSON.stringify(lines))
  }
}

const firstError = (test: TestCase): string => test.result().errors?.[0]?.message.split('\n', 1)[0]?.slice(0, 400) ?? ''

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv, runChild } from './child.mjs'
import { inRoot } from './paths.mjs'

const timeoutMs = 20 * 60_000

/** Runs one vitest project and counts; a crash, a file that does not load or an empty run is a failure too. */
export async function runProject({ project, filters, reports }) {
  const report = join(reports, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (filters.length > 0) args.push('--passWithNoTests')
  const { code } = await runChild(process.execPath, [inRoot('node_modules', 'vitest', 'vitest.mjs'), ...args, ...filters], { env: childEnv(), timeoutMs })
  const counts = existsSync(report) ? countTests(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 }
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 }
  return counts
}

function countTests({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unloaded = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  })
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, skipped: numPendingTests + numTodoTests }
}

import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { childEnv, runChild } from './child.mjs'
import { inRoot, root } from './paths.mjs'

const TIMEOUT_MS = 40 * 60_000

/** Runs one vitest project and counts; a crash, a file that does not load or an empty run is a failure too. */
export async function runProject({ project, filters, reports, timeoutMs = TIMEOUT_MS }) {
  const report = join(reports, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (filters.length > 0) args.push('--passWithNoTests')
  const { code } = await runChild(
    process.execPath,
    [inRoot('node_modules', 'vitest', 'vitest.mjs'), ...args, ...filters],
    { env: childEnv(), timeoutMs },
  )
  const counts = existsSync(report)
    ? countTests(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failures: [] }
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 }
  return counts
}

/** Besides the counts, each failure as `file > test: first line of its error`, so that the end of a long log says what broke. */
function countTests({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unloaded = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  })
  const failures = testResults.flatMap(({ name, assertionResults }) => {
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${relative(root, name)} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...failures, ...unloaded.map(({ name, message }) => `${relative(root, name)}: ${firstLine(message)}`)],
  }
}

const firstLine = (message = '') => message.split('\n', 1)[0].slice(0, 400)

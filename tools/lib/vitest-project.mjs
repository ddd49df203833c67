import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { childEnv, runChild } from './child.mjs'
import { inRoot, root } from './paths.mjs'

const TIMEOUT_MS = 40 * 60_000

/** Runs one vitest project and counts; a crash, a file that does not load or an empty run is a failure too. */
export async function runProject({ project, filters, changed, reports, timeoutMs = TIMEOUT_MS }) {
  const report = join(reports, `${project}.json`)
  const retried = join(reports, `${project}-retried.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  args.push('--reporter=./tools/lib/retried.ts', ...changedOption(changed))
  if (filters.length > 0 || changed) args.push('--passWithNoTests')
  const { code } = await runChild(
    process.execPath,
    [inRoot('node_modules', 'vitest', 'vitest.mjs'), ...args, ...filters],
    { env: childEnv({ RETRIED_FILE: retried }), timeoutMs },
  )
  const counts = existsSync(report)
    ? { ...countTests(readJson(report)), retried: readJson(retried) }
    : { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] }
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 }
  return counts
}

/** Those of the projects that have a test whose imports reach what was changed; what such a project needs is not made ready for nothing. */
export function changedProjects(projects, changed, filters) {
  const args = ['list', '--filesOnly', '--json', '--passWithNoTests', ...changedOption(changed), ...filters]
  const listed = spawnSync(process.execPath, [inRoot('node_modules', 'vitest', 'vitest.mjs'), ...args], {
    cwd: root,
    env: childEnv(),
    encoding: 'utf8',
  })
  if (listed.status !== 0) throw new Error(listed.stderr)
  const found = new Set(JSON.parse(listed.stdout).map(({ projectName }) => projectName))
  return projects.filter((project) => found.has(project))
}

const changedOption = (changed) => (changed ? [changed === true ? '--changed' : `--changed=${changed}`] : [])

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

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

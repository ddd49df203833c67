import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { childEnv } from './child.mjs'
import { checkSubjects } from './commit-subjects.ts'
import { hashFiles } from './file-hash.mjs'
import { inRoot, root } from './paths.mjs'
import { findViolations } from './rules.ts'

/** Types, lint, house rules, what nobody uses and generated types; prints each as it ends and answers `{ name, ok }` of all. */
export async function runChecks() {
  await onceFor('tipos-de-rutas', ['web/routes.ts', 'react-router.config.ts', 'package-lock.json'], writeRouteTypes)
  const checks = {
    tipos: () => runTool('typescript/bin/tsc', '--noEmit', '--pretty', String(process.stdout.isTTY === true)),
    reglas: checkRules,
    formato: checkFormat,
    lint: () => runTool('oxlint/bin/oxlint', '--deny-warnings', ...typeAware()),
    asuntos: async () => refusing(checkSubjects(root)),
    exportado: () => runTool('knip/bin/knip.js', '--no-progress'),
    esquema: () =>
      onceFor('esquema', ['server/db/migrations', 'server/db/schema.ts', 'tools/db-schema.ts'], checkSchema),
  }
  return Promise.all(Object.entries(checks).map(([name, run]) => report(name, run)))
}

async function report(name, run) {
  const started = Date.now()
  const { ok, output } = await run()
  if (!ok && output) console.log(output.trimEnd())
  console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return { name, ok }
}

async function checkRules() {
  const violations = findViolations(root)
  const lines = violations.map(
    ({ rule, path, line, message }) => `${rule}  ${path}${line ? `:${line}` : ''}  ${message}`,
  )
  return refusing(lines)
}

const refusing = (lines) => ({ ok: lines.length === 0, output: lines.join('\n') })

async function checkFormat() {
  const { ok, output } = await runTool('oxfmt/bin/oxfmt', '--list-different')
  return {
    ok,
    output: `${output.trimEnd()}
npm run format los escribe como corresponde`,
  }
}

function typeAware() {
  return existsSync(inRoot('node_modules', 'oxlint-tsgolint')) ? ['--type-aware'] : []
}

/** tsc reads the types that React Router derives from the table of screens. */
async function writeRouteTypes() {
  if (!existsSync(inRoot('web', 'routes.ts'))) return { ok: true, output: '' }
  const result = await runTool('@react-router/dev/bin.cjs', 'typegen')
  if (!result.ok) console.log(result.output)
  return result
}

function checkSchema() {
  return runNode([inRoot('tools', 'db-schema.ts'), '--check'])
}

/** Skips work that already succeeded on the very same files. */
async function onceFor(name, files, work) {
  const stampFile = inRoot('.cache', `${name}.sello`)
  const stamp = hashFiles(root, files)
  const outputIsThere = name !== 'tipos-de-rutas' || existsSync(inRoot('.react-router', 'types'))
  if (outputIsThere && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return { ok: true, output: '' }
  const result = await work()
  if (!result.ok) return result
  mkdirSync(inRoot('.cache'), { recursive: true })
  writeFileSync(stampFile, stamp)
  return result
}

function runTool(tool, ...args) {
  return runNode([inRoot('node_modules', tool), ...args])
}

function runNode(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: childEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.once('error', (error) => resolve({ ok: false, output: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

if (import.meta.main) {
  const results = await runChecks()
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
}

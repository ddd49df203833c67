import { abort } from './lib/abort.mjs'
import { ensureBuilt, isBuilt } from './lib/build.mjs'
import { launch, prepareRuntime } from './lib/launch.mjs'
import { oneAtATime } from './lib/one-at-a-time.mjs'

const watched = ['contract', 'domain', 'server']

const [option, ...rest] = process.argv.slice(2)
const runtime = await prepareRuntime()
if (option === '--dev') await develop()
if (!isBuilt()) await oneAtATime(buildOrStop)
if (option === '--build') process.exit()
// A command may ask something of whoever runs it; the server never does.
if (option === '--run') await launch(runtime, rest, { stdin: 'inherit' })
else await launch(runtime, ['server/main.ts', ...process.argv.slice(2)])

async function develop() {
  const paths = watched.map((folder) => `--watch-path=${folder}`)
  // As the screens' own sources are read: two builds of the router do not know each other.
  const args = ['--conditions=development', '--watch', '--watch-preserve-output', ...paths, 'server/main.ts', ...rest]
  await launch(runtime, args, { env: { NODE_ENV: 'development', DESARROLLO: '1' } })
}

async function buildOrStop() {
  if (!(await ensureBuilt(runtime))) abort('No se pudieron construir las páginas; el motivo está más arriba.')
}

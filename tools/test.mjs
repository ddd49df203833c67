import { launch, prepareRuntime } from './lib/launch.mjs'

const countUnprepared = (code) => {
  if (code !== 0) console.log('\n0 passed, 1 failed')
}

process.once('exit', countUnprepared)
const runtime = await prepareRuntime()
process.off('exit', countUnprepared)
await launch(runtime, ['tools/lib/run-tests.mjs', ...process.argv.slice(2)])

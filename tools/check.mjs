import { launch, prepareRuntime } from './lib/launch.mjs'

await launch(await prepareRuntime(), ['tools/lib/run-checks.mjs'])

import { mayUse, plumbing } from '../modules.ts'
import type { Import, Source, Violation } from './sources.ts'

type Layer = { rule: string; from: RegExp; to: (path: string, group: string) => boolean; packages?: readonly string[] }

const within =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`))
const isModule = within('server/modules')
const schema = 'server/db/schema.ts'
const isScreen = within('web/screens')
// ctx.ts, refusal.ts, ports.ts: what every act is written with. The others wire the parts together.
const FRAME = /^server\/(?!(?:main|program|jobs|development)\.ts$)[^/]+\.ts$/
const isFrame = (path: string) => FRAME.test(path)
// A rule is written once: the web asks the pure ones of domain too.
const sharedWeb = (path: string) => within('contract', 'domain', 'web')(path) && !isScreen(path)

/** The first layer whose pattern fits a file decides what it may import. */
const layers: readonly Layer[] = [
  { rule: 'contract-imports', from: /^contract\//, to: within('contract'), packages: ['zod'] },
  { rule: 'domain-imports', from: /^domain\//, to: within('contract', 'domain'), packages: [] },
  { rule: 'platform-imports', from: /^server\/platform\//, to: within('server/platform') },
  {
    rule: 'module-imports',
    from: /^server\/modules\//,
    to: (path) =>
      within('contract', 'domain', 'server/platform', 'server/modules')(path) || path === schema || isFrame(path),
  },
  {
    rule: 'frame-imports',
    from: FRAME,
    to: (path) => within('contract', 'domain', 'server/platform')(path) || path === schema || isFrame(path),
  },
  {
    rule: 'edge-imports',
    from: /^server\/(http|octo)\//,
    to: (path, edge) =>
      within('contract', 'server/platform', `server/${edge}`)(path) || isModule(path) || isFrame(path),
  },
  {
    rule: 'sandbox-imports',
    from: /^server\/sandbox\//,
    to: (path) => within('server/platform', 'server/sandbox')(path) || path === schema,
  },
  { rule: 'server-imports', from: /^server\//, to: within('contract', 'domain', 'server') },
  { rule: 'ui-imports', from: /^web\/ui\//, to: within('web/ui') },
  {
    rule: 'screen-groups',
    from: /^web\/screens\/([^/]+)\//,
    to: (path, group) => sharedWeb(path) || within(`web/screens/${group}`)(path),
  },
  { rule: 'web-imports', from: /^web\/[^/]+$/, to: within('contract', 'web') },
  { rule: 'web-imports', from: /^web\//, to: sharedWeb },
]

const aliased = /^(?:contract|domain|server|web)\//
const testSupport = /^server\/testing\//
const mayUseTestSupport = /^(?:server\/testing|server\/db\/demo|e2e|tools|bench)\//

export function checkImports(sources: Source[]): Violation[] {
  return sources.flatMap((source) =>
    source.imports.flatMap((found) => [
      ...checkLayer(source, found),
      ...checkDoor(source, found),
      ...checkTestSupport(source, found),
      ...checkSpelling(source, found),
    ]),
  )
}

function checkLayer(source: Source, found: Import): Violation[] {
  const layer = layers.find(({ from }) => from.test(source.path))
  if (!layer) return []
  if (!found.target) return checkPackage(source, found, layer)
  const group = layer.from.exec(source.path)?.[1] ?? ''
  if (layer.to(found.target, group) || (source.isTest && testSupport.test(found.target))) return []
  return [violation(layer.rule, source, found, `no puede usar ${found.target}`)]
}

function checkPackage(source: Source, found: Import, { rule, packages }: Layer): Violation[] {
  if (!packages || source.isTest || packages.includes(found.specifier)) return []
  return [violation(rule, source, found, `no puede usar ${found.specifier}`)]
}

function checkDoor(source: Source, found: Import): Violation[] {
  const target = /^server\/modules\/([^/]+)\/(.+)$/.exec(found.target ?? '')
  const owner = moduleOf(source.path)
  if (!target || !source.path.startsWith('server/') || target[1] === owner) return []
  const [, name = '', file] = target
  if (file !== 'index.ts')
    return [violation('module-doors', source, found, `entra a ${name} sin pasar por su puerta (index.ts)`)]
  // A test tells what an act does to others: it may look through any door.
  if (!owner || source.isTest || plumbing.includes(name) || mayUse[owner]?.includes(name)) return []
  return [violation('module-arrows', source, found, `${owner} no puede usar ${name}: no está en tools/modules.ts`)]
}

export function checkModulesAreKnown(sources: Source[]): Violation[] {
  const names = new Set(sources.map(({ path }) => moduleOf(path)).filter((name) => name !== undefined))
  return [...names]
    .filter((name) => !(name in mayUse) && !plumbing.includes(name))
    .map((name) => ({
      rule: 'module-unknown',
      path: `server/modules/${name}`,
      message: 'falta en tools/modules.ts',
    }))
}

function checkTestSupport(source: Source, found: Import): Violation[] {
  if (!testSupport.test(found.target ?? '') || source.isTest || mayUseTestSupport.test(source.path)) return []
  return [violation('test-support', source, found, 'server/testing es solo para pruebas')]
}

function checkSpelling(source: Source, found: Import): Violation[] {
  if (!aliased.test(source.path) || !found.specifier.startsWith('../') || !found.target) return []
  if (partOf(source.path) === partOf(found.target)) return []
  return [violation('import-spelling', source, found, `escribe #${found.target} en vez de ${found.specifier}`)]
}

// It reads an old answer by the schema itself; what ends in .server stays on the server.
const readsBySchema = /^web\/screens\/cuenta\/perfil\/preferencias-form\.tsx$|\.server\.ts$/

/** Rules run in the browser too, where the library of the schemas has no place: what they ask of `contract` stands in files without it. */
export function checkSchemasStayOut(sources: Source[]): Violation[] {
  const conEsquemas = withSchemas(sources)
  return sources
    .filter(({ path, isTest }) => /^(?:domain|web)\//.test(path) && !isTest && !readsBySchema.test(path))
    .flatMap((source) =>
      source.imports
        .filter(({ typeOnly, target }) => !typeOnly && target && conEsquemas.has(target))
        .map((found) =>
          violation(
            'schemas-stay-out',
            source,
            found,
            `trae la biblioteca de esquemas con ${found.target}: lo que no es un esquema va en un archivo aparte`,
          ),
        ),
    )
}

/** The files of `contract` that bring the library of the schemas along, by themselves or by what they import. */
function withSchemas(sources: Source[]): ReadonlySet<string> {
  const contract = sources.filter(({ path }) => path.startsWith('contract/'))
  const found = new Set<string>()
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const { path, imports } of contract)
      if (
        imports.some(({ typeOnly, specifier, target }) => !typeOnly && (specifier === 'zod' || found.has(target ?? '')))
      )
        found.add(path)
  }
  return found
}

/** The folder a reader thinks of as one thing: web/ui, domain/reservas, server/modules/pagos. */
function partOf(path: string): string {
  return /^(?:(?:server\/(?:modules|db)|web\/screens)\/[^/]+|[^/]+\/[^/]+)\//.exec(path)?.[0] ?? path
}

function moduleOf(path: string): string | undefined {
  return /^server\/modules\/([^/]+)\//.exec(path)?.[1]
}

function violation(rule: string, source: Source, found: Import, message: string): Violation {
  return { rule, path: source.path, line: found.line, message }
}

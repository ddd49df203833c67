import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { STILL_LONG } from './lib/long-files.ts'
import { findViolations } from './lib/rules.ts'

type Tree = Record<string, string>

const clean: Tree = {
  'docs/decisions/README.md': '- [0001 · One program](0001-forma.md)\n',
  'docs/decisions/0001-forma.md': '# 0001 · One program\n\nDel 2026-11-21. Estado: vigente.\n',
  'contract/reservas.ts':
    "import { z } from 'zod'\nimport { Id } from './comun.ts'\nexport const Reserva = z.object({ id: Id })\nexport const reservasCalls = { crearReserva: {} }\n",
  // A page that is here may be cited, and code may name any.
  'domain/textos.ts': "// As docs/decisions/0001-forma.md says.\nexport const leeme = 'nada.md, product 9'\n",
  'contract/comun.ts': "import { z } from 'zod'\nexport const Id = z.string()\n",
  'domain/reservas/precio.ts':
    "import type { Reserva } from '#contract/reservas.ts'\n// Not Date.now(): the clock arrives.\nexport const precio = (reserva: Reserva, ahora: Date) => new Date(ahora) && reserva\n",
  'domain/reservas/precio.test.ts':
    "import { it } from 'vitest'\nimport { precio } from './precio.ts'\nit('is', () => precio(new Date()))\n",
  'server/ctx.ts':
    "import { db } from '#server/platform/db.ts'\nimport type { Database } from '#server/db/schema.ts'\nexport type Ctx = { db: typeof db; tables: Database }\n",
  'server/db/schema.ts': 'export interface Database { reservas: never }\n',
  'server/db/migrations/0001_reservas.sql':
    'create table reservas (id text);\ncreate table if not exists sandbox_claves (id text);\n',
  'server/db/demo/cargar.ts':
    "import { unaReserva } from '#server/testing/reservas.ts'\nexport const cargar = (db) => db.insertInto('pagos').values(unaReserva)\n",
  'server/http/routes.ts':
    "import * as reservas from '#server/modules/reservas/index.ts'\nexport const routes = [reservas]\n",
  'server/main.ts': "import { routes } from '#server/http/routes.ts'\nroutes.map(String)\n",
  'server/modules/reservas/index.ts': "export { crearReserva } from './crear-reserva.ts'\n",
  'server/modules/reservas/crear-reserva.ts':
    "import { cobrar } from '#server/modules/pagos/index.ts'\nimport { anotar } from '#server/modules/auditoria/index.ts'\nimport type { Ctx } from '#server/ctx.ts'\nimport { insertReserva } from './reservas.db.ts'\nexport const crearReserva = (ctx: Ctx) => [cobrar, anotar, insertReserva(ctx.db)]\n",
  'server/modules/reservas/crear-reserva.test.ts':
    "import { unaReserva } from '#server/testing/reservas.ts'\nimport { crearReserva } from './crear-reserva.ts'\ncrearReserva(unaReserva)\n",
  'server/modules/reservas/reservas.db.ts':
    "import { sql } from 'kysely'\nexport const insertReserva = (tx) => tx.insertInto('reservaLineas as linea') && sql`update reservas set a = 1`\n",
  'server/modules/pagos/index.ts': "export { cobrar } from './cobrar.ts'\n",
  'server/modules/pagos/cobrar.ts': 'export const cobrar = 1\n',
  'server/modules/auditoria/index.ts': "export { anotar } from './anotar.ts'\n",
  'server/modules/auditoria/anotar.ts': 'export const anotar = 1\n',
  'server/platform/db.ts': "import pg from 'pg'\nexport const db = pg\n",
  'server/sandbox/claves.ts':
    "import { db } from '#server/platform/db.ts'\nexport const guardar = () => db.insertInto('sandboxClaves')\n",
  'server/testing/reservas.ts':
    "import { Id } from '#contract/comun.ts'\nexport const unaReserva = (db) => db.insertInto('pagos').values({ Id })\n",
  'web/routes.ts': "export default ['screens/reservar/pagar.tsx']\n",
  'web/ui/button.tsx':
    "import type { ReactNode } from 'react'\nexport const Button = (children: ReactNode) => children\n",
  'web/components/experiencia-card.tsx':
    "import { Button } from '#web/ui/button.tsx'\nexport const ExperienciaCard = Button\n",
  'web/screens/reservar/pagar.tsx':
    "import { ExperienciaCard } from '#web/components/experiencia-card.tsx'\nimport { Resumen } from './resumen.tsx'\nimport type { Route } from './+types/pagar'\nexport default [ExperienciaCard, Resumen] as unknown as Route.ComponentProps\n",
  'web/screens/reservar/resumen.tsx': 'export const Resumen = 1\n',
  'web/screens/reservar/pasos/uno.tsx': "import { Resumen } from '../resumen.tsx'\nexport const Uno = Resumen\n",
  'web/screens/cuenta/perfil.tsx': 'export const Perfil = 1\n',
  // Two words, reasons of a call and columns are no list; a list of a file is its own.
  'contract/mareas.ts':
    "export const errors = ['marea-alta', 'marea-baja', 'sin-marea']\nexport const MAREAS = ['alta', 'media', 'baja'] as const\n",
  'contract/lunas.ts':
    "export const errors = ['marea-alta', 'marea-baja', 'sin-marea']\nexport const DOS = ['alta', 'baja']\n",
  'domain/mareas.ts': "export const DOS: ('alta' | 'baja')[] = ['alta', 'baja']\n",
  'server/http/mareas.ts':
    "export const leer = (db) => db.select(['alta', 'media', 'baja'])\nexport type Tres = Pick<Marea, 'alta' | 'media' | 'baja'>\n",
}

const broken: [rule: string, why: string, change: Tree][] = [
  [
    'contract-imports',
    'the contract uses a rule',
    { 'contract/a.ts': "import { precio } from '#domain/reservas/precio.ts'\nexport const a = precio\n" },
  ],
  [
    'contract-imports',
    'the contract uses a package',
    { 'contract/a.ts': "import { Hono } from 'hono'\nexport const a = Hono\n" },
  ],
  [
    'domain-imports',
    'a rule uses the server',
    { 'domain/a.ts': "import { db } from '#server/platform/db.ts'\nexport const a = db\n" },
  ],
  [
    'domain-imports',
    'a rule uses Node',
    { 'domain/a.ts': "import { randomUUID } from 'node:crypto'\nexport const a = randomUUID\n" },
  ],
  [
    'schemas-stay-out',
    'a rule asks a schema',
    { 'domain/a.ts': "import { Reserva } from '#contract/reservas.ts'\nexport const a = Reserva\n" },
  ],
  [
    'schemas-stay-out',
    'a screen asks a file that asks one',
    {
      'contract/a.ts': "import { Id } from './comun.ts'\nexport const A = Id\n",
      'web/ui.ts': "import { A } from '#contract/a.ts'\nexport const B = A\n",
    },
  ],
  [
    'lists-once',
    'a screen writes again what the contract lists, in another order',
    {
      'contract/a.ts': "export const A = ['norte', 'centro', 'sur'] as const\n",
      'web/b.ts': "export const B = [\n  'sur',\n  'centro',\n  'norte',\n]\n",
    },
  ],
  [
    'lists-once',
    'a type of the server says again what the contract lists',
    {
      'contract/a.ts': "export const A = ['norte', 'centro', 'sur'] as const\n",
      'server/b.ts': "export interface B {\n  marea: 'norte' | 'sur' | 'centro' | null\n}\n",
    },
  ],
  [
    'lists-once',
    'two types of the server say the same',
    {
      'server/a.ts': "export type A =\n  | 'norte'\n  | 'sur'\n  | 'centro'\n",
      'server/b.ts': "export const b = (marea: 'centro' | 'norte' | 'sur') => marea\n",
    },
  ],
  ['domain-pure', 'a rule reads the clock', { 'domain/a.ts': 'export const a = () => Date.now()\n' }],
  ['domain-pure', 'a rule makes a date of now', { 'domain/a.ts': 'export const a = () => new Date()\n' }],
  ['domain-pure', 'a rule throws dice', { 'domain/a.ts': 'export const a = Math.random\n' }],
  [
    'platform-imports',
    'plumbing knows the contract',
    { 'server/platform/a.ts': "import { Id } from '#contract/comun.ts'\nexport const a = Id\n" },
  ],
  [
    'module-imports',
    'a module knows the edge',
    { 'server/modules/pagos/a.ts': "import { routes } from '#server/http/routes.ts'\nexport const a = routes\n" },
  ],
  [
    'module-imports',
    'a module knows the sandbox',
    { 'server/modules/pagos/a.ts': "import { guardar } from '#server/sandbox/claves.ts'\nexport const a = guardar\n" },
  ],
  [
    'module-doors',
    'a module climbs through a window',
    {
      'server/modules/reservas/a.ts':
        "import { cobrar } from '#server/modules/pagos/cobrar.ts'\nexport const a = cobrar\n",
    },
  ],
  [
    'module-doors',
    'the edge climbs through a window',
    { 'server/octo/a.ts': "export const a = import('#server/modules/pagos/cobrar.ts')\n" },
  ],
  [
    'module-arrows',
    'an arrow points back',
    {
      'server/modules/pagos/a.ts':
        "import type { crearReserva } from '#server/modules/reservas/index.ts'\nexport type A = typeof crearReserva\n",
    },
  ],
  [
    'module-arrows',
    'an arrow hides in a type',
    { 'server/modules/pagos/a.ts': "export type A = import('#server/modules/reservas/index.ts').A\n" },
  ],
  ['module-unknown', 'a module nobody declared', { 'server/modules/vuelos/volar.ts': 'export const volar = 1\n' }],
  [
    'frame-imports',
    'the frame knows a module',
    { 'server/refusal.ts': "import { cobrar } from '#server/modules/pagos/index.ts'\nexport const a = cobrar\n" },
  ],
  [
    'edge-imports',
    'the edge decides',
    { 'server/http/a.ts': "import { precio } from '#domain/reservas/precio.ts'\nexport const a = precio\n" },
  ],
  [
    'edge-imports',
    'one edge uses the other',
    { 'server/octo/a.ts': "import { routes } from '#server/http/routes.ts'\nexport const a = routes\n" },
  ],
  [
    'sandbox-imports',
    'the sandbox knows the contract',
    { 'server/sandbox/a.ts': "import { Id } from '#contract/comun.ts'\nexport const a = Id\n" },
  ],
  [
    'server-imports',
    'the server draws',
    { 'server/main.ts': "import { Button } from '#web/ui/button.tsx'\nexport const a = Button\n" },
  ],
  [
    'test-support',
    'the program uses a builder',
    { 'server/main.ts': "import { unaReserva } from '#server/testing/reservas.ts'\nexport const a = unaReserva\n" },
  ],
  [
    'ui-imports',
    'a primitive knows the domain',
    { 'web/ui/a.tsx': "import type { Id } from '#contract/comun.ts'\nexport type A = typeof Id\n" },
  ],
  [
    'screen-groups',
    'a screen uses another group',
    {
      'web/screens/reservar/a.tsx':
        "import { Perfil } from '#web/screens/cuenta/perfil.tsx'\nexport const A = Perfil\n",
    },
  ],
  [
    'web-imports',
    'a component uses the server',
    { 'web/components/a.tsx': "import { db } from '#server/platform/db.ts'\nexport const A = db\n" },
  ],
  [
    'web-imports',
    'a component uses a screen',
    { 'web/components/a.tsx': "import { Perfil } from '#web/screens/cuenta/perfil.tsx'\nexport const A = Perfil\n" },
  ],
  [
    'web-imports',
    'the web uses the server',
    { 'web/root.tsx': "import { db } from '#server/platform/db.ts'\nexport const A = db\n" },
  ],
  [
    'import-spelling',
    'an import climbs the folders',
    { 'web/components/a.tsx': "import { Button } from '../ui/button.tsx'\nexport const A = Button\n" },
  ],
  [
    'no-cycles',
    'two files need each other',
    {
      'domain/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
      'domain/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
    },
  ],
  [
    'known-zones',
    'a query asks the database for a zone',
    { 'server/platform/a.ts': 'export const a = "select now() at time zone zona"\n' },
  ],
  [
    'known-zones',
    'a page asks the browser for one',
    { 'web/ui/a.ts': 'export const a = (zona: string) => new Intl.DateTimeFormat("es", { timeZone: zona })\n' },
  ],
  [
    'whole-restyle',
    'what a page contains restyles all of it',
    { 'web/ui/pie.tsx': "export const pie = 'group-has-[main]/marco:hidden'\n" },
  ],
  ['no-barrels', 'a folder re-exports itself', { 'web/ui/index.ts': "export { Button } from './button.tsx'\n" }],
  ['folder-names', 'a folder without a name', { 'web/utils/a.ts': 'export const a = 1\n' }],
  ['file-names', 'a file in another case', { 'web/ui/IconButton.tsx': 'export const IconButton = 1\n' }],
  ['file-size', 'a long file', { 'domain/a.ts': '// line\n'.repeat(301) }],
  ['file-size', 'a long migration', { 'server/db/migrations/0002_a.sql': '-- line\n'.repeat(501) }],
  ['machine-paths', 'a folder of one machine', { 'web/a.ts': `export const a = '/${'home'}/ana/fotos'\n` }],
  [
    'citations',
    'a comment cites a chapter of a book that is not here',
    { 'domain/a.ts': '// Reliability 6.\nexport const a = 1\n' },
  ],
  [
    'citations',
    'a comment cites a page that is not here',
    { 'web/a.ts': '/** As docs/nada.md 2 says. */\nexport const a = 1\n' },
  ],
  ['citations', 'a migration cites one', { 'server/db/migrations/0002_a.sql': '-- Keys (product, section 9).\n' }],
  [
    'table-writers',
    'another module writes',
    { 'server/modules/pagos/pagos.db.ts': "export const a = (tx) => tx.updateTable('reservas')\n" },
  ],
  [
    'table-writers',
    'another module writes in plain SQL',
    { 'server/modules/pagos/pagos.db.ts': 'export const a = (sql) => sql`delete from reserva_lineas where true`\n' },
  ],
  [
    'table-writers',
    'a use case writes',
    { 'server/modules/reservas/a.ts': "export const a = (tx) => tx\n  .deleteFrom('reservas')\n" },
  ],
  [
    'table-writers',
    'the table is hidden',
    { 'server/modules/reservas/reservas.db.ts': 'export const a = (tx, tabla) => tx.insertInto(tabla)\n' },
  ],
  [
    'table-writers',
    'a module writes for the sandbox',
    { 'server/modules/pagos/pagos.db.ts': "export const a = (tx) => tx.insertInto('sandboxClaves')\n" },
  ],
  [
    'chunk-name',
    'a group of the build that names a module which is gone',
    { 'vite.config.ts': "modules('ui', `formato rut`)\n", 'web/ui/formato.ts': 'export const uno = 1\n' },
  ],
  [
    'decision-title',
    'a decision without its number',
    { 'docs/decisions/0001-forma.md': '# One program\n\nDel 2026-11-21. Estado: vigente.\n' },
  ],
  [
    'decision-head',
    'a decision of no day',
    { 'docs/decisions/0001-forma.md': '# 0001 · One program\n\nEstado: vigente.\n' },
  ],
  [
    'decision-head',
    'a decision that gave way to none',
    {
      'docs/decisions/0001-forma.md':
        '# 0001 · One program\n\nDel 2026-11-21, cambiada el 2026-11-22. Estado: reemplazada por 0009.\n',
    },
  ],
  [
    'decision-index',
    'a decision that nobody finds',
    { 'docs/decisions/0002-otra.md': '# 0002 · Another\n\nDel 2026-11-21. Estado: vigente.\n' },
  ],
  [
    'door-used',
    'a door shows what nobody outside uses',
    {
      'server/modules/pagos/index.ts':
        "export { cobrar } from './cobrar.ts'\nexport { cobrarDeNuevo } from './de-nuevo.ts'\n",
      'server/modules/pagos/de-nuevo.ts': 'export const cobrarDeNuevo = 2\n',
    },
  ],
  [
    'comment-says-why',
    'more comments say what something is than there were',
    { 'bench/a.ts': `${'// What it is.\n'.repeat(5)}export const a = 1\n` },
  ],
  [
    'few-params',
    'more functions take four things than there were',
    { 'bench/a.ts': `export const a = [${'(a, b, c, d) => [a, b, c, d], '.repeat(3)}]\n` },
  ],
  [
    'table-owner',
    'a table without an owner',
    { 'server/db/migrations/0002_a.sql': 'create table vuelos (id text);\n' },
  ],
]

let folder: string

function violationsIn(tree: Tree): string[] {
  folder = mkdtempSync(join(tmpdir(), 'turismo-reglas-'))
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return findViolations(folder).map(({ rule }) => rule)
}

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('finds nothing in a clean tree', () => {
  expect(violationsIn(clean)).toEqual([])
})

it.each(broken)('%s: %s', (rule, _why, change) => {
  expect(violationsIn({ ...clean, ...change })).toEqual([rule])
})

it('lets no file be long that fits by now', () => {
  const root = join(import.meta.dirname, '..')
  const fits = ([path]: [string, number]): boolean =>
    readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length <= (path.includes('.test.') ? 500 : 300)
  expect(Object.entries(STILL_LONG).filter(fits)).toEqual([])
})

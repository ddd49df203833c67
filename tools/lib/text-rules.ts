import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { STILL_LONG } from './long-files.ts'
import { lineAt, type Source, type Violation } from './sources.ts'

const namelessFolders = new Set(['utils', 'helpers', 'common', 'services'])
const door = /^server\/(?:modules\/[^/]+|sandbox|octo)\/index\.ts$/
// Written by a tool, one line for each thing there is, or a drawing: they grow with the product, not with the thought in them.
const unlimited =
  /^web\/illustrations\/|^server\/db\/(?:demo\/contenido\/|schema\.ts$)|^web\/api\/rutas(?:-de-areas)?\.ts$|^server\/testing\/matriz\.ts$/
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/
const maxLines = 300
const maxTestLines = 500

const impure = [
  /\bDate\.now\b/,
  /\bnew Date\b(?!\s*\()/,
  /\bnew Date\(\s*\)/,
  /(?<!new )\bDate\(/,
  /\bMath\.random\b/,
  /\bperformance\./,
  /\bcrypto\./,
  /\bprocess\./,
  /\bfetch\(/,
  /\bset(?:Timeout|Interval)\(/,
  /\bTemporal\.Now\b/,
]
const machinePath = new RegExp(String.raw`['"\`\s(=](?:/(?:home|Users|root|work)/|[A-Z]:\\\\?Users\b)`)

// A whole document is styled again for each element put into it: 7 ms instead of 0.3 on the first page.
const wholeRestyle = /group-has-\S*/

// An older browser or PostgreSQL lacks a zone that we sell in (contract/zonas.ts).
const zoneOfDatabase = /\bat time zone\b/i
const zoneOfBrowser = /\btimeZone:\s*(?!zonaSabida\(|knownZone\()[\w.]+/

// A page by a name, and a chapter of a book that nobody who reads this has.
const page = /(?<![\w./-])[\w./-]+\.md\b/g
const chapter = /(?<!docs\/)\b(?:reliability|product|ux|seed|style|stack)(?:\.md)?,? (?:section )?I?\d/i

export function checkTexts(sources: Source[]): Violation[] {
  return sources.flatMap((source) => [
    ...checkPurity(source),
    ...checkMachinePaths(source),
    ...checkNames(source),
    ...checkBarrel(source),
    ...checkSize(source),
    ...checkRestyles(source),
    ...checkZones(source),
  ])
}

function checkPurity(source: Source): Violation[] {
  if (!source.path.startsWith('domain/') || source.isTest) return []
  return impure.flatMap((pattern) => {
    const match = pattern.exec(source.code)
    return match
      ? [
          {
            rule: 'domain-pure',
            path: source.path,
            line: lineAt(source.code, match.index),
            message: `${match[0]}: el reloj, el azar y el entorno llegan como argumento`,
          },
        ]
      : []
  })
}

function checkMachinePaths(source: Source): Violation[] {
  const match = machinePath.exec(source.text)
  if (!match) return []
  return [
    {
      rule: 'machine-paths',
      path: source.path,
      line: lineAt(source.text, match.index),
      message: `ruta de una máquina concreta: ${match[0].trim()}…`,
    },
  ]
}

function checkNames({ path }: Source): Violation[] {
  const parts = path.split('/')
  const nameless = parts.slice(0, -1).find((part) => namelessFolders.has(part))
  if (nameless) return [{ rule: 'folder-names', path, message: `la carpeta ${nameless} no dice qué contiene` }]
  const name = parts.at(-1) ?? ''
  if (path.endsWith('.sql') || kebabCase.test(name)) return []
  return [{ rule: 'file-names', path, message: `${name} no está en kebab-case` }]
}

function checkBarrel({ path, onlyReexports }: Source): Violation[] {
  if (!onlyReexports || door.test(path)) return []
  return [{ rule: 'no-barrels', path, message: 'solo la puerta de un módulo vuelve a exportar' }]
}

function checkSize({ path, text, isTest }: Source): Violation[] {
  if (unlimited.test(path)) return []
  const allowed = STILL_LONG[path] ?? (isTest || path.endsWith('.sql') ? maxTestLines : maxLines)
  const lines = text.trimEnd().split('\n').length
  return lines > allowed ? [{ rule: 'file-size', path, message: `${lines} líneas; el máximo es ${allowed}` }] : []
}

function checkRestyles({ path, text }: Source): Violation[] {
  const match = path.startsWith('web/') ? wholeRestyle.exec(text) : null
  return match
    ? [
        {
          rule: 'whole-restyle',
          path,
          line: lineAt(text, match.index),
          message: `${match[0]}: cada elemento que entra vuelve a dar estilo a toda la página; in-[body:has(…)] dice lo mismo`,
        },
      ]
    : []
}

function checkZones({ path, text, isTest }: Source): Violation[] {
  if (isTest) return []
  const asked = /^server\/(?!testing\/)/.test(path)
    ? zoneOfDatabase.exec(text)
    : /^(?:web|domain)\//.test(path)
      ? zoneOfBrowser.exec(text)
      : null
  return asked
    ? [
        {
          rule: 'known-zones',
          path,
          line: lineAt(text, asked.index),
          message: `${asked[0]}: puede no conocer la zona; la fecha llega calculada (server/fecha-en.ts) o la zona pasa por zonaSabida`,
        },
      ]
    : []
}

/** A comment cites what its reader can open: a page of the repository, by its path from the root. */
export function checkCitations(sources: Source[], base: string): Violation[] {
  return sources.flatMap((source) => {
    const prose = commentsOf(source)
    const cited = chapter.exec(prose) ?? [...prose.matchAll(page)].find(([path]) => !existsSync(join(base, path)))
    return cited
      ? [
          {
            rule: 'citations',
            path: source.path,
            line: lineAt(prose, cited.index),
            message: `«${cited[0]}» no está en el repositorio: cita docs/nunca.md, docs/permisos.md, docs/seed.md o una decisión`,
          },
        ]
      : []
  })
}

/** The text where it differs from the code, in its place; all of it where comments are not told apart. */
const commentsOf = ({ path, text, code }: Source): string =>
  /\.(?:sql|css)$/.test(path) ? text : text.replace(/[^\n]/g, (char, i: number) => (char === code[i] ? ' ' : char))

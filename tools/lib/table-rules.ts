import { tablesOf } from '../modules.ts'
import { lineAt, type Source, type Violation } from './sources.ts'

const builderWrite =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:(['"`])([^'"`]*)\1|([^)\s]+))/g
const rawWrite =
  /\b(?:(?:insert\s+into|delete\s+from|truncate(?:\s+table)?)\s+"?([a-z_][\w.]*)"?|update\s+(?:only\s+)?"?([a-z_][\w.]*)"?(?:\s+(?:as\s+)?\w+)?\s+set)\b/gi
const createdTable = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?([a-z_][\w.]*)/gi
const mayWriteAnywhere = /^server\/(?:db\/demo|testing)\//

export function checkTables(sources: Source[]): Violation[] {
  return sources.flatMap((source) => {
    if (/^server\/db\/migrations\/.+\.sql$/.test(source.path)) return checkOwners(source)
    if (!/^server\/.+\.tsx?$/.test(source.path) || source.isTest || mayWriteAnywhere.test(source.path)) return []
    return checkWriters(source)
  })
}

function checkOwners({ path, code }: Source): Violation[] {
  return [...code.matchAll(createdTable)].flatMap((match) => {
    const table = match[1] ?? ''
    return ownerOf(table)
      ? []
      : [
          {
            rule: 'table-owner',
            path,
            line: lineAt(code, match.index),
            message: `la tabla ${table} no tiene dueño en tools/modules.ts`,
          },
        ]
  })
}

function checkWriters({ path, code }: Source): Violation[] {
  return writesIn(code).flatMap(({ table, offset }) => {
    const line = lineAt(code, offset)
    if (!table) return [{ rule: 'table-writers', path, line, message: 'el nombre de la tabla debe estar a la vista' }]
    const owner = ownerOf(table)
    if (!owner)
      return [{ rule: 'table-owner', path, line, message: `la tabla ${table} no tiene dueño en tools/modules.ts` }]
    return mayWrite(path, owner)
      ? []
      : [{ rule: 'table-writers', path, line, message: `solo ${placeOf(owner)} escribe en ${table}` }]
  })
}

function writesIn(code: string): { table: string; offset: number }[] {
  const built = [...code.matchAll(builderWrite)].map((match) => ({
    table: toTable(match[2] ?? ''),
    offset: match.index,
  }))
  const raw = [...code.matchAll(rawWrite)].map((match) => ({
    table: toTable(match[1] ?? match[2] ?? ''),
    offset: match.index,
  }))
  return [...built, ...raw]
}

function toTable(name: string): string {
  return name
    .replace(/^public\./, '')
    .replace(/\s+as\s.*$/i, '')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function ownerOf(table: string): string | undefined {
  if (table.startsWith('sandbox_')) return 'sandbox'
  if (table.startsWith('pgboss.')) return 'platform'
  return Object.keys(tablesOf).find((owner) => tablesOf[owner]?.includes(table))
}

function mayWrite(path: string, owner: string): boolean {
  if (owner === 'sandbox' || owner === 'platform') return path.startsWith(`server/${owner}/`)
  return path.startsWith(`server/modules/${owner}/`) && path.endsWith('.db.ts')
}

function placeOf(owner: string): string {
  return owner === 'sandbox' || owner === 'platform' ? `server/${owner}` : `server/modules/${owner}/*.db.ts`
}

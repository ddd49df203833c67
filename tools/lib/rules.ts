import { checkChunkNames } from './chunk-rule.ts'
import { checkCycles } from './cycle-rule.ts'
import { checkDecisions } from './decision-rule.ts'
import { checkDoors } from './door-rule.ts'
import { checkImports, checkModulesAreKnown, checkSchemasStayOut } from './import-rules.ts'
import { checkRatchets } from './ratchet-rule.ts'
import { checkLists } from './list-rule.ts'
import { readSources, type Violation } from './sources.ts'
import { checkTables } from './table-rules.ts'
import { checkCitations, checkTexts } from './text-rules.ts'

/** Everything docs and style promise about where code lives, checked over the tree at `base`. */
export function findViolations(base: string): Violation[] {
  const sources = readSources(base)
  const rules = [
    checkImports,
    checkModulesAreKnown,
    checkSchemasStayOut,
    checkCycles,
    checkTexts,
    checkTables,
    checkDoors,
    checkRatchets,
    checkLists,
  ]
  return [
    ...rules.flatMap((check) => check(sources)),
    ...checkCitations(sources, base),
    ...checkDecisions(base),
    ...checkChunkNames(base),
  ]
}

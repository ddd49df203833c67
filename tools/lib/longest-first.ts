import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONG } from './long-tests.ts'

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((file) => moduleId.endsWith(file))
      return found < 0 ? LONG.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

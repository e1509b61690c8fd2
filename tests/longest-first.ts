import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Slow test files, slowest first; unlisted files come last. */
const order = [
  /tests\/browser\/(?:paths|scenarios)\//,
  /tests\/browser\//,
  /tests\/screens\/run\//,
  /tests\/machines\/run\/flows/,
  /tests\/(?:screens|machines)\//,
  /tests\/server\/(?:fuzz|authority\/matrix|concurrency|process)/,
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const index = order.findIndex((each) => each.test(moduleId))
  return index < 0 ? order.length : index
}

/**
 * Starts slow files first, so that all workers end at the same time. The server's files come last and
 * consecutively: their process, which shares databases, is not replaced by another project's.
 */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => placeOf(one) - placeOf(other)))
  }
}

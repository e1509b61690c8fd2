import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, longest first; a file of which nothing is said comes last. */
const order = [
  /tests\/browser\/(?:paths|scenarios)\//,
  /tests\/browser\//,
  /tests\/screens\/run\//,
  /tests\/machines\/run\/flows/,
  /tests\/(?:screens|machines)\//,
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const index = order.findIndex((each) => each.test(moduleId))
  return index < 0 ? order.length : index
}

/**
 * Starts long files first, so that all the workers end together. The server's files come last and in
 * a row: their process, with the databases that they share, is not given up for another project's.
 */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => placeOf(one) - placeOf(other)))
  }
}

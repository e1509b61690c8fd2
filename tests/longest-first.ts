import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Projects in the order of their run. */
const projects = ['browser', 'screens', 'machines', 'server', 'server-embedded', 'drills']

/** The longest of all, however short their files are. */
const slowest = /tests\/server\/(?:fuzz\/fuzz|authority\/matrix|process\/(?:first-)?start)\./

/** Files that take longer than their size says: they run many paths, or start many processes. */
const slow =
  /tests\/(?:browser\/(?:paths|scenarios)|screens\/run|machines\/run\/flows|server\/(?:fuzz|authority\/matrix|concurrency|process))/

/** What is smaller comes first, number by number. */
const placeOf = ({ moduleId, project }: TestSpecification) =>
  [
    projects.indexOf(project.name),
    slowest.test(moduleId) ? 0 : slow.test(moduleId) ? 1 : 2,
    -statSync(moduleId).size,
  ] as const

/**
 * Starts slow files first and small ones last, so that all workers end at the same time. The files of a
 * project follow each other, since a worker, with what it has loaded and its databases, is kept for them.
 */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placed = files.map((file) => ({ file, place: placeOf(file) }))
    placed.sort(
      ({ place: one }, { place: other }) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2],
    )
    return Promise.resolve(placed.map(({ file }) => file))
  }
}

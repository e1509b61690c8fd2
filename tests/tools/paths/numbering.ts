import type { Flow } from '../../model/model.ts'
import { browserPaths } from '../../model/browser-paths.ts'
import type { Path } from '../../explore/path-generation.ts'

/**
 * The two ways through a flow: « tours » are the few long walks of the browser, « paths » the short
 * ones, one for every transition and every sample.
 */
export type Kind = 'tours' | 'paths'
/** A path and the number by which testers and pages call it; it lasts until the chart or its model changes. */
export type Numbered = { number: number; path: Path }

/** The walks of a flow, numbered from 1. */
export const numbered = (flow: Flow, kind: Kind): Numbered[] =>
  (kind === 'tours' ? browserPaths(flow) : flow.explored.byTransition()).map((path, index) => ({
    number: index + 1,
    path,
  }))

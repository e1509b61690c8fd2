import { describe, expect, test } from 'vitest'
import { addressOf, placeOf } from './address.ts'
import { explorables } from './explorable.ts'
import { pathsOf } from './generated.ts'
import { followed, snapshotAt, type Timeline } from './timeline.ts'

const stateOf = (timeline: Timeline) =>
  JSON.stringify(snapshotAt(timeline, timeline.steps.length).state.value)

/** Follows each generated path of some charts in the explorer. */
export const followPaths = (charts: typeof explorables): void =>
  describe.each(charts)('the chart $name', (flow) => {
    const journeys = pathsOf(flow, 'path').map((_, index) =>
      followed(flow, { kind: 'path', number: index + 1 })!,
    )

    test('can be stepped through along every generated path', () => {
      const ends = pathsOf(flow, 'path').map(({ steps }) =>
        JSON.stringify(steps.at(-1)?.snapshot.state.value),
      )
      expect(journeys.map(stateOf)).toEqual(ends)
    })

    test('is restored at the same step from the URL alone', () => {
      for (const { path: _, ...free } of journeys) {
        const timeline = { ...free, at: free.steps.length }
        const place = placeOf(addressOf(timeline), explorables)
        expect(place.kind === 'flow' && stateOf(place.timeline)).toBe(stateOf(timeline))
      }
    })
  })

import { describe, expect, test } from 'vitest'
import type { AnyTransitionDefinition } from 'xstate'
import { flows } from '../../models/registry.ts'
import { structureOf } from '../../explore/structure.ts'
import { failureName, transitionName } from '../../explore/titles.ts'
import { browserPaths } from '../../model/browser-paths.ts'
import { isSessionExpiry, isTakenByBrowser } from '../../model/browser-steps.ts'

const covered = flows.map((flow) => ({ flow, steps: browserPaths(flow).flatMap(({ steps }) => steps) }))

describe('the covering paths of the browser', () => {
  test.each(covered)('take every transition of $flow.name that a browser can take', ({ flow, steps }) => {
    const taken = new Set(steps.flatMap((step) => step.transitions))
    const { edges, origins } = flow.explored.graph
    const departures = Map.groupBy(
      edges.filter((edge) => isTakenByBrowser(flow, edge) && !isSessionExpiry(flow, edge)),
      ({ from }) => from,
    )
    const reached = new Set(origins.keys())
    const left = new Set<AnyTransitionDefinition>()
    for (const at of reached)
      for (const edge of departures.get(at) ?? []) {
        reached.add(edge.to)
        for (const transition of edge.transitions) if (!taken.has(transition)) left.add(transition)
      }
    expect([...left].map(transitionName)).toEqual([])
  })
  test('contain every kind of failure that a chart survives, once for isomorphic charts', () => {
    const kindsIn = (edges: (typeof covered)[number]['steps']) =>
      edges
        .filter(
          ({ event, snapshot }) =>
            event.type.startsWith('xstate.error.') && snapshot.state.status === 'active',
        )
        .map(({ event }) => failureName(event['error']))
    for (const alike of Map.groupBy(covered, ({ flow }) => structureOf(flow.machine)).values()) {
      const met = new Set(alike.flatMap(({ steps }) => kindsIn(steps)))
      const [{ flow }] = alike as [(typeof covered)[number]]
      const open = flow.explored.graph.edges.filter((edge) => isTakenByBrowser(flow, edge))
      expect(
        kindsIn(open).filter((kind) => !met.has(kind)),
        flow.name,
      ).toEqual([])
    }
  })
})

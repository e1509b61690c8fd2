import { describe, expect, test } from 'vitest'
import type { EndpointName } from '../../../contract/endpoints.ts'
import type { Path } from '../../explore/path-generation.ts'
import type { Flow } from '../../model/model.ts'
import { isRead } from '../support/network.ts'
import { runPath } from '../support/run-path.ts'
import { type Started, startSession } from '../support/start.ts'

/** The steps of a path at which a gesture sends something: the flow is busy afterwards, and was not before. */
const sendingSteps = ({ start, steps }: Path): Set<number> =>
  new Set(
    steps.flatMap(({ event, snapshot: { state } }, at) => {
      const before = at === 0 ? start.state : steps[at - 1]!.snapshot.state
      const isSent = !event.type.startsWith('xstate.') && state.hasTag('busy') && !before.hasTag('busy')
      return isSent ? [at] : []
    }),
  )

/** The calls that may change data and were sent again while they were held. */
const heldTwice = (held: readonly { name: EndpointName; url: string }[]) =>
  held
    .filter(({ name }) => !isRead({ name, became: 'served' }))
    .filter((call, at, calls) => calls.findIndex(({ url }) => url === call.url) < at)
    .map(({ name }) => name)

/**
 * Taps every button of some flows that sends something twice at once, on those of their paths (`pathsOf`) that
 * send something. The flow goes on as after one tap, which the assertions of its states say, and nothing is sent
 * twice. `run`: the session of the file, if it has one.
 */
export function doubleTaps(
  flows: readonly Flow[],
  pathsOf: (flow: Flow) => Path[],
  run: Started = startSession(),
) {
  for (const flow of flows) {
    const paths = pathsOf(flow).filter((path) => sendingSteps(path).size > 0)
    if (paths.length === 0) continue
    describe(flow.name, () => {
      test.each(paths)('$title', async (path) => {
        const { session, application } = run
        const { onlooker } = session.lookBack
        const sending = sendingSteps(path)
        const twice: string[] = []
        const reset = async () => {
          onlooker.taps = 1
          await application.reset()
        }
        await runPath(
          flow,
          path,
          session,
          reset,
          async () => void twice.push(...heldTwice(session.network.held())),
          (at) => void (onlooker.taps = sending.has(at) ? 2 : 1),
        )
        onlooker.taps = 1
        expect(twice).toEqual([])
      })
    })
  }
}

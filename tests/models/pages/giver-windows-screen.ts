import { createElement, Fragment } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { specimenTypes } from '../../world/answers.ts'
import { finished, informed, planned } from './giver.ts'

const past = finished[0]!

/** The windows over the giver's home, with the buttons and cards of hunts that open them. */
export const giverWindowsScreen = async () => {
  const { GiverControls } = await import('../../../src/screens/giver/giver-controls.tsx')
  const { GiverWindows } = await import('../../../src/screens/giver/giver-windows.tsx')
  const { PastHunt } = await import('../../../src/screens/giver/past-hunt.tsx')
  const { HuntCard } = await import('../../../src/screens/giver/hunt-card.tsx')
  return ({ actor }: { actor: ActorRefFrom<typeof giverWindowsMachine> }) => {
    const { mayPlan } = actor.getSnapshot().context
    const card = (hunt: Hunt, gestures: object) =>
      createElement(HuntCard, { key: hunt.id, hunt, specimenTypes, ...gestures })
    const onContacts = (hunt: Hunt) => actor.send({ type: 'contacts.requested', hunt })
    return createElement(
      Fragment,
      null,
      createElement(GiverControls, { windows: actor, mayPlan }),
      createElement('ul', null, [
        card(informed, {
          onReport: () => actor.send({ type: 'report.requested', hunt: informed }),
          onAnimals: () => actor.send({ type: 'animals.requested', hunt: informed }),
          onContacts,
        }),
        card(planned, {
          onContacts,
          ...(mayPlan && {
            onEdit: () => actor.send({ type: 'edition.requested', hunt: planned }),
            onDelete: () => actor.send({ type: 'deletion.requested', hunt: planned }),
          }),
        }),
        createElement(PastHunt, {
          key: past.id,
          hunt: past,
          specimenTypes,
          onContacts,
          onVersions: () => actor.send({ type: 'versions.requested', hunt: past }),
          ...(mayPlan && { onDuplicate: () => actor.send({ type: 'duplication.requested', hunt: past }) }),
        }),
      ]),
      createElement(GiverWindows, { actor, isWolfhunter: false }),
    )
  }
}

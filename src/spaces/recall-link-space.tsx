import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { acknowledgeLinkedRecall, readLinkedRecall } from '../../contract/receiver/recalls.ts'
import { ownRecallsMachine } from '../../machines/receiver/own-recalls.ts'
import { transport } from '../actors/transport.ts'
import { wire } from '../actors/wire.ts'
import { OwnRecalls } from '../screens/receiver/own-recalls.tsx'
import { Heading } from '../ui/page/heading.tsx'
import { Text } from '../ui/text/text.tsx'

/** The recall of a mailed link: read and confirmed by its token, without signing in. */
const linkedRecallOf = (token: string) =>
  wire(ownRecallsMachine, {
    actors: {
      listOwnRecalls: fromPromise(async ({ signal }) => [
        await transport(readLinkedRecall, { body: { token } }, signal),
      ]),
      acknowledgeRecall: fromPromise(({ signal }) =>
        transport(acknowledgeLinkedRecall, { body: { token } }, signal),
      ),
    },
  })

function LinkedRecall({ token }: { token: string }) {
  const logic = useMemo(() => linkedRecallOf(token), [token])
  return <OwnRecalls actor={useActorRef(logic)} />
}

/** The page of the link in a recall's mail, without a session. */
export function RecallLinkSpace() {
  const { token = '' } = useParams()
  return (
    <div className="grid gap-6">
      <Heading level={1}>Un gibier que vous avez reçu</Heading>
      <LinkedRecall key={token} token={token} />
      <Text look="soft">Cette page ne montre que ce rappel ; elle ne dit rien de personne d’autre.</Text>
    </div>
  )
}

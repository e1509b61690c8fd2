import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { fromPromise } from 'xstate'
import type { Request } from '../../contract/endpoint.ts'
import { answerLinkedOffer, type answerOffer, readLinkedOffer } from '../../contract/receiver/offers.ts'
import { ownOffersMachine } from '../../machines/receiver/own-offers.ts'
import { transport } from '../actors/transport.ts'
import { wire } from '../actors/wire.ts'
import { paths } from '../paths.ts'
import { OwnOffers } from '../screens/receiver/own-offers.tsx'
import { Heading } from '../ui/page/heading.tsx'
import { Link } from '../ui/page/link.tsx'
import { Text } from '../ui/text/text.tsx'

/** The offer of a mailed link: read and answered by its token, without signing in. */
const linkedOfferOf = (token: string) =>
  wire(ownOffersMachine, {
    actors: {
      listOwnOffers: fromPromise(async ({ signal }) => [
        await transport(readLinkedOffer, { body: { token } }, signal),
      ]),
      answerOffer: fromPromise<unknown, Request<typeof answerOffer>>(({ input, signal }) =>
        transport(answerLinkedOffer, { body: { ...input.body, token } }, signal),
      ),
    },
  })

function LinkedOffer({ token }: { token: string }) {
  const logic = useMemo(() => linkedOfferOf(token), [token])
  return <OwnOffers actor={useActorRef(logic)} />
}

/** The page of the link in an offer's mail, without a session. */
export function OfferLinkSpace() {
  const { token = '' } = useParams()
  return (
    <div className="grid gap-6">
      <Heading level={1}>Une proposition pour vous</Heading>
      <LinkedOffer key={token} token={token} />
      <Text look="soft">
        Cette page ne montre que cette proposition. Vos autres propositions sont dans{' '}
        <Link to={paths.receiver}>votre espace</Link>.
      </Text>
    </div>
  )
}

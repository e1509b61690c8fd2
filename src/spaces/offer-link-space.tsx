import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { linkedOfferOf } from '../actors/receiver/linked-offer.ts'
import { paths } from '../paths.ts'
import { OwnOffers } from '../screens/receiver/own-offers.tsx'
import { Heading } from '../ui/page/heading.tsx'
import { Link } from '../ui/page/link.tsx'
import { Text } from '../ui/text/text.tsx'

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

import { useActorRef } from '@xstate/react'
import { useParams } from 'react-router-dom'
import { LinkedMeeting } from '../screens/giver/offers/linked-meeting.tsx'
import { Heading } from '../ui/page/heading.tsx'
import { Text } from '../ui/text/text.tsx'
import { linkedMeetingMachine } from '../../machines/giver/offers/linked-meeting.ts'
import { wire } from '../actors/wire.ts'

const linkedMeeting = wire(linkedMeetingMachine)

const Meeting = ({ token }: { token: string }) => (
  <LinkedMeeting actor={useActorRef(linkedMeeting, { input: { token } })} />
)

/** The page of a meeting's link, for the giver's delegate. */
export function MeetingLinkSpace() {
  const { token = '' } = useParams()
  return (
    <div className="grid gap-6">
      <Heading level={1}>Le rendez-vous</Heading>
      <Meeting key={token} token={token} />
      <Text look="soft">
        Cette page ne montre que ce rendez-vous, jusqu’à la fin de sa journée. Ne transmettez pas son adresse.
      </Text>
    </div>
  )
}

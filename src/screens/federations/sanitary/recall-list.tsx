import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { RecallReceiver } from '../../../../contract/federations/recall-receivers.ts'
import type { Recall } from '../../../../contract/federations/recalls.ts'
import type { recallListMachine } from '../../../../machines/federations/sanitary/recalls.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Link } from '../../../ui/page/link.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { gameInWords, receiverStanding, recallStanding } from '../../../words/recalls.ts'
import { phoneInPairs, theFederation } from '../../../../contract/words-in-french.ts'
import { capital, momentInWords } from '../../../words/words.ts'
import { PagedList } from '../../patterns/paged-list.tsx'

/** The buttons of a person affected by a recall. */
type Actions = (receiver: RecallReceiver) => ReactNode
/** The buttons of a recall. */
type Commands = (recall: Recall) => ReactNode

/** A person affected by a recall: contact details and status. */
function Receiver({
  receiver,
  isLifted,
  actions,
}: {
  receiver: RecallReceiver
  isLifted: boolean
  actions: ReactNode
}) {
  const { name, phone, email } = receiver
  const { tone, text, since } = receiverStanding(receiver, isLifted)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 flex-1 basis-60 grid-cols-[minmax(0,1fr)] gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong translate={name ? 'no' : undefined}>{name ?? 'Personne qui n’est plus nommée'}</strong>
          <Badge tone={tone}>{text}</Badge>
        </p>
        {since ? <Text look="small">{since}</Text> : null}
        {phone ? (
          <Link to={`tel:${phone}`} aria-label={`Appeler ${name ?? ''} au ${phoneInPairs(phone)}`}>
            <Phone aria-hidden className="mr-2 inline size-5" />
            <span translate="no">{phoneInPairs(phone)}</span>
          </Link>
        ) : null}
        {email ? <span className="wrap-anywhere text-ink-soft">{email}</span> : null}
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </li>
  )
}

/** One recall: the game, the reason, its givers, and the people affected. */
function OneRecall({ recall, actions, commands }: { recall: Recall; actions: Actions; commands: Commands }) {
  const { state, game, sample, reason, lifted_reason, opened_at, ended_at, givers, receivers, awaited } =
    recall
  const by = recall.other_federation === null ? '' : `, par ${theFederation(recall.other_federation)}`
  const what = capital(gameInWords(game))
  const { tone, text } = recallStanding(recall)
  return (
    <li>
      <article aria-label={what} className="grid gap-3 rounded-card border border-line bg-surface p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading level={2} look={3}>
            {what}
          </Heading>
          <Badge tone={tone}>{text}</Badge>
        </div>
        <Text>
          {sample === null ? `Raison : ${reason ?? 'oubliée'}` : `Trichine trouvée, prélèvement ${sample}.`}
        </Text>
        {state === 'lifted' && ended_at ? (
          <Text>{`Levé le ${momentInWords(ended_at)} : ${lifted_reason ?? 'le résultat est écarté'}`}</Text>
        ) : null}
        <Text look="soft">
          {`Ouvert le ${momentInWords(opened_at)}${by}. Responsables : ${
            givers
              .map((giver) =>
                [giver.name, giver.phone && phoneInPairs(giver.phone)].filter(Boolean).join(', '),
              )
              .join(' ; ') || 'aucun'
          }.`}
        </Text>
        {receivers.length === 0 ? (
          <Text>
            {awaited > 0
              ? 'Personne n’est encore nommé.'
              : 'Personne n’a emporté de ce gibier, à notre connaissance.'}
          </Text>
        ) : (
          <ul aria-label={`Personnes concernées : ${what}`}>
            {receivers.map((receiver) => (
              <Receiver
                key={receiver.id}
                receiver={receiver}
                isLifted={state === 'lifted'}
                actions={state === 'lifted' ? null : actions(receiver)}
              />
            ))}
          </ul>
        )}
        {awaited > 0 && state !== 'lifted' ? (
          <Text>
            {awaited === 1
              ? 'Un compte rendu est encore attendu : qui y sera nommé sera prévenu aussitôt.'
              : `${awaited} comptes rendus sont encore attendus : qui y sera nommé sera prévenu aussitôt.`}
          </Text>
        ) : null}
        {commands(recall)}
      </article>
    </li>
  )
}

/** The recalls of a page, a placeholder while loading, or a failure. */
export function RecallList({
  actor,
  actions,
  commands,
}: {
  actor: ActorRefFrom<typeof recallListMachine>
  actions: Actions
  commands: Commands
}) {
  return (
    <PagedList
      actor={actor}
      one="rappel"
      many="rappels"
      reading="Lecture des rappels…"
      failed="Les rappels n’ont pas pu être lus."
      empty="Aucun gibier n’est rappelé."
    >
      {(rows, isReading) => (
        <ul aria-label="Rappels" aria-busy={isReading} className="grid gap-4">
          {rows.map((recall) => (
            <OneRecall key={recall.id} recall={recall} actions={actions} commands={commands} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

import { useSelector } from '@xstate/react'
import { FileText, MessageSquareWarning } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { certificatePath, type ReceivedAnimal } from '../../../contract/receiver/received-animals.ts'
import { advice, alarmOf, searchInWords } from '../../../contract/shared/certificates.ts'
import type { receivedAnimalsMachine } from '../../../machines/receiver/received-animals.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Fold } from '../../ui/page/fold.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { SpecimenIcon } from '../../ui/pictures/specimen-icon.tsx'
import { Text } from '../../ui/text/text.tsx'
import { dayInWords } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { HomeCard } from '../patterns/home-card.tsx'
import { LineContest } from './line-contest.tsx'
import { animalTitle, ProblemReport } from './problem-report.tsx'
import { ReportedLines } from './reported-line.tsx'

type Actor = ActorRefFrom<typeof receivedAnimalsMachine>

type Props = {
  animal: ReceivedAnimal
  actor: Actor
  /** The list is being reloaded. */
  isReading: boolean
}

function Received({ animal, actor, isReading }: Props) {
  const { id, icon_url, tag, city, search, reported_on } = animal
  const alarm = alarmOf(animal)
  const title = animalTitle(animal)
  return (
    <li>
      <article aria-label={title} className="grid gap-3 rounded-card border border-line p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span aria-hidden className="flex text-forest">
            <SpecimenIcon icon_url={icon_url} />
          </span>
          <Heading level={3} look={3}>
            {title}
          </Heading>
        </div>
        <Text>{`${tag === null ? 'Sans marquage' : `Marquage ${tag}`}, ${city}.`}</Text>
        {alarm ? <Notice tone="danger">{alarm}</Notice> : null}
        {search ? <Text look="soft">{`Recherche de trichine : ${searchInWords[search]}.`}</Text> : null}
        {reported_on ? (
          <Text look="soft">{`Votre signalement du ${dayInWords(reported_on)} est parti à la fédération.`}</Text>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <LinkButton to={certificatePath(id)} icon={FileText} aria-label={`Certificat : ${title}`}>
            Certificat (PDF)
          </LinkButton>
          <Button
            icon={MessageSquareWarning}
            aria-label={`Signaler un problème : ${title}`}
            disabled={isReading}
            onClick={() => actor.send({ type: 'problem.noticed', animal })}
          >
            Signaler un problème
          </Button>
        </div>
      </article>
    </li>
  )
}

/** Advice for game at home. */
function Advice({ hasBoar }: { hasBoar: boolean }) {
  return (
    <>
      <div className="grid gap-2">
        <Heading level={3} look={3}>
          Cuisson et conservation
        </Heading>
        {hasBoar ? <Text>{advice.trichinella}</Text> : null}
        <Text>{advice.cooking}</Text>
        <Text>{advice.keeping}</Text>
      </div>
      <div className="grid gap-2">
        <Heading level={3} look={3}>
          Plomb
        </Heading>
        <Text>{advice.lead}</Text>
      </div>
    </>
  )
}

function Animals({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { animals, lines } = state.context
  const { problemReport, lineContest } = state.children
  if (state.matches('unavailable'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'animals.retried' })}>
        Ce que vous avez reçu n’a pas pu être lu.
      </FailureNotice>
    )
  // The list stays visible while it is reloaded after a command.
  const isEmpty = animals.length + lines.length === 0
  if (state.matches('loading') && isEmpty)
    return <Skeleton label="Lecture de ce que vous avez reçu…" count={1} look="line" />
  if (isEmpty)
    return (
      <Text look="soft">
        Rien pour l’instant. Chaque animal remis paraît ici, avec son certificat et des conseils.
      </Text>
    )
  const row = (animal: ReceivedAnimal) => (
    <Received key={animal.id} animal={animal} actor={actor} isReading={state.matches('loading')} />
  )
  // The latest, and those not to be eaten, whenever they were received.
  const old = animals.slice(1).filter((animal) => !alarmOf(animal))
  const folded = old.length > 1 ? old : []
  return (
    <>
      {animals.length > 0 ? (
        <ul aria-label="Animaux reçus" className="grid gap-3">
          {animals.filter((animal) => !folded.includes(animal)).map(row)}
        </ul>
      ) : null}
      {folded.length > 0 ? (
        <Fold look="line" label={`${folded.length} animaux reçus avant`}>
          <ul aria-label="Animaux reçus avant" className="grid gap-3">
            {folded.map(row)}
          </ul>
        </Fold>
      ) : null}
      <Text look="soft">
        Seul un animal noté à part par le responsable a un certificat. Il manque ? Demandez-lui de le noter.
      </Text>
      <ReportedLines actor={actor} />
      {animals.length > 0 ? <Advice hasBoar={animals.some(({ search }) => search !== null)} /> : null}
      {problemReport ? <ProblemReport actor={problemReport} /> : null}
      {lineContest ? <LineContest actor={lineContest} /> : null}
    </>
  )
}

/** « Ce que j’ai reçu »: each animal with its certificate, and what to do with the meat. */
export const ReceivedAnimals = ({ actor }: { actor: Actor }) => (
  <HomeCard id="recu" title="Ce que j’ai reçu">
    <Animals actor={actor} />
  </HomeCard>
)

import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { ReportedLine as Line } from '../../../contract/receiver/reported-lines.ts'
import type { receivedAnimalsMachine } from '../../../machines/receiver/received-animals.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Fold } from '../../ui/page/fold.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { capital, counted, dayInWords } from '../../words/words.ts'

/** « 2 sangliers, 1 chevreuil ». */
export const gameOf = ({ game }: Line): string =>
  game.map(({ quantity, label, label_plural }) => counted(quantity, label, label_plural)).join(', ')

type Actor = ActorRefFrom<typeof receivedAnimalsMachine>
type Props = {
  line: Line
  /** The list is being reloaded. */
  isReading: boolean
  onDoubt: () => void
}

/** What became of a contest, or why there can be none; null if the line may be contested. */
function standingOf({ contested_on, is_contest_over, may_contest, federation }: Line): string | null {
  const whom = federation ?? 'la fédération'
  if (contested_on && is_contest_over)
    return `Vous avez dit le ${dayInWords(contested_on)} n’avoir rien reçu. Ce compte rendu n’a pas été corrigé : ce gibier compte de nouveau. Voyez avec ${whom}.`
  if (contested_on)
    return `Vous avez dit le ${dayInWords(contested_on)} n’avoir rien reçu : ce gibier ne compte pas. ${federation ?? 'La fédération'} est prévenue.`
  if (may_contest === false)
    return `Vous n’avez pas reçu ce gibier ? Vous avez déjà contesté ${limits.contests.most} comptes rendus que personne n’a corrigés : pour celui-ci, voyez avec ${whom}.`
  return null
}

/** What the report of a hunt says that one received, and the way to contest it. */
function ReportedLine({ line, isReading, onDoubt }: Props) {
  const { started_at, city, giver } = line
  const standing = standingOf(line)
  const title = `Compte rendu, ${dayInWords(started_at)}`
  return (
    <li>
      <article aria-label={title} className="grid gap-3 rounded-card border border-line p-4">
        <Heading level={4} look={3}>
          {title}
        </Heading>
        <Text>{`${capital(gameOf(line))}, à ${city}${giver === null ? '' : `, noté par ${giver}`}.`}</Text>
        {standing ? (
          <Text look="soft">{standing}</Text>
        ) : (
          <div>
            <Button aria-label={`Je n’ai rien reçu : ${title}`} disabled={isReading} onClick={onDoubt}>
              Je n’ai rien reçu
            </Button>
          </div>
        )}
      </article>
    </li>
  )
}

/** What reports say, the latest at once: whoever is named wrongly finds it here. */
export function ReportedLines({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const [latest, ...earlier] = state.context.lines.map((line) => (
    <ReportedLine
      key={line.id}
      line={line}
      isReading={state.matches('loading')}
      onDoubt={() => actor.send({ type: 'line.doubted', line })}
    />
  ))
  if (!latest) return null
  return (
    <div className="grid gap-2">
      <Heading level={3} look={3}>
        Ce que disent les comptes rendus
      </Heading>
      <ul aria-label="Comptes rendus" className="grid gap-3">
        {latest}
      </ul>
      {earlier.length > 0 ? (
        <Fold
          look="line"
          label={`${earlier.length} ${earlier.length > 1 ? 'comptes rendus' : 'compte rendu'} d’avant`}
        >
          <ul aria-label="Comptes rendus d’avant" className="grid gap-3">
            {earlier}
          </ul>
        </Fold>
      ) : null}
    </div>
  )
}

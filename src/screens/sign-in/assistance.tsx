import { useSelector } from '@xstate/react'
import { LogOut } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { assistanceMachine } from '../../../machines/sign-in/assistance.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'
import { ofName } from '../../../contract/words-in-french.ts'
import { clockTime, fullName } from '../../words/words.ts'

type Actor = ActorRefFrom<typeof assistanceMachine>
type Person = { firstname: string; lastname: string | null }

/** The assisted person, the end time and the button to end it, at the top of every page. */
export function AssistanceBanner({ actor, user }: { actor: Actor; user: Person }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { assistance } = state.context
  if (!assistance) return null
  return (
    <section
      aria-label="Session assistée"
      className="sticky top-0 z-20 border-b border-line bg-warning-ground text-warning"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 md:px-6">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold text-pretty">
            {fr(`Vous agissez à la place ${ofName(fullName(user))}`)}
          </p>
          <p className="text-sm">{fr(`Jusqu’à ${clockTime(assistance.until)}, par ${assistance.by}.`)}</p>
          {state.matches('failed') ? (
            <p role="alert" className="text-sm font-semibold text-danger">
              La session n’a pas pu être fermée. Réessayez.
            </p>
          ) : null}
        </div>
        <Button
          variant="primary"
          icon={LogOut}
          busy={state.hasTag('busy')}
          busyLabel="Fermeture…"
          onClick={() => actor.send({ type: 'assistance.ended' })}
        >
          Terminer
        </Button>
      </div>
    </section>
  )
}

/** Replaces the page after the assisted session has ended. */
export const AssistanceOver = ({ onLeave }: { onLeave: () => void }) => (
  <div className="mx-auto grid w-full max-w-md gap-6">
    <Heading level={1}>Session assistée terminée</Heading>
    <Card>
      <div className="grid gap-4">
        <Text>
          La demi-heure est écoulée, ou vous n’avez plus le droit d’agir à la place de cette personne. Ce qui
          était enregistré le reste ; une saisie non enregistrée est perdue.
        </Text>
        <Button variant="primary" wide onClick={onLeave}>
          Continuer
        </Button>
      </div>
    </Card>
  </div>
)

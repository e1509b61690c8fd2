import { useSelector } from '@xstate/react'
import { Ban, Check, Pencil, Trash2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { SanitaryRule } from '../../../../contract/federations/sanitary-rules.ts'
import type {
  sanitaryRuleDeletionMachine,
  sanitaryRuleEndingMachine,
  sanitaryRulePublicationMachine,
  sanitaryRulesMachine,
} from '../../../../machines/federations/sanitary/sanitary-rules.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { effects, periodOf, placeOf, ruleNamed, shortDay } from '../../../words/sanitary.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'

const named = (rule: SanitaryRule) =>
  `La règle « ${rule.source} » du ${shortDay(rule.dated_on)} (${effects[rule.effect]} ; ${placeOf(rule)} ; ${periodOf(rule)})`

type PublicationProps = { actor: ActorRefFrom<typeof sanitaryRulePublicationMachine> }

/** Publishes a rule, after confirmation. */
export const SanitaryRulePublication = ({ actor }: PublicationProps) => (
  <ConfirmedCommand
    actor={actor}
    title="Mettre en vigueur"
    confirm="Mettre en vigueur"
    consequence={(rule) =>
      `${named(rule)} vaudra pour les chasses de ses jours et de ses communes, et les responsables la liront. Elle ne pourra plus être modifiée, mais vous pourrez y mettre fin.`
    }
    busyLabel="Enregistrement…"
    failed="La mise en vigueur n’a pas abouti."
  />
)

/** Ends a rule, after confirmation. */
export const SanitaryRuleEnding = ({ actor }: { actor: ActorRefFrom<typeof sanitaryRuleEndingMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Mettre fin à la règle"
    confirm="Mettre fin"
    danger
    consequence={(rule) => `${named(rule)} ne demandera plus rien, même pour les animaux déjà notés.`}
    busyLabel="Enregistrement…"
    failed="La fin de la règle n’a pas été enregistrée."
  />
)

type DeletionProps = { actor: ActorRefFrom<typeof sanitaryRuleDeletionMachine> }

/** Deletes a draft, after confirmation. */
export const SanitaryRuleDeletion = ({ actor }: DeletionProps) => (
  <ConfirmedCommand
    actor={actor}
    title="Supprimer le brouillon"
    confirm="Supprimer"
    danger
    consequence={(rule) => `${named(rule)} n’a pas été mise en vigueur : son brouillon sera effacé.`}
    busyLabel="Suppression…"
    failed="La suppression n’a pas abouti."
  />
)

type ButtonProps = { actor: ActorRefFrom<typeof sanitaryRulesMachine>; rule: SanitaryRule }

/** The buttons of a rule, by state. */
export function SanitaryRuleButtons({ actor, rule }: ButtonProps) {
  const types = useSelector(actor, ({ context }) => context.specimenTypes)
  const called = `la ${ruleNamed(rule, types)}`
  if (rule.state === 'ended') return null
  const isDraft = rule.state === 'draft'
  // A single button that changes, so that it keeps the focus after the rule is published.
  const [label, icon, type] = isDraft
    ? (['Mettre en vigueur', Check, 'publication.requested'] as const)
    : (['Mettre fin', Ban, 'ending.requested'] as const)
  return (
    <div className="flex flex-wrap gap-2 md:grid">
      <Button
        variant={isDraft ? 'secondary' : 'danger'}
        icon={icon}
        aria-label={`${label}${isDraft ? '' : ' à'} ${called}`}
        onClick={() => actor.send({ type, subject: rule })}
      >
        {label}
      </Button>
      {isDraft ? (
        <>
          <Button
            icon={Pencil}
            aria-label={`Modifier ${called}`}
            onClick={() => actor.send({ type: 'edition.requested', subject: rule })}
          >
            Modifier
          </Button>
          <Button
            variant="danger"
            icon={Trash2}
            aria-label={`Supprimer ${called}`}
            onClick={() => actor.send({ type: 'deletion.requested', subject: rule })}
          >
            Supprimer
          </Button>
        </>
      ) : null}
    </div>
  )
}

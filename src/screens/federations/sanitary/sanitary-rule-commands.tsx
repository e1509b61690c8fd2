import type { ActorRefFrom } from 'xstate'
import type { SanitaryRule } from '../../../../contract/federations/sanitary-rules.ts'
import type { sanitaryRuleDeletionMachine } from '../../../../machines/federations/sanitary/sanitary-rule-deletion.ts'
import type { sanitaryRuleEndingMachine } from '../../../../machines/federations/sanitary/sanitary-rule-ending.ts'
import type { sanitaryRulePublicationMachine } from '../../../../machines/federations/sanitary/sanitary-rule-publication.ts'
import { effects, periodOf, placeOf, shortDay } from '../../../words/sanitary.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'

const named = (rule: SanitaryRule) =>
  `La règle « ${rule.source} » du ${shortDay(rule.dated_on)} (${effects[rule.effect]} ; ${placeOf(rule)} ; ${periodOf(rule)})`

/** Publishes a rule, after confirmation. */
export const SanitaryRulePublication = ({
  actor,
}: {
  actor: ActorRefFrom<typeof sanitaryRulePublicationMachine>
}) => (
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

/** Deletes a draft, after confirmation. */
export const SanitaryRuleDeletion = ({
  actor,
}: {
  actor: ActorRefFrom<typeof sanitaryRuleDeletionMachine>
}) => (
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

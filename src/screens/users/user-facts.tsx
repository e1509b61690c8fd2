import type { ReactNode } from 'react'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { Email } from '../../ui/text/email.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { fr } from '../../ui/text/typography.ts'
import { phoneInPairs } from '../../../contract/words-in-french.ts'
import { kilometres, momentInWords } from '../../words/words.ts'

type Fact = { term: string; value: ReactNode }
const fact = (term: string, value: ReactNode): Fact => ({ term, value })

const since = (words: string, moment: string | null) =>
  moment ? `${words} le ${momentInWords(moment)}` : words
const gdpr = { pending: 'En attente de choix', refused: 'Refusé', accepted: 'Accepté' } as const

const validation = ({ validation_type, validated_at, refused_at }: NonNullable<ManagedUser['giver']>) =>
  ({
    waiting: 'En attente de la fédération',
    manual: since('Validé par la fédération', validated_at),
    auto: since('Validé d’office, adhérent reconnu', validated_at),
    ban: since('Refusé par la fédération', refused_at),
  })[validation_type]

/** The state by which the list is filtered, in the same words. */
function stateOf({ is_deleted, blocked_at, giver }: ManagedUser): string {
  if (is_deleted) return 'Anonymisé'
  if (blocked_at) return `Bloqué depuis le ${momentInWords(blocked_at)}`
  if (giver?.validation_type === 'waiting') return 'En attente'
  return giver?.validation_type === 'ban' ? 'Refusé' : 'Actif'
}

const termsOf = ({ accept_tos_date, is_tos_accepted }: ManagedUser) =>
  accept_tos_date === null
    ? is_tos_accepted
      ? 'Sans objet'
      : 'Pas encore acceptées'
    : `Acceptées le ${momentInWords(accept_tos_date)}${is_tos_accepted ? '' : ', dans une version ancienne'}`

const contactFacts = ({ email, pending_email, phone, city, is_verified }: ManagedUser): Fact[] => [
  fact('Adresse e-mail', <Link to={`mailto:${email}`}>{email}</Link>),
  fact('Adresse confirmée', is_verified ? 'Oui' : 'Non'),
  ...(pending_email
    ? [fact('Nouvelle adresse, pas encore confirmée', <Email address={pending_email} />)]
    : []),
  fact(
    'Téléphone',
    phone ? <Link to={`tel:${phone.replace(/\D/g, '')}`}>{phoneInPairs(phone)}</Link> : 'Inconnu',
  ),
  fact('Commune', city?.label_full ?? 'Inconnue'),
]

const accountFacts = (user: ManagedUser): Fact[] => [
  fact('État', stateOf(user)),
  fact('Rôle', user.role.label),
  fact('Fédération', user.federation?.name ?? 'Toutes les fédérations'),
  fact('Création', momentInWords(user.created_at)),
  fact('Conditions d’utilisation', termsOf(user)),
  fact('Choix RGPD', gdpr[user.gdpr_state]),
  ...(user.deletion_requested_at
    ? [fact('Suppression demandée', `Le ${momentInWords(user.deletion_requested_at)}`)]
    : []),
]

const giverFacts = (giver: NonNullable<ManagedUser['giver']>, note: string | null): Fact[] => [
  fact('NIT', giver.nit),
  fact('Validation', validation(giver)),
  ...(giver.refusal_reason ? [fact('Raison donnée à la personne', giver.refusal_reason)] : []),
  ...(note ? [fact('Note de l’équipe', note)] : []),
  fact('Lieutenant de louveterie', giver.is_wolfhunter ? 'Oui' : 'Non'),
]

const receiverFacts = ({ search_radius, is_hunter }: NonNullable<ManagedUser['receiver']>): Fact[] => [
  fact('Recherche dans un rayon de', kilometres(search_radius)),
  fact('Chasse aussi', is_hunter ? 'Oui' : 'Non'),
]

/** The properties of a user as labelled text (spec §3 « User », §4). */
export function UserFacts({ user }: { user: ManagedUser }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="grid content-start gap-6">
        <Facts title="Coordonnées" facts={contactFacts(user)} />
        {user.giver ? (
          <Facts title="Responsable de territoire" facts={giverFacts(user.giver, user.refusal_note)} />
        ) : null}
        {user.receiver ? <Facts title="Particulier" facts={receiverFacts(user.receiver)} /> : null}
      </div>
      <Facts title="Compte" facts={accountFacts(user)} />
    </div>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <Heading level={3}>{title}</Heading>
      <dl className="grid gap-2">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{fr(term)}</dt>
            <dd className="text-pretty wrap-anywhere">{typeof value === 'string' ? fr(value) : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

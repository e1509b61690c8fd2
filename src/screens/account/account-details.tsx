import type { ReactNode } from 'react'
import type { User, ValidationType } from '../../../contract/shared/users.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { fr } from '../../ui/text/typography.ts'
import { phoneInPairs } from '../../../contract/words-in-french.ts'
import type { Boot } from '../../../contract/shared/session.ts'

type Props = { user: User } & Pick<Boot, 'role' | 'federation'>

const validations = {
  waiting: { label: 'En attente de validation', tone: 'warning' },
  manual: { label: 'Validé', tone: 'success' },
  auto: { label: 'Validé', tone: 'success' },
  ban: { label: 'Refusé', tone: 'danger' },
} as const satisfies Record<ValidationType, object>

const none = 'Non renseigné'

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2.5 md:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft">{fr(label)}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The stored details of the person (spec §2 « My account », §3). */
export function AccountDetails({ user, role, federation }: Props) {
  const { firstname, lastname, email, phone, city, giver, receiver } = user
  return (
    <dl className="divide-y divide-line">
      <Row label="Prénom">{firstname}</Row>
      <Row label="Nom">{lastname ?? none}</Row>
      <Row label="Adresse e-mail">{email}</Row>
      <Row label="Téléphone">{phone ? fr(phoneInPairs(phone)) : none}</Row>
      <Row label="Commune">{city?.label_full ?? none}</Row>
      <Row label="Fédération">{federation?.name ?? 'Toutes les fédérations'}</Row>
      <Row label="Rôle">{role?.label ?? none}</Row>
      {giver ? (
        <Row label="NIT">
          <span translate="no">{giver.nit}</span>
          <Badge tone={validations[giver.validation_type].tone}>
            {validations[giver.validation_type].label}
          </Badge>
        </Row>
      ) : null}
      {receiver ? <Row label="Chasseur">{receiver.is_hunter ? 'Oui' : 'Non'}</Row> : null}
    </dl>
  )
}

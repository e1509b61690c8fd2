import { type Guide, guides, helpPath } from '../../../contract/guides.ts'
import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { PageTitle } from '../../ui/page/page-title.tsx'
import { Text } from '../../ui/text/text.tsx'

/** For whom each guide is, and what it is about. */
const about: Record<Guide, readonly [title: string, text: string]> = {
  particulier: ['Vous recherchez du gibier', 'S’inscrire, répondre à une proposition, venir au rendez-vous.'],
  'responsable-de-territoire': [
    'Vous cédez du gibier',
    'Prévoir une chasse, appeler des particuliers, informer votre fédération.',
  ],
  'mon-compte': ['Votre compte', 'Coordonnées, mot de passe, double vérification, vos données.'],
  federation: ['Votre fédération', 'Comptes à valider, adhérents, règles sanitaires, rappels.'],
  roles: ['Rôles et permissions', 'Qui peut faire quoi, et comment le changer.'],
  statistiques: ['Statistiques', 'Lire, filtrer et exporter les chiffres.'],
}

/** « Aide »: the guides, by what people come for. */
export function Help() {
  return (
    <div className="mx-auto grid max-w-prose gap-4">
      <PageTitle>Aide</PageTitle>
      <Heading level={1}>Aide</Heading>
      <ul className="grid gap-3">
        {guides.map((guide) => (
          <li key={guide}>
            <Link
              to={helpPath(guide)}
              className="grid gap-1 rounded-card border border-line bg-surface p-4 hover:border-forest"
            >
              <span className="font-semibold text-forest">{about[guide][0]}</span>
              <Text look="soft">{about[guide][1]}</Text>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

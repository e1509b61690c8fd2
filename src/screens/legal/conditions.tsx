import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { P } from '../../ui/text/prose.tsx'
import { TermsText } from './terms-text.tsx'
import { LegalPage } from './legal-page.tsx'

/** « Conditions d’utilisation »: the terms of givers and receivers, available at any time. */
export function Conditions() {
  return (
    <LegalPage title="Conditions d’utilisation">
      <P>
        Chacun accepte le texte de son rôle à sa première connexion, et de nouveau quand une version paraît.
        Les voici tels qu’ils sont en vigueur.
      </P>
      <ul>
        <li>
          <Link to="#responsables">Pour les responsables de territoire</Link>
        </li>
        <li>
          <Link to="#particuliers">Pour les particuliers</Link>
        </li>
      </ul>
      <Heading level={2} id="responsables">
        Pour les responsables de territoire
      </Heading>
      <TermsText isGiver level={3} />
      <Heading level={2} id="particuliers">
        Pour les particuliers
      </Heading>
      <TermsText isGiver={false} level={3} />
    </LegalPage>
  )
}

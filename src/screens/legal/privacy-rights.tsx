import { Link } from '../../ui/page/link.tsx'
import { Li, P } from '../../ui/text/prose.tsx'
import { Section } from './legal-page.tsx'

/** A person's rights regarding their data, and where to complain. */
export function PrivacyRights() {
  return (
    <Section title="Vos droits">
      <ul>
        <Li>Accéder à vos données et en recevoir une copie.</Li>
        <Li>Les faire corriger ; vous pouvez aussi le faire vous-même dans « Mon compte ».</Li>
        <Li>Les faire effacer, en demander la limitation ou vous opposer à leur utilisation.</Li>
        <Li>
          Refuser, dans « Mon compte », le partage de vos données : un particulier n’est alors plus proposé
          aux chasseurs.
        </Li>
        <Li>Récupérer vos données pour les utiliser ailleurs.</Li>
        <Li>Dire ce qu’elles deviendront après votre décès.</Li>
      </ul>
      <P>
        Adressez votre demande à la fédération, ou à son délégué à la protection des données si elle en a
        désigné un. Elle vous répond dans le délai d’un mois que prévoit le règlement.
      </P>
      <p>
        Si vous estimez que vos droits ne sont pas respectés, vous pouvez déposer une réclamation auprès de la
        CNIL : <Link to="https://www.cnil.fr/fr/plaintes">www.cnil.fr/fr/plaintes</Link>, ou par courrier : 3
        place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.
      </p>
    </Section>
  )
}

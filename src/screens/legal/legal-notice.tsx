import { REPORT_A_FLAW } from '../../../contract/pages.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { P } from '../../ui/text/prose.tsx'
import { LegalPage, Section } from './legal-page.tsx'

/** « Mentions légales ». */
export function LegalNotice() {
  return (
    <LegalPage title="Mentions légales">
      <Section title="Éditeur">
        <P>
          Ce service est édité par la fédération départementale des chasseurs qui met ce service à
          disposition. Le directeur de la publication est le président de cette fédération.
        </P>
        <P>
          Son adresse, son numéro de téléphone et son adresse e-mail sont ceux que la fédération publie sur
          son propre site et dans ses courriers.
        </P>
      </Section>
      <Section title="Hébergement">
        <P>
          L’hébergeur est celui que la fédération a choisi. Elle communique son nom, son adresse et son numéro
          de téléphone sur simple demande.
        </P>
      </Section>
      <Section title="Objet du service">
        <P>
          Venaison met en relation des responsables de territoire de chasse, qui cèdent du grand gibier
          entier, et des particuliers qui en recherchent pour leur consommation personnelle. Le service ne
          vend rien, n’encaisse rien et ne perçoit aucune commission.
        </P>
      </Section>
      <Section title="Propriété intellectuelle">
        <P>
          Les textes, dessins et logos de ce service ne peuvent être reproduits sans l’accord de l’éditeur,
          sauf pour un usage privé ou dans les cas que la loi autorise. Les documents proposés au
          téléchargement peuvent être imprimés et remis librement dans le cadre d’une cession de gibier.
        </P>
        <P>
          Les noms, codes et coordonnées des communes viennent de données publiques. La police de caractères
          Atkinson Hyperlegible Next est utilisée sous licence SIL Open Font License.
        </P>
      </Section>
      <Section title="Responsabilité">
        <P>
          L’éditeur veille à l’exactitude des informations et à la disponibilité du service, sans pouvoir les
          garantir à tout moment. Chaque cession est conclue directement entre le responsable de territoire et
          le particulier, qui restent tenus de respecter la réglementation en vigueur.
        </P>
      </Section>
      <Section title="Sécurité">
        <p>
          Vous avez remarqué une faiblesse du service ? Voir la page{' '}
          <Link to={REPORT_A_FLAW}>Signaler une faille</Link>.
        </p>
      </Section>
      <Section title="Vos données et vos droits">
        <p>
          Voir les pages <Link to={paths.privacy}>Confidentialité</Link>,{' '}
          <Link to={paths.accessibility}>Accessibilité</Link> et{' '}
          <Link to={paths.conditions}>Conditions d’utilisation</Link>.
        </p>
      </Section>
    </LegalPage>
  )
}

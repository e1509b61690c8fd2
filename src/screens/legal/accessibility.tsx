import { Link } from '../../ui/page/link.tsx'
import { Li, P } from '../../ui/text/prose.tsx'
import { LegalPage, Section } from './legal-page.tsx'

/** « Accessibilité »: what is done, what is unknown, and the contact. */
export function Accessibility() {
  return (
    <LegalPage title="Accessibilité">
      <P>
        La fédération départementale des chasseurs qui met ce service à disposition souhaite que chacun puisse
        s’en servir, quels que soient son âge, sa vue, ses mains ou son appareil.
      </P>
      <Section title="État de conformité">
        <P>
          Ce service n’a pas encore été audité par un tiers : sa conformité au référentiel général
          d’amélioration de l’accessibilité (RGAA) n’est donc pas établie. Il est conçu pour suivre les règles
          WCAG 2.2, niveau AA, et vérifié à chaque modification par des contrôles automatiques, qui ne
          remplacent pas un audit.
        </P>
      </Section>
      <Section title="Ce qui est prévu pour vous">
        <ul>
          <Li>Tout se fait au clavier, et l’élément actif est toujours entouré.</Li>
          <Li>
            Les lettres sont celles d’une police dessinée pour la basse vision ; le texte suit la taille
            réglée dans votre navigateur.
          </Li>
          <Li>
            Les contrastes sont calculés, en clair comme en sombre ; la couleur n’est jamais seule à informer.
          </Li>
          <Li>Les boutons mesurent au moins 44 pixels et les actions restent sous le pouce.</Li>
          <Li>Les mouvements s’arrêtent si vous avez demandé à votre appareil de les réduire.</Li>
          <Li>Les changements d’état (hors ligne, enregistrement, échec) sont dits avec des mots.</Li>
        </ul>
      </Section>
      <Section title="Ce qui manque, et ce que nous ne savons pas encore">
        <P>
          L’équipe a relevé elle-même les 106 critères du RGAA. Un n’est pas tenu : le service a un menu, mais
          ni plan du site ni recherche. Restent à essayer : les lecteurs d’écran, l’espacement du texte choisi
          par la personne, les pages sans feuille de style, les contrastes de l’apparence sombre, et les
          documents PDF, qui sont balisés.
        </P>
      </Section>
      <Section title="Signaler une difficulté">
        <P>
          Écrivez ou téléphonez à votre fédération en disant sur quelle page vous étiez et ce que vous vouliez
          faire : elle vous donnera l’information autrement et fera corriger le défaut.
        </P>
        <p>
          Sans réponse satisfaisante, vous pouvez saisir le Défenseur des droits :{' '}
          <Link to="https://formulaire.defenseurdesdroits.fr/">formulaire en ligne</Link>, téléphone{' '}
          <Link to="tel:+33969390000">09 69 39 00 00</Link>, ou par courrier gratuit sans timbre : Défenseur
          des droits, Libre réponse 71120, 75342 Paris Cedex 07.
        </p>
      </Section>
    </LegalPage>
  )
}

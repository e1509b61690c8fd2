import { Link } from '../../ui/page/link.tsx'
import { Li, P } from '../../ui/text/prose.tsx'
import { LegalPage, Section } from './legal-page.tsx'

/** « Signaler une faille »: how to report a security flaw, and the policy for reports. */
export function FlawReport() {
  return (
    <LegalPage title="Signaler une faille">
      <P>
        Vous avez remarqué que le service laisse voir ou changer ce qu’il devrait protéger ? Dites-le : c’est
        un service rendu à tous ceux qui l’utilisent. Aucun compte n’est nécessaire pour cela.
      </P>
      <Section title="À qui écrire">
        <p>
          À l’adresse donnée par le fichier{' '}
          <Link to="/.well-known/security.txt" afresh>
            security.txt
          </Link>{' '}
          de ce service ; s’il renvoie à cette page, à la fédération qui met le service à votre disposition,
          en commençant l’objet par « Sécurité ».
        </p>
      </Section>
      <Section title="Ce qui nous aide">
        <ul>
          <Li>L’adresse de la page, le jour et l’heure, et ce que vous avez fait, pas à pas.</Li>
          <Li>Ce que vous avez vu, et ce que vous auriez dû voir à la place.</Li>
          <Li>
            De quoi vous répondre. Écrivez en français ou en anglais ; un téléphone ou un e-mail suffit.
          </Li>
        </ul>
      </Section>
      <Section title="Ce que nous vous demandons">
        <ul>
          <Li>Arrêtez-vous dès que la faille est établie, avec votre propre compte si possible.</Li>
          <Li>
            Ne consultez, ne copiez et ne changez pas les données d’autres personnes, et n’en gardez aucune.
          </Li>
          <Li>Ne ralentissez pas le service, et n’écrivez pas à ses utilisateurs.</Li>
          <Li>Laissez-nous le temps de corriger avant d’en parler publiquement.</Li>
        </ul>
      </Section>
      <Section title="Ce que nous ferons">
        <P>
          La fédération accuse réception, vous tient au courant de la correction et prévient les personnes
          concernées si leurs données ont été exposées. Elle n’engagera rien contre une personne de bonne foi
          qui a suivi cette page.
        </P>
      </Section>
    </LegalPage>
  )
}

import { limits } from '../../../contract/limits.ts'
import { averagePrices } from '../../prices.ts'
import { Li, P } from '../../ui/prose.tsx'
import { LegalPage, Section } from './legal-page.tsx'

/** « Conditions d’utilisation »: the rules of the hand-over in short (spec §1). */
export function Conditions() {
  return (
    <LegalPage title="Conditions d’utilisation">
      <P>
        Cette page résume les règles du service. Le texte complet, propre aux responsables de territoire ou
        aux particuliers, vous est présenté à la première connexion et doit être accepté avant toute
        utilisation.
      </P>
      <Section title="Ce qui est cédé">
        <ul>
          <Li>Du grand gibier sauvage entier, éviscéré et en peau.</Li>
          <Li>En petite quantité, et pour la consommation personnelle de celui qui le reçoit.</Li>
          <Li>Directement du chasseur au particulier, sans intermédiaire et sans revente.</Li>
        </ul>
      </Section>
      <Section title="À quel prix">
        <P>La cession n’a pas de but lucratif : le gibier est donné, ou cédé à un prix solidaire.</P>
        <ul>
          <Li>
            {`Pour un sanglier qui ne relève ni d’un plan de chasse ni d’un dispositif de marquage, le prix recommandé ne dépasse pas ${limits.recommendedBoarPrice} € par animal.`}
          </Li>
          <Li>{`Prix moyens constatés, ${averagePrices.join(' ; ')}.`}</Li>
        </ul>
      </Section>
      <Section title="Ce que fait le responsable de territoire">
        <ul>
          <Li>Il ouvre un compte, que sa fédération valide avant la première utilisation.</Li>
          <Li>Il ne demande un numéro de téléphone que pour proposer du gibier à cette personne.</Li>
          <Li>
            Après chaque chasse, il informe sa fédération de ce qui a été cédé et à qui, même si rien ne l’a
            été.
          </Li>
          <Li>Il respecte les règles d’hygiène et remet les documents prévus avec le gibier.</Li>
        </ul>
      </Section>
      <Section title="Ce que fait le particulier">
        <ul>
          <Li>Il tient à jour ses souhaits, son rayon de recherche et ses disponibilités.</Li>
          <Li>Il transporte et conserve le gibier au froid, et ne le revend pas.</Li>
          <Li>
            {`Il cuit le sanglier à cœur, à ${limits.coreTemperature} °C au moins : la congélation ne suffit pas contre la trichine.`}
          </Li>
        </ul>
      </Section>
      <Section title="Comptes">
        <P>
          Les informations données doivent être exactes. La fédération peut refuser ou bloquer un compte qui
          ne respecte pas ces règles. Chacun peut demander à tout moment la suppression du sien.
        </P>
      </Section>
    </LegalPage>
  )
}

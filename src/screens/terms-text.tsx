import { limits } from '../../contract/limits.ts'
import { averagePrices } from '../prices.ts'
import { Li, P, Prose } from '../ui/prose.tsx'

/** What every hand-over respects, whoever reads (spec §1). */
function Principles() {
  return (
    <ul>
      <Li>Le gibier est remis entier, éviscéré et dans sa peau.</Li>
      <Li>Il est cédé en petite quantité, pour la consommation personnelle de celui qui le reçoit.</Li>
      <Li>La cession se fait sans but lucratif, à un prix solidaire ou gratuitement.</Li>
      <Li>La revente est interdite.</Li>
    </ul>
  )
}

/** Prices recommended and seen (spec §1). */
function Prices() {
  return (
    <>
      <P>
        {`Pour un sanglier hors plan de chasse et hors dispositif de marquage, le prix conseillé ne dépasse pas ${limits.recommendedBoarPrice} € par animal.`}
      </P>
      <P>Prix moyens constatés :</P>
      <ul>
        {averagePrices.map((price) => (
          <Li key={price}>{price}</Li>
        ))}
      </ul>
    </>
  )
}

/** The terms of use in plain French, one text per role, each with its date (spec §2 « Terms of use »). */
export function TermsText({ isGiver }: { isGiver: boolean }) {
  return isGiver ? (
    <Prose>
      <P>Version du 22/09/2025, pour les responsables de territoire.</P>
      <h2>Ce que vous faites ici</h2>
      <P>
        Vous prévoyez vos chasses, vous obtenez les coordonnées de particuliers proches qui recherchent du
        gibier, vous les appelez, puis vous dites à votre fédération qui a reçu quoi, même si rien n’a été
        cédé.
      </P>
      <h2>Comment le gibier est cédé</h2>
      <Principles />
      <h2>Prix</h2>
      <Prices />
      <h2>Vos engagements</h2>
      <ul>
        <Li>
          N’utiliser un numéro de téléphone que pour proposer du gibier, et ne le transmettre à personne.
        </Li>
        <Li>
          Faire rechercher la trichine sur le sanglier cédé, ou prévenir celui qui le reçoit que l’analyse n’a
          pas été faite.
        </Li>
        <Li>Informer votre fédération après chaque chasse prévue ici.</Li>
      </ul>
    </Prose>
  ) : (
    <Prose>
      <P>Version du 01/09/2024, pour les particuliers.</P>
      <h2>Ce que vous faites ici</h2>
      <P>
        Vous dites quels gibiers vous recherchez, à quelle distance et quand. Des responsables de territoire
        proches peuvent alors obtenir votre numéro et vous appeler.
      </P>
      <h2>Comment le gibier est cédé</h2>
      <Principles />
      <h2>Prix</h2>
      <Prices />
      <h2>Vos engagements</h2>
      <ul>
        <Li>Consommer vous-même le gibier reçu, avec vos proches, et ne pas le revendre.</Li>
        <Li>Le transporter et le conserver au froid, et bien cuire la viande de sanglier à cœur.</Li>
        <Li>Tenir vos disponibilités à jour.</Li>
      </ul>
    </Prose>
  )
}

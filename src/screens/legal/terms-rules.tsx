import { limits } from '../../../contract/limits.ts'
import { paths } from '../../paths.ts'
import { averagePrices } from '../../words/prices.ts'
import { Link } from '../../ui/page/link.tsx'
import { Li, P } from '../../ui/text/prose.tsx'
import { type Level, TermsPart } from './terms-part.tsx'

/** The rules of every hand-over, for both roles (spec §1). */
export function HandOver({ level }: { level: Level }) {
  return (
    <TermsPart title="Comment le gibier est cédé" level={level}>
      <ul>
        <Li>Le gibier est remis entier, éviscéré et en peau.</Li>
        <Li>Il est cédé en petite quantité.</Li>
        <Li>
          Il est destiné à la consommation personnelle de celui qui le reçoit et de ses proches. La revente
          est interdite, que l’animal soit entier, découpé ou transformé.
        </Li>
        <Li>La cession est directe, de la main à la main, sans intermédiaire.</Li>
      </ul>
    </TermsPart>
  )
}

/** Recommended and usual prices (spec §1). */
export function Prices({ level }: { level: Level }) {
  return (
    <TermsPart title="À quel prix" level={level}>
      <P>
        La cession n’a pas de but lucratif : le gibier est donné, ou cédé à un prix solidaire. Le service
        n’encaisse rien et ne perçoit aucune commission.
      </P>
      <P>
        {`Pour un sanglier qui ne relève ni d’un plan de chasse ni d’un dispositif de marquage, le prix conseillé ne dépasse pas ${limits.recommendedBoarPrice} € par animal.`}
      </P>
      <P>Prix moyens constatés :</P>
      <ul>
        {averagePrices.map((price) => (
          <Li key={price}>{price}</Li>
        ))}
      </ul>
    </TermsPart>
  )
}

/** The consequences of violating the terms. */
export function Suspension({ level }: { level: Level }) {
  return (
    <TermsPart title="Suspension et fin du compte" level={level}>
      <P>
        La fédération peut bloquer le compte de qui ne respecte pas ces conditions : revente, prix sans
        rapport avec ceux qui précèdent, coordonnées utilisées à d’autres fins, informations fausses. Une
        personne dont le compte est bloqué ne peut plus se connecter. Elle peut demander à la fédération
        pourquoi, et faire valoir ses raisons.
      </P>
      <P>
        Vous pouvez à tout moment demander la suppression de votre compte, dans « Mon compte » ou à la
        fédération : il est alors anonymisé.
      </P>
    </TermsPart>
  )
}

/** A person's rights regarding their data, with a link to the full page. */
export function Rights({ level }: { level: Level }) {
  return (
    <TermsPart title="Vos droits sur vos données" level={level}>
      <P>
        Le règlement général sur la protection des données vous donne le droit d’accéder à vos données, de les
        faire corriger ou effacer, d’en limiter l’utilisation ou de vous y opposer, et de les récupérer.
        Adressez-vous à la fédération ; vous pouvez aussi saisir la CNIL.
      </P>
      <p>
        La page <Link to={paths.privacy}>Confidentialité</Link> dit quelles données sont traitées, pourquoi et
        combien de temps.
      </p>
    </TermsPart>
  )
}

/** How the terms may change. */
export function Changes({ level }: { level: Level }) {
  return (
    <TermsPart title="Si ces conditions changent" level={level}>
      <P>
        Chaque version porte une date. La version que vous acceptez et la date de votre accord sont
        enregistrées. Quand une nouvelle version paraît, elle vous est présentée à votre connexion suivante et
        doit être acceptée pour continuer.
      </P>
    </TermsPart>
  )
}

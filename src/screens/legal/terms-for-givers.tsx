import { Li, P } from '../../ui/text/prose.tsx'
import { type Level, TermsPart } from './terms-part.tsx'
import { Changes, HandOver, Prices, Rights, Suspension } from './terms-rules.tsx'

/** The obligations and rights of a giver. */
export function TermsForGivers({ level }: { level: Level }) {
  return (
    <>
      <TermsPart title="Ce que vous faites ici" level={level}>
        <P>
          Vous prévoyez vos chasses, vous obtenez les coordonnées de particuliers proches qui recherchent du
          gibier, vous les appelez, puis vous dites à votre fédération qui a reçu quoi. Le service met en
          relation ; chaque cession se conclut directement entre vous et la personne.
        </P>
      </TermsPart>
      <TermsPart title="Votre compte" level={level}>
        <ul>
          <Li>Votre fédération valide votre compte avant la première utilisation. Elle peut le refuser.</Li>
          <Li>Vos informations sont exactes et à jour, en particulier votre NIT et vos territoires.</Li>
          <Li>Votre compte est personnel : ne confiez votre mot de passe à personne.</Li>
        </ul>
      </TermsPart>
      <HandOver level={level} />
      <Prices level={level} />
      <TermsPart title="La trichine" level={level}>
        <P>
          La viande de sanglier peut porter la trichine. Faites-la rechercher, ou remettez la fiche
          d’information sur la trichine avec tout sanglier cédé sans analyse, en disant qu’elle n’a pas été
          faite. La fiche de prélèvement, la fiche d’information et le certificat de cession sont dans «
          Documents ».
        </P>
      </TermsPart>
      <TermsPart title="Les coordonnées des particuliers" level={level}>
        <ul>
          <Li>
            Pour chacune de vos chasses, vous voyez le nom, la commune, la distance, les souhaits et le nombre
            de gibiers déjà reçus des particuliers qui correspondent. Leur numéro ne vous est montré que si
            vous le demandez.
          </Li>
          <Li>
            Chaque numéro obtenu est enregistré avec sa date, et le particulier sait combien de chasseurs
            l’ont. Le nombre de numéros par heure et par jour est limité.
          </Li>
          <Li>
            Un numéro ne sert qu’à proposer du gibier à cette personne. Ne le transmettez à personne, et ne
            rappelez pas qui vous demande de ne plus le faire.
          </Li>
        </ul>
      </TermsPart>
      <TermsPart title="Informer votre fédération" level={level}>
        <P>
          Après chaque chasse prévue ici, vous dites à votre fédération qui a reçu quoi, même si rien n’a été
          cédé. Ce que vous déclarez est sincère ; une déclaration enregistrée ne peut plus être changée.
        </P>
      </TermsPart>
      <TermsPart title="Qui voit vos données" level={level}>
        <ul>
          <Li>
            Les personnes habilitées de votre fédération voient votre identité, vos coordonnées, votre NIT,
            vos territoires, vos chasses et ce que vous avez déclaré.
          </Li>
          <Li>
            Le service ne montre pas vos coordonnées aux particuliers : ils les découvrent quand vous les
            appelez.
          </Li>
          <Li>Vos données ne sont ni vendues, ni louées, ni utilisées pour de la publicité.</Li>
        </ul>
      </TermsPart>
      <Suspension level={level} />
      <Rights level={level} />
      <Changes level={level} />
    </>
  )
}

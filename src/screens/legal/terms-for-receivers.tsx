import { limits } from '../../../contract/limits.ts'
import { Li, P } from '../../ui/text/prose.tsx'
import { type Level, TermsPart } from './terms-part.tsx'
import { Changes, HandOver, Prices, Rights, Suspension } from './terms-rules.tsx'

/** The obligations and rights of a receiver. */
export function TermsForReceivers({ level }: { level: Level }) {
  return (
    <>
      <TermsPart title="Ce que vous faites ici" level={level}>
        <P>
          Vous dites quels gibiers vous recherchez, à quelle distance et quand. Des responsables de territoire
          proches peuvent alors obtenir votre numéro et vous appeler. Le service met en relation ; il ne
          promet pas que du gibier vous sera proposé, et chaque cession se conclut directement entre vous et
          le chasseur.
        </P>
      </TermsPart>
      <TermsPart title="Votre compte" level={level}>
        <ul>
          <Li>Vos informations sont exactes et à jour : nom, commune, numéro de téléphone.</Li>
          <Li>Votre compte est personnel : ne confiez votre mot de passe à personne.</Li>
          <Li>
            Tenez vos souhaits, votre rayon de recherche et vos disponibilités à jour : on vous appelle
            d’après eux.
          </Li>
        </ul>
      </TermsPart>
      <HandOver level={level} />
      <Prices level={level} />
      <TermsPart title="Consommer sans risque" level={level}>
        <ul>
          <Li>Transportez et conservez le gibier au froid ; l’animal reste à dépouiller et à découper.</Li>
          <Li>
            {`La viande de sanglier peut porter la trichine : cuisez-la à cœur, ${limits.coreTemperature} °C au moins. Congeler, fumer ou saler ne suffit pas.`}
          </Li>
          <Li>
            Demandez si la trichine a été recherchée. Si elle ne l’a pas été, le chasseur vous remet une fiche
            d’information.
          </Li>
        </ul>
      </TermsPart>
      <TermsPart title="Qui voit vos données" level={level}>
        <ul>
          <Li>
            Un responsable de territoire validé par sa fédération vous voit quand il prévoit une chasse qui
            vous correspond : votre nom, votre commune et sa distance, vos souhaits, le nombre de gibiers déjà
            reçus.
          </Li>
          <Li>
            Votre numéro de téléphone ne lui est montré que s’il le demande. Chaque demande est enregistrée,
            leur nombre est limité, et votre espace vous dit combien de chasseurs ont vos coordonnées.
          </Li>
          <Li>
            Il ne peut s’en servir que pour vous proposer du gibier. Si quelqu’un en fait un autre usage,
            dites-le à la fédération.
          </Li>
          <Li>
            Les personnes habilitées de la fédération voient votre compte et ce qui vous a été cédé. Vos
            données ne sont ni vendues, ni louées, ni utilisées pour de la publicité.
          </Li>
          <Li>
            Vous pouvez refuser le partage de vos données, dans « Mon compte » : vous n’êtes alors plus
            proposé aux chasseurs.
          </Li>
        </ul>
      </TermsPart>
      <Suspension level={level} />
      <Rights level={level} />
      <Changes level={level} />
    </>
  )
}

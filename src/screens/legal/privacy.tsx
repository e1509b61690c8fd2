import { DAY } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { Link } from '../../ui/page/link.tsx'
import { Li, P } from '../../ui/text/prose.tsx'
import { PrivacyDurations } from './privacy-durations.tsx'
import { PrivacyRights } from './privacy-rights.tsx'
import { LegalPage, Section } from './legal-page.tsx'

const DRAFT_DAYS = limits.draftLifetime / DAY
const SHARED_HOURS = limits.sharedDraftLifetime / 3_600_000
const REPORT_DAYS = limits.reportDraftLifetime / DAY

/** « Confidentialité »: which personal data are stored, why, for how long, and the person's rights. */
export function Privacy() {
  return (
    <LegalPage title="Confidentialité">
      <P>
        Le responsable du traitement est la fédération départementale des chasseurs qui met ce service à
        disposition. Cette page dit quelles données elle traite, pourquoi, combien de temps, et quels sont vos
        droits.
      </P>
      <Section title="Les données traitées">
        <ul>
          <Li>
            Pour chaque personne inscrite : nom, prénom, adresse e-mail, téléphone, commune, mot de passe
            (conservé sous une forme qui ne permet pas de le relire), date d’acceptation des conditions et
            choix concernant vos données.
          </Li>
          <Li>
            Pour un responsable de territoire : numéro d’identification (NIT), état de validation du compte,
            territoires, chasses prévues, animaux notés avec leurs prélèvements et leurs résultats d’analyse,
            et dons déclarés ; ses rendez-vous, avec le nom et le téléphone de la personne qui l’y remplace.
          </Li>
          <Li>
            Pour une personne habilitée d’une fédération : les résultats d’analyse qu’elle saisit, et la
            raison pour laquelle elle en écarte un.
          </Li>
          <Li>
            Pour un adhérent d’une fédération, d’après la base qu’elle importe : nom, prénom, NIT, adresse
            e-mail et commune, qui servent à reconnaître un responsable de territoire. L’adresse postale et le
            téléphone de ce fichier ne sont pas conservés.
          </Li>
          <Li>
            Pour un particulier : rayon de recherche, types et quantités de gibier souhaités, disponibilités,
            qualité de chasseur ou non, gibier reçu.
          </Li>
          <Li>
            Pour la sécurité et votre protection : la trace de chaque numéro de téléphone obtenu, par qui et
            quand.
          </Li>
        </ul>
      </Section>
      <Section title="Pourquoi, et sur quel fondement">
        <ul>
          <Li>
            Mettre en relation donneurs et receveurs, et informer la fédération des cessions : exécution du
            service que vous avez demandé (article 6.1.b du RGPD).
          </Li>
          <Li>
            Vérifier les comptes, empêcher les abus et établir des statistiques sans données personnelles :
            intérêt légitime de la fédération (article 6.1.f).
          </Li>
          <Li>
            Vous envoyer une lettre d’information : votre consentement, que vous pouvez retirer à tout moment.
          </Li>
          <Li>
            Écrire chaque lundi ce qui attend aux personnes de la fédération qui le demandent : intérêt
            légitime de la fédération (article 6.1.f). Une case de la page « À faire » l’arrête à tout moment.
          </Li>
        </ul>
      </Section>
      <Section title="Qui voit quoi">
        <ul>
          <Li>
            Qui accepte un rendez-vous en voit le lieu exact, et jusqu’à la fin du jour le nom et le téléphone
            du responsable de territoire, ou de la personne qui le remplace.
          </Li>
          <Li>
            La personne qui tient un rendez-vous pour lui voit, par un lien qu’il lui donne et jusqu’à la fin
            du jour, le nom de qui l’a accepté et ce qui lui revient, et le jour même son téléphone. Elle peut
            noter qui est venu.
          </Li>
          <Li>
            Un responsable de territoire voit, pour une chasse, le nom, la commune et les souhaits des
            particuliers qui correspondent. Il ne voit un numéro de téléphone qu’après l’avoir demandé ; le
            nombre de ces demandes est limité, et vous savez combien de chasseurs ont obtenu vos coordonnées.
            Il peut noter pour lui seul ce qu’un appel a donné ; cette note est dans les données que vous
            pouvez demander.
          </Li>
          <Li>
            Les personnes habilitées de la fédération voient les comptes de leur département et, pour chacun,
            ses chasses et ce qui y a été donné, ou ce qu’il a reçu.
          </Li>
          <Li>
            Celles qui importent la base des adhérents y lisent le nom, le prénom, le NIT et la commune de
            chacun, mais pas son adresse e-mail ; et le nom, le prénom et le NIT de ceux que le dernier import
            a retirés.
          </Li>
          <Li>Vos données ne sont ni vendues, ni louées, ni utilisées pour de la publicité.</Li>
        </ul>
      </Section>
      <PrivacyDurations />
      <Section title="Cookies et mémoire du navigateur">
        <P>
          Le service n’utilise que des cookies strictement nécessaires : l’un garde votre session ouverte, un
          autre protège vos envois contre la falsification, un troisième reconnaît pendant 400 jours
          l’appareil où vous vous êtes déjà connecté, pour que les essais d’inconnus ne vous empêchent pas d’y
          entrer, un quatrième note pendant une minute que vous venez d’enregistrer quelque chose, pour que
          vous le voyiez aussitôt. Aucun ne contient votre nom ni votre adresse. Ils ne servent à aucun suivi
          et ne demandent donc pas de consentement.
        </P>
        <P>
          Un compte rendu ou une inscription en cours de saisie est gardé dans votre navigateur, sur votre
          appareil, pour vous être proposé de nouveau après une coupure, sans le mot de passe. Il en est
          effacé dès qu’il est envoyé, quand vous recommencez, et quand vous vous déconnectez ; s’il y a un
          compte rendu à perdre, on vous le dit avant.
        </P>
        <P>
          {`Sinon, une inscription y reste ${DRAFT_DAYS} jours après le dernier changement, ${SHARED_HOURS} heure si vous avez dit que d’autres personnes utilisent cet appareil, et s’efface aussi quand une session s’y ferme d’elle-même. Un compte rendu, ou sa correction, y reste ${REPORT_DAYS} jours, pour la même personne seulement, même si sa session expire entre-temps ; de même ce qu’un responsable de territoire a coché pour filtrer les contacts d’une chasse, sans ce qu’il a cherché.`}
        </P>
      </Section>
      <PrivacyRights />
      <p>
        Texte de référence :{' '}
        <Link to="https://www.cnil.fr/fr/reglement-europeen-protection-donnees">
          règlement général sur la protection des données, sur le site de la CNIL
        </Link>
        .
      </p>
    </LegalPage>
  )
}

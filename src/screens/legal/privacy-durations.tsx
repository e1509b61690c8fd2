import { retention } from '../../../contract/retention.ts'
import { Li, P } from '../../ui/text/prose.tsx'
import { Section } from './legal-page.tsx'

/** `1` as « un mois », `36` as « 3 ans ». */
function monthsText(months: number): string {
  if (months === 1) return 'un mois'
  if (months === 12) return 'un an'
  return months % 12 === 0 ? `${months / 12} ans` : `${months} mois`
}

/** `14` as « 2 semaines », `10` as « 10 jours ». */
const daysText = (days: number) => (days % 7 === 0 && days > 7 ? `${days / 7} semaines` : `${days} jours`)

/** The retention period of each kind of data, from the values that the server applies. */
export function PrivacyDurations() {
  return (
    <Section title="Combien de temps">
      <P>
        Vos données sont conservées tant que votre compte existe. Quand il est anonymisé, à votre demande, par
        la fédération ou faute de visite, tout ce qui permet de vous reconnaître est effacé en une fois ;
        seules restent les quantités de gibier, pour les statistiques.
      </P>
      <P>
        {`Un compte sans visite pendant ${monthsText(retention.accounts)} est anonymisé. Deux e-mails préviennent la personne : ${monthsText(retention.warning)} avant, puis ${daysText(retention.reminder)} avant. Il suffit de se connecter une fois pour garder le compte. Un compte bloqué n’est pas anonymisé ainsi : c’est à la fédération d’en décider, et la personne peut toujours le demander.`}
      </P>
      <P>Sans attendre la fin du compte, chaque nuit est effacé ce qui ne sert plus :</P>
      <ul>
        <Li>
          {`Les particuliers proposés pour une chasse, dont le numéro n’a pas été obtenu et qui n’ont rien reçu : ${monthsText(retention.contacts)} après la chasse.`}
        </Li>
        <Li>{`Ce qu’un responsable note d’un appel : ${monthsText(retention.contacts)} après la chasse.`}</Li>
        <Li>{`Le nom et le numéro de qui a examiné un animal : ${monthsText(retention.examiners)} après la chasse.`}</Li>
        <Li>{`Les propositions de gibier, leurs réponses et leurs rendez-vous, les absences notées et ce que l’on en dit pour les contester : ${monthsText(retention.offers)}. Qui remplace un responsable à un rendez-vous, et le rendez-vous que quelqu’un a annulé : oubliés la nuit suivante.`}</Li>
        <Li>{`Les problèmes que vous signalez avec un animal reçu : ${monthsText(retention.problems)}. La fédération de la chasse les reçoit par e-mail, avec votre nom, votre adresse et votre numéro.`}</Li>
        <Li>{`Ce que vous contestez d’un compte rendu : ${monthsText(retention.contests)}. La fédération de la chasse le reçoit par e-mail, avec votre nom, votre adresse et votre numéro ; le responsable, avec votre nom.`}</Li>
        <Li>{`Les disponibilités passées : ${monthsText(retention.availabilities)} après leur fin.`}</Li>
        <Li>
          {`La raison d’une correction de compte rendu, la réponse de la fédération, et le nom de qui l’a faite à la place du responsable ou en a décidé : ${monthsText(retention.corrections)}.`}
        </Li>
        <Li>
          {`Le nom de qui a saisi le résultat d’une analyse, et la raison pour laquelle un résultat positif a été écarté : ${monthsText(retention.results)}.`}
        </Li>
        <Li>
          {`Les rappels d’un gibier qu’on ne doit pas manger : ${monthsText(retention.recalls)}, comme la loi le demande. Après ${monthsText(retention.recalled)}, un pseudonyme y remplace chaque personne. Si votre compte est supprimé pendant un rappel qui vous concerne, votre nom, votre adresse et votre numéro y restent jusqu’à ce que vous soyez prévenu, ou que le rappel se termine.`}
        </Li>
        <Li>
          {`Qui a obtenu le numéro d’un particulier : ${monthsText(retention.phones)}. Ensuite, le responsable qui veut l’appeler doit le demander de nouveau.`}
        </Li>
        <Li>
          {`La raison d’un refus de compte et la note de la fédération : ${monthsText(retention.refusals)}. Qui a lancé un import d’adhérents : ${monthsText(retention.jobs)}.`}
        </Li>
        <Li>
          {`L’historique des actes sensibles, comme la validation d’un compte ou un numéro obtenu : ${monthsText(retention.auditLog)}. Après ${monthsText(retention.actors)}, le nom de la personne qui a agi y est remplacé par un pseudonyme.`}
        </Li>
        <Li>
          {`La trace des e-mails que le service vous a envoyés : ${retention.mails} jours ; leur texte n’est pas conservé une fois parti.`}
        </Li>
        <Li>
          {`Le registre des effacements, sans nom ni adresse, pour effacer de nouveau un compte si une sauvegarde est restaurée : ${monthsText(retention.erasures)}.`}
        </Li>
        <Li>
          Les sessions, les liens reçus par e-mail et les fichiers d’export : dès qu’ils ne sont plus
          valables. Le compte des essais de connexion et des demandes répétées : un jour au plus.
        </Li>
      </ul>
      <P>
        {`Un adhérent importé par une fédération en est retiré par l’import suivant, s’il n’y figure plus. Son nom, son prénom et son NIT restent à lire jusqu’à l’import d’après, ${monthsText(retention.removedMembers)} au plus.`}
      </P>
    </Section>
  )
}

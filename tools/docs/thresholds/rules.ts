import { answerHours } from '../../../contract/answer-hours.ts'
import { DAY } from '../../../contract/days.ts'
import type { limits } from '../../../contract/limits.ts'

type Told = (values: typeof limits) => string
/** One rule in French; and the flows to which it applies out of sight of their charts, screens and calls. */
export type Rule = Told | { tells: Told; flows: readonly string[] }

const hours = (milliseconds: number) => milliseconds / 3_600_000
const minutes = (milliseconds: number) => milliseconds / 60_000
const number = (value: number) => value.toLocaleString('fr-FR')
const megabytes = (bytes: number) => `${number(bytes / 1_000_000)} Mo`

export const rules: Readonly<Record<string, readonly Rule[]>> = {
  'Les personnes et leur compte': [
    ({ name, email }) =>
      `Un nom, un prénom ou un libellé a ${name} caractères au plus, une adresse e-mail ${email}.`,
    ({ password }) => `Un mot de passe a de ${password.min} à ${password.max} caractères.`,
    ({ phone }) =>
      `Un numéro de téléphone a de ${phone.min} à ${phone.max} chiffres ou espaces, montrés par groupes de ${phone.group} ; le champ accepte ${phone.typed} caractères, pour « +33 ».`,
    ({ nit }) =>
      `Un NIT a ${nit.length} caractères ; le champ signale une saisie de moins de ${nit.minimumInField}.`,
    ({ nitAttempts }) =>
      `Un NIT est rapproché de la liste des adhérents ${nitAttempts.perAccount} fois par jour et par compte, ${nitAttempts.perFederation} fois par fédération ; ensuite la fédération décide elle-même.`,
    ({ validationDelay }) => `Un compte est validé ou refusé sous ${validationDelay} heures ouvrées.`,
    ({ validatedAtOnce }) =>
      `Les comptes connus dans la base se valident ensemble, ${validatedAtOnce} à la fois au plus.`,
    ({ refusal }) => `Le motif d’un refus et la note qui l’accompagne ont ${refusal} caractères au plus.`,
    ({ addressChange }) =>
      `Pendant ${addressChange} heures, une personne peut arrêter le changement d’adresse e-mail de son compte.`,
    {
      tells: ({ assistance }) => `Une session à la place de quelqu’un dure ${minutes(assistance)} minutes.`,
      flows: ['assistance', 'user-token'],
    },
    ({ secondFactorGrace }) =>
      `Une équipe travaille sans second facteur ${secondFactorGrace} jours au plus après sa première connexion.`,
    ({ passkeys, passkeyName, recoveryCodes }) =>
      `Un compte a ${passkeys} clés d’accès au plus, dont le nom a ${passkeyName} caractères ; ${recoveryCodes} codes de secours sont donnés à la fois.`,
    ({ ownSessions }) =>
      `Un compte a ${ownSessions} sessions au plus : « Mon compte » les montre, et la plus ancienne se ferme quand une autre s’ouvre.`,
    ({ draftLifetime, sharedDraftLifetime }) =>
      `Une inscription commencée reste ${draftLifetime / DAY} jours sur l’appareil, ${hours(sharedDraftLifetime)} heure sur un appareil partagé.`,
    {
      tells: ({ reportDraftLifetime }) =>
        `Un compte rendu ou une correction commencés, et les filtres choisis pour les contacts d’une chasse, restent ${reportDraftLifetime / DAY} jours sur l’appareil, sauf si la personne se déconnecte.`,
      flows: ['donation', 'report-amendment', 'contact-filters'],
    },
    ({ deletionDelay }) => `Une demande de suppression reçoit sa réponse sous ${deletionDelay} mois.`,
    ({ workWaits }) =>
      `« État du service » signale les e-mails et les échéances qui attendent depuis plus de ${workWaits / 60} minutes.`,
    ({ digestHour }) =>
      `Qui le demande reçoit par e-mail, chaque lundi à ${digestHour} heures, ce qui attend.`,
  ],
  'Les souhaits et les disponibilités d’un particulier': [
    ({ wish }) => `Pour chaque gibier, de ${wish.min} à ${wish.max} animaux souhaités.`,
    ({ searchRadius }) =>
      `Un rayon de recherche de ${searchRadius.min} à ${searchRadius.max} km, par pas de ${searchRadius.step}.`,
    ({ searchRadius }) =>
      `Ce rayon est de ${searchRadius.default} km au départ, et de nouveau quand un compte est anonymisé.`,
    ({ federationReach }) =>
      `La commune d’un particulier est à ${federationReach} km au plus d’une fédération.`,
    ({ availabilities }) =>
      `${availabilities.max} périodes de disponibilité au plus ; une nouvelle dure ${availabilities.days} jours après le premier.`,
    ({ receivedAnimals }) => `Un particulier voit les ${receivedAnimals} derniers animaux reçus.`,
  ],
  'La chasse et ses contacts': [
    ({ prevision }) =>
      `Pour chaque gibier, de ${prevision.min} à ${prevision.max} animaux prévus ; ${prevision.max} veut dire « ${prevision.max} et plus ».`,
    ({ huntHorizon }) => `Une chasse se prévoit jusqu’à ${huntHorizon} jours à l’avance.`,
    ({ giver }) =>
      `Un responsable a ${giver.territories} territoires au plus, ${giver.plannedHunts} chasses à venir et ${giver.computationsPerHour} recherches de contacts par heure.`,
    ({ contactsAge }) =>
      `Ouvrir les contacts d’une chasse prévue ne refait pas la recherche, si elle a moins de ${minutes(contactsAge)} minutes et si la chasse n’a pas changé.`,
    ({ contacts }) => `Une liste montre les ${number(contacts)} premiers contacts, dans l’ordre.`,
    ({ distanceFilter }) =>
      `Le filtre des contacts va de ${distanceFilter.min} à ${distanceFilter.max} km, par pas de ${distanceFilter.step} ; ${distanceFilter.default} km au départ.`,
    ({ reveals }) =>
      `Un responsable obtient ${reveals.perHour} numéros par heure et ${reveals.perDay} par jour au plus.`,
    ({ costlyCalls }) =>
      `Une personne a ${costlyCalls} recherches, statistiques ou exports en cours au plus.`,
  ],
  'Les propositions et les rendez-vous': [
    ({ offers }) =>
      `${offers.atOnce} personnes à la fois, ${offers.perHour} propositions par heure et ${offers.perDay} par jour au plus ; une même personne en reçoit ${offers.forHunt} pour une chasse et ${offers.toOne} par jour au plus ; une réponse est attendue au moins ${hours(offers.answer)} heures, jusqu’à une heure pleine entre ${answerHours.opens} h et ${answerHours.closes} h, au plus jusqu’à la fin du jour de la chasse. Un particulier voit les ${offers.listed} dernières.`,
    ({ meetings }) =>
      `Un rendez-vous est à ${meetings.days} jours au plus de la chasse, et son lieu a ${meetings.place} caractères ; renoncer moins de ${hours(meetings.late)} heure avant est tardif ; un rappel part ${hours(meetings.reminder)} heures avant.`,
    ({ absences }) =>
      `Une absence se note pendant ${absences.noting} jours et se conteste pendant ${absences.contesting} ; deux en ${absences.within} jours placent la personne après les autres pendant ${absences.behind}. Un responsable en note ${absences.perDay} par jour au plus, et l’on s’explique en ${absences.words} caractères.`,
  ],
  'Les animaux et ce qui en est cédé': [
    ({ animals }) =>
      `${animals.perHunt} animaux par chasse au plus, de ${animals.weight.min} à ${animals.weight.max} kg ; une note s’annule pendant ${animals.undo / 1000} secondes. Un bracelet a ${animals.tag} caractères au plus, le numéro d’un examinateur ou d’une fiche ${animals.number}.`,
    ({ donation }) =>
      `Pour chaque personne et chaque gibier, de ${donation.min} à ${donation.max} animaux cédés.`,
    ({ correction }) =>
      `Un responsable corrige sa déclaration pendant ${correction.days} jours, avec un motif de ${correction.reason.min} à ${correction.reason.max} caractères, ${correction.most} fois au plus ; ensuite la fédération décide.`,
    ({ recommendedBoarPrice }) =>
      `Le prix conseillé d’un sanglier hors plan de chasse ou dispositif de marquage est de ${recommendedBoarPrice} €.`,
    ({ coreTemperature }) => `La viande de sanglier se cuit à ${coreTemperature} °C à cœur.`,
    ({ retailReach }) => `Un commerce de détail est livré à ${retailReach} km au plus du lieu de chasse.`,
    ({ contests }) =>
      `Ce qu’une personne conteste d’un compte rendu compte de nouveau après ${contests.months} mois ; elle conteste ${contests.most} comptes rendus par an au plus, sans compter ceux qui sont ensuite corrigés.`,
    ({ problems }) =>
      `Un particulier signale ${problems.perAnimal} problèmes par jour pour un animal et ${problems.perDay} en tout, en ${problems.text.min} à ${problems.text.max} caractères.`,
  ],
  'Les règles sanitaires, les prélèvements et les rappels': [
    ({ sanitary }) =>
      `Une règle sanitaire cite son texte en ${sanitary.source.min} à ${sanitary.source.max} caractères et nomme ${sanitary.cities} communes au plus.`,
    ({ samples }) =>
      `Un prélèvement groupe ${samples.pool} sangliers au plus ; sa référence a ${samples.reference} caractères, un motif ${samples.reason}, et revenir sur un résultat positif demande un motif de ${samples.overturning.min} caractères au moins.`,
    ({ recalls }) =>
      `Un rappel nomme ${recalls.tags} bracelets au plus, avec un motif de ${recalls.reason.min} à ${recalls.reason.max} caractères. ${recalls.attempts} appels sans réponse se comptent au plus pour une personne.`,
  ],
  'Les fédérations et les rôles': [
    ({ departmentCode }) => `Un code de département a ${departmentCode} caractères.`,
    ({ logo }) =>
      `Un logo pèse ${megabytes(logo.maxBytes)} au plus et a ${number(logo.maxSide)} pixels de côté au plus ; ${logo.width} × ${logo.height} est conseillé.`,
    ({ retrieverFile }) =>
      `Un fichier d’adhérents pèse ${megabytes(retrieverFile.bytes)} au plus et a ${number(retrieverFile.rows)} lignes, de ${retrieverFile.cell} caractères par case ; les ${retrieverFile.refusals} premières lignes refusées sont montrées.`,
    ({ roleCode }) => `Le code d’un rôle a ${roleCode} caractères au plus.`,
  ],
  'Les listes, les recherches et les fichiers': [
    ({ pageSizes, pageSize }) =>
      `Une page a ${pageSizes.slice(0, -1).map(number).join(', ')} ou ${number(pageSizes.at(-1) ?? 0)} lignes, et jamais plus de ${number(pageSize)}.`,
    ({ pastHunts }) =>
      `Une liste s’ouvre sur ses ${pastHunts} premières lignes, l’accueil d’un responsable sur ses ${pastHunts} dernières chasses passées ; on lit ensuite les suivantes.`,
    ({ userHunts }) =>
      `Les chasses d’une personne, dans sa fiche, se lisent par ${userHunts} au plus à la fois.`,
    ({ federationJobs }) =>
      `La page d’une fédération montre ses ${federationJobs} derniers traitements : initialisation et imports.`,
    ({ everything }) =>
      `« Toutes » s’écrit ${number(everything)} dans les adresses des chasses à venir et à informer.`,
    ({ gameTypes, reportRows }) =>
      `Une demande nomme ${gameTypes} gibiers au plus, un compte rendu ${number(reportRows)} lignes.`,
    ({ search }) => `Une recherche a ${search} caractères au plus.`,
    ({ cities, citySearches }) =>
      `Une recherche de commune en propose ${cities} ; on en fait ${number(citySearches)} par quart d’heure au plus.`,
    ({ statistics, exportLifetime }) =>
      `Une statistique se lit par ${statistics.rows} lignes ; son fichier les a toutes, et reste disponible ${minutes(exportLifetime)} minutes.`,
    ({ statistics: { parts, bars, towns } }) =>
      `Un camembert a ${parts} parts au plus, un classement ${bars} barres ; une carte par communes dessine les ${towns} plus grandes valeurs.`,
    ({ waitingGivers, countedActs }) =>
      `« Comptes à valider » montre ${number(waitingGivers)} comptes au plus, ceux qui attendent depuis le plus longtemps ; un historique compte ${number(countedActs)} actes, puis dit « plus de ».`,
    ({ usersInFile }) => `Un tableau d’utilisateurs exporté en tient ${number(usersInFile)} au plus.`,
    ({ toast }) => `Un message bref reste ${toast / 1000} secondes.`,
    ({ tooltip }) => `Une bulle d’aide vient après ${tooltip} ms.`,
  ],
  'Ce qui est effacé, et quand': [
    ({ retention: { contacts, availabilities } }) =>
      `Les contacts ni appelés ni servis, et les notes sur des appels : ${contacts} mois après la chasse. Les disponibilités : ${availabilities} mois après leur fin.`,
    ({ retention: { accounts, warning, reminder } }) =>
      `Un compte : après ${accounts} mois sans visite ; la personne est prévenue ${warning} mois avant, puis ${reminder} jours avant.`,
    ({ retention: { erasures } }) =>
      `Le registre des effacements, qui sert quand une sauvegarde est restaurée : ${erasures} mois.`,
    ({ retention: { examiners, offers, problems, contests, corrections } }) =>
      `Le nom d’un examinateur : ${examiners} mois après la chasse. Une proposition : ${offers} mois. Un problème signalé : ${problems} mois. Ce qu’une personne conteste d’un compte rendu : ${contests} mois. Le motif d’une correction et qui l’a faite à la place d’un autre : ${corrections} mois.`,
    ({ retention: { results, recalled, recalls } }) =>
      `Qui a saisi un résultat : ${results} mois. Les noms d’un rappel : ${recalled} mois, puis un pseudonyme ; le rappel lui-même : ${recalls} mois.`,
    ({ retention: { phones, refusals, jobs, removedMembers } }) =>
      `Un numéro obtenu : ${phones} mois, puis il est à demander de nouveau. La raison d’un refus : ${refusals} mois. Qui a lancé un import : ${jobs} mois. Le nom d’un adhérent retiré par un import : ${removedMembers} mois au plus.`,
    ({ retention: { auditLog, readings, actors, mails } }) =>
      `Le journal : ${auditLog} mois, sous pseudonyme après ${actors} ; des consultations d’une liste de contacts, une par jour après ${readings}. Les e-mails envoyés : ${mails} jours.`,
  ],
}

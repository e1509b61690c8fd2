import { SampleState } from '../../contract/shared/sanitary.ts'
import {
  after,
  changed,
  federationChanges,
  fieldsOf,
  fileOf,
  importCounts,
  listed,
  movedTo,
  replaced,
  roleOf,
} from './audit-changes.ts'
import { sampleStates } from './sanitary.ts'
import { ofName } from '../../contract/words-in-french.ts'
import { clockTime, counted, dayOf } from './words.ts'
import type { AuditEntry, AuditAction, AuditPerson } from '../../contract/shared/audit-log.ts'

/** « 21/11/2026 à 10 h 12 », in France. */
const momentOf = (at: string) => `${dayOf(at)} à ${clockTime(at)}`

const accountOf = (on: AuditPerson | null) =>
  on?.name ? `le compte ${ofName(on.name)}` : 'un compte anonymisé'
const ofPerson = (on: AuditPerson | null) => (on?.name ? ofName(on.name) : 'd’un compte anonymisé')

const whom = (on: AuditPerson | null) => on?.name ?? 'une personne anonymisée'

const factors: Record<string, string> = {
  passkey: 'une clé d’accès',
  totp: 'une application de codes',
}
const choices: Record<string, string> = { accepted: 'l’accord', refused: 'le refus' }

/** The French predicate of each action; the actor's name precedes it. */
const predicates: Record<AuditAction, (entry: AuditEntry) => string> = {
  'giver.validated': ({ on }) => `a validé ${accountOf(on)}`,
  'giver.banned': ({ on }) => `a banni ${accountOf(on)}`,
  'giver.nit': () => 'a modifié son NIT',
  'giver.renamed': ({ details }) =>
    `a changé de nom${details['to'] === 'waiting' && details['from'] !== 'waiting' ? ', que la base des adhérents ne connaît pas avec ce NIT' : ''}`,
  'user.created': ({ on }) => `a créé ${accountOf(on)}`,
  'user.updated': (entry) => `a modifié ${accountOf(entry.on)}${fieldsOf(entry)}${after(movedTo(entry))}`,
  'user.blocked': ({ on }) => `a bloqué ${accountOf(on)}`,
  'user.unblocked': ({ on }) => `a débloqué ${accountOf(on)}`,
  'user.anonymised': () => 'a anonymisé un compte',
  'user.token': ({ on }) => `a obtenu un lien de connexion pour ${accountOf(on)}`,
  'user.assisted': ({ on }) => `a ouvert une session à la place ${ofPerson(on)}`,
  'user.gdpr': ({ on, by, details }) => {
    const choice = choices[String(details['to'])] ?? 'le choix'
    return by?.id === on?.id ? `a noté ${choice} RGPD` : `a noté ${choice} RGPD ${ofPerson(on)}`
  },
  'user.address': () => 'a confirmé sa nouvelle adresse e-mail',
  'user.address_stopped': () => 'a arrêté le changement de son adresse e-mail',
  'user.role': (entry) => {
    const { from, to, from_label = from, to_label = to } = entry.details
    return `a changé le rôle ${ofPerson(entry.on)}${after([replaced(from_label, to_label), ...movedTo(entry)])}${fieldsOf(entry)}`
  },
  'factor.added': ({ details }) => `a ajouté ${factors[String(details['kind'])]} à son compte`,
  'factor.removed': ({ details }) => `a retiré ${factors[String(details['kind'])]} de son compte`,
  'factor.codes': () => 'a obtenu de nouveaux codes de secours',
  'factor.code_used': ({ details }) =>
    `s’est connecté avec un code de secours (${counted(Number(details['left']), 'restant', 'restants')})`,
  'factor.refused': ({ on }) => `a refusé une clé d’accès, peut-être copiée, sur ${accountOf(on)}`,
  'factor.guessed': ({ on }) => `a fermé une session après trop de codes faux sur ${accountOf(on)}`,
  'factor.reset': ({ on }) => `a réinitialisé la double vérification ${ofPerson(on)}`,
  'role.created': (entry) => {
    const { copied, copied_label = copied } = entry.details
    return `a créé le ${roleOf(entry)}${copied === undefined ? '' : `, copie de « ${copied_label} »`}`
  },
  'role.updated': (entry) => {
    const { code, before, label, label_before } = entry.details
    const changes = [...changed('nom', label_before, label), ...changed('code', before, code)]
    return `a modifié le ${roleOf(entry)}${after(changes)}`
  },
  'users.exported': ({ details }) =>
    `a exporté ${counted(Number(details['users']), 'utilisateur', 'utilisateurs')} en tableau`,
  'role.deleted': (entry) => `a supprimé le ${roleOf(entry)}`,
  'role.permissions': (entry) => {
    const { added, removed } = entry.details
    return `a changé les permissions du ${roleOf(entry)}${after([...listed(added, '+'), ...listed(removed, '−')])}`
  },
  'federation.created': () => 'a créé la fédération',
  'federation.updated': (entry) => `a modifié la fédération${after(federationChanges(entry))}`,
  'federation.initialised': () => 'a initialisé la fédération',
  'federation.imported': ({ details }) =>
    `a importé des adhérents${fileOf(details)}${after(importCounts(details))}`,
  'federation.deleted': () => 'a supprimé la fédération',
  'contacts.read': ({ details }) =>
    `a consulté ${counted(Number(details['contacts']), 'contact', 'contacts')} d’une chasse`,
  'report.amended': () => 'a corrigé le compte rendu d’une chasse',
  'phone.given': () => 'a donné son numéro de téléphone en acceptant une proposition',
  'report.requested': () => 'a demandé la correction du compte rendu d’une chasse',
  'report.accepted': ({ on }) => `a accepté la correction d’un compte rendu ${ofPerson(on)}`,
  'report.refused': ({ on }) => `a refusé la correction d’un compte rendu ${ofPerson(on)}`,
  'delegate.linked': () => 'a créé le lien d’un rendez-vous pour la personne qui le tient',
  'delegate.unlinked': () => 'a fermé le lien d’un rendez-vous',
  'delegate.handed_over': () => 'a fait noter une remise par la personne qui tenait le rendez-vous',
  'delegate.noted_absence': () => 'a fait noter une absence par la personne qui tenait le rendez-vous',
  'absence.noted': ({ on }) => `a noté une absence ${ofPerson(on)} à un rendez-vous`,
  'absence.taken_back': ({ on }) => `a repris l’absence ${ofPerson(on)}, notée par erreur`,
  'absence.contested': () => 'a contesté une absence',
  'absence.upheld': ({ on }) => `a maintenu une absence ${ofPerson(on)}`,
  'absence.lifted': ({ on }) => `a annulé une absence ${ofPerson(on)}`,
  'animal.taken_back': ({ on }) => `a annulé la remise d’un animal à ${whom(on)}`,
  'withdrawal.taken_back': () => 'a annulé le retrait d’un animal, qui n’était remis à personne',
  'line.contested': () => 'n’a pas reçu ce que dit un compte rendu',
  'problem.reported': () => 'a signalé un problème avec un animal reçu',
  'rule.created': () => 'a préparé une règle sanitaire',
  'rule.updated': () => 'a modifié une règle sanitaire',
  'rule.published': () => 'a mis une règle sanitaire en vigueur',
  'rule.ended': () => 'a mis fin à une règle sanitaire',
  'sample.taken': ({ details }) =>
    `a noté un prélèvement de ${counted(Number(details['animals']), 'sanglier', 'sangliers')}`,
  'sample.changed': ({ details }) =>
    `a noté un prélèvement : ${sampleStates[SampleState.parse(details['to'])].toLowerCase()}`,
  'sample.overturned': () =>
    'a écarté le résultat positif d’un prélèvement ; la raison est gardée avec lui, dans « Prélèvements »',
  'recall.opened': ({ details }) =>
    `a ouvert un rappel qui concerne ${counted(Number(details['people']), 'personne', 'personnes')}`,
  'recall.widened': ({ details }) =>
    `a étendu un rappel à ${counted(Number(details['people']), 'personne', 'personnes')}`,
  'recall.acknowledged': () => 'a confirmé avoir reçu l’information d’un rappel',
  'recall.reached': ({ on }) => `a joint pour un rappel ${whom(on)}`,
  'recall.attempted': ({ on }) => `a appelé sans réponse pour un rappel ${whom(on)}`,
  'recall.unreachable': ({ on }) => `a renoncé à joindre pour un rappel ${whom(on)}`,
  'recall.closed': () => 'a terminé un rappel, dont chaque personne a été traitée',
  'recall.lifted': () => 'a levé un rappel',
  'rule.deleted': () => 'a supprimé le brouillon d’une règle sanitaire',
  'phone.revealed': ({ on }) => `a obtenu le numéro de téléphone ${ofPerson(on)}`,
}

const actorOf = (by: AuditPerson | null) =>
  by === null ? 'l’application' : (by.name ?? 'un compte anonymisé')

/** « Denis Perrin », or « Claire Petit, à la place d’Hélène Moreau, » in an assisted session. */
const doerOf = ({ by, assistant }: AuditEntry) =>
  assistant ? `${actorOf(assistant)}, à la place ${ofPerson(by)},` : actorOf(by)

/** « Le 21/11/2026 à 10 h 12, Denis Perrin a validé le compte de Michel Faure. » */
export const auditEntryText = (entry: AuditEntry): string =>
  `Le ${momentOf(entry.at)}, ${doerOf(entry)} ${predicates[entry.act](entry)}.`

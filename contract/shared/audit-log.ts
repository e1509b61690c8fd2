import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, Meta, Paging } from '../fields.ts'

/** The sensitive commands that the audit log records, with their French labels. */
export const auditLabels = {
  'giver.validated': 'Compte chasseur validé',
  'giver.banned': 'Compte chasseur refusé',
  'giver.nit': 'NIT modifié par son titulaire',
  'giver.renamed': 'Nom changé par un responsable',
  'user.created': 'Utilisateur créé',
  'user.updated': 'Utilisateur modifié',
  'user.blocked': 'Utilisateur bloqué',
  'user.unblocked': 'Utilisateur débloqué',
  'user.anonymised': 'Utilisateur anonymisé',
  'user.token': 'Lien de connexion remis',
  'user.assisted': 'Session ouverte à la place de la personne',
  'user.gdpr': 'État RGPD modifié',
  'user.address': 'Nouvelle adresse confirmée',
  'user.address_stopped': 'Changement d’adresse arrêté',
  'user.role': 'Rôle modifié',
  'users.exported': 'Utilisateurs exportés',
  'factor.added': 'Moyen de double vérification ajouté',
  'factor.removed': 'Moyen de double vérification retiré',
  'factor.codes': 'Codes de secours renouvelés',
  'factor.code_used': 'Code de secours utilisé',
  'factor.refused': 'Clé d’accès refusée, peut-être copiée',
  'factor.guessed': 'Session fermée après trop de codes faux',
  'factor.reset': 'Double vérification réinitialisée',
  'role.created': 'Rôle créé',
  'role.updated': 'Rôle modifié',
  'role.deleted': 'Rôle supprimé',
  'role.permissions': 'Permissions modifiées',
  'federation.created': 'Fédération créée',
  'federation.updated': 'Fédération modifiée',
  'federation.initialised': 'Fédération initialisée',
  'federation.imported': 'Adhérents importés',
  'federation.deleted': 'Fédération supprimée',
  'phone.revealed': 'Numéro de téléphone obtenu',
  'phone.given': 'Numéro de téléphone donné en acceptant une proposition',
  'contacts.read': 'Contacts d’une chasse consultés',
  'report.amended': 'Compte rendu corrigé',
  'report.requested': 'Correction demandée',
  'report.accepted': 'Correction acceptée',
  'report.refused': 'Correction refusée',
  'delegate.linked': 'Lien d’un rendez-vous créé pour la personne qui le tient',
  'delegate.unlinked': 'Lien d’un rendez-vous fermé',
  'delegate.handed_over': 'Remise notée par la personne qui tient le rendez-vous',
  'delegate.noted_absence': 'Absence notée par la personne qui tient le rendez-vous',
  'absence.noted': 'Absence notée',
  'absence.taken_back': 'Absence reprise',
  'absence.contested': 'Absence contestée',
  'absence.upheld': 'Absence maintenue',
  'absence.lifted': 'Absence annulée',
  'animal.taken_back': 'Remise d’un animal annulée',
  'withdrawal.taken_back': 'Retrait d’un animal annulé',
  'problem.reported': 'Problème signalé avec un animal reçu',
  'line.contested': 'Gibier d’un compte rendu contesté',
  'rule.created': 'Règle sanitaire préparée',
  'rule.updated': 'Règle sanitaire modifiée',
  'rule.published': 'Règle sanitaire mise en vigueur',
  'rule.ended': 'Règle sanitaire terminée',
  'rule.deleted': 'Règle sanitaire supprimée',
  'sample.taken': 'Prélèvement noté',
  'sample.changed': 'Étape d’un prélèvement notée',
  'sample.overturned': 'Résultat positif écarté',
  'recall.opened': 'Rappel ouvert',
  'recall.widened': 'Rappel étendu à d’autres personnes',
  'recall.acknowledged': 'Rappel confirmé par la personne',
  'recall.reached': 'Personne jointe pour un rappel',
  'recall.attempted': 'Appel sans réponse pour un rappel',
  'recall.unreachable': 'Personne pas jointe pour un rappel',
  'recall.closed': 'Rappel terminé',
  'recall.lifted': 'Rappel levé',
} as const

export type AuditAction = keyof typeof auditLabels

/**
 * A person in the audit log. `name` is null once anonymised. After the retention period an actor has a
 * pseudonym as name and null as id.
 */
export const AuditPerson = z.object({ id: z.nullable(z.number()), name: z.nullable(z.string()) })
export type AuditPerson = z.output<typeof AuditPerson>

/**
 * An entry of the audit log. `at`: ISO 8601. `act`: the command. `by`: the actor, null for the
 * application itself. `assistant`: staff acting on the actor's behalf, or null. `on`: the user concerned,
 * or null. `details`: counts and codes, never personal data.
 */
export const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  act: z.enum(Object.keys(auditLabels) as [AuditAction, ...AuditAction[]]),
  by: z.nullable(AuditPerson),
  assistant: z.nullable(AuditPerson),
  on: z.nullable(AuditPerson),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.output<typeof AuditEntry>

/**
 * A position in the audit log: after an entry in time, before one, or the last page. Keyset pagination:
 * new entries do not shift pages, and every page costs the same.
 */
const Cursor = z
  .string('Cette page n’existe pas.')
  .check(z.regex(/^((before|after)-\d{1,15}|last)$/, 'Cette page n’existe pas.'))

/** Without `cursor`, the newest page. `meta` contains the cursors of the other pages, null where there is none. */
const Query = z.object({ cursor: z.optional(z.nullable(Cursor)), perPage: Paging.perPage })

const turn = z.nullable(z.string())
/**
 * `is_partial`: more entries exist than are counted (`limits.countedActs`), and pages are numbered up to
 * that limit.
 */
const AuditMeta = z.extend(Meta, {
  previous: turn,
  next: turn,
  last: turn,
  is_partial: z.optional(z.boolean()),
})
const AuditPage = z.object({ data: z.array(AuditEntry), meta: AuditMeta })
export type AuditPage = z.output<typeof AuditPage>

const reading = {
  method: 'GET',
  envelope: 'page',
  replica: 'unlessJustWritten',
  params: IdParams,
  query: Query,
  answer: AuditPage,
} as const

/** Lists commands on a user and by that user, latest first. */
export const listUserAuditLog = endpoint('listUserAuditLog', {
  ...reading,
  path: '/api/v1/users/{id}/acts',
  summary: 'Lire l’historique d’un utilisateur',
  access: 'users.view',
})

/** Lists commands on a role, latest first: what it was called, and what it allowed. */
export const listRoleAuditLog = endpoint('listRoleAuditLog', {
  ...reading,
  path: '/api/v1/roles/{id}/acts',
  summary: 'Lire l’historique d’un rôle',
  access: 'roles.view',
})

/** Lists commands on a federation and its people, latest first. */
export const listFederationAuditLog = endpoint('listFederationAuditLog', {
  ...reading,
  path: '/api/v1/federations/{id}/acts',
  summary: 'Lire l’historique d’une fédération',
  access: 'federations.view',
})

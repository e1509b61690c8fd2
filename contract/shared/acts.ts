import * as z from 'zod/mini'

/** The sensitive acts of which a journal is kept, and what each is called when it is shown. */
export const actLabels = {
  'giver.validated': 'Compte chasseur validé',
  'giver.banned': 'Compte chasseur refusé',
  'giver.nit': 'NIT modifié par son titulaire',
  'user.created': 'Utilisateur créé',
  'user.updated': 'Utilisateur modifié',
  'user.blocked': 'Utilisateur bloqué',
  'user.anonymised': 'Utilisateur anonymisé',
  'user.token': 'Lien de connexion remis',
  'user.gdpr': 'État RGPD modifié',
  'user.role': 'Rôle modifié',
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
} as const

export type ActCode = keyof typeof actLabels

/** Somebody of the journal; `name` is null once they are anonymised. */
export const ActPerson = z.object({ id: z.number(), name: z.nullable(z.string()) })
export type ActPerson = z.output<typeof ActPerson>

/**
 * An act of the journal. `by`: who did it, null for the application itself; `on`: whom it concerns,
 * null for nobody in particular. `details`: counts and codes, never a personal datum.
 */
export const Act = z.object({
  id: z.number(),
  at: z.string(),
  act: z.enum(Object.keys(actLabels) as [ActCode, ...ActCode[]]),
  by: z.nullable(ActPerson),
  on: z.nullable(ActPerson),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type Act = z.output<typeof Act>

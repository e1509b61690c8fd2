import { limits } from '../../contract/limits.ts'
import {
  ABSENCES,
  CORRECTIONS,
  DELETION_REQUESTS,
  GIVER_VALIDATION,
  OVERDUE_HUNTS,
  RECALLS,
  SAMPLES,
  REFUSED_MAILS,
  TODO,
} from '../../contract/pages.ts'
import type { Waiting, WaitingKind } from '../../contract/shared/waiting/waiting.ts'
import { dayInWords } from '../rules/days-in-words.ts'
import { lanes, letter, type Letter } from './letter.ts'

/** The lists of pending work, in the order of the mail: singular, plural, and page. */
const lists = {
  accounts: ['compte à valider', 'comptes à valider', GIVER_VALIDATION],
  deletions: ['demande de suppression', 'demandes de suppression', DELETION_REQUESTS],
  hunts: ['compte rendu attendu', 'comptes rendus attendus', OVERDUE_HUNTS],
  mails: ['e-mail refusé', 'e-mails refusés', REFUSED_MAILS],
  corrections: ['correction demandée', 'corrections demandées', CORRECTIONS],
  absences: ['absence contestée', 'absences contestées', ABSENCES],
  tags: ['bracelet noté deux fois', 'bracelets notés deux fois', SAMPLES],
  recalls: ['personne à prévenir d’un rappel', 'personnes à prévenir d’un rappel', RECALLS],
} as const satisfies Record<WaitingKind, readonly string[]>

/** `unsubscribe`: the link that stops it. */
type Digest = { day: string; waiting: Waiting; publicUrl: string; unsubscribe: string }

/** The Monday digest for staff (`YYYY-MM-DD`): the number of pending items per list, without empty ones. */
export const weeklyDigest = (
  firstname: string,
  { day, waiting, publicUrl, unsubscribe }: Digest,
): Letter => ({
  unsubscribe,
  ...letter({
    lane: lanes.patient,
    subject: `Lundi ${dayInWords(day)} : ce qui attend`,
    firstname,
    before: ['Bonne semaine à vous. Voici ce qui attend aujourd’hui :'],
    entries: Object.entries(lists).flatMap(([kind, [one, several, page]]) => {
      const count = waiting[kind as WaitingKind] ?? 0
      return count > 0 ? [{ label: `${count} ${count > 1 ? several : one}`, url: `${publicUrl}${page}` }] : []
    }),
    action: { label: 'Ouvrir la page À faire', url: `${publicUrl}${TODO}` },
    after: [
      `Pour ne plus recevoir ce message, décochez « Recevoir chaque lundi à ${limits.digestHour} h ce qui attend », en bas de cette page.`,
    ],
  }),
})

import type { PlantedPart } from './planted.ts'

/** Mistakes in what the server decides, and whom it tells. */
export const plantedInRules: readonly PlantedPart[] = [
  {
    part: 'Serveur : règles et messages',
    planted: [
      {
        mistake: 'Absence : elle ne se note plus le septième jour après le rendez-vous.',
        file: 'server/handlers/giver/absences.ts',
        from: 'today > dayAfter(parisDay(ends_at), noting)',
        to: 'today >= dayAfter(parisDay(ends_at), noting)',
        by: {
          project: 'server',
          file: 'tests/server/receiver/absences.test.ts',
          test: 'Nobody notes an absence more than a week after the meeting',
        },
        says: 'expected 409 to be 200',
      },
      {
        mistake: 'Absence annulée : le particulier reçoit le message du responsable, et l’inverse.',
        file: 'server/handlers/users/todo/absences.ts',
        from: 'const isReceiver = id === userId',
        to: 'const isReceiver = id !== userId',
        by: {
          project: 'server',
          file: 'tests/server/receiver/absences.test.ts',
          test: 'Lifted, it never counts again, both are told',
        },
        says: "to deeply equal [ 'Votre absence est annulée' ]",
      },
      {
        mistake: 'Rendez-vous : on peut encore l’accepter quand il a commencé.',
        file: 'server/rules/offers/confirmation.ts',
        from: 'Math.min(now.getTime() + limits.offers.answer, last)',
        to: 'Math.max(now.getTime() + limits.offers.answer, last)',
        by: {
          project: 'server',
          file: 'tests/server/giver/offers/meetings.test.ts',
          test: 'A confirmation that nobody answers expires and frees its animal',
        },
        says: "expected 'confirmed' to be 'expired'",
      },
      {
        mistake: 'Compte rendu attendu : les rappels partent un jour trop tard.',
        file: 'server/rules/reports/report-reminders.ts',
        from: 'passed < due',
        to: 'passed <= due',
        by: {
          project: 'server',
          file: 'tests/server/giver/report-reminders.test.ts',
          test: 'The giver is reminded at nine the day after, three and ten days later',
        },
        says: 'expected [ 10, +0 ] to deeply equal [ 10, 1 ]',
      },
      {
        mistake: 'Compte rendu : le dernier jour, on ne peut plus le corriger soi-même.',
        file: 'server/rules/reports/reports.ts',
        from: 'parisDay(now) > amendableUntil(',
        to: 'parisDay(now) >= amendableUntil(',
        by: {
          project: 'server',
          file: 'tests/server/giver/report-state.test.ts',
          test: 'A report that is recorded, within seven days',
        },
        says: "expected 'settled' to be 'recorded'",
      },
      {
        mistake: 'Rendez-vous décliné : le responsable n’en sait rien.',
        file: 'server/rules/offers/offer-answers.ts',
        from: "given === 'cancelled' || (state === 'confirmed' && given === 'declined')",
        to: "given === 'cancelled'",
        by: {
          project: 'server',
          file: 'tests/server/giver/offers/meeting-promises.test.ts',
          test: 'A yes is journalled for the federation; a promise that is declined is told to the giver',
        },
        says: 'Une personne intéressée a renoncé',
      },
      {
        mistake: 'Lien pour agir à la place de quelqu’un : il sert pendant une heure, et non dix minutes.',
        file: 'server/handlers/users/user-token.ts',
        from: '10 * 60_000',
        to: '60 * 60_000',
        by: {
          project: 'server',
          file: 'tests/server/sign-in/sign-in-links.test.ts',
          test: 'It is valid for ten minutes',
        },
        says: 'expected 200 to be 404',
      },
      {
        mistake: 'Bracelets : la saison commence en août, un bracelet de juillet est introuvable.',
        file: 'contract/seasons.ts',
        from: 'month >= 7 ?',
        to: 'month > 7 ?',
        by: {
          project: 'server',
          file: 'tests/server/giver/seasons.test.ts',
          test: 'A season begins on the first of July',
        },
        isNew: true,
        says: 'to be 422',
      },
      {
        mistake: 'Délai de validation : le jeudi de l’Ascension compte comme ouvré, le vendredi comme férié.',
        file: 'server/rules/working-hours.ts',
        from: '[1, 39, 50]',
        to: '[1, 40, 50]',
        by: {
          project: 'server',
          file: 'tests/server/http/working-hours.test.ts',
          test: 'are not Ascension, 2026-05-14',
        },
        says: 'expected true to be false',
      },
      {
        mistake: 'Remise reprise : l’animal n’est plus promis à la personne, qui garde « Remis ».',
        file: 'server/handlers/giver/hand-overs.ts',
        from: "state === 'available' && (await reopenOffer(transaction, animal.id))",
        to: 'false && (await reopenOffer(transaction, animal.id))',
        by: {
          project: 'server',
          file: 'tests/server/giver/offers/meeting-promises.test.ts',
          test: 'A hand-over that is taken back is promised again',
        },
        says: "expected [ 'available', 'handedOver' ] to deeply equal [ 'held', 'accepted' ]",
      },
      {
        mistake: 'Premier rendez-vous : l’e-mail dit que le rendez-vous a changé.',
        file: 'server/handlers/giver/meetings.ts',
        from: `moved: moves > 0 ? keptMeeting(params.id, { ...meeting, given: type.label, moves }) : null,`,
        to: `moved: keptMeeting(params.id, { ...meeting, given: type.label, moves }),`,
        by: {
          project: 'server',
          file: 'tests/server/giver/offers/meetings.test.ts',
          test: 'A yes is confirmed with an animal and a meeting',
        },
        says: 'Du gibier vous attend : acceptez le rendez-vous',
      },
      {
        mistake: 'Alerte levée : le responsable de la chasse n’en sait rien.',
        file: 'server/rules/recalls/lifting.ts',
        from: `
    ['hunts.giver_id', giverIds],`,
        to: '',
        by: {
          project: 'server',
          file: 'tests/server/federations/sanitary/recall-lifting.test.ts',
          test: 'Lifting gives the animal back',
        },
        says: "to contain 'alerte est levée'",
      },
      {
        mistake: 'Compte bloqué : ses propositions restent ouvertes, et l’animal promis n’est pas libre.',
        file: 'server/handlers/users/user-commands.ts',
        from: `      await endOffersOf(transaction, subject.id, now)
`,
        to: '',
        by: {
          project: 'server',
          file: 'tests/server/receiver/offer-answers.test.ts',
          test: 'A person who refuses, is blocked or anonymised has no open offer any more',
        },
        says: '"cancelled"',
      },
      {
        mistake: 'Compte créé : le lien dit valable sept jours ne sert qu’un jour.',
        file: 'server/rules/reset-links.ts',
        from: 'FIRST_LIFETIME = 7 * DAY',
        to: 'FIRST_LIFETIME = DAY',
        by: {
          project: 'server',
          file: 'tests/server/users/user-changes.test.ts',
          test: 'Somebody added gets a link by mail',
        },
        says: 'is_first',
      },
    ],
  },
]

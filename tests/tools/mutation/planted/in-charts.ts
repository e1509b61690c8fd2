import type { PlantedPart } from './planted.ts'

/** Mistakes in charts, in what they compute, and on screens. */
export const plantedInCharts: readonly PlantedPart[] = [
  {
    part: 'Schémas',
    planted: [
      {
        mistake: 'Déclaration : « Annuler » après un envoi échoué repose la question.',
        file: 'machines/giver/reports/donation.ts',
        from: `on peut renvoyer.',
      on: { 'donations.confirmed': 'saving', 'donations.cancelled': 'editing' },`,
        to: `on peut renvoyer.',
      on: { 'donations.confirmed': 'saving', 'donations.cancelled': 'confirming' },`,
        by: {
          project: 'machines',
          file: 'tests/machines/rules/expected-transitions.test.ts',
          test: 'events lead in donation where its table says',
        },
        says: 'la table attend « Choix des quantités » (editing), le schéma mène à « À confirmer » (confirming)',
      },
    ],
  },
  {
    part: 'Écrans',
    planted: [
      {
        mistake: 'Numéro : qui n’en a plus, le message dit de réessayer.',
        file: 'src/screens/giver/contact-reveal.tsx',
        from: 'if (state.matches(\'unavailable\')) return <Text look="soft">{reason}</Text>',
        to: '',
        by: {
          project: 'screens',
          file: 'tests/screens/giver/contact-reveal.test.tsx',
          test: 'a contact without a number is not asked for it again',
        },
        says: '« Ce particulier n’a plus de numéro de téléphone. Appelez un autre contact. » is not to be read',
      },
      {
        mistake: 'Trop de numéros demandés : l’attente est dite en minutes là où ce sont des heures.',
        file: 'src/words/wait-in-words.ts',
        from: "[Math.ceil(seconds / 3600), 'heure']",
        to: "[Math.ceil(seconds / 3600), 'minute']",
        by: {
          project: 'screens',
          file: 'tests/screens/shared/wait-in-words.test.ts',
          test: 'a wait of 7200 seconds is « 2 heures »',
        },
        says: "expected '2 minutes' to be '2 heures'",
      },
      {
        mistake: 'Connexion : un particulier arrive dans l’espace des responsables.',
        file: 'src/routes/landing.ts',
        from: 'return paths.receiver',
        to: 'return paths.giver',
        by: {
          project: 'screens',
          file: 'tests/screens/shell/landing.test.tsx',
          test: 'nobody starts at sign-in, givers and receivers in their space',
        },
        says: "expected '/giver' to be '/receiver'",
      },
      {
        mistake: 'Agenda : le rendez-vous finit quand il commence.',
        file: 'src/words/calendar-file.ts',
        from: 'DTEND:${stamp(ends_at)}',
        to: 'DTEND:${stamp(starts_at)}',
        by: {
          project: 'machines',
          file: 'tests/machines/shared/calendar-file.test.ts',
          test: 'A meeting is an event by RFC 5545',
        },
        says: "to include 'DTEND:20261025T013000Z'",
      },
    ],
  },
]

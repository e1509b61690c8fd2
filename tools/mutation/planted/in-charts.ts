import type { PlantedPart } from './planted.ts'

/** Mistakes in charts, and in what they compute. */
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
      {
        mistake: 'Commande : ce qui n’existe plus (404) reste dans la liste, qui n’est pas relue.',
        file: 'machines/patterns/command-states.ts',
        from: "{ guard: 'wasMissing', target: 'outdated' }",
        to: "{ guard: 'wasMissing', target: 'abandoned' }",
        by: {
          project: 'machines',
          file: 'tests/machines/rules/expected-transitions.test.ts',
          test: 'events lead in hunt-deletion where its table says',
        },
        says: 'la table attend « Dépassé » (outdated) si cela n’existe plus (wasMissing)',
      },
      {
        mistake: 'Commande avec un mot : « Annuler » perd ce qui est écrit, sans demander.',
        file: 'machines/patterns/unsent-entry.ts',
        from: "[{ guard: 'hasEntry', target: 'discarding' }, { target: 'abandoned' }]",
        to: "[{ target: 'abandoned' }]",
        by: {
          project: 'machines',
          file: 'tests/machines/rules/expected-transitions.test.ts',
          test: 'events lead in problem-report where its table says',
        },
        says: 'la table attend « Abandon à confirmer » (discarding) si quelque chose est saisi (hasEntry)',
      },
      {
        mistake:
          'Comptes à valider : le compte validé reste dans la liste, qui est relue quand on a renoncé.',
        file: 'machines/users/todo/giver-validation-list.ts',
        from: `src: 'giverValidating',
        input: ({ context }) => ({ subject: context.giver! }),
        onDone: [
          { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'loading.filled' },
          { target: 'filled', actions: 'forgetGiver' },
        ],`,
        to: `src: 'giverValidating',
        input: ({ context }) => ({ subject: context.giver! }),
        onDone: [
          { guard: { type: 'hasChanged', params: ({ event }) => event }, target: 'filled', actions: 'forgetGiver' },
          { target: 'loading.filled' },
        ],`,
        by: {
          project: 'machines',
          file: 'tests/machines/rules/expected-transitions.test.ts',
          test: 'events lead in giver-validation-list where its table says',
        },
        says: 'la table attend « Comptes encore affichés » (loading.filled) si quelque chose a changé (hasChanged)',
      },
      {
        mistake:
          'Propositions : la réponse arrive trop tard, et la proposition reste montrée comme à répondre.',
        file: 'machines/receiver/own-offers.ts',
        from: `// Expired, or answered elsewhere: the reason is displayed with the current state.
          {
            guard: 'wasInConflict',
            target: 'loading',`,
        to: `// Expired, or answered elsewhere: the reason is displayed with the current state.
          {
            guard: 'wasInConflict',
            target: 'listed',`,
        by: {
          project: 'machines',
          file: 'tests/machines/rules/expected-transitions.test.ts',
          test: 'events lead in own-offers where its table says',
        },
        says: 'la table attend « Chargement » (loading) si entre-temps, autre chose a changé (wasInConflict)',
      },
      {
        mistake:
          'Problème avec un animal : la fenêtre de l’adresse se rouvre à chaque relecture de la liste.',
        file: 'machines/receiver/received-animals.ts',
        from: `              'chooseAsked',
              'forgetAsked',`,
        to: `              'chooseAsked',`,
        by: {
          project: 'machines',
          file: 'tests/machines/kept/kept.test.ts',
          test: 'received-animals keeps',
        },
        isNew: true,
        says: '"asked": null',
      },
      {
        mistake: 'Chasse passée : elle s’ouvre sur ses versions, au lieu de dire qui a reçu quoi.',
        file: 'machines/giver/reports/report-versions.ts',
        from: "initial: 'result'",
        to: "initial: 'versions'",
        by: {
          project: 'machines',
          file: 'tests/machines/rules/expected-transitions.test.ts',
          test: 'events lead in report-versions where its table says',
        },
        says: 'commence par « Versions affichées » (shown.versions) ; la table attend « Qui a reçu quoi » (shown.result)',
      },
      {
        mistake: 'Espace du responsable : la chasse déclarée ne vient pas parmi les chasses passées.',
        file: 'machines/giver/giver-home.ts',
        from: "actions: ['reloadInformed', 'reloadPlanned', 'reloadFinished']",
        to: "actions: ['reloadInformed', 'reloadPlanned']",
        by: {
          project: 'machines',
          file: 'tests/machines/rules/expected-transitions.test.ts',
          test: 'events lead in giver-home where its table says',
        },
        says: 'fait relire les chasses passées (reloadFinished), le schéma mène à on reste',
      },
      {
        mistake: 'Contacts : qui agit à la place du responsable peut demander des numéros.',
        file: 'machines/giver/contacts-setup.ts',
        from: `      !context.arePhonesClosed &&
`,
        to: '',
        by: {
          project: 'machines',
          file: 'tests/machines/giver/closed-phones.test.ts',
          test: 'Who acts in the giver’s place obtains no number',
        },
        isNew: true,
        says: 'expected false to be true',
      },
      {
        mistake: 'Contacts : après l’attente d’un serveur trop occupé, la liste dit encore d’attendre.',
        file: 'machines/giver/contacts.ts',
        from: `      exit: 'forgetDelay',
`,
        to: '',
        by: {
          project: 'machines',
          file: 'tests/machines/giver/contacts-waits.test.ts',
          test: 'The opening reads again, and leaves nothing to wait for',
        },
        isNew: true,
        says: '+ 15,',
      },
      {
        mistake: 'Déclaration : ce qui est saisi pour une personne efface ce qui l’était pour les autres.',
        file: 'machines/giver/reports/donation-draft.ts',
        from: '{ ...others, [contactId]: types } : others',
        to: '{ [contactId]: types } : others',
        by: {
          project: 'machines',
          file: 'tests/machines/giver/donation-report.test.ts',
          test: 'A choice for one person leaves what was chosen for the others',
        },
        isNew: true,
        says: '- "201": {',
      },
      {
        mistake: 'Absence contestée : le mot écrit pour la fédération part vide.',
        file: 'machines/receiver/own-offers.ts',
        from: "contesting?.id === id ? contesting : { id, words: '' }",
        to: "({ ...contesting, id, words: '' })",
        by: {
          project: 'machines',
          file: 'tests/machines/receiver/contested-absence.test.ts',
          test: 'The absence is contested with their words',
        },
        isNew: true,
        says: '"words": "Le portail était fermé"',
      },
      {
        mistake: 'Disponibilités : une nouvelle période finit un jour trop tôt.',
        file: 'machines/receiver/availability-draft.ts',
        from: 'dayAfter(today, limits.availabilities.days)',
        to: 'dayAfter(today, limits.availabilities.days - 1)',
        by: {
          project: 'machines',
          file: 'tests/machines/receiver/periods.test.ts',
          test: 'adds a period from today to one week later',
        },
        says: '"ended_at": "2026-03-17"',
      },
      {
        mistake:
          'Proposition : un animal repris ne rend pas son rendez-vous à la personne, qui redevient seulement intéressée.',
        file: 'machines/lifecycles/offer.ts',
        from: "'animal.returned': 'accepted'",
        to: "'animal.returned': 'willing'",
        by: {
          project: 'machines',
          file: 'tests/machines/rules/expected-transitions.test.ts',
          test: 'events lead in offer where its table says',
        },
        says: 'la table attend « Rendez-vous accepté » (accepted), le schéma mène à « Intéressé » (willing)',
      },
    ],
  },
]

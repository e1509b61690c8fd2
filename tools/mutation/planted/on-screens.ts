import type { PlantedPart } from './planted.ts'

/** Mistakes in what givers and receivers read, and where the focus is. */
export const plantedOnScreens: readonly PlantedPart[] = [
  {
    part: 'Écrans des responsables et des particuliers',
    planted: [
      {
        mistake: 'Numéro : qui n’en a plus, le message dit de réessayer.',
        file: 'src/screens/giver/contact-reveal.tsx',
        from: "if (state.matches('unavailable')) return <span className={line}>{fr(reason)}</span>",
        to: '',
        by: {
          project: 'screens',
          file: 'tests/screens/giver/contact-reveal.test.tsx',
          test: 'a contact without a number is not asked for it again',
        },
        says: '« Ce particulier n’a plus de numéro de téléphone. Appelez un autre contact. » is not to be read',
      },
      {
        mistake: 'Agenda : le rendez-vous finit quand il commence.',
        file: 'contract/shared/calendar-file.ts',
        from: 'DTEND:${stamp(ends_at)}',
        to: 'DTEND:${stamp(starts_at)}',
        by: {
          project: 'machines',
          file: 'tests/machines/shared/calendar-file.test.ts',
          test: 'A meeting is an event by RFC 5545',
        },
        says: "to include 'DTEND:20261025T013000Z'",
      },
      {
        mistake: 'Chasse du jour : « Animaux » n’est proposé que le lendemain.',
        file: 'src/screens/giver/hunt-card.tsx',
        from: 'hunt.started_at <= today()',
        to: 'hunt.started_at < today()',
        by: {
          project: 'screens',
          file: 'tests/screens/giver/hunt-card.test.tsx',
          test: 'On its day they can',
        },
        isNew: true,
        says: 'to have a length of 1 but got',
      },
      {
        mistake: 'Déclaration : le total compte deux fois qui a reçu deux sortes de gibier.',
        file: 'src/screens/giver/reports/report-total.ts',
        from: 'new Set(report.contact_ids).size',
        to: 'report.contact_ids.length',
        by: {
          project: 'screens',
          file: 'tests/screens/giver/report-total.test.ts',
          test: 'the total of a report counts people once: two types for one person',
        },
        isNew: true,
        says: "to be 'Total : 3 gibiers pour 1 personne'",
      },
      {
        mistake: 'Proposition : « Répondez avant » dit quand elle est arrivée.',
        file: 'src/screens/receiver/own-offer.tsx',
        from: 'momentInWords(expires_at)',
        to: 'momentInWords(offer.sounded_at)',
        by: {
          project: 'screens',
          file: 'tests/screens/receiver/own-offer.test.tsx',
          test: 'An offer says until when it may be answered',
        },
        isNew: true,
        says: 'Répondez avant le 11 mars 2026 à 6 h',
      },
      {
        mistake: 'Absence contestée : on lit qu’elle est maintenue quand elle est annulée.',
        file: 'src/screens/receiver/offer-absence.tsx',
        from: '{meanings[absence.state]}',
        to: "{meanings[absence.state === 'lifted' ? 'upheld' : absence.state]}",
        by: {
          project: 'screens',
          file: 'tests/screens/receiver/own-offer.test.tsx',
          test: 'An absence says what it means once it is lifted',
        },
        isNew: true,
        says: 'La fédération vous a donné raison : cette absence ne compte pas.',
      },
      {
        mistake:
          'Rappel : on lit que des trichines ont été trouvées, là où la fédération a donné une autre raison.',
        file: 'src/screens/receiver/own-recalls.tsx',
        from: `{reason === null
`,
        to: `{reason !== null
`,
        by: {
          project: 'screens',
          file: 'tests/screens/receiver/own-recalls.test.tsx',
          test: 'A recall with a reason gives it, and does not speak of trichinella',
        },
        says: '« La raison donnée par la fédération : « Chaîne du froid rompue » » is not to be read',
      },
      {
        mistake: 'Numéro obtenu : le clavier perd sa place et repart du haut de la page.',
        file: 'src/screens/giver/contact-row.tsx',
        from: 'hasAsked && number ? <KeepFocus key="number">{number}</KeepFocus> : number',
        to: 'number',
        by: {
          project: 'screens',
          file: 'tests/screens/giver/contacts-window.test.tsx',
          test: 'keeps the focus on who was asked for, until the number is there',
        },
        says: `to have property "href" with value 'tel:0639980012'`,
      },
      {
        mistake: 'SMS au contact : avant la chasse, il dit qu’il y a du gibier à prendre.',
        file: 'src/screens/giver/contact-row.tsx',
        from: "firstname: contact.firstname }, writer, hunt.hunt_state.code === 'planned')",
        to: "firstname: contact.firstname }, writer, hunt.hunt_state.code !== 'planned')",
        by: {
          project: 'screens',
          file: 'tests/screens/giver/contacts-window.test.tsx',
          test: 'the message asks before the hunt',
        },
        isNew: true,
        says: 'souhaitez-vous du gibier',
      },
      {
        mistake:
          'Proposition expirée sans que l’e-mail soit parti : on lit d’appeler, et que l’envoi continue.',
        file: 'src/screens/giver/offers/hunt-offer.tsx',
        from: `    {isOpenOffer(offer)
      ? 'Le message n’est pas parti : prévenez`,
        to: `    {!isOpenOffer(offer)
      ? 'Le message n’est pas parti : prévenez`,
        by: {
          project: 'screens',
          file: 'tests/screens/giver/unheard-offer.test.tsx',
          test: 'Once it has expired, it says that the person knew nothing',
        },
        isNew: true,
        says: 'cette personne n’a rien su',
      },
      {
        mistake: 'Rendez-vous délégué : les absents sont nommés comme ceux à qui l’on a remis.',
        file: 'src/screens/giver/offers/delegated-meetings.tsx',
        from: '${names(missed)}',
        to: '${names(taken)}',
        by: {
          project: 'screens',
          file: 'tests/screens/giver/delegated-meetings.test.tsx',
          test: 'Who came and who did not are named apart',
        },
        says: '1 absence : Luc Petit. » is not to be read',
      },
      {
        mistake: 'Mes contacts : qui n’est pas joignable lit qu’on pourra l’appeler.',
        file: 'src/screens/receiver/contact-count.tsx',
        from: "snapshot?.matches('hindered') || snapshot?.matches('mending') ? false : null",
        to: "snapshot?.matches('hindered') || snapshot?.matches('mending') ? true : null",
        by: {
          project: 'screens',
          file: 'tests/screens/receiver/contact-count.test.tsx',
          test: 'Who cannot be found reads that nobody will call',
        },
        isNew: true,
        says: 'Aucun ne pourra vous appeler tant que vous n’êtes pas joignable.',
      },
      {
        mistake: 'Chasse prévue : « 10 et plus » est montré comme 10 tout juste.',
        file: 'src/words/words.ts',
        from: 'quantity >= limits.prevision.max ?',
        to: 'quantity > limits.prevision.max ?',
        by: {
          project: 'screens',
          file: 'tests/screens/giver/hunt-form.test.tsx',
          test: 'offers quantities of 0 to 9, and 10+',
        },
        says: '"10+"',
      },
    ],
  },
]

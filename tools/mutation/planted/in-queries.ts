import type { PlantedPart } from './planted.ts'

/** Mistakes in what the server reads and counts. */
export const plantedInQueries: readonly PlantedPart[] = [
  {
    part: 'Serveur : ce qui est lu et compté',
    planted: [
      {
        mistake: 'Validation : un adhérent d’une autre fédération est reconnu comme le sien.',
        file: 'server/queries/shared/member-matches.ts',
        from: 'where retrievers.federation_id = users.federation_id and lower(retrievers.nit)',
        to: 'where lower(retrievers.nit)',
        by: {
          project: 'server',
          file: 'tests/server/users/giver-matching.test.ts',
          test: 'Staff sees why each account waits',
        },
        says: "expected 'known' to be 'unknown'",
      },
      {
        mistake: 'Import : ceux que l’import d’avant a retirés restent parmi les adhérents retirés.',
        file: 'server/handlers/federations/retrievers.ts',
        from: '      await forgetRemoved(transaction, federationId)\n',
        to: '',
        by: {
          project: 'server',
          file: 'tests/server/federations/removed-members.test.ts',
          test: 'Whom the last import removed is named to those who import',
        },
        isNew: true,
        says: "[ '1810002', '1810001', '1810003' ]",
      },
      {
        mistake: 'Menu : le nombre des comptes à valider est celui de toutes les fédérations.',
        file: 'server/queries/users/giver-validation.ts',
        from: `  const { count } = await waitingGivers(db, federationId)
    .select(`,
        to: `  const { count } = await waitingGivers(db, null && federationId)
    .select(`,
        by: {
          project: 'server',
          file: 'tests/server/users/todo/todo.test.ts',
          test: 'is that of one’s own federation only',
        },
        says: 'expected [ 2, +0, +0, +0, +0, +0 ] to deeply equal [ +0, +0, +0, +0, +0, +0 ]',
      },
      {
        mistake:
          'Correction : elle va à la fédération où le responsable est parti, pas à celle qui a reçu le compte rendu.',
        file: 'server/queries/users/todo/corrections.ts',
        from: `exists (select from report_versions
        where report_versions.hunt_id = report_requests.hunt_id and report_versions.number = 1
          and report_versions.federation_id = \${federationId})`,
        to: `exists (select from users
        where users.id = report_requests.author_id and users.federation_id = \${federationId})`,
        by: {
          project: 'server',
          file: 'tests/server/users/todo/corrections.test.ts',
          test: 'Whose giver has gone to another federation since',
        },
        says: 'expected 404 to be 200',
      },
      {
        mistake: 'Problème signalé : l’e-mail va à la fédération du particulier, pas à celle de la chasse.',
        file: 'server/queries/receiver/reported-problems.ts',
        from: 'select animals.federation_id, specimen_types.label',
        to: 'select users.federation_id, specimen_types.label',
        by: {
          project: 'server',
          file: 'tests/server/receiver/reported-problems.test.ts',
          test: 'The federation of the hunt is told, whichever one the person belongs to',
        },
        isNew: true,
        says: '"recipient": "cher@chasse.example.org"',
      },
      {
        mistake: 'Chasse passée : le reste compte aussi les animaux que quelqu’un a reçus.',
        file: 'server/queries/giver/reports.ts',
        from: 'from animals where hunt_id = ${huntId} and receiver_id is null',
        to: 'from animals where hunt_id = ${huntId}',
        by: {
          project: 'server',
          file: 'tests/server/giver/report-result.test.ts',
          test: 'A report counts by their fate the noted animals that nobody received',
        },
        isNew: true,
        says: '"fate": "open"',
      },
      {
        mistake: 'Démonstration : le sanglier rappelé n’est pas dans le compte rendu de sa chasse.',
        file: 'server/demo/hunts.ts',
        from: `  await seedReceived(db, GIVER)
  await seedCorrections(db, GIVER, today)`,
        to: `  await seedCorrections(db, GIVER, today)
  await seedReceived(db, GIVER)`,
        by: {
          project: 'server',
          file: 'tests/server/process/first-start.test.ts',
          test: 'The demonstration data are complete',
        },
        isNew: true,
        says: '"email": "receiver@example.org"',
      },
      {
        mistake: 'Numéros : ceux que les gens donnent eux-mêmes épuisent ce qu’un responsable peut demander.',
        file: 'server/queries/giver/phones.ts',
        from: `    .where('is_given', '=', false)
`,
        to: '',
        by: {
          project: 'server',
          file: 'tests/server/receiver/offer-answers.test.ts',
          test: 'A number that was given is no part of the budget of reveals',
        },
        says: 'expected 429 to be 200',
      },
      {
        mistake: 'Contacts relus : qui a une proposition ouverte disparaît de la liste.',
        file: 'server/queries/giver/contact-search.ts',
        from: `
        and not exists (select from offers
          where offers.hunt_id = hunt.id and offers.receiver_id = contacts.receiver_id
            and offers.state in \${openStates})`,
        to: '',
        by: {
          project: 'server',
          file: 'tests/server/giver/offers/offers.test.ts',
          test: 'An open offer keeps its contact when contacts are sought again',
        },
        says: 'expected null to be 102',
      },
      {
        mistake: 'Comptes rendus attendus : la chasse du jour y est déjà.',
        file: 'server/queries/shared/hunt-state.ts',
        from: 'hunts.started_at < ${today}::date and',
        to: 'hunts.started_at <= ${today}::date and',
        by: {
          project: 'server',
          file: 'tests/server/users/todo/todo.test.ts',
          test: 'of today is not late yet',
        },
        says: 'expected { waiting: 2 } to deeply equal { waiting: 1 }',
      },
      {
        mistake: 'Rappel : qu’une correction a retiré d’un compte rendu n’est pas prévenu.',
        file: 'server/queries/shared/recalls/recall-takers.ts',
        from: `
  union select receiver_id from report_version_rows
    join report_versions on report_versions.id = version_id
  where hunt_id = any(\${huntIds}::bigint[]) and specimen_type_id = \${typeId}`,
        to: '',
        by: {
          project: 'server',
          file: 'tests/server/federations/sanitary/recall-preview.test.ts',
          test: 'Who was named by an earlier version of the report is counted and told',
        },
        says: '"people": 2',
      },
      {
        mistake: 'Rôles : l’historique d’un rôle nomme aussi les personnes qui l’ont reçu.',
        file: 'server/queries/shared/audit-log.ts',
        from: '(role_id = ${roleId} and user_id is null)',
        to: '(role_id = ${roleId})',
        by: {
          project: 'server',
          file: 'tests/server/roles/role-history.test.ts',
          test: 'The history of a role tells who changed it and how, latest first, and nobody who was given it',
        },
        says: '"act": "user.role"',
      },
      {
        mistake: 'Rendez-vous : le contact sur place disparaît le jour même.',
        file: 'server/queries/receiver/offers.ts',
        from: "sql`offers.state = 'accepted' and ${meetingDay} >= ${today}::date`",
        to: "sql`offers.state = 'accepted' and ${meetingDay} > ${today}::date`",
        by: {
          project: 'server',
          file: 'tests/server/giver/offers/meetings.test.ts',
          test: 'The place and who is there are told on acceptance only, until the end of the day',
        },
        says: '"name": "Odile Marchand"',
      },
      {
        mistake: 'Statistiques : la chasse du jour n’est comptée ni prévue ni en retard.',
        file: 'server/queries/statistics/statistics-donations.ts',
        from: 'started_at >= ${today}::date) as planned',
        to: 'started_at > ${today}::date) as planned',
        by: {
          project: 'server',
          file: 'tests/server/statistics/statistics.test.ts',
          test: 'A hunt of today is planned until the day is over',
        },
        isNew: true,
        says: 'to deeply equal [ 16, 2, 12, 2 ]',
      },
    ],
  },
]

import type { PlantedPart } from './planted.ts'

/** Mistakes in what federations read, and in what everybody does. */
export const plantedOnStaffScreens: readonly PlantedPart[] = [
  {
    part: 'Écrans des fédérations et de tous',
    planted: [
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
        mistake: 'À faire : une demande de suppression est dite en retard dès son dernier jour.',
        file: 'src/screens/users/todo/todo-parts.tsx',
        from: 'row.days_left < 0',
        to: 'row.days_left <= 0',
        by: {
          project: 'screens',
          file: 'tests/screens/users/todo/todo-parts.test.tsx',
          test: 'A request for deletion is late or not, on its last day',
        },
        isNew: true,
        says: 'expected true to be false',
      },
      {
        mistake: 'À faire : « et 7 autres » compte aussi celles qui sont montrées.',
        file: 'src/screens/users/todo/todo-parts.tsx',
        from: "counted(part.total - part.rows.length, 'autre', 'autres')",
        to: "counted(part.total, 'autre', 'autres')",
        by: {
          project: 'screens',
          file: 'tests/screens/users/todo/todo-parts.test.tsx',
          test: '« et 7 autres » are those that are not shown',
        },
        isNew: true,
        says: 'et 7 autres',
      },
      {
        mistake: 'Toute question : le clavier est sur le bouton qui agit, et Entrée efface.',
        file: 'src/ui/dialogs/confirm-dialog.tsx',
        from: `<Button data-first disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button
            variant`,
        to: `<Button disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button
            data-first
            variant`,
        by: {
          project: 'screens',
          file: 'tests/screens/interactions/interactions.test.tsx',
          test: 'a question puts the focus on the answer that changes nothing',
        },
        isNew: true,
        says: 'to not be called at all',
      },
      {
        mistake: 'Import d’adhérents : les nouveaux et les mis à jour sont intervertis.',
        file: 'src/screens/federations/retriever-report.tsx',
        from: `['Nouveaux adhérents', imported],
    ['Adhérents mis à jour', updated],`,
        to: `['Nouveaux adhérents', updated],
    ['Adhérents mis à jour', imported],`,
        by: {
          project: 'screens',
          file: 'tests/screens/federations/retriever-report.test.tsx',
          test: 'each number of an import stands beside its own words',
        },
        says: 'Nouveaux adhérents : 3',
      },
      {
        mistake: 'Fédération : le nombre de responsables ouvre la liste des particuliers.',
        file: 'src/screens/federations/federation-figures.tsx',
        from: 'peopleOf(federation, GIVER)',
        to: 'peopleOf(federation, RECEIVER)',
        by: {
          project: 'screens',
          file: 'tests/screens/federations/federation-card.test.tsx',
          test: '« 4 responsables de territoire » opens the list of these people',
        },
        isNew: true,
        says: '"role": "giver"',
      },
      {
        mistake: 'Statistiques : la dernière période manque sur le graphique.',
        file: 'src/screens/statistics/periods.ts',
        from: 'day <= last &&',
        to: 'day < last &&',
        by: {
          project: 'machines',
          file: 'tests/machines/statistics/series.test.ts',
          test: 'a month without anything keeps its place',
        },
        says: '"Janvier 2026"',
      },
    ],
  },
]

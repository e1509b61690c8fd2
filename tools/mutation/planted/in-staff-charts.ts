import type { PlantedPart } from './planted.ts'

/** Mistakes in the charts of the back office, and in what they compute. */
export const plantedInStaffCharts: readonly PlantedPart[] = [
  {
    part: 'Schémas du back-office',
    planted: [
      {
        mistake: 'Fédération : un autre département tapé reste dit déjà pris.',
        file: 'machines/federations/federation-form.ts',
        from: `departmentCode: value,
      isTaken: false,`,
        to: `departmentCode: value,`,
        by: {
          project: 'machines',
          file: 'tests/machines/kept/kept.test.ts',
          test: 'federation-form',
        },
        isNew: true,
        says: 'isTaken',
      },
      {
        mistake: 'Rôles : l’adresse d’un rôle ouvre son formulaire à qui ne peut pas le modifier.',
        file: 'machines/roles/roles.ts',
        from: "mayOpen('edition', mayChangeRole)",
        to: "mayOpen('edition', () => true)",
        by: {
          project: 'machines',
          file: 'tests/machines/roles/asked-role.test.ts',
          test: 'A window that the URL names opens for whom its button is there, about the role it names',
        },
        says: '"edition=6"',
      },
      {
        mistake: 'Prélèvements, règles : l’adresse de l’un d’eux ouvre une saisie vierge.',
        file: 'machines/federations/sanitary/asked-draft.ts',
        from: `          target: 'editing',
          actions: { type: 'rememberRead', params: ({ event }: Read<Src>) => event },`,
        to: `          target: 'editing',`,
        by: {
          project: 'machines',
          file: 'tests/machines/federations/asked-form.test.ts',
          test: 'The sample that the URL names opens for what is to be noted of it',
        },
        isNew: true,
        says: '- 1, - 1, + null, + undefined',
      },
      {
        mistake: 'Comptes rendus attendus : choisir une fédération oublie la période.',
        file: 'machines/users/todo/overdue-hunts.ts',
        from: `        ...context.query,
        federation_id,`,
        to: `        ...context.query,
        from: '',
        federation_id,`,
        by: {
          project: 'machines',
          file: 'tests/machines/kept/kept.test.ts',
          test: 'overdue-hunts',
        },
        isNew: true,
        says: '2026-03-01',
      },
      {
        mistake: 'Absences : celle qui vient d’être maintenue reste dans la liste de celles à décider.',
        file: 'machines/users/todo/absences.ts',
        from: `src: 'absenceUpholding',
        input: ({ context }) => ({ subject: context.absence! }),
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => event },
            target: 'closed',
            actions: 'rereadList',
          },`,
        to: `src: 'absenceUpholding',
        input: ({ context }) => ({ subject: context.absence! }),
        onDone: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => event },
            target: 'closed',
          },`,
        by: {
          project: 'machines',
          file: 'tests/machines/rules/expected-transitions.test.ts',
          test: 'events lead in absences where its table says',
        },
        says: 'la table attend « Fenêtre fermée » (closed) et fait relire la liste (rereadList) si quelque chose a changé',
      },
    ],
  },
]

import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { allWaiting, type WaitingGiver } from '../../../../contract/users/giver-validation.ts'
import type { GroupOutput } from '../../../../machines/users/todo/giver-group-validating.ts'
import { giverValidationListMachine } from '../../../../machines/users/todo/giver-validation-list.ts'
import { giversOfPage, tickedGivers } from '../../../../machines/users/todo/giver-validation-page.ts'
import { phoneInPairs } from '../../../../contract/words-in-french.ts'
import { flow, fromOutside } from '../../../model/model.ts'
import { type Person, showing, without } from '../../../model/person.ts'
import { held } from '../../../model/navigation.ts'
import { atValidation, known, late, recent } from '../giver-validation.ts'
import { retry } from '../../patterns/paged-list.ts'
import { answering, ends } from '../../patterns/ended-windows.ts'

const all = [late, recent]
const everywhere = { mayDecide: true, seesAll: true, query: allWaiting }
/** One more than a page holds. */
const crowd = [
  ...all,
  ...Array.from({ length: 19 }, (_, n) => ({
    ...recent,
    id: 5001 + n,
    firstname: 'Autre',
    lastname: `Compte ${n}`,
  })),
]
const groupEnds: readonly GroupOutput[] = [
  { changed: true, left: [] },
  { changed: true, left: [{ id: late.id, outcome: 'unmatched' }] },
  { changed: false, left: [] },
]
type Page = SnapshotFrom<typeof giverValidationListMachine>
const isKnown = ({ context }: AnyMachineSnapshot) =>
  (context as Page['context']).givers.every(({ finding }) => finding === 'known')
const isAll = ({ context }: AnyMachineSnapshot) =>
  context.query.federation_id === 0 && context.givers.length === 2
const nameOf = ({ firstname, lastname }: WaitingGiver) => `${firstname} ${lastname}`

async function seesGivers(person: Person, { context }: Page) {
  const { givers } = giversOfPage(context)
  if (givers.length === 0) {
    await person.seesText('Aucun compte de cette fédération n’attend.')
    return
  }
  await person.sees('table', 'Comptes chasseurs en attente de validation')
  for (const { id } of all) {
    const giver = context.givers.find((one) => one.id === id) ?? all.find((one) => one.id === id)!
    const row = new RegExp(nameOf(giver))
    if (!givers.some(({ id }) => id === giver.id)) {
      await person.doesNotSee('row', row)
      continue
    }
    const seen = person.within('row', row)
    for (const text of [
      `NIT ${giver.giver.nit}`,
      giver.email,
      phoneInPairs(giver.phone!),
      giver.city!.label_full,
    ])
      await seen.seesText(text)
    await seen.seesText(giver.id === late.id ? /^\d+ jours ouvrés$/ : 'moins d’un jour ouvré')
    await seen.seesText(giver.federation!.code)
    const { finding } = givers.find(({ id }) => id === giver.id)!
    await (finding === 'known' ? seen.seesText('Connu dans la base') : seen.doesNotSee('checkbox', /./))
    if (finding === 'known') await seen.seesChecked(nameOf(giver), context.ticked.includes(giver.id))
    await (context.left.some(({ id }) => id === giver.id)
      ? seen.seesText(/^Non validé/)
      : seen.doesNotSeeText(/^Non validé/))
    await (giver.id === late.id ? seen.seesText('En retard') : seen.doesNotSeeText('En retard'))
  }
}

async function seesNone(person: Person) {
  await person.seesText('Aucun compte chasseur en attente de validation.')
  await person.doesNotSee('table', /./)
}

/** Only a giver on the page can be decided on; the crowd is there to be turned over. */
const listed = (context: Page['context'], giver: WaitingGiver) =>
  context.givers.length < crowd.length && giversOfPage(context).givers.some(({ id }) => id === giver.id)
    ? [{ giver }]
    : []

export const giverValidationList = flow(giverValidationListMachine, {
  name: 'giver-validation-list',
  input: everywhere,
  key: ({ context: { givers, giver, query, ticked, left } }) => [
    givers.map(({ id, finding }) => [id, finding]),
    giver?.id,
    query,
    ticked,
    left,
  ],
  samples: {
    events: {
      'validation.requested': ({ context }) => listed(context, late),
      'ban.requested': ({ context }) => listed(context, recent),
      'query.changed': ({ context: { query } }) => (query.federation_id ? [{ query: allWaiting }] : []),
      'filter.chosen': (state) =>
        isKnown(state) && isAll(state) ? [{ federation_id: late.federation_id! }] : [],
      'page.chosen': ({ context: { givers, query } }) =>
        givers.length === crowd.length ? [{ page: query.page === 1 ? 2 : 1 }] : [],
      'giver.ticked': (state) =>
        isKnown(state) && isAll(state) && state.context.left.length === 0
          ? [{ id: late.id, isTicked: !state.context.ticked.includes(late.id) }]
          : [],
      'all.ticked': (state) =>
        isKnown(state) && isAll(state) && state.context.left.length === 0
          ? [{ isTicked: state.context.ticked.length < 2 }]
          : [],
    },
    others: {
      'xstate.done.actor.listGiverValidations': (snapshot) => {
        const { givers, giver, query } = snapshot.context
        // Only the crowd has a second page.
        if (query.page > 1) return [{ output: crowd }]
        if (snapshot.matches({ loading: 'unread' }))
          return [{ output: all }, { output: known }, { output: crowd }]
        return [{ output: (givers as WaitingGiver[]).filter(({ id }) => id !== giver?.id) }]
      },
      'xstate.done.actor.giverGroupValidating': groupEnds.map((output) => ({ output })),
      'xstate.done.actor.giverValidating': ends.map((output) => ({ output })),
      'xstate.done.actor.giverBanning': ends.map((output) => ({ output })),
    },
  },
  machineOnly: {
    inputs: [{ ...everywhere, mayDecide: false }],
    samples: {
      'query.changed': ({ context: { query } }) => [{ query }],
      'giver.ticked': () => [{ id: 0, isTicked: true }],
      'all.ticked': () => [{ isTicked: true }],
    },
  },
  gestures: {
    'validation.requested': (driver, { giver }) => driver.click('button', `Valider ${nameOf(giver)}`),
    'ban.requested': (driver, { giver }) => driver.click('button', `Bannir ${nameOf(giver)}`),
    'query.changed': fromOutside,
    'filter.chosen': (driver) => driver.choose('Filtrer par fédération', /^FDC18/),
    'page.chosen': (driver, { page }) => driver.click('button', `Page ${page}`),
    'giver.ticked': (driver) => driver.check(nameOf(late)),
    'all.ticked': (driver) => driver.check(/^Tout cocher/),
    'group.requested': (driver, _, { context: { ticked } }) =>
      driver.click(
        'button',
        ticked.length === 1 ? 'Valider le compte coché' : `Valider les ${ticked.length} comptes cochés`,
      ),
    'list.outdated': (driver) => driver.click('button', 'Actualiser'),
    'list.retried': (driver) => driver.click('button', retry),
  },
  endings: {
    'xstate.done.actor.giverValidating': answering('Valider', 'validateGiver'),
    'xstate.done.actor.giverBanning': answering('Bannir', 'invalidateGiver'),
    'xstate.done.actor.giverGroupValidating': async (driver, { output }) => {
      const { changed, left } = output as GroupOutput
      const question = driver.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.click('button', changed ? 'Valider' : 'Annuler')
      if (!changed) return
      const results = left.length > 0 ? left : [{ id: late.id, outcome: 'validated' }]
      await driver.stubAnswer('validateGivers', results)
      if (left.length > 0) await driver.click('button', 'Fermer')
    },
  },
  expects: {
    'loading.unread': showing('Lecture des comptes en attente…', without('table', /./)),
    'loading.filled': showing(['button', 'Lecture…'], seesGivers),
    'loading.empty': showing(['button', 'Lecture…'], seesNone),
    filled: showing(without('alertdialog', /./), seesGivers),
    empty: seesNone,
    failed: showing('Les comptes en attente n’ont pas pu être lus. Vérifiez votre réseau, puis réessayez.', [
      'button',
      'Réessayer',
    ]),
    validating: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    validatingGroup: async (person, { context }) => {
      const asked = person.within('alertdialog', 'Êtes-vous sûrs ?')
      for (const giver of tickedGivers(context)) await asked.seesText(nameOf(giver))
    },
    banning: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
  },
  screen: async () =>
    (await import('../../../../src/screens/users/todo/giver-validation-list.tsx')).GiverValidationList,
  browser: {
    entryIsLost: 'des cases cochées avant une question ne sont pas une saisie',
    as: 'admin',
    extraCalls: ['validateGivers'],
    navigate: held(atValidation),
  },
})

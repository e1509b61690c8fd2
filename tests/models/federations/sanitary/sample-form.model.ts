import type { SnapshotFrom } from 'xstate'
import type { Sample } from '../../../../contract/federations/samples.ts'
import { hasChanges, mistakesOf } from '../../../../machines/federations/sanitary/sample-draft.ts'
import { sampleFormMachine } from '../../../../machines/federations/sanitary/sample-form.ts'
import { flow } from '../../../model/model.ts'
import type { Person } from '../../../model/person.ts'
import { sampled, sentSample } from '../../../world/sanitary.ts'
import { atSamples } from '../../pages/samples.ts'
import { formAssertions, formGestures, refusals } from '../../patterns/entry-form.ts'

type State = SnapshotFrom<typeof sampleFormMachine>
const newLabels = {
  tags: 'Bracelets',
  laboratory: 'Laboratoire',
  reference: 'Référence',
  taken_on: 'Prélevé le',
} as const
const labels = {
  ...newLabels,
  on: 'Date de cette étape',
  reason: 'Raison',
  department_code: 'Code du département',
}
const steps = {
  sent: 'Envoyé',
  taken: 'Prélevé',
  negative: 'Négatif',
  doubtful: 'Douteux',
  positive: 'Positif',
  otherParasite: 'Autre parasite',
  impossible: 'Analyse impossible',
}
const doubtful: Sample = { ...sentSample, state: 'doubtful', result_on: sentSample.sent_on }
const question = 'Enregistrer ce résultat positif ?'
const naming = 'Ce prélèvement est-il celui de ces sangliers ?'
const noted = { giver: 'Bertrand Roux', phone: null, started_at: '2026-03-09', city: 'Vierzon' }
const named = [{ tag: sampled.tag, noted, claims: [] }]
const disputed = [{ ...named[0]!, claims: [{ ...noted, giver: 'Hélène Moreau', phone: '06 39 98 00 01' }] }]
/** What the question says of the people concerned, by their number. */
const concerned: Record<string, string> = {
  unread: 'n’a pas pu être lu',
  0: 'Personne n’est noté comme ayant emporté ce gibier.',
  3: '3 personnes concernées : 2 avec un e-mail, 1 avec un numéro',
}
const positive: Sample = { ...sentSample, state: 'positive', result_on: sentSample.sent_on }

const seesEntry = async (person: Person, { context }: State) => {
  const { sample, texts, next } = context
  const window = person.within('dialog', sample ? `Prélèvement ${sample.reference}` : 'Noter un prélèvement')
  if (!sample)
    for (const [name, label] of Object.entries(newLabels))
      await window.seesValue(label, texts[name as keyof typeof newLabels])
  else {
    await window.seesText(new RegExp(`Bracelets.*${sampled.tag}`))
    await window.seesValue('Date de cette étape', texts.on)
    if (next) await window.seesChecked(steps[next], true)
    if (sample.state === 'sent') await window.seesChecked('Douteux', false)
    // What comes later is shown, with why.
    if (sample.state === 'sent') await window.seesDisabled('radio', 'Positif')
  }
}
const assertions = formAssertions(
  seesEntry,
  'Ce prélèvement ne peut pas être enregistré ainsi.',
  'Ce prélèvement a changé entre-temps',
)

export const sampleForm = flow(sampleFormMachine, {
  name: 'sample-form',
  inputs: [
    { sample: null, isNational: false },
    { sample: sentSample, isNational: false },
    { sample: doubtful, isNational: false },
  ],
  key: ({ context }) => [
    Object.keys(mistakesOf(context)).length,
    Object.keys(context.errors).length,
    context.isSent,
    context.preview?.people,
    context.named[0]?.claims.length,
    context.next,
    hasChanges(context),
  ],
  samples: {
    events: {
      'step.chosen': ({ context }) => {
        const { sample } = context as State['context']
        return sample ? [{ next: sample.state === 'doubtful' ? 'positive' : 'negative' }] : []
      },
      'field.typed': ({ context }) =>
        (context as State['context']).sample
          ? [{ field: 'on', value: (context as State['context']).texts.on === '' ? sentSample.sent_on! : '' }]
          : [
              { field: 'tags', value: sampled.tag },
              { field: 'laboratory', value: 'LDA du Cher' },
              { field: 'reference', value: 'LDA-79' },
              { field: 'taken_on', value: sentSample.sent_on! },
            ],
    },
    answers: {
      nameSampled: [named, disputed],
      previewSampleRecall: [
        // Nobody took the sampled boar of the world.
        { people: 0, with_email: 0, with_phone: 0, out_of_reach: 0 },
        { people: 3, with_email: 2, with_phone: 1, out_of_reach: 1 },
      ],
    },
    failures: {
      nameSampled: refusals({ tags: ['Aucun animal de cette saison n’a ce bracelet : SA 1.'] }),
      createSample: refusals({ tags: ['Aucun animal de cette saison n’a ce bracelet : SA 1.'] }),
      updateSample: refusals({ on: ['Ce jour n’est pas encore venu.'] }),
    },
  },
  gestures: {
    'step.chosen': (driver, { next }) => driver.check(steps[next]),
    'field.typed': (driver, { field, value }) => driver.fill(labels[field], value),
    ...formGestures,
    'form.submitted': (driver, _, state) =>
      state.context.next === 'positive'
        ? driver.click('button', 'Continuer')
        : formGestures['form.submitted'](driver),
    'question.confirmed': (driver, _, state) =>
      state.matches('named')
        ? driver.within('alertdialog', naming).click('button', 'Enregistrer')
        : state.matches('confirming')
          ? driver.within('alertdialog', question).click('button', 'Enregistrer et rappeler')
          : formGestures['question.confirmed'](driver),
    'question.cancelled': (driver, _, state) =>
      state.matches('named') || state.matches('confirming')
        ? driver.within('alertdialog', state.matches('named') ? naming : question).click('button', 'Annuler')
        : formGestures['question.cancelled'](driver),
  },
  machineOnly: {
    inputs: [
      // Staff of all federations choose the sample's federation.
      { sample: null, isNational: true },
      // A positive result is corrected with a reason.
      { sample: positive, isNational: false },
    ],
  },
  expects: {
    ...assertions,
    naming: (person) => person.sees('button', 'Recherche des sangliers…'),
    named: async (person, { context: { named: boars } }) => {
      const asked = person.within('alertdialog', naming)
      await asked.seesText(`${sampled.tag} : Bertrand Roux, la chasse du`)
      if (boars[0]!.claims.length > 0) await asked.seesText(`Le bracelet ${sampled.tag} est noté deux fois.`)
    },
    counting: (person) => person.sees('button', 'Comptage des personnes…'),
    confirming: async (person, { context: { preview } }) => {
      const asked = person.within('alertdialog', question)
      await asked.seesText(new RegExp(`1 sanglier rappelé.*${sampled.tag}`, 'i'))
      await asked.seesText(concerned[preview?.people ?? 'unread']!)
      await asked.sees('button', 'Enregistrer et rappeler')
    },
  },
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/sample-form.tsx')).SampleForm,
  browser: {
    as: 'cher',
    extraCalls: ['readSample'],
    navigate: async (driver, { input: { sample } }) => {
      if (sample === doubtful) {
        await driver.interceptCalls()
        await driver.open(`/federations/samples?edition=${sample.id}`)
        return driver.stubAnswer('readSample', sample)
      }
      await atSamples(driver)
      await driver.interceptCalls()
      await driver.click(
        'button',
        sample ? `Suivre le prélèvement ${sample.reference}` : 'Noter un prélèvement',
      )
    },
    // The server's own sample is not doubtful: it refuses the positive result.
    unreachable: ({ type }, { context }) =>
      context.sample?.state === 'doubtful' && type === 'xstate.done.actor.updateSample',
  },
})

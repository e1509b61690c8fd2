import type { FieldErrors } from '../../../machines/patterns/field-errors.ts'
import { httpError, commonFailures, rareFailures } from '../../model/failures.ts'
import type { Driver } from '../../model/model.ts'
import { type Person, disabled, showing, without } from '../../model/person.ts'

/** The parts of a form's snapshot that all form models use. */
type State = { context: { errors: FieldErrors } }
/** The state of a form whose subject may be changed by somebody else. */
type Outdating = State & { matches: (value: 'outdated') => boolean }
type Assertion<S> = (person: Person, state: S) => Promise<void>

const question = 'Abandonner votre saisie ?'

/** Failures of the calls of a form; `fields`: the server's field errors. */
export const refusals = (fields: Record<string, string[]>, ...others: unknown[]) => [
  ...commonFailures(),
  ...others,
  httpError(422, { fields }),
  ...rareFailures(),
]

/** The answers to « Abandonner votre saisie ? ». */
export const discardGestures = {
  'question.confirmed': (driver: Driver) =>
    driver.within('alertdialog', question).click('button', 'Abandonner'),
  'question.cancelled': (driver: Driver) =>
    driver.within('alertdialog', question).click('button', 'Reprendre la saisie'),
}

export const formGestures = {
  ...discardGestures,
  'form.submitted': (driver: Driver) => driver.click('button', 'Enregistrer'),
  'form.closed': (driver: Driver, _: unknown, state: Outdating) =>
    driver.click('button', state.matches('outdated') ? 'Fermer' : 'Annuler'),
}

export const seesDiscarding = async (person: Person) => {
  const asked = person.within('alertdialog', question)
  await asked.seesText('Ce que vous avez saisi ne sera pas enregistré.')
  await asked.sees('button', 'Reprendre la saisie')
  await asked.sees('button', 'Abandonner')
}

/** The assertions of a form: `seesEntry` asserts its fields, `trouble` is the title of errors above them. */
export function formAssertions<S extends State>(seesEntry: Assertion<S>, trouble: string, outdated: string) {
  const seesTrouble: Assertion<S> = async (person, state) => {
    await seesEntry(person, state)
    // Once each field that was wrong is changed, nothing is left to be said above them.
    if (Object.keys(state.context.errors).length === 0) return person.doesNotSeeText(trouble)
    await person.seesText(trouble)
    for (const message of Object.values(state.context.errors).flat()) await person.seesText(message)
  }
  const seesSaving = showing(['button', 'Enregistrement…'], disabled('button', 'Annuler'))
  const fresh: Assertion<S> = showing(seesEntry, without('alert', /./))
  const failed: Assertion<S> = showing(
    seesEntry,
    'L’enregistrement n’a pas abouti. Votre saisie est encore à l’écran',
  )
  return {
    'editing.fresh': fresh,
    'editing.incomplete': seesTrouble,
    'editing.refused': seesTrouble,
    'editing.failed': failed,
    'editing.resumed': seesEntry,
    discarding: seesDiscarding,
    creating: seesSaving,
    updating: seesSaving,
    outdated: showing(outdated, without('button', 'Enregistrer')),
    saved: null,
    dismissed: null,
    abandoned: null,
  }
}

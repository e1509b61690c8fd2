import type { ActorRefFrom, AnyStateMachine } from 'xstate'
import type { ReactNode } from 'react'
import { flow, type Flow, type FlowModel } from '../../model/model.ts'
import { type Person, showing, disabled } from '../../model/person.ts'

const failed = 'Votre choix n’a pas été enregistré. Vérifiez votre réseau, puis réessayez.'

type Request = { body: Record<string, unknown> }
/** What was saved last, and what is being saved. */
type State = { context: { kept?: Request | null; sent?: Request | null } }

/** What differs between choices that are saved as soon as a box is ticked. `field` of the call is the choice. */
type Texts<M extends AnyStateMachine> = {
  name: string
  box: string
  field: string
  screen: () => Promise<(props: { actor: ActorRefFrom<M> }) => ReactNode>
  browser: FlowModel<M>['browser']
}

/** The model of a box that is saved at once. */
export function checkedChoiceFlow<M extends AnyStateMachine>(machine: M, texts: Texts<M>): Flow {
  const { name, box, field, screen, browser } = texts
  const isChosen = (request: Request | null | undefined) => request?.body[field] === true
  const seesKept = (person: Person, { context }: State) => person.seesChecked(box, isChosen(context.kept))
  const seesQuiet = async (person: Person, state: State) => {
    await seesKept(person, state)
    await person.doesNotSeeText(failed)
  }
  return flow(machine, {
    name,
    samples: {
      events: {
        'call.requested': ({ context }: State) => [
          { request: { body: { [field]: !isChosen(context.kept) } } },
        ],
      },
    },
    gestures: { 'call.requested': (driver) => driver.check(box) },
    expects: {
      'open.fresh': seesQuiet,
      'open.done': seesQuiet,
      'open.failed': showing(seesKept, failed),
      calling: async (person: Person, { context }: State) => {
        await person.seesChecked(box, isChosen(context.sent))
        await person.seesDisabled('checkbox', box)
        await person.seesText('Enregistrement…')
      },
      throttled: showing('Patientez 12 secondes', disabled('checkbox', box)),
    },
    screen,
    browser,
  } as FlowModel<M>)
}

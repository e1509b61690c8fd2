import { componentOf, idOf, machineOf, MARK, type NewCall, type NewFlow } from './templates.ts'

/** The longest text that a call accepts, and the constant of its file that says so, if one does. */
export type Longest = { characters: number; constant?: string }
/** A form in a window: one text of one call. `field`: the property of the body that carries it. */
export type NewForm = NewFlow & { call: NewCall; field: string; longest?: Longest }

/** The chart: the text is asked for, confirmed and sent; it is not lost without a question. */
export const formMachineText = ({ name, call, field }: NewForm) =>
  `import { ${call.key} } from '../../contract/${call.file}'
import { answeredCommand } from '../patterns/answered-command.ts'
import type { Subject } from '../patterns/confirmed-command.ts'

/** ${MARK}: what it is for (spec §…). */
export const ${machineOf(name)} = answeredCommand({
  id: '${idOf(name)}',
  call: ${call.key},
  description: '${MARK} : ce que la personne fait ici.',
  asked: '${MARK} : ce que l’on demande ; rien n’est encore envoyé.',
  isAnswered: (text) => text.trim() !== '',
  request: ({ id }: Subject, text) => ({ params: { id }, body: { ${field}: text.trim() } }),
  announced: '${MARK} : ce qui est fait.',
  states: {
    done: '${MARK} : ce que le serveur a fait.',
    refused: '${MARK} : pourquoi le serveur peut refuser.',
  },
})
`

const label = `${MARK} : le champ`
const titleOf = ({ title = `${MARK} : le titre` }: NewForm) => title

/** How the screen knows the longest text: an import, or a constant that is to be moved to the contract. */
function longestIn({ call, longest }: NewForm) {
  if (!longest) return { imported: '', declared: '', attribute: '' }
  const { characters, constant } = longest
  const imported = constant ? `\nimport { ${constant} } from '../../../contract/${call.file}'` : ''
  const declared = constant
    ? ''
    : `/** ${MARK}: name it beside its schema, or in \`contract/limits.ts\`. */\nconst MOST = ${characters}\n\n`
  return { imported, declared, attribute: `\n        maxLength={${constant ?? 'MOST'}}` }
}

export const formScreenText = (form: NewForm) => {
  const { space, name } = form
  const { imported, declared, attribute } = longestIn(form)
  return `import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'${imported}
import type { ${machineOf(name)} } from '../../../machines/${space}/${name}.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { AnsweredCommand } from '../patterns/answered-command.tsx'

${declared}/** ${MARK}: what the window shows (spec §…). */
export function ${componentOf(name)}({ actor }: { actor: ActorRefFrom<typeof ${machineOf(name)}> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { answer } = state.context
  return (
    <AnsweredCommand
      state={state}
      onEvent={(event) => actor.send(event)}
      hasEntry={answer.trim() !== ''}
      title="${titleOf(form)}"
      message="${MARK} : la question ?"
      confirm="Envoyer"
      busyLabel="Envoi…"
      failed="${MARK} : ce qui n’est pas parti."
    >
      <TextArea
        label="${label}"${attribute}
        disabled={!state.matches('confirming')}
        value={answer}
        onChange={(value) => actor.send({ type: 'answer.typed', value })}
      />
    </AnsweredCommand>
  )
}
`
}

export const formModelText = (form: NewForm) => {
  const { space, name } = form
  return `import { ${machineOf(name)} } from '../../../machines/${space}/${name}.ts'
import { flow } from '../../model/model.ts'
import { answeredAssertions, answeredGestures } from '../patterns/confirmed-command.ts'

const texts = {
  question: '${MARK} : la question ?',
  confirm: 'Envoyer',
  consequence: '${label}',
  busy: 'Envoi…',
  failed: '${MARK} : ce qui n’est pas parti.',
  refused: '${titleOf(form)}',
}
const label = '${label}'

export const ${idOf(name)} = flow(${machineOf(name)}, {
  name: '${name}',
  input: { subject: { id: 1 } },
  key: ({ context: { answer } }) => answer,
  samples: {
    events: {
      'answer.typed': ({ context: { answer } }) => (answer === '' ? [{ value: '${MARK}' }] : []),
    },
  },
  gestures: {
    ...answeredGestures(texts),
    'answer.typed': (driver, { value }) => driver.fill(label, value),
  },
  expects: {
    ...answeredAssertions(texts),
    confirming: async (person, { context: { answer } }) => {
      await person.seesValue(label, answer)
      const asked = person.within('alertdialog', texts.question)
      if (answer === '') await asked.seesDisabled('button', texts.confirm)
      else await asked.sees('button', texts.confirm)
    },
  },
  screen: async () => (await import('../../../src/screens/${space}/${name}.tsx')).${componentOf(name)},
  browser: {
    as: '${MARK}',
    navigate: async (driver) => {
      await driver.open('/${MARK}')
      await driver.interceptCalls()
    },
  },
})
`
}

/** The expected table, as the pattern has it. */
export const formTableText = ({ space, name, call }: NewForm) =>
  `  '${space}/${name}': answeredCommand('${call.key}'),
`

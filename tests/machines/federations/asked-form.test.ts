import { expect, test } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, createActor } from 'xstate'
import type { SanitaryRule } from '../../../contract/federations/sanitary-rules.ts'
import type { Sample } from '../../../contract/federations/samples.ts'
import { samplesMachine } from '../../../machines/federations/sanitary/samples.ts'
import { sanitaryRulesMachine } from '../../../machines/federations/sanitary/sanitary-rules.ts'
import { askedForm } from '../../../src/routes/staff-window-url.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { httpError } from '../../model/failures.ts'
import { specimenTypes } from '../../world/answers.ts'
import { draftRule, ruleInForce, sentSample } from '../../world/sanitary.ts'

type Asked = { query: string; read?: object | 'missing' }

const pages = {
  samples: { chart: samplesMachine, call: 'readSample', form: 'sampleForm', named: 'sample' },
  // Species are read first.
  rules: {
    chart: sanitaryRulesMachine,
    call: 'readSanitaryRule',
    form: 'sanitaryRuleForm',
    named: 'rule',
  },
} as const

/** Where a query string leads on a page, about which sample or rule, and what is told. */
const opening =
  (page: keyof typeof pages) =>
  async ({ query, read }: Asked) => {
    const { chart, call, form, named } = pages[page]
    const { machine, settle } = controlActors<AnyStateMachine>(chart, 'real')
    const told: string[] = []
    const announce = (_: unknown, { text }: { text: string }) => void told.push(text)
    const input = { isNational: false, asked: askedForm(new URLSearchParams(query)) }
    const actor = createActor(machine.provide({ actions: { announce } as never }), { input }).start()
    if (page === 'rules') await settle('listSpecimenTypes', { output: specimenTypes })
    if (read) await settle(call, read === 'missing' ? { error: httpError(404) } : { output: read })
    const { value, context, children } = actor.getSnapshot()
    const shown = (children[form] as AnyActorRef | undefined)?.getSnapshot().context[named]?.id as unknown
    return [value, context.subject?.id ?? null, shown, ...told]
  }
const [inSamples, inRules] = [opening('samples'), opening('rules')]

test('The sample that the URL names opens for what is to be noted of it, and otherwise the page says why not', async () => {
  const query = `edition=${sentSample.id}`
  const unusable: Sample = { ...sentSample, state: 'impossible' }
  expect(await inSamples({ query: '' })).toEqual(['closed', null, undefined])
  expect(await inSamples({ query: 'edition=trois' })).toEqual(['closed', null, undefined])
  expect(await inSamples({ query: 'addition=1' })).toEqual(['editing', null, undefined])
  expect(await inSamples({ query, read: sentSample })).toEqual(['editing', sentSample.id, sentSample.id])
  const ended = 'Il n’y a plus rien à noter de ce prélèvement.'
  expect(await inSamples({ query, read: unusable })).toEqual(['closed', null, undefined, ended])
  const unknown = 'Ce prélèvement est introuvable.'
  expect(await inSamples({ query, read: 'missing' })).toEqual(['closed', null, undefined, unknown])
})

test('The rule that the URL names opens while it is a draft, and otherwise the page says why not', async () => {
  const query = `edition=${draftRule.id}`
  const ended: SanitaryRule = { ...draftRule, state: 'ended' }
  expect(await inRules({ query: '' })).toEqual(['closed', null, undefined])
  expect(await inRules({ query: 'addition=1' })).toEqual(['editing', null, undefined])
  expect(await inRules({ query, read: draftRule })).toEqual(['editing', draftRule.id, draftRule.id])
  const fixed = 'Cette règle n’est plus un brouillon : elle ne change plus.'
  expect(await inRules({ query, read: ruleInForce })).toEqual(['closed', null, undefined, fixed])
  expect(await inRules({ query, read: ended })).toEqual(['closed', null, undefined, fixed])
  const unknown = 'Cette règle est introuvable : elle a peut-être été supprimée.'
  expect(await inRules({ query, read: 'missing' })).toEqual(['closed', null, undefined, unknown])
})

import { expect, test } from 'vitest'
import { createActor } from 'xstate'
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

const input = (query: string) => ({ isNational: false, asked: askedForm(new URLSearchParams(query)) })
const answerOf = (read: Asked['read']) => (read === 'missing' ? { error: httpError(404) } : { output: read })

/** Where a query string leads in the samples, about which one, and what is told. */
async function inSamples({ query, read }: Asked) {
  const { machine, settle } = controlActors(samplesMachine, 'real')
  const told: string[] = []
  const announce = (_: unknown, { text }: { text: string }) => void told.push(text)
  const actor = createActor(machine.provide({ actions: { announce } }), { input: input(query) })
  actor.start()
  if (read) await settle('readSample', answerOf(read))
  const { value, context, children } = actor.getSnapshot()
  const form: unknown = children.sampleForm?.getSnapshot().context.sample?.id
  return [value, context.sample?.id ?? null, form, ...told]
}

/** The same in the sanitary rules, whose species are read first. */
async function inRules({ query, read }: Asked) {
  const { machine, settle } = controlActors(sanitaryRulesMachine, 'real')
  const told: string[] = []
  const announce = (_: unknown, { text }: { text: string }) => void told.push(text)
  const actor = createActor(machine.provide({ actions: { announce } }), { input: input(query) })
  actor.start()
  await settle('listSpecimenTypes', { output: specimenTypes })
  if (read) await settle('readSanitaryRule', answerOf(read))
  const { value, context, children } = actor.getSnapshot()
  const form: unknown = children.sanitaryRuleForm?.getSnapshot().context.rule?.id
  return [value, context.rule?.id ?? null, form, ...told]
}

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

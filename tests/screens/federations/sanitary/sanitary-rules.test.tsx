import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { SanitaryRule } from '../../../../contract/federations/sanitary-rules.ts'
import {
  sanitaryRuleListMachine,
  sanitaryRulePublicationMachine,
  sanitaryRulesMachine,
} from '../../../../machines/federations/sanitary/sanitary-rules.ts'
import type { CallParts } from '../../../../machines/patterns/calls.ts'
import { SanitaryRules } from '../../../../src/screens/federations/sanitary/sanitary-rules.tsx'
import { specimenTypes } from '../../../world/answers.ts'
import { draftRule } from '../../../world/sanitary.ts'
import { personOf } from '../../run/person.ts'

type Page = {
  data: SanitaryRule[]
  meta: { total: number; current_page: number; last_page: number }
}

const person = personOf()
const others: SanitaryRule[] = [
  { ...draftRule, id: 11, effect: 'negativeTest' },
  { ...draftRule, id: 12, specimen_type_ids: [1] },
  { ...draftRule, id: 13, cities: ['Vierzon'] },
  { ...draftRule, id: 14, ends_on: draftRule.starts_on },
  { ...draftRule, id: 15, source: 'Note de service 13' },
]

/** Opens the page with these rules; a rule that is published is listed as such after reloading. */
async function open(rules: SanitaryRule[]) {
  let data = rules
  const listSanitaryRules = fromPromise<Page, CallParts>(async () => ({
    data,
    meta: { total: data.length, current_page: 1, last_page: 1 },
  }))
  const publishSanitaryRule = fromPromise<unknown, CallParts>(async () => {
    data = data.map((rule) => ({ ...rule, state: 'inForce' as const }))
  })
  const machine = sanitaryRulesMachine.provide({
    actors: {
      listSpecimenTypes: fromPromise(async () => specimenTypes),
      sanitaryRuleList: sanitaryRuleListMachine.provide({ actors: { call: listSanitaryRules } }),
      sanitaryRulePublication: sanitaryRulePublicationMachine.provide({
        actors: { call: publishSanitaryRule },
      }),
    },
  })
  const actor = createActor(machine, { input: { isNational: false } }).start()
  render(
    <main tabIndex={-1}>
      <SanitaryRules actor={actor} />
    </main>,
  )
  await screen.findByRole('table')
}

describe('the page of sanitary rules', () => {
  test('has no two buttons with the same name', async () => {
    await open([draftRule, ...others])
    const buttons = within(screen.getByRole('table')).getAllByRole('button')
    const names = buttons.map((button) => button.getAttribute('aria-label'))
    expect(names).toHaveLength(18)
    expect(new Set(names).size).toBe(names.length)
  })

  test('returns the focus to the button of a form whose entry is discarded', async () => {
    await open([draftRule])
    const opener = screen.getByRole('button', { name: /^Préparer une règle/ })
    opener.focus()
    await person.press('Enter')
    await person.check('Sanglier')
    await person.press('Escape')
    await person.click('button', 'Abandonner')
    await person.doesNotSee('dialog', /./)
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('keeps the focus on the rule that was published', async () => {
    await open([draftRule])
    screen.getByRole('button', { name: /^Mettre en vigueur/ }).focus()
    await person.press('Enter')
    await person.within('alertdialog', /./).click('button', 'Mettre en vigueur')
    await person.sees('button', /^Mettre fin à/)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Mettre fin à/ })),
    )
  })

  test('displays the missing choice beside the game types', async () => {
    await open([draftRule])
    await person.click('button', 'Préparer une règle')
    await person.click('button', 'Enregistrer')
    const game = await screen.findByRole('group', { name: 'Gibier', description: /au moins un gibier/ })
    expect(within(game).getByText(/au moins un gibier/)).toBeTruthy()
  })
})

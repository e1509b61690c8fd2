import { act, cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { huntFormMachine } from '../../../machines/giver/hunt-form.ts'
import { GiverControls } from '../../../src/screens/giver/giver-controls.tsx'
import { HuntForm } from '../../../src/screens/giver/hunt-form.tsx'
import { homeInput, planned } from '../../models/pages/giver.ts'
import { today } from '../../world/today.ts'
import { giverRecord, specimenTypes, territories } from '../../world/answers.ts'
import { personOf } from '../run/person.ts'

const person = personOf()

type Opened = { hunt?: Hunt | null; isWolfhunter?: boolean; mainCityId?: number | null; day?: string }

async function open({ hunt = null, isWolfhunter = false, mainCityId = null, day = today }: Opened) {
  const logic = huntFormMachine.provide({
    actors: { readGiver: fromPromise(async () => giverRecord) },
  })
  const actor = createActor(logic, { input: { hunt, today: day, mainCityId, formKey: 'form' } }).start()
  await waitFor(actor, (state) => state.matches('editing'))
  render(<HuntForm actor={actor} specimenTypes={specimenTypes} isWolfhunter={isWolfhunter} />)
  return actor
}

describe('the hunt form', () => {
  test('offers only the giver’s territories', async () => {
    await open({})
    act(() => screen.getByRole('combobox', { name: 'Territoire' }).focus())
    await person.press('Enter')
    const offered = screen.getAllByRole('option', { name: /\(18/ }).map(({ textContent }) => textContent)
    expect(offered).toEqual(territories.map(({ label_full }) => label_full))
  })
  test('offers quantities of 0 to 9, and 10+', async () => {
    await open({})
    const boars = screen.getByRole('combobox', { name: 'Sanglier' })
    const offered = within(boars).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      ...[...Array(10).keys()].map(String),
      '10+',
    ])
  })
  test('has « Chasse administrative » only for a wolfhunter', async () => {
    await open({ isWolfhunter: true })
    await person.seesChecked('Chasse administrative', false)
    cleanup()
    await open({ isWolfhunter: false })
    await person.doesNotSee('checkbox', 'Chasse administrative')
  })
  test('keeps the territory of a hunt, even after it was removed from the giver’s', async () => {
    await open({ hunt: { ...planned, city_id: 99, city: { label: 'Sancerre' } } })
    await person.seesDisabled('combobox', 'Territoire')
    await person.seesText('Sancerre')
  })
  test('suggests next Sunday and the main territory; suggestions are no entry that could be lost', async () => {
    const [main] = territories
    for (const [day, sunday] of [
      ['2026-11-23', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
      ['2026-11-29', '2026-12-06'],
      ['2026-12-30', '2027-01-03'],
    ] as const) {
      const actor = await open({ day, mainCityId: main!.id })
      await person.seesValue('Date', sunday)
      await person.seesText(main!.label_full)
      act(() => actor.send({ type: 'form.closed' }))
      expect(actor.getSnapshot().value).toBe('abandoned')
      cleanup()
    }
  })
  test('suggests only territories that are currently the giver’s', async () => {
    const actor = await open({ mainCityId: 99 })
    expect(actor.getSnapshot().context.cityId).toBeNull()
    cleanup()
    const lost = { ...planned, city_id: 99, hunt_state: { code: 'finished' as const } }
    expect((await open({ hunt: lost })).getSnapshot().context.cityId).toBeNull()
  })
  test('starts with the place and game of a copied past hunt, on another day', async () => {
    const copied = { ...planned, hunt_state: { code: 'finished' as const } }
    await open({ hunt: copied, day: '2026-11-23', mainCityId: territories[1]!.id })
    await person.sees('dialog', 'Prévoir une chasse')
    await person.seesValue('Date', '2026-11-29')
    await person.seesText(territories.find(({ id }) => id === planned.city_id)!.label_full)
    await person.seesValue('Sangliers', '3')
    await person.seesValue('Chevreuils', '2')
  })
  test('limits the day of a hunt to between today and a year ahead', async () => {
    await open({})
    expect(screen.getByLabelText('Date')).toHaveProperty('min', today)
  })
})

describe('the actions of the home', () => {
  test('include planning a hunt only with the permission hunts.self.write', async () => {
    const windows = createActor(giverWindowsMachine, {
      input: { ...homeInput, asked: null, specimenTypes, mayPlan: false },
    }).start()
    render(<GiverControls windows={windows} mayPlan={false} />)
    await person.sees('button', 'Documents')
    await person.doesNotSee('button', 'Territoires')
    await person.doesNotSee('button', 'Prévoir une chasse')
    windows.send({ type: 'planning.requested' })
    windows.send({ type: 'edition.requested', hunt: planned })
    windows.send({ type: 'deletion.requested', hunt: planned })
    expect(windows.getSnapshot().matches('closed')).toBe(true)
  })
})

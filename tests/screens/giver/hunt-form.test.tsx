import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { huntFormMachine } from '../../../machines/giver/hunt-form.ts'
import { GiverControls } from '../../../src/screens/giver/giver-controls.tsx'
import { HuntForm } from '../../../src/screens/giver/hunt-form.tsx'
import { planned } from '../../models/pages/giver.ts'
import { today } from '../../world/today.ts'
import { giverRecord, specimenTypes, territories } from '../../world/answers.ts'
import { personOf } from '../run/person.ts'

const person = personOf()

async function open({ hunt = null, isWolfhunter = false }: { hunt?: Hunt | null; isWolfhunter?: boolean }) {
  const logic = huntFormMachine.provide({
    actors: { readGiver: fromPromise(async () => giverRecord) },
  })
  const actor = createActor(logic, { input: { hunt, today, formKey: 'form' } }).start()
  await waitFor(actor, (state) => state.matches('editing'))
  render(<HuntForm actor={actor} specimenTypes={specimenTypes} isWolfhunter={isWolfhunter} />)
  return actor
}

afterEach(cleanup)

describe('the hunt form', () => {
  test('offers the giver’s territories only', async () => {
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
  test('has « Chasse administrative » only for a lieutenant de louveterie', async () => {
    await open({ isWolfhunter: true })
    await person.seesChecked('Chasse administrative', false)
    cleanup()
    await open({ isWolfhunter: false })
    await person.doesNotSee('checkbox', 'Chasse administrative')
  })
  test('shows the territory of a hunt even after it was removed from the giver’s, and fixes it', async () => {
    await open({ hunt: { ...planned, city_id: 99, city: { label: 'Sancerre' } } })
    await person.seesDisabled('combobox', 'Territoire')
    await person.seesText('Sancerre')
  })
  test('keeps the day of a hunt between today and a year ahead', async () => {
    await open({})
    expect(screen.getByLabelText('Date')).toHaveProperty('min', today)
  })
})

describe('the actions of the home', () => {
  const input = { asked: null, today, mayPlan: true, mainCityId: 1, federationId: 1, specimenTypes }
  test('plan a hunt only with the permission hunts.self.write', async () => {
    const windows = createActor(giverWindowsMachine, { input: { ...input, mayPlan: false } }).start()
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

import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { contactFiltersMachine, type KeptFilters } from '../../../machines/giver/contact-filters.ts'
import { contactsMachine } from '../../../machines/giver/contacts.ts'
import { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { donationMachine } from '../../../machines/giver/reports/donation.ts'
import { reportAmendmentMachine } from '../../../machines/giver/reports/report-amendment.ts'
import { homeInput, informed, reported } from '../../models/pages/giver.ts'

/** The hunts whose kept filters the device is asked for. */
const asked: (number | null)[] = []
const contacts = contactsMachine.provide({
  actors: {
    contactFilters: contactFiltersMachine.provide({
      actors: {
        recallFilters: fromPromise<KeptFilters, { huntId: number | null }>(async ({ input }) => {
          asked.push(input.huntId)
          return {}
        }),
      },
    }),
  },
})

test('the contacts of a hunt come back with the filters chosen for it', () => {
  asked.length = 0
  const actor = createActor(giverWindowsMachine.provide({ actors: { contacts } }), {
    input: { ...homeInput, asked: null, specimenTypes: [] },
  }).start()
  actor.send({ type: 'contacts.requested', hunt: informed })
  expect(asked).toEqual([informed.id])
  actor.stop()
})

test('a report and a correction begin with everyone: nobody is hidden who may have received something', () => {
  asked.length = 0
  const about = { hunt: informed, specimenTypes: [] }
  const report = createActor(donationMachine.provide({ actors: { contacts } }), { input: about }).start()
  const correction = createActor(reportAmendmentMachine.provide({ actors: { contacts } }), {
    input: { ...about, report: reported, formKey: 'form' },
  }).start()
  expect(asked).toEqual([null, null])
  report.stop()
  correction.stop()
})

import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import { accountMachine } from '../../../machines/account/account.ts'
import { giverHomeMachine } from '../../../machines/giver/giver-home.ts'
import { registrationMachine } from '../../../machines/registration/registration.ts'
import { sessionMachine } from '../../../machines/session.ts'
import { RegistrationSpace } from '../../../src/spaces/registration-space.tsx'
import { Account } from '../../../src/screens/account/account.tsx'
import { GiverHome } from '../../../src/screens/giver/giver-home.tsx'
import { GiverWindows } from '../../../src/screens/giver/giver-windows.tsx'
import { Registration } from '../../../src/screens/registration/registration.tsx'
import { httpError } from '../../model/failures.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import {
  called,
  finished,
  homeInput,
  informed,
  listing,
  pageOf,
  planned,
  reminder,
} from '../../models/pages/giver.ts'
import { chosen, entry } from '../../models/pages/registration.ts'
import { specimenTypes } from '../../world/answers.ts'
import { giverBoot } from '../../world/boot-values.ts'
import { giver } from '../../world/people.ts'
import { settled } from '../run/person.ts'
import type { Interaction } from './interaction.ts'
import { renderScreen } from './render-screen.tsx'
import { nobody } from '../../../contract/shared/session.ts'

const ignore = () => {}
const boot = giverBoot(giver)

/** Opens a registration page. */
async function openRegistration(path: string) {
  const session = createActor(controlActors(sessionMachine, 'real').machine, { input: nobody }).start()
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/register/:userType?" element={<RegistrationSpace session={session} />} />
      </Routes>
    </MemoryRouter>,
  )
  // The first step is shown before the page has read its address.
  await settled()
}

export const pages: readonly Interaction[] = [
  ...['/register', '/register/receiver'].map((path): Interaction => ({
    title: `whoever registers at ${path} may look which federations there are`,
    run: async (person) => {
      await openRegistration(path)
      await person.click('button', 'Fédérations disponibles')
      await person.sees('dialog', 'Fédérations disponibles')
    },
  })),
  {
    title: 'what is refused of the first step is corrected there, at its field',
    run: async (person) => {
      const input = { userType: 'receiver', formKey: 'form', draft: entry, keptFor: 3_600_000 } as const
      const end = renderScreen(registrationMachine, input, (actor) => (
        <Registration actor={actor} onFederations={ignore} />
      ))
      await person.fill('Mot de passe', chosen)
      await person.fill('Confirmation du mot de passe', chosen)
      await person.click('button', 'Continuer')
      await end('listSpecimenTypes', { output: specimenTypes })
      await person.click('button', 'Confirmer')
      await end('register', { error: httpError(422, { fields: { email: ['Cette adresse est prise.'] } }) })
      await person.click('link', /Cette adresse est prise/)
      await person.sees('group', 'Étape 1 sur 2 : Vous')
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Adresse e.mail$/)))
    },
  },
  {
    title: 'one changes one’s details from « Mon compte »',
    run: async (person) => {
      const end = renderScreen(
        accountMachine,
        { user: boot.user!, showForm: false, isAssisted: false },
        (actor) => (
          <Account
            actor={actor}
            role={boot.role}
            federation={boot.federation}
            permissions={boot.permissions}
          />
        ),
      )
      await end('readSession', { output: { user: boot.user } })
      await person.click('button', 'Modifier mes informations')
      await person.sees('dialog', 'Modifier mes informations')
    },
  },
  {
    title: 'each hunt of the giver’s home opens its windows',
    run: async (person) => {
      const end = renderScreen(giverHomeMachine, { ...homeInput, asked: null }, (actor) => (
        <GiverHome actor={actor} isWolfhunter={false} GiverWindows={GiverWindows} />
      ))
      await end('listSpecimenTypes', { output: specimenTypes })
      for (const [code, hunt] of Object.entries({ informed, planned, finished: finished[0]! }))
        await end('listHunts', { output: pageOf([hunt]) }, listing(code))
      await person.within('alertdialog', reminder).click('button', 'Fermer')
      await person.click('button', `Plus, pour ${called(finished[0]!)}`)
      for (const hunt of [planned, finished[0]!]) {
        await person.click('button', `Contacts de ${called(hunt)}`)
        await person.sees('dialog', /^Contacts - Chasse/)
        await person.click('button', 'Fermer la fenêtre')
      }
      await person.click('button', `Modifier ${called(planned)}`)
      await person.sees('dialog', 'Modifier la chasse')
      await person.click('button', 'Fermer la fenêtre')
      await person.click('button', `Supprimer ${called(planned)}`)
      await person.within('alertdialog', 'Êtes-vous sûrs ?').click('button', 'Annuler')
      await person.click('button', `J'informe pour ${called(informed)}`)
      await person.sees('dialog', 'Qui a reçu quoi ?')
    },
  },
]

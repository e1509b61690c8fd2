import { render, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { Combobox } from '../../../src/ui/fields/combobox.tsx'
import { ErrorSummary } from '../../../src/ui/fields/error-summary.tsx'
import { NativeSelect } from '../../../src/ui/fields/native-select.tsx'
import { PasswordField } from '../../../src/ui/fields/password-field.tsx'
import { RadioGroup } from '../../../src/ui/fields/radio-group.tsx'
import { TextField } from '../../../src/ui/fields/text-field.tsx'
import type { Interaction } from './interaction.ts'

const towns = ['Bourges', 'Bourgueil', 'Bourgoin'].map((label, id) => ({ id, label }))
const ignore = () => {}

/** The highlighted suggestion. */
const pointedAt = () => {
  const box = screen.getByRole('combobox', { name: 'Commune' })
  return document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
}

export const fields: readonly Interaction[] = [
  {
    title: 'a password is shown while one asks for it',
    run: async (person) => {
      render(
        <PasswordField
          label="Mot de passe"
          value="Sous-bois"
          autoComplete="new-password"
          onChange={ignore}
        />,
      )
      const field = screen.getByLabelText('Mot de passe')
      await person.click('button', 'Afficher le mot de passe')
      expect(field).toHaveProperty('type', 'text')
      await person.click('button', 'Masquer le mot de passe')
      expect(field).toHaveProperty('type', 'password')
    },
  },
  {
    title: 'Début and Fin move the caret of a search, not among its suggestions',
    run: async (person) => {
      render(
        <Combobox
          label="Commune"
          value="bourg"
          items={towns}
          status="loaded"
          onQuery={ignore}
          onSelect={ignore}
        />,
      )
      await person.click('combobox', 'Commune')
      await person.press('ArrowDown')
      expect(pointedAt()).toBe('Bourgueil')
      await person.press('End')
      await person.press('Home')
      expect(pointedAt()).toBe('Bourgueil')
    },
  },
  {
    title: 'an error in the summary leads to its field',
    run: async (person) => {
      const onSeek = vi.fn<(target: string) => void>()
      render(
        <>
          <ErrorSummary
            title="À corriger"
            errors={[{ target: 'email', label: 'Adresse e-mail', message: 'Cette adresse est prise.' }]}
            onSeek={onSeek}
          />
          <TextField id="email" label="Adresse e-mail" value="" />
        </>,
      )
      await person.click('link', /Cette adresse est prise/)
      expect(onSeek).toHaveBeenCalledWith('email')
      expect(document.activeElement).toBe(screen.getByLabelText(/^Adresse e.mail$/))
    },
  },
  {
    title: 'a choice that is locked cannot be made',
    run: async (person) => {
      const choice = {
        value: '',
        options: [{ value: 'oui', label: 'Oui' }],
        onChange: ignore,
        disabled: true,
      }
      render(
        <>
          <RadioGroup label="Chasseur" name="hunter" {...choice} />
          <NativeSelect label="Disponible" placeholder="Choisissez" {...choice} />
        </>,
      )
      await person.seesDisabled('radio', 'Oui')
      await person.seesDisabled('combobox', 'Disponible')
    },
  },
]

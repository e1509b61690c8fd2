import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Animal } from '../../../contract/giver/animals.ts'
import type { SanitaryDemand } from '../../../contract/shared/sanitary.ts'
import { animalWindowsMachine } from '../../../machines/giver/animals/animal-windows.ts'
import { AnimalRow } from '../../../src/screens/giver/animals/animal-row.tsx'
import { listedBoar } from '../../models/pages/animals.ts'
import { informed } from '../../models/pages/giver.ts'
import { specimenTypes } from '../../world/answers.ts'

const text = { rule_id: 3, source: 'Arrêté 2026-12', dated_on: '2026-11-12' }
const demand = (effect: SanitaryDemand['effect'], is_barring: boolean) => ({ ...text, effect, is_barring })

/** The line of an animal as text, with ordinary spaces. */
function line(changes: Partial<Animal>): string {
  const windows = createActor(animalWindowsMachine, {
    input: { hunt: informed, mayNote: true, asked: null },
  }).start()
  const animal = { ...listedBoar, ...changes }
  render(
    <ul>
      <AnimalRow animal={animal} specimenTypes={specimenTypes} windows={windows} locked={false} />
    </ul>,
  )
  return screen.getByRole('listitem').textContent.replaceAll(/\s+/g, ' ')
}
const isOffered = () => screen.queryByRole('button', { name: /^Remettre/ }) !== null

describe('the line of an animal', () => {
  test.each([
    ['examination', 'Une règle sanitaire demande l’examen initial, sans anomalie, avant la remise'],
    ['negativeTest', 'Une règle sanitaire demande un résultat d’analyse négatif avant la remise'],
    ['result', 'Le résultat du prélèvement interdit la remise'],
  ] as const)('displays what bars its hand-over, without a hand-over button: %s', (effect, words) => {
    expect(line({ demands: [demand(effect, true)] })).toContain(`${words} (Arrêté 2026-12, 12/11/2026).`)
    expect(isOffered()).toBe(false)
  })

  test.each(['information', 'examination', 'negativeTest'] as const)(
    'has a hand-over button if a rule is fulfilled or only informs: %s',
    (effect) => {
      expect(line({ demands: [demand(effect, false)] })).toContain('(Arrêté 2026-12, 12/11/2026).')
      expect(isOffered()).toBe(true)
    },
  )

  test('displays all demands, and no hand-over button if one of them bars it', () => {
    const said = line({ demands: [demand('result', true), demand('information', false)] })
    expect(said).toContain('Le résultat du prélèvement interdit la remise')
    expect(said).toContain('Règle sanitaire à connaître')
    expect(isOffered()).toBe(false)
  })

  test('displays no rules once nobody can receive the animal', () => {
    const said = line({ state: 'withdrawn', withdrawal: 'kept', demands: [demand('negativeTest', true)] })
    expect(said).not.toContain('Arrêté 2026-12')
  })
})

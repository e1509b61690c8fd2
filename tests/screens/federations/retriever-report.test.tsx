import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RetrieverReport } from '../../../src/screens/federations/retriever-report.tsx'

const report = { imported: 3, updated: 1200, unchanged: 40, removed: 5, refused: 0, refusals: [] }
const shown = () => document.body.textContent.replaceAll(/\s/g, ' ')

test('each number of an import stands beside its own words', () => {
  render(<RetrieverReport report={report} />)
  const lines = screen.getAllByRole('term').map((term) => {
    const number = term.nextElementSibling?.textContent ?? ''
    return `${term.textContent} : ${number}`.replaceAll(/\s/g, ' ')
  })
  expect(lines).toEqual([
    'Nouveaux adhérents : 3',
    'Adhérents mis à jour : 1 200',
    'Adhérents sans changement : 40',
    'Adhérents retirés : 5',
    'Lignes laissées de côté : 0',
  ])
  expect(shown()).not.toContain('Laissé de côté')
})

test('lines that were left out say why, and how many are not shown', () => {
  const refusals = [{ line: 12, reason: 'Le NIT manque.' }]
  render(<RetrieverReport report={{ ...report, refused: 2, refusals }} />)
  expect(shown()).toContain('Ligne 12 : Le NIT manque.')
  expect(shown()).toContain('Seules les premières lignes sont montrées : 1 sur 2.')
})

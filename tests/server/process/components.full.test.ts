import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const {
  dependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'))

type Component = Record<'name' | 'version' | 'purl', string> &
  Partial<Record<'hashes' | 'licenses' | 'properties', { name: string; value: string }[]>>
const isTool = ({ properties = [] }: Component) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')

test('The inventory lists every production component in CycloneDX, with version and checksum, and marks tools', () => {
  const inventory = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8' }))
  expect(inventory).toMatchObject({ bomFormat: 'CycloneDX', version: 1 })
  expect(inventory.specVersion).toMatch(/^1\.\d$/)
  const components: Component[] = inventory.components
  for (const [name, version] of Object.entries(dependencies!)) {
    const [one] = components.filter((each) => each.name === name && each.version === version)
    expect(one, name).toBeDefined()
    expect(one!.purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect([name, one!.hashes?.length, one!.licenses?.length, isTool(one!)]).toEqual([name, 1, 1, false])
  }
  for (const tool of ['vitest', 'typescript', 'vite', 'oxlint', 'playwright-core'])
    expect([
      tool,
      tool in devDependencies!,
      components.filter(({ name }) => name === tool).every(isTool),
    ]).toEqual([tool, true, true])
}, 180_000)

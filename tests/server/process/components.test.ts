import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>

type Component = { name: string; version: string; purl: string; hashes?: object[]; licenses?: object[] }

test('The inventory names every component of production in CycloneDX, with version and checksum, and no tool', () => {
  const inventory = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8' }))
  expect(inventory).toMatchObject({ bomFormat: 'CycloneDX', version: 1 })
  expect(inventory.specVersion).toMatch(/^1\.\d$/)
  const components: Component[] = inventory.components
  for (const [name, version] of Object.entries(dependencies)) {
    const [one] = components.filter((each) => each.name === name && each.version === version)
    expect(one, name).toBeDefined()
    expect(one!.purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect([name, one!.hashes?.length, one!.licenses?.length]).toEqual([name, 1, 1])
  }
  const names = new Set(components.map(({ name }) => name))
  for (const tool of ['vitest', 'typescript', 'vite', 'oxlint', 'playwright-core'])
    expect([tool, tool in devDependencies, names.has(tool)]).toEqual([tool, true, false])
}, 180_000)

test('What is known against components is asked for those of production', () => {
  expect(scripts['advisories']).toBe('npm audit --omit dev')
})

import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { foundWords } from '../../../contract/folding.ts'
import { admin, matching } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'

const names = [
  ['Łukasz', 'Żółć-Nguyễn'],
  ['Иван', 'Петров'],
  ['Đặng', 'Þór'],
  ['Στέφανος', 'Παπαδόπουλος'],
  ['فاطمة', 'الزَّهراء'],
  ['Faʻaʻā', 'N’Guyen'],
  ['Ange', 'Œuvrard\u00ad'],
  ['İbrahim', 'STRAẞE'],
  ['ﬁona', 'D´Ornano‑Bréchet'],
  ['x\u200by', '½ ① Ⅳ'],
] as const

inWorld((world) => {
  test('The database folds names into the same words as searches', async () => {
    const letters = fc.string({
      unit: fc.constantFrom(...names.flat().join(''), ..."àÇé-'’ .@_ıIiµßſΣς\u0301\u2011\ufeff漢"),
    })
    const texts = [...names.map((name) => name.join(' ')), ...fc.sample(letters, { seed: 25, numRuns: 300 })]
    const { rows } = await sql<{ words: string[] }>`
      select bare_words(text) as words from unnest(${texts}::text[]) with ordinality as given (text, place)
      order by place`.execute(world.db())
    expect(rows.map(({ words }, at) => [texts[at], [...new Set(words)]])).toEqual(
      texts.map((text) => [text, foundWords(text)]),
    )
  })

  test('A person is found by their name however it is typed, and nobody else is', async () => {
    const visitor = await world.as(admin)
    const found = async (search: string) => {
      const query = new URLSearchParams({ search, perPage: '100' })
      const { data } = (await visitor.get(`/api/v1/users?${query.toString()}`)).json()
      return (data as { id: number }[]).map(({ id }) => id)
    }
    for (const [firstname, lastname, ...searches] of [
      ['Łukasz', 'Żółć-Nguyễn', 'zolc', 'Żółć', 'lukasz zolcnguyen', 'ŻÓŁĆ-NGUYỄN'],
      ['Иван', 'Петров', 'Петров', 'петров иван', 'ПЕТР'],
      ['Thị', 'Đặng', 'Đặng', 'dang', 'DẶNG'],
      ['Ève', 'N’Guyen', "n'guyen", 'nguyen', 'N’GUY', 'n`guyen', 'n‑guyen'],
      ['Sean', 'Oneil', "O'Neil", 'o’neil sean'],
    ] as const) {
      const [person] = matching
      await world.set('users', { id: person!.id }, { firstname, lastname })
      for (const search of searches) expect([search, await found(search)]).toEqual([search, [person!.id]])
    }
    expect(await found('Петренко')).toEqual([])
  })
})

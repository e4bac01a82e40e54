import { afterAll, beforeEach, expect, test } from 'vitest'
import { allSources } from '#assets/build/build-assets.ts'
import { readOverrides } from '#assets/build/override/read-overrides.ts'
import { block, overrideFolder } from '../fixtures/override-folder.ts'

const sources = allSources()
const folder = overrideFolder()
beforeEach(() => folder.empty())
afterAll(() => folder.remove())

const said = async (name: string): Promise<string[]> => {
  folder.write(`${name}.png`, await block(128, 128, '#ff0000'))
  return (await readOverrides(folder.directory, sources)).leftOut.map(({ problem, cure }) => `${problem}. ${cure}.`)
}

test.each([
  ['items/swrd-3', 'items/sword-3'],
  ['items/sword-03', 'items/sword-3'],
  ['icons/crest-0 copy 2', 'icons/crest-0'],
  ['t5/wepon.weapon', 't5/weapon.weapon'],
  ['pets/hamster/hamster_0003_head.head', 'pets/hamster/head.head'],
  ['hamster_0003_face.head@win', 'hamster/face.head@win'],
  ['pictures/arena_2_sky', 'pictures/arena-2-sky'],
])('the unknown name %s is reported with the suggestion %s', async (name, meant) => {
  expect(await said(name)).toEqual([`nothing in the game has this name. Did you mean "${meant}".`])
})

test.each([
  ['items/sword-6', '6', '0 to 5'],
  ['icons/crest-9', '9', '0 to 7'],
  ['icons/crest-9 copy', '9', '0 to 7'],
  ['map/land/8', '8', '0 to 7'],
  ['t6/weapon.weapon', '6', '0 to 5'],
  ['pictures/arena-3-wall', '3', '0 to 2'],
])('the name %s has the number %s, of which only %s exist', async (name, number, known) => {
  expect(await said(name)).toEqual([`there is no number ${number} of it, only ${known}. Use one of these numbers.`])
})

test('a name that resembles no other gets no suggestion', async () => {
  expect(await said('hamster_0003_Layer 4')).toEqual([
    'nothing in the game has this name. All names are in assets/generated/report.json.',
  ])
})

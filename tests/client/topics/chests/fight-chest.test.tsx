import '#client/topics/chests/shared/fight-chest.tsx'
import { describe, expect, it } from 'vitest'
import { FightChestSlot } from '#client/topics/chests/shared/fight-chest-slot.tsx'
import type { Replay } from '#contracts/wire.ts'
import { fakeServer } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

type Chest = NonNullable<NonNullable<Replay['own']>['chest']>

const show = async (chest: Chest, hasLanded = true) => {
  const server = fakeServer({})
  const page = await showScreen(<FightChestSlot chest={chest} hasLanded={hasLanded} />)
  await page.settle()
  return { page, server }
}
const newPlaces = (): boolean[] =>
  [...document.querySelectorAll('section [aria-hidden] > *')].map((place) => place.hasAttribute('data-new'))

onSignedInPages()

describe('the chest of a ranked win, on its result (R54)', () => {
  it('says that it is one win away, without a call', async () => {
    const { page, server } = await show({ missing: 1 })
    expect(page.text()).toBe('1 more win to the next chest')
    expect(server.requests).toEqual([])
  })

  it('flies to its place once the rewards have landed', async () => {
    const { page } = await show({ kind: 'iron', place: 2 }, false)
    const picture = () => document.querySelector('[data-new] img')?.className
    expect(newPlaces()).toEqual([false, false, true, false])
    const before = picture()
    await page.close()
    await show({ kind: 'iron', place: 2 })
    expect(picture()).not.toBe(before)
  })
})

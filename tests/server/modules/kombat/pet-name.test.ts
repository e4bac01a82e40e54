import { describe, expect, it } from 'vitest'
import { PET_NAME_NANO } from '#rules/house/pet-names.ts'
import { balanceOf } from '#server/db/ledger.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const name = (as: number, text: string, more: { readonly price?: number } = {}, idempotencyKey?: string) =>
  server.call('combats.petName', { body: { name: text, ...more } }, { as, idempotencyKey })
const codeOf = async (as: number, text: string, more = {}): Promise<string> => {
  const answer = await name(as, text, more)
  return answer.status === 200 ? 'ok' : answer.error.code
}
const petNameOf = async (as: number) => (await server.call('combats.me', {}, { as })).data.pet.name
const tok = async (id: number): Promise<bigint> => balanceOf(server.db, id, 'tok')
const paid = async (id: number): Promise<number> => (await items.booked(id, 'pet-name')).length

describe('PATCH combats/pets/name (R32)', () => {
  it('is free the first time, and 50 TOK from then on, which are burnt under a reason of their own', async () => {
    const id = await players.join()
    const before = await tok(id)
    expect(await petNameOf(id)).toBeUndefined()
    const first = await name(id, '  Pudding   the  Cat ')
    expect([first.data.profile.pet.name, BigInt(first.data.balance)]).toEqual(['Pudding the Cat', before])
    await items.give(id, 'tok', PET_NAME_NANO)
    const second = await name(id, 'Крошка')
    expect([second.data.profile.pet.name, BigInt(second.data.balance)]).toEqual(['Крошка', before])
    expect([await petNameOf(id), await paid(id)]).toEqual(['Крошка', 1])
  })

  it.each([
    ['Bo', 'pet-name-length'],
    ['', 'pet-name-length'],
    ['An endless name of', 'pet-name-length'],
    ['<b>Pudding</b>', 'pet-name-characters'],
    ['-Pudding', 'pet-name-characters'],
    ['Fuck you all', 'rude-pet-name'],
    ['Хуйня', 'rude-pet-name'],
  ])('refuses %j with its own code, before anything is paid', async (text, code) => {
    const id = await players.join()
    await name(id, 'Pudding')
    await items.give(id, 'tok', PET_NAME_NANO)
    const before = await tok(id)
    expect(await codeOf(id, text)).toBe(code)
    expect([await tok(id), await petNameOf(id)]).toEqual([before, 'Pudding'])
  })

  it('refuses the same name, a price that the player has not agreed to, and a player who has not enough', async () => {
    const id = await players.join()
    expect(await codeOf(id, 'Pudding', { price: PET_NAME_NANO })).toBe('price-changed')
    expect(await codeOf(id, 'Pudding', { price: 0 })).toBe('ok')
    expect(await codeOf(id, 'Pudding')).toBe('same-pet-name')
    expect(await codeOf(id, 'Crumb', { price: 0 }), 'another device has used the free one').toBe('price-changed')
    const poor = await name(id, 'Crumb', { price: PET_NAME_NANO })
    expect(poor.status === 200 ? null : poor.error.code).toBe('insufficient-tok')
    expect([await petNameOf(id), await paid(id)]).toEqual(['Pudding', 0])
  })

  it('is paid once when it is asked for twenty times at once with one key, and so with twenty keys', async () => {
    const id = await players.join()
    await name(id, 'Pudding')
    await items.give(id, 'tok', 20 * PET_NAME_NANO)
    const key = '00000000-0000-4000-8000-00000000f001'
    await Promise.all(Array.from({ length: 20 }, () => name(id, 'Crumb', {}, key)))
    expect(await paid(id)).toBe(1)
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(id, 'Biscuit')))
    expect([codes.filter((code) => code === 'ok').length, await paid(id)]).toEqual([1, 2])
  })

  it('is there in the fight that was already found, under its commitment', async () => {
    const id = await players.join()
    const found = await players.find(id)
    await name(id, 'Pudding')
    const again = await server.call('combats.find', {}, { as: id })
    expect(again.data.commitment).toBe(found.commitment)
    const { data } = await server.call('combats.fight', {}, { as: id })
    expect(data.user.pet.name).toBe('Pudding')
  })

  it('is seen by both sides of a fight, and in its replay', async () => {
    const [id, rival] = [await players.join(), await players.join()]
    await name(id, 'Pudding')
    await name(rival, 'Professor Fluff')
    const duel = await players.challenge(id, rival)
    expect([duel.user.pet.name, duel.enemy.pet.name]).toEqual(['Pudding', 'Professor Fluff'])
    const { data } = await server.call('combats.replay', { params: { id: duel.replay_id } }, { as: id })
    expect([data.user.pet.name, data.enemy.pet.name]).toEqual(['Pudding', 'Professor Fluff'])
  })
})

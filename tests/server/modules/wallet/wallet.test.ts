import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { createWallet, provenWallet } from '#tests/helpers/players/wallets.ts'
import { codeOf } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const HOST = 'play.example.org'
const { server, players } = await itemServer({ tonEnabled: true, publicUrl: `https://${HOST}/` })
const off = await itemServer()

const linked = (as: number) => server.call('wallet.get', {}, { as }).then(({ data }) => data)
const link = (as: number, body: Awaited<ReturnType<typeof provenWallet>>) =>
  server.call('wallet.link', { body }, { as })
const ownersOf = async (address: string): Promise<readonly number[]> =>
  (
    await sql<{ player_id: bigint }>`select player_id from wallet_owners where address = ${address}`.execute(server.db)
  ).rows.map((row) => Number(row.player_id))

describe('a linked wallet (T34)', () => {
  it('is shown as wallets show it, and compared raw', async () => {
    const as = await players.join()
    expect(await linked(as)).toEqual({ enabled: true, chain: '-239', wallet: null, may_link_at: null })
    const body = await provenWallet(server, as, HOST)
    const answer = await link(as, body)
    expect(answer.data).toEqual({
      enabled: true,
      chain: '-239',
      wallet: {
        address: body.address,
        friendly: expect.stringMatching(/^UQ[\w-]{46}$/),
        kind: 'v4r2',
        linked_at: new Date(server.clock.nowMs()).toISOString(),
      },
      may_link_at: new Date(server.clock.nowMs() + 7 * MS_PER_DAY).toISOString(),
    })
    expect(await linked(as)).toEqual(answer.data)
    expect((await server.call('airdrop.get', {}, { as })).data.wallet).toEqual(answer.data)
  })

  it('takes a challenge of the player, once', async () => {
    const [as, other] = [await players.join(), await players.join()]
    const body = await provenWallet(server, as, HOST)
    expect(codeOf(await link(other, body))).toBe('wallet-challenge-unknown')
    expect(codeOf(await link(as, body))).toBe('done')
    await server.call('wallet.unlink', {}, { as })
    server.clock.advance(7 * MS_PER_DAY)
    expect(codeOf(await link(as, body))).toBe('wallet-challenge-unknown')
  })

  it('takes the last challenge alone', async () => {
    const as = await players.join()
    const earlier = await provenWallet(server, as, HOST)
    const later = await provenWallet(server, as, HOST)
    expect(codeOf(await link(as, earlier))).toBe('wallet-challenge-unknown')
    expect(codeOf(await link(as, later))).toBe('done')
  })

  it('takes a challenge for ten minutes', async () => {
    const as = await players.join()
    const body = await provenWallet(server, as, HOST)
    server.clock.advance(10 * MS_PER_MINUTE)
    expect(codeOf(await link(as, body))).toBe('wallet-challenge-expired')
  })

  it('is of the chain of this world', async () => {
    const as = await players.join()
    const body = await provenWallet(server, as, HOST)
    expect(codeOf(await link(as, { ...body, chain: '-3' }))).toBe('wallet-chain')
    expect(codeOf(await link(as, body))).toBe('done')
  })

  it('is signed for this game', async () => {
    const as = await players.join()
    expect(codeOf(await link(as, await provenWallet(server, as, 'evil.example.org')))).toBe('wallet-domain')
    expect((await linked(as)).wallet).toBeNull()
  })

  it('is one player’s at a time', async () => {
    const [ann, ben] = [await players.join(), await players.join()]
    const wallet = createWallet()
    const body = await provenWallet(server, ann, HOST, wallet)
    expect(codeOf(await link(ann, body))).toBe('done')
    expect(codeOf(await link(ben, await provenWallet(server, ben, HOST, wallet)))).toBe('wallet-taken')
    await server.call('wallet.unlink', {}, { as: ann })
    expect(codeOf(await link(ben, await provenWallet(server, ben, HOST, wallet)))).toBe('done')
    expect(await ownersOf(body.address)).toEqual([ben])
  })

  it('is one player’s where many link it at once', async () => {
    const wallet = createWallet()
    const ids = await Promise.all(Array.from({ length: 50 }, () => players.join()))
    const bodies = await Promise.all(
      ids.map(async (id) => ({ id, body: await provenWallet(server, id, HOST, wallet) })),
    )
    const codes = await Promise.all(bodies.map(async ({ id, body }) => codeOf(await link(id, body))))
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(codes.filter((code) => code === 'wallet-taken')).toHaveLength(49)
  })

  it('is changed at most every seven days, also after it was unlinked', async () => {
    const as = await players.join()
    const first = await provenWallet(server, as, HOST)
    await link(as, first)
    expect(codeOf(await link(as, await provenWallet(server, as, HOST)))).toBe('wallet-cooldown')
    await server.call('wallet.unlink', {}, { as })
    expect(codeOf(await link(as, await provenWallet(server, as, HOST)))).toBe('wallet-cooldown')
    server.clock.advance(7 * MS_PER_DAY - 1)
    expect(codeOf(await link(as, await provenWallet(server, as, HOST)))).toBe('wallet-cooldown')
    server.clock.advance(1)
    const second = await provenWallet(server, as, HOST)
    expect(codeOf(await link(as, second))).toBe('done')
    expect([await ownersOf(first.address), await ownersOf(second.address)]).toEqual([[], [as]])
  })

  it('gives its address free when another takes its place', async () => {
    const as = await players.join()
    const first = await provenWallet(server, as, HOST)
    await link(as, first)
    server.clock.advance(7 * MS_PER_DAY)
    expect(codeOf(await link(as, await provenWallet(server, as, HOST)))).toBe('done')
    expect(await ownersOf(first.address)).toEqual([])
  })

  it('is free again when the account is deleted', async () => {
    const as = await players.join()
    const body = await provenWallet(server, as, HOST)
    await link(as, body)
    await server.call('users.delete', {}, { as })
    expect(await ownersOf(body.address)).toEqual([])
  })

  it('can be linked nowhere without TON_ENABLED', async () => {
    const as = await off.players.join()
    expect((await off.server.call('wallet.get', {}, { as })).data.enabled).toBe(false)
    expect(codeOf(await off.server.call('wallet.challenge', {}, { as }))).toBe('wallet-off')
  })
})

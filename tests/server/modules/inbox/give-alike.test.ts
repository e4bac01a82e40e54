import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { BOSS_ITEMS, BOSS_SKINS } from '#rules/boss/boss.ts'
import { MATERIAL_SLUGS } from '#rules/items/materials.ts'
import { STONE_LEVELS, STONE_TYPES } from '#rules/stones/stones.ts'
import { ApiError } from '#server/api-error.ts'
import { callFunction } from '#server/db/call-function.ts'
import type { Db } from '#server/db/database.ts'
import { BALANCE_LIMIT, balanceOf, postMovements } from '#server/db/ledger.ts'
import { type Asset, type Movement, mint } from '#server/db/movements.ts'
import { giveOrInbox } from '#server/modules/inbox/service.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const ASSETS: readonly Asset[] = [
  'tok',
  'star',
  'equipment',
  ...MATERIAL_SLUGS,
  ...STONE_TYPES.flatMap((type) => STONE_LEVELS.map((level) => `stone:${type}:${level}` as const)),
  ...[...BOSS_ITEMS, ...BOSS_SKINS].map((slug) => `other:${slug}` as const),
]
const AMOUNTS: readonly (readonly [before: bigint, gift: bigint])[] = [
  [0n, 1n],
  [0n, BALANCE_LIMIT],
  [7n, 3n],
  [BALANCE_LIMIT - 2n, 2n],
  [BALANCE_LIMIT - 2n, 3n],
  [BALANCE_LIMIT, 1n],
]

const server = await fileApp()
const player = 4711
await server.call('users.onboard', { body: { house_id: 0 } }, { as: player })

type Give = (db: Db, gift: Movement) => Promise<unknown>

const inSql: Give = (db, { account, id, asset, amount, reason, ref }) =>
  callFunction(db, 'give', {
    p_player: account,
    p_at: new Date(server.clock.nowMs()),
    p_id: id,
    p_asset: asset,
    p_amount: amount,
    p_reason: reason,
    p_ref: ref,
  })
const inTypeScript: Give = (db, gift) => giveOrInbox({ ...server.scope(), db }, [gift])

const apiErrorOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.code
  if (error instanceof Error && 'code' in error && error.code === 'HK001') return 'balance-limit'
  throw error
}

const effectOf = async (give: Give, asset: Asset, before: bigint, amount: bigint, id: string): Promise<unknown> => {
  const tx = await server.db.startTransaction().execute()
  try {
    const held = await balanceOf(tx, player, asset)
    const first = { to: player, asset, reason: 'admin-grant', ref: null } as const
    if (before > held) {
      await postMovements(tx, [mint({ ...first, id: randomUUID(), amount: before - held })], server.clock.nowMs())
    }
    if (before < held)
      await tx.deleteFrom('balances').where('owner_id', '=', BigInt(player)).where('asset', '=', asset).execute()
    try {
      await give(tx, mint({ ...first, id, amount }))
    } catch (error) {
      return apiErrorOf(error)
    }
    const booked = tx.selectFrom('ledger').where('account', '=', BigInt(player)).where('id', '=', id)
    const waiting = tx.selectFrom('inbox').where('player_id', '=', BigInt(player)).where('id', '=', id)
    return {
      balance: await balanceOf(tx, player, asset),
      booked: await booked.select(['asset', 'amount', 'reason', 'ref', 'at']).execute(),
      waiting: await waiting.selectAll().execute(),
    }
  } finally {
    await tx.rollback().execute()
  }
}

it.each(ASSETS)('a gift by the function of the database and by the server (T5) of %s does the same', async (asset) => {
  for (const [before, amount] of AMOUNTS) {
    const id = randomUUID()
    const own = await effectOf(inTypeScript, asset, before, amount, id)
    expect(await effectOf(inSql, asset, before, amount, id), `${amount} to ${before}`).toEqual(own)
  }
})

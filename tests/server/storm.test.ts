import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { dayStartMs } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { turnPools } from '#server/modules/boss/pools.ts'
import { sendToInbox } from '#server/modules/inbox/service.ts'
import { expireListings } from '#server/modules/market/close.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { onCopies } from '#tests/helpers/database/citus.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { AD_NETWORK, confirmAd, fileApp } from '#tests/helpers/server/item-server.ts'
import { type PlayerRange, reportedFacts, storedFacts, wrongPayments } from '#tests/helpers/storm/books.ts'
import type { StormTransport } from '#tests/helpers/storm/caller.ts'
import { wrongClaims } from '#tests/helpers/storm/claims.ts'
import { giveStormGear } from '#tests/helpers/storm/gear.ts'
import { runStorm } from '#tests/helpers/storm/storm.ts'
import { timesTried } from '#tests/helpers/thoroughness.ts'

const OPERATIONS = timesTried({ usual: 3000, thorough: 10_000 })
const RANGE: PlayerRange = { from: 7000, to: 7049 }

const server = await fileApp({
  // Long timeouts, because this test counts coins, not seconds.
  config: { ...AD_NETWORK, answerWithinMs: 60_000 },
})

const transport = (): StormTransport => ({
  send: async ({ as, input, key, name, startParam }) => {
    const user = { id: as, is_premium: as % 2 === 0 }
    const answer = await server.call(name, input, {
      as: user,
      idempotencyKey: key,
      ...(startParam === undefined ? {} : { startParam }),
    })
    const { status } = answer
    return { status, data: status === 200 ? answer.data : null, code: status === 200 ? null : answer.error.code }
  },
  confirmAd: (playerId) => confirmAd(server, playerId),
  nowMs: () => server.clock.nowMs(),
  advance: (ms) => server.clock.advance(ms),
})

const fillInboxes = () =>
  inTransaction(server.db, async (db) => {
    const scope = { ...server.scope(), db }
    for (let id = RANGE.from; id <= RANGE.to; id++) {
      await sendToInbox(scope, id, 'admin-grant', {
        tok: 3_000_000_000n,
        star: 25n,
        materials: [
          { slug: 'material-wood', quantity: 240 },
          { slug: 'material-iron', quantity: 60 },
          { slug: 'material-titanium', quantity: 7 },
          { slug: 'material-awake-stone', quantity: 1 },
        ],
      })
    }
  })

const openStages = () => {
  const ids = Array.from({ length: RANGE.to - RANGE.from + 1 }, (_, index) => RANGE.from + index)
  return server.db
    .insertInto('hunters')
    .values(ids.map((id) => ({ player_id: id, demons_killed: 500 })))
    .execute()
}

/** Citus updates many rows only by immutable functions, so `gen_random_uuid` is impossible. */
const chestId = (place: number) =>
  sql`('00000000-0000-4000-8000-' || lpad(to_hex(id * 10 + ${sql.lit(place)}), 12, '0'))::uuid`

/** Fills the shelves, because a storm has few ranked wins and a chest takes three. */
const fillShelves = () =>
  sql`
  update players set chest_0_id = ${chestId(0)}, chest_0_kind = 'wood', chest_1_id = ${chestId(1)}, chest_1_kind = 'iron',
    chest_2_id = ${chestId(2)}, chest_2_kind = 'titanium'
  where id between ${RANGE.from} and ${RANGE.to}`.execute(server.db)

/** Gives points of two steps, because a storm's day rarely brings the 100 points of one. */
const walkPaths = async () => {
  const nowMs = server.clock.nowMs()
  const { number, nextMs } = await currentSeason(server.db, nowMs)
  const ids = Array.from({ length: RANGE.to - RANGE.from + 1 }, (_, index) => RANGE.from + index)
  await server.db
    .insertInto('season_paths')
    .values(
      ids.map((id) => ({
        player_id: id,
        season: number,
        points: 200,
        counted_to: new Date(dayStartMs(nowMs)),
        due_at: new Date(nextMs + 14 * MS_PER_DAY),
      })),
    )
    .execute()
}

/** Lets about a third of the offers expire and closes them, as the job does while players trade. */
const expireSome = async (): Promise<number> => {
  const now = server.clock.nowMs()
  await sql`
    update listings set expires_at = ${new Date(now)} where status = 'open'
      and hashtext(id::text) % 3 = 0`.execute(server.db)
  return expireListings(server.db, now)
}

const sumPools = () => turnPools(server.scope())

it('after thousands of random operations of fifty players at once every coin is accounted for, no balance is below zero, nothing is paid twice, no item is doubled or lost (rows 37, 42, 45, 46, 49, 55–57, 63, 66, 74, 86, 93, 94, 141–143, 159, 175–178, 183)', {
  timeout: 600_000,
}, async () => {
  let expiry: Promise<number> = Promise.resolve(0)
  let pools: Promise<unknown> = Promise.resolve()
  const { log } = await runStorm(transport(), {
    seed: 'economy',
    firstId: RANGE.from,
    players: RANGE.to - RANGE.from + 1,
    operations: OPERATIONS,
    betweenRounds: async (round) => {
      if (round === 0) await openStages()
      if (round === 0) await fillShelves()
      if (round === 0) await walkPaths()
      if (round === 0) await giveStormGear(server.scope(), RANGE)
      if (round % 8 === 1) await fillInboxes()
      if (round % 3 === 1) await relayAll(server)
      await Promise.all([expiry, pools])
      if (round % 6 === 5) expiry = expireSome()
      pools = sumPools()
    },
  })
  await Promise.all([expiry, pools])
  await sumPools()
  await relayAll(server)
  expect(log.wrongs).toEqual([])
  expect(await auditDifferences(server.db)).toEqual([])
  expect(await onCopies(server.db, wrongPayments)).toEqual([])
  expect(await wrongClaims(server.db, RANGE)).toEqual([])
  expect(await onCopies(server.db, (db) => storedFacts(db, RANGE))).toEqual(reportedFacts(log.acknowledged))
  // A storm without successes would prove nothing. A short one may lack acts on members.
  const succeeded = new Set(log.acknowledged.map(({ name }) => name).filter((name) => name !== 'guild.member'))
  expect([...succeeded].sort()).toEqual(
    [
      'ads.start',
      'boss.fight',
      'chests.open',
      'chests.start',
      'combats.challenge',
      'combats.fight',
      'combats.house',
      'daily.claim',
      'equipments.adsReroll',
      'equipments.awaken',
      'equipments.claimWelcome',
      'equipments.dismantle',
      'equipments.equip',
      'equipments.equipBest',
      'equipments.equipPreset',
      'equipments.lock',
      'equipments.polish',
      'equipments.refine',
      'equipments.reroll',
      'equipments.savePreset',
      'guild.create',
      'guild.donate',
      'guild.join',
      'guild.leave',
      'hunting.claim',
      'hunting.claimMilestone',
      'hunting.start',
      'inbox.claim',
      'island.build',
      'luck.turnOver',
      'market.add',
      'market.buy',
      'market.cancel',
      'season.claimPathStep',
      'stones.equip',
      'stones.upgrade',
      'tasks.start',
      'upgrades.buy',
      'upgrades.completeMission',
      'users.claim',
      'users.claimFirstDay',
      'users.onboard',
      'users.spendStars',
      'users.takeBoost',
      'wardrobe.buy',
      'wardrobe.wear',
    ].sort(),
  )
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { airdropPoints } from '#rules/airdrop/points.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { playersWithDays } from '#server/modules/airdrop/snapshot-store.ts'
import { sumUpAirdrop } from '#server/modules/airdrop/sum-up.ts'
import { growPlayers } from '#tests/bench/million-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const PLAYERS = 10_000
const DAYS = 14
const START_MS = Date.UTC(2026, 9, 20)
const NOW_MS = START_MS + DAYS * MS_PER_DAY + MS_PER_HOUR
const BANNED_EVERY = 97
const NANO = 1_000_000_000

interface Booked {
  readonly account: number
  readonly atMs: number
  readonly asset: 'tok' | 'star'
  readonly amount: number
  readonly reason: string
}

/** A generator of the test's own, so that the expectation does not depend on the rules. */
let state = 20_261_126
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((state / 2 ** 31) * below)
}

const booked: Booked[] = []
const book = (account: number, day: number, asset: Booked['asset'], amount: number, reason: string): void => {
  booked.push({ account, atMs: START_MS + day * MS_PER_DAY + random(MS_PER_DAY), asset, amount, reason })
}
for (let player = 1; player <= PLAYERS; player++) {
  for (let day = 0; day < DAYS; day++) {
    if (random(10) > (player % 10) + 1) continue
    const act = random(4)
    if (act < 2) book(player, day, 'tok', 1 + random(3 * NANO), 'claim')
    if (act === 2) book(player, day, 'tok', NANO, 'check-in')
    if (act === 3) book(player, day, 'star', 1, 'fight-win')
    const wins = player % 250 === 0 ? 40 : random(3)
    for (let win = 0; win < wins; win++) book(player, day, 'tok', NANO / 2, 'fight-win')
    book(player, day, 'tok', 7 * NANO, 'hunt')
  }
}
/** Who invited a player, as `growPlayers` makes friendships. */
const inviterOf = (player: number): number | null =>
  player >= (PLAYERS * 7) / 10 ? (player % ((PLAYERS * 6) / 100)) + 1 : null

/** The points of R38, computed from R38's text alone. */
const byScript = (): Map<number, number> => {
  const claimed = new Map<number, number[]>()
  const wins = new Map<string, number>()
  const days = new Map<number, Set<number>>()
  for (const { account, amount, asset, atMs, reason } of booked) {
    const day = Math.floor(atMs / 86_400_000)
    if (reason === 'hunt') continue
    days.set(account, (days.get(account) ?? new Set()).add(day))
    if (reason === 'claim') claimed.set(account, [...(claimed.get(account) ?? []), amount])
    if (reason === 'fight-win' && asset === 'tok') {
      const key = `${account} ${day}`
      wins.set(key, (wins.get(key) ?? 0) + 1)
    }
  }
  const isMet = (player: number): boolean => (days.get(player)?.size ?? 0) >= 10 && player % BANNED_EVERY !== 0
  const points = new Map<number, number>()
  for (let player = 1; player <= PLAYERS; player++) {
    if (!isMet(player)) continue
    const tok = Math.floor((claimed.get(player) ?? []).reduce((sum, amount) => sum + amount, 0) / NANO)
    let won = 0
    for (const day of days.get(player) ?? []) won += Math.min(30, wins.get(`${player} ${day}`) ?? 0)
    points.set(player, tok + 10 * won)
  }
  const friends = new Map<number, number>()
  for (let player = 1; player <= PLAYERS; player++) {
    const inviter = inviterOf(player)
    if (inviter !== null && isMet(player)) friends.set(inviter, (friends.get(inviter) ?? 0) + 1)
  }
  for (const [player, own] of points) points.set(player, own + 100 * Math.min(20, friends.get(player) ?? 0))
  return points
}

const server = await fileApp({ nowMs: NOW_MS })
await growPlayers(server.db, PLAYERS, START_MS)
const { rows: pairs } = await sql<{ inviter: bigint; friend: bigint }>`
  select inviter_id as inviter, friend_id as friend from friendships`.execute(server.db)
// One by one, because on a cluster friendships are on the inviter's node.
for (const { inviter, friend } of pairs)
  await sql`update players set referrer_id = ${inviter} where id = ${friend}`.execute(server.db)
await sql`
  insert into sanctions (player_id, status, reason, since)
  select id, case when id % ${BANNED_EVERY}::int = 0 then 'banned' else 'watched' end, 'x', ${new Date(START_MS)}
  from players where id % ${BANNED_EVERY}::int = 0 or id % 50 = 0`.execute(server.db)
for (let from = 0; from < booked.length; from += 20_000) {
  const rows = booked.slice(from, from + 20_000)
  await sql`
    insert into ledger (account, at, id, asset, amount, reason)
    select account, to_timestamp(ms / 1000.0), gen_random_uuid(), asset, amount, reason
    from unnest(${rows.map(({ account }) => account)}::bigint[], ${rows.map(({ atMs }) => atMs)}::float8[],
      ${rows.map(({ asset }) => asset)}::text[], ${rows.map(({ amount }) => amount)}::bigint[],
      ${rows.map(({ reason }) => reason)}::text[]) as booked (account, ms, asset, amount, reason)`.execute(server.db)
}

const byServer = async (): Promise<Map<number, number>> => {
  const people = await playersWithDays(server.db, { afterId: 0n, throughId: null })
  return new Map(people.filter(({ isBanned }) => !isBanned).map((one) => [Number(one.id), airdropPoints(one).total]))
}

const bySql = async (): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: bigint; points: bigint }>`
    with days as (
      select account, (at at time zone 'UTC')::date as day,
        sum(case when reason = 'claim' then amount else 0 end) as claimed,
        count(*) filter (where reason = 'fight-win' and asset = 'tok') as wins
      from ledger where reason in ('claim', 'fight-win', 'check-in') group by 1, 2),
    met as (
      select account from days group by account having count(*) >= 10
      except select player_id from sanctions where status = 'banned'),
    brought as (
      select referrer_id, count(*) as friends from players join met on met.account = players.id group by 1)
    select days.account as id, floor(sum(claimed) / 1e9)::bigint + 10 * sum(least(wins, 30))::bigint
      + 100 * least(20, coalesce(max(friends), 0)) as points
    from met join days on days.account = met.account left join brought on referrer_id = met.account
    group by days.account`.execute(server.db)
  return new Map(rows.map(({ id, points }) => [Number(id), Number(points)]))
}

it('points of 10,000 players are the same by the server, by SQL over the ledger and by a script (row 182; R38)', async () => {
  // Several runs, so that later runs add to the sums of earlier ones.
  for (let day = 3; day < DAYS; day += 4)
    await sumUpAirdrop({ db: server.db, nowMs: START_MS + day * MS_PER_DAY + MS_PER_HOUR })
  await sumUpAirdrop({ db: server.db, nowMs: NOW_MS }, 3)
  await sumUpAirdrop({ db: server.db, nowMs: NOW_MS })
  const [server_, statement, script] = [await byServer(), await bySql(), byScript()]
  expect(script.size).toBeGreaterThan(1000)
  expect([...server_].sort()).toEqual([...script].sort())
  expect([...statement].sort()).toEqual([...script].sort())
  const some = [...script].filter((_, index) => index % 500 === 0)
  for (const [as, points] of some) expect((await server.call('airdrop.get', {}, { as })).data.points.total).toBe(points)
})

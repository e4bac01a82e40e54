import { ACTIVITY_REASONS } from '#contracts/ledger-reasons.ts'
import type { CallData } from '#contracts/schemas.ts'
import { AIRDROP } from '#rules/airdrop/airdrop.ts'
import { type AirdropPoints, airdropPoints, pointsChange } from '#rules/airdrop/points.ts'
import { dayKeyOf } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { CallContext } from '#server/calls/call-handler.ts'
import type { Db } from '#server/db/database.ts'
import { daysWith } from '#server/modules/ledger/service.ts'
import { walletView } from '#server/modules/wallet/service.ts'
import { allSnapshots, linesOf, type OwnLine, type SnapshotRow } from './snapshot-store.ts'
import { summedThrough } from './sum-up.ts'
import { actsAfter, isWatched, type KeptSums, keptSums, type NewActs } from './sums-store.ts'

type Airdrop = CallData<'airdrop.get'>

/** Active UTC days (R38), counted up to `limit`, and the first activity on the last of them. */
export const activeDaysOf = (db: Db, playerId: number, limit: number) => daysWith(db, playerId, ACTIVITY_REASONS, limit)

const NOTHING: Omit<KeptSums, 'through' | 'friendsOn'> = {
  claimedNano: 0n,
  wins: 0,
  activeDays: 0,
  friends: 0,
  friendsBefore: 0,
}

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one

/**
 * Points as of now, with their change: of TOK and wins since the end of yesterday, of friends by last night's count.
 */
const countedNow = (kept: KeptSums | undefined, { before, today }: NewActs, yesterday: string) => {
  const sums = kept ?? NOTHING
  const then = { claimedNano: sums.claimedNano + before.claimedNano, wins: sums.wins + before.wins }
  const friendsBefore = kept?.friendsOn === yesterday ? sums.friendsBefore : sums.friends
  const now = { claimedNano: then.claimedNano + today.claimedNano, wins: then.wins + today.wins }
  const points = airdropPoints({ ...now, friends: sums.friends })
  return {
    points,
    change: pointsChange(points, airdropPoints({ ...then, friends: friendsBefore })),
    activeDays: sums.activeDays + before.activeDays + today.activeDays,
  }
}

const shownSnapshot = (row: SnapshotRow, lines: readonly OwnLine[]): Airdrop['snapshots'][number][] => {
  if (row.root === null || row.finishedAt === null) return []
  const line = lines.find(({ snapshot }) => snapshot === row.name)
  return [
    {
      name: row.name,
      at: row.finishedAt.toISOString(),
      through: row.through,
      version: row.version,
      root: row.root,
      lines: row.lines,
      is_last: row.isLast,
      own: line?.no == null ? null : Number(line.points),
      without: line === undefined ? 'checklist' : line.no === null ? 'banned' : null,
    },
  ]
}

const onTheWire = ({ total, tok, wins, friends }: AirdropPoints): Airdrop['points'] => ({ total, tok, wins, friends })

export const airdropOf = async (
  { db, nowMs, config }: Pick<CallContext<'airdrop.get'>, 'db' | 'nowMs' | 'config'>,
  playerId: number,
): Promise<Airdrop> => {
  const [today, yesterday] = [dayKeyOf(nowMs), dayKeyOf(nowMs - MS_PER_DAY)]
  const through = await summedThrough(db)
  const kept = await keptSums(db, playerId)
  const acts = await actsAfter(db, playerId, later(through, kept?.through ?? null), today)
  const { points, change, activeDays } = countedNow(kept, acts, yesterday)
  const lines = await linesOf(db, playerId)
  return {
    version: AIRDROP.version,
    active_days: Math.min(activeDays, AIRDROP.activeDaysNeeded),
    days_needed: AIRDROP.activeDaysNeeded,
    active_today: acts.today.activeDays > 0,
    is_watched: await isWatched(db, playerId),
    wallet: await walletView(db, playerId, config, nowMs),
    points: onTheWire(points),
    since_yesterday: onTheWire(change),
    wins_today: acts.winsToday,
    snapshots: (await allSnapshots(db)).flatMap((row) => shownSnapshot(row, lines)),
  }
}

/** Finished snapshots, oldest first. */
export const airdropSnapshots = async (
  db: Db,
  fromMs: number,
  untilMs: number,
): Promise<
  readonly {
    readonly name: string
    readonly root: string
    readonly leaves: number
    readonly version: number
    readonly at: Date
  }[]
> =>
  (await allSnapshots(db))
    .flatMap(({ name, root, lines, version, finishedAt }) =>
      root !== null && finishedAt !== null && finishedAt.getTime() >= fromMs && finishedAt.getTime() < untilMs
        ? [{ name, root, leaves: lines, version, at: finishedAt }]
        : [],
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())

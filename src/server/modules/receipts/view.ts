import type { CallData } from '#contracts/schemas.ts'
import { weekKeyOf, weekTimes } from '#rules/days.ts'
import { hexOf } from '#rules/merkle/hex.ts'
import { merkleProof } from '#rules/merkle/merkle.ts'
import { firstReceiptKept, type ReceiptKind, type ReceiptWeek } from '#rules/receipts/receipts.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { sha256 } from '#server/entropy/sha256.ts'
import { mainChannel } from '#server/modules/channel-members/service.ts'
import { LEAVES_A_CHUNK } from './build.ts'
import { chunkRoots, countOwn, findWeek, leavesOfChunks, ownLines, type ReceiptWeekRow, weeksFrom } from './store.ts'

type Line = CallData<'receipts.proof'>['lines'][number]

const countShared = (shared: ReceiptWeekRow['shared']) =>
  [...new Set(shared.map(({ kind }) => kind))].map((kind) => ({
    kind,
    lines: shared.filter((line) => line.kind === kind).length,
  }))

/** Sealed weeks with counts of the caller's own lines and of the public lines. */
export const receiptsPage = async (
  { db, nowMs, config }: Scope & { readonly config: Pick<ServerConfig, 'client'> },
  playerId: number,
): Promise<CallData<'receipts.list'>> => {
  const week = weekKeyOf(nowMs)
  const first = firstReceiptKept(nowMs)
  const rows = await weeksFrom(db, first)
  const own = await countOwn(db, playerId, first)
  return {
    current: { week, ends_at: new Date(weekTimes(week).endsMs).toISOString() },
    pending: rows.filter((row) => row.week < week && !row.sealed_at).at(-1)?.week ?? null,
    weeks: rows.flatMap((row) => {
      if (!row.root || !row.sealed_at) return []
      return [
        {
          week: row.week,
          root: hexOf(row.root),
          leaves: row.leaves,
          sealed_at: row.sealed_at.toISOString(),
          announced: row.announced_at !== null,
          kinds: [
            ...own.filter((line) => line.week === row.week).map(({ kind, lines }) => ({ kind, lines })),
            ...countShared(row.shared),
          ],
        },
      ]
    }),
    channel: mainChannel(config)?.url ?? null,
  }
}

/** Adds the sibling hashes up to the root. */
const proven = async (db: Db, week: ReceiptWeek, lines: readonly Omit<Line, 'proof'>[]): Promise<Line[]> => {
  const numberOf = (leaf: number): number => Math.floor(leaf / LEAVES_A_CHUNK)
  const roots = await chunkRoots(db, week)
  const chunks = await leavesOfChunks(db, week, [...new Set(lines.map(({ leaf }) => numberOf(leaf)))])
  return lines.map((line) => {
    const no = numberOf(line.leaf)
    const inside = merkleProof(chunks.get(no) ?? [], line.leaf % LEAVES_A_CHUNK, sha256)
    return { ...line, proof: [...inside, ...merkleProof(roots, no, sha256)].map(hexOf) }
  })
}

/**
 * The caller's own lines and the public ones of a kind, with proofs (R43). @throws ApiError `receipt-not-found` if the
 * week is not sealed or has no such line
 */
export const receiptProofs = async (
  { db }: Scope,
  playerId: number,
  { week, kind }: { readonly week: ReceiptWeek; readonly kind: ReceiptKind },
): Promise<CallData<'receipts.proof'>> => {
  const row = await findWeek(db, week)
  if (!row?.root) throw new ApiError('receipt-not-found')
  const own = (await ownLines(db, playerId, week, kind)).map(({ period, salt, place, points, leaf }) => ({
    ...{ period, salt: hexOf(salt), subject: null, place, points, leaf },
  }))
  const shared = row.shared
    .filter((line) => line.kind === kind)
    .map(({ period, subject, points, leaf }) => ({ period, salt: null, subject, place: null, points, leaf }))
  const lines = [...own, ...shared]
  if (lines.length === 0) throw new ApiError('receipt-not-found')
  return {
    ...{ week, kind, root: hexOf(row.root), leaves: row.leaves, version: row.version },
    lines: await proven(db, week, lines),
  }
}

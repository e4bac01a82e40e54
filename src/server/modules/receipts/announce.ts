import { dayKeyOf, weekKeyOf, weekTimes } from '#rules/days.ts'
import { hexOf } from '#rules/merkle/hex.ts'
import type { ReceiptWeek } from '#rules/receipts/receipts.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { JobDeps } from '#server/job.ts'
import { mainChannel } from '#server/modules/channel-members/service.ts'
import { noteAnnounced, unannouncedWeeks } from './store.ts'

interface AnnouncedWeek {
  readonly week: ReceiptWeek
  readonly leaves: number
  readonly version: number
  readonly rootHex: string | null
}

/** A root announced later than this would prove little. */
const ANNOUNCED_WITHIN_MS = 14 * MS_PER_DAY

/** The text is public, so that operators can post it by hand as well. */
export const announcement = ({ week, rootHex, leaves, version }: AnnouncedWeek): string => {
  const lastDay = dayKeyOf(weekTimes(week).endsMs - 1)
  return [
    `House Kombat: results of ${week} to ${lastDay}`,
    `${leaves} results under one root (SHA-256 Merkle tree, encoding ${version}):`,
    rootHex ?? '',
    'Check yours: Settings, Fair play.',
  ].join('\n')
}

/**
 * A crash right after a post makes the next run post it again. @returns number posted @throws Error if the messenger
 * fails; the next run retries
 */
export const announceReceipts = async ({
  db,
  clock,
  config,
  chats,
}: Pick<JobDeps, 'db' | 'clock' | 'config' | 'chats'>): Promise<number> => {
  const chat = mainChannel(config)?.chat
  if (chat == null) return 0
  const nowMs = clock.nowMs()
  const weeks = await unannouncedWeeks(db, weekKeyOf(nowMs - ANNOUNCED_WITHIN_MS))
  for (const week of weeks) {
    await chats.post(chat, announcement({ ...week, rootHex: week.root && hexOf(week.root) }))
    await noteAnnounced(db, week.week, nowMs)
  }
  return weeks.length
}

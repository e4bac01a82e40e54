import type { CallBody, CallData } from '#contracts/schemas.ts'
import { GUILD_RENAME_PRICE_NANO } from '#rules/guild/guild.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf, burnFrom } from '#server/db/ledger.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { writeCard } from './card-store.ts'
import { checkedNames } from './create.ts'
import { renameFromMs, showGuild } from './detail.ts'
import { addToGuildLog } from './log.ts'
import { exchangeNames } from './names.ts'
import { ownMembershipLocked } from './own-membership.ts'
import { updateGuild } from './store.ts'

/**
 * Burns 100 TOK, at most once in seven days. The slug stays; the old names are free a day later (R24). @throws
 * ApiError `player-not-found`, `not-in-guild`, `guild-forbidden`, `guild-rename-wait`, `invalid-guild-name`,
 * `rude-guild-name`, `guild-exists` (also for unchanged names), `insufficient-balance`
 */
export const renameOwnGuild = async (
  scope: CallScope,
  playerId: number,
  asked: CallBody<'guild.rename'>,
): Promise<CallData<'guild.rename'>> => {
  const { db, nowMs } = scope
  await getPlayerLocked(db, playerId)
  const { guildId, guild, member } = await ownMembershipLocked(db, playerId)
  if (member.role !== 'leader') throw new ApiError('guild-forbidden')
  if (renameFromMs(guild, nowMs) !== null) throw new ApiError('guild-rename-wait')
  const names = checkedNames({ slug: guild.slug, ...asked })
  if (names.name === guild.name && names.tag === guild.tag) throw new ApiError('guild-exists')
  const price = {
    asset: 'tok',
    amount: BigInt(GUILD_RENAME_PRICE_NANO),
    reason: 'guild-rename',
    ref: guild.slug,
  } as const
  await burnFrom(scope, playerId, price)
  await exchangeNames(db, guild, names, nowMs)
  await updateGuild(db, guildId, { ...names, renamed_at: new Date(nowMs) })
  await addToGuildLog(scope, guildId, { event: 'renamed', who_id: playerId })
  await writeCard(db, guildId)
  return {
    guild: await showGuild(scope, playerId, guildId),
    balance: Number(await balanceOf(db, playerId, 'tok')),
  }
}

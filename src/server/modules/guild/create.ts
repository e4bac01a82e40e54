import type { CallBody, CallData } from '#contracts/schemas.ts'
import { canFoundAt, GUILD_PRICE_NANO } from '#rules/guild/guild.ts'
import { guildNameOf, guildSlugProblem, guildTagOf } from '#rules/guild/guild-names.ts'
import { drawsNothing } from '#rules/seen-text.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf, burnFrom } from '#server/db/ledger.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { rankNow } from '#server/modules/season/service.ts'
import { isProfane } from '#server/text/profanity.ts'
import { showGuild, waitUntilMs } from './detail.ts'
import { foundGuild } from './membership.ts'
import { findMembership } from './membership-store.ts'
import type { NewGuild } from './store.ts'

/** @throws ApiError `rude-guild-name` for profanity */
export const assertKind = (...texts: readonly string[]): void => {
  if (texts.some(isProfane)) throw new ApiError('rude-guild-name')
}

/**
 * @returns the trimmed text; an empty one removes the stored text @throws ApiError `unseen-guild-text` if nothing of it
 * is visible, `rude-guild-name`
 */
export const checkedText = (text: string): string => {
  const kept = text.trim()
  if (kept !== '' && drawsNothing(kept)) throw new ApiError('unseen-guild-text')
  assertKind(kept)
  return kept
}

/** @returns normalized names @throws ApiError `invalid-guild-name`, `rude-guild-name` */
export const checkedNames = (asked: {
  readonly slug: string
  readonly name: string
  readonly tag: string
}): Pick<NewGuild, 'slug' | 'name' | 'tag'> => {
  const name = guildNameOf(asked.name)
  const tag = guildTagOf(asked.tag)
  if (name === null || tag === null || guildSlugProblem(asked.slug) !== null) throw new ApiError('invalid-guild-name')
  assertKind(name, tag, asked.slug)
  return { slug: asked.slug, name, tag }
}

/**
 * Burns 200 TOK and needs rank Silver IV (R24). @throws ApiError `player-not-found`, `invalid-guild-name`,
 * `rude-guild-name`, `unseen-guild-text`, `guild-rank-needed`, `guild-wait`, `already-in-guild`, `guild-exists`,
 * `insufficient-balance`
 */
export const createGuild = async (
  scope: CallScope,
  playerId: number,
  { slug, name, tag, min_rank, description, ...look }: CallBody<'guild.create'>,
): Promise<CallData<'guild.create'>> => {
  const { db, nowMs } = scope
  const names = checkedNames({ slug, name, tag })
  const about = checkedText(description)
  const player = await getPlayerLocked(db, playerId)
  if (!canFoundAt((await rankNow(db, player, nowMs)).points)) throw new ApiError('guild-rank-needed')
  if (waitUntilMs(await findMembership(db, playerId), nowMs) !== null) throw new ApiError('guild-wait')
  const price = { asset: 'tok', amount: BigInt(GUILD_PRICE_NANO), reason: 'guild-create', ref: names.slug } as const
  await burnFrom(scope, playerId, price)
  const guildId = await foundGuild(scope, playerId, {
    ...names,
    ...look,
    description: about,
    minRank: min_rank,
  })
  return {
    guild: await showGuild(scope, playerId, guildId),
    balance: Number(await balanceOf(db, playerId, 'tok')),
  }
}

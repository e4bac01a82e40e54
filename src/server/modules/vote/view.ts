import type { CallData } from '#contracts/schemas.ts'
import { dayKeyOf, dayStartMs, weekKeyOf, weekTimes } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { VOTE, type VoteWeek, voteXp } from '#rules/vote/vote.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import type { VotedGuild } from '#server/db/tables/vote.ts'
import { type GuildCard, guildCards, guildOf } from '#server/modules/guild/service.ts'
import { getPlayer, type PlayerRow } from '#server/modules/players/service.ts'
import { entryNeedsOf } from '#server/modules/tournament/service.ts'
import { type OwnVote, type VotesNow, votesNow, votesSince } from './store.ts'
import { findWeek, LISTED_GUILDS, settledWeeks } from './week-store.ts'

type Board = CallData<'vote.get'>

export interface VoteScope extends Scope {
  readonly config: Pick<ServerConfig, 'mode'>
}

const PAST_WEEKS = 4

const cardsById = async (db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, GuildCard>> =>
  new Map((await guildCards(db, ids)).map((card) => [card.guild_id, card]))

export const shownGuild = ({ slug, name, tag, emblem }: Pick<GuildCard, 'slug' | 'name' | 'tag' | 'emblem'>) => ({
  id: slug,
  name,
  tag,
  emblem,
})

export const givenOn = (votes: readonly OwnVote[], day: string): { readonly free: number; readonly paid: number } => {
  const today = votes.filter((vote) => vote.day === day)
  const free = today.filter(({ no }) => no === 0).length
  return { free, paid: today.length - free }
}

const votedFor = (votes: readonly OwnVote[], cards: ReadonlyMap<bigint, GuildCard>): Board['own']['guilds'] =>
  [...new Set(votes.map(({ guild_id }) => guild_id))].flatMap((id) => {
    const card = cards.get(id)
    return card
      ? [{ id: card.slug, name: card.name, votes: votes.filter(({ guild_id }) => guild_id === id).length }]
      : []
  })

export const ownVotesOf = async (
  scope: VoteScope,
  player: PlayerRow,
  votes: readonly OwnVote[],
): Promise<Board['own']> => {
  const { db, nowMs } = scope
  const { free, paid } = givenOn(votes, dayKeyOf(nowMs))
  const needs = entryNeedsOf(player, scope)
  return {
    free_left: 1 - free,
    paid_left: VOTE.paidADay - paid,
    price: VOTE.priceStar,
    guilds: votedFor(votes, await cardsById(db, [...new Set(votes.map(({ guild_id }) => guild_id))])),
    needs: needs && { fights: needs.fights, account_from: new Date(needs.accountFromMs).toISOString() },
    resets_at: new Date(dayStartMs(nowMs) + MS_PER_DAY).toISOString(),
  }
}

/** A guild that gained votes ranks behind those that already had as many. */
const withVotesNow = (board: readonly VotedGuild[], now: readonly VotesNow[]): readonly VotedGuild[] => {
  const rows = [...board]
  for (const { guild_id, votes } of now) {
    const id = Number(guild_id)
    const from = rows.findIndex((row) => row.guild_id === id)
    const known = rows[from]
    if (known && known.votes >= votes) continue
    if (known) rows.splice(from, 1)
    const to = rows.findIndex((row) => row.votes < votes)
    if (to >= 0) rows.splice(to, 0, { ...known, guild_id: id, votes })
    else if (rows.length < LISTED_GUILDS) rows.push({ ...known, guild_id: id, votes })
  }
  return rows
}

const xpAt = (place: number, giftXp: number | undefined): number | null =>
  place > VOTE.winnersPercent.length || giftXp === undefined ? null : voteXp(place, giftXp)

const placed = async (db: Db, week: VoteWeek, now: readonly VotesNow[]) => {
  const row = await findWeek(db, week)
  const board = withVotesNow(row?.board ?? [], now)
  const ids = board.map(({ guild_id }) => BigInt(guild_id))
  const cards = await cardsById(db, ids)
  // A dissolved guild drops out of the board (R37).
  const standing = board.flatMap(({ guild_id, votes, gift_xp }) => {
    const card = cards.get(BigInt(guild_id))
    return card ? [{ card, votes, giftXp: gift_xp }] : []
  })
  return {
    countedAt: row?.counted_at ?? null,
    rows: standing.map(({ card, votes, giftXp }, index) => ({
      card,
      votes,
      place: index + 1,
      xp: xpAt(index + 1, giftXp),
    })),
  }
}

/** The vote's page (R37). @throws ApiError `player-not-found` */
export const voteBoard = async (scope: VoteScope, playerId: number): Promise<Board> => {
  const { db, nowMs } = scope
  const week = weekKeyOf(nowMs)
  const player = await getPlayer(db, playerId)
  const votes = await votesSince(db, playerId, week)
  const membership = await guildOf(db, playerId)
  const ownId = membership && BigInt(membership.guildId)
  const ids = new Set([...votes.map(({ guild_id }) => guild_id), ...(ownId === null ? [] : [ownId])])
  const now = await votesNow(db, [...ids], week)
  const { countedAt, rows } = await placed(db, week, now)
  const [ownCard] = ownId === null ? [] : await guildCards(db, [ownId])
  return {
    week,
    ends_at: new Date(weekTimes(week).endsMs).toISOString(),
    counted_at: countedAt?.toISOString() ?? null,
    items: rows.map(({ card, votes: count, place, xp }) => ({
      ...shownGuild(card),
      place,
      votes: count,
      level: card.level,
      xp,
    })),
    own: await ownVotesOf(scope, player, votes),
    own_guild: ownCard
      ? {
          ...shownGuild(ownCard),
          votes: now.find(({ guild_id }) => guild_id === ownCard.guild_id)?.votes ?? 0,
          place: rows.find(({ card }) => card.guild_id === ownCard.guild_id)?.place ?? null,
        }
      : null,
    past: (await settledWeeks(db, PAST_WEEKS)).map(({ week: past, winners }) => ({
      week: past,
      winners: [...winners],
    })),
  }
}

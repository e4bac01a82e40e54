import type { CallData } from '#contracts/schemas.ts'
import type { SeasonCard } from '#contracts/wire.ts'
import { replaysSinceMs } from '#rules/kombat/replays.ts'
import { cardFromMs, cardSeason } from '#rules/season/season-card.ts'
import { type SeasonDates, seasonDates } from '#rules/season/seasons.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { readPlayerWith } from '#server/db/player-read.ts'
import type { CardFigures, CardOpponent } from '#server/db/tables/season.ts'
import { guildName } from '#server/modules/guild/service.ts'
import { DELETED_PLAYER_NAME, displayName, playersByIds } from '#server/modules/players/service.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { storedCard } from './store.ts'
import { freezeFirst, writeCards } from './write.ts'

const opponentsNow = async (
  db: Db,
  { best_fight, nemesis }: CardFigures,
): Promise<(opponent: CardOpponent) => NonNullable<SeasonCard['nemesis']>['opponent']> => {
  const ids = [best_fight?.opponent.id, nemesis?.opponent.id].filter((id) => typeof id === 'number').map(BigInt)
  const players = ids.length === 0 ? [] : await playersByIds(db, ids)
  return ({ id, name, house_id }) => {
    if (id === null) return { user_id: 0, username: name ?? '', house_id, is_bot: true }
    const player = players.find((one) => Number(one.id) === id)
    return {
      user_id: player ? id : 0,
      username: player ? displayName(player) : DELETED_PLAYER_NAME,
      house_id: player?.house_id ?? house_id,
      is_bot: false,
    }
  }
}

const guildNow = async (db: Db, dealt: CardFigures['guild_damage']): Promise<SeasonCard['guild_damage']> => {
  const guild = dealt ? await guildName(db, dealt.guild_id) : undefined
  return dealt && guild !== undefined ? { guild, damage: dealt.damage, fights: dealt.fights } : null
}

/** Adds current names and houses to the stored figures. A replay id is null once the replay has expired (R10). */
const cardOnTheWire = async ({ db, nowMs }: Scope, season: number, figures: CardFigures): Promise<SeasonCard> => {
  const opponentNow = await opponentsNow(db, figures)
  const replayOf = (fight: string, foughtAt: string) => (Date.parse(foughtAt) >= replaysSinceMs(nowMs) ? fight : null)
  const { best_fight, nemesis, guild_damage, ...rest } = figures
  const shown = <T extends NonNullable<typeof best_fight | typeof nemesis>>({ fight, opponent, ...figure }: T) => ({
    ...figure,
    replay_id: replayOf(fight, figure.fought_at),
    opponent: opponentNow(opponent),
  })
  return {
    season,
    ...rest,
    best_fight: best_fight && shown(best_fight),
    nemesis: nemesis && shown(nemesis),
    guild_damage: await guildNow(db, guild_damage),
  }
}

const figuresOf = async (scope: Scope, playerId: number, over: SeasonDates): Promise<CardFigures | null> => {
  const read = () => readPlayerWith(scope.db, playerId, { figures: storedCard(over.number)(playerId) }, ['deleted_at'])
  const before = await read()
  if (!before || before.deleted_at !== null) throw new ApiError('player-not-found')
  if (before.figures !== null) return before.figures
  await freezeFirst(scope, over)
  await writeCards(scope, over, [playerId])
  return (await read())?.figures ?? null
}

/**
 * The card of the season that ended last, shown until the next season's. Computed on request if the job has not written
 * it yet. @throws ApiError `player-not-found`
 */
export const seasonCard = async (scope: Scope, playerId: number): Promise<CallData<'season.card'>> => {
  const season = await currentSeason(scope.db, scope.nowMs)
  const over = cardSeason(season, scope.nowMs)
  const figures = over && (await figuresOf(scope, playerId, over))
  const next = seasonDates(season, (over?.number ?? season.number - 1) + 1)
  return {
    card: over && figures && (await cardOnTheWire(scope, over.number, figures)),
    next_at: new Date(cardFromMs(next)).toISOString(),
  }
}

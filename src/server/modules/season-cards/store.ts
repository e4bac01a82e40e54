import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { changesOne, execute } from '#server/db/statements.ts'
import type { CardFigures, SeasonEndsTable } from '#server/db/tables/season.ts'

export const storedCard =
  (season: number) =>
  (playerId: number): RawBuilder<CardFigures | null> =>
    sql`select figures from season_cards where player_id = ${playerId}::bigint and season = ${season}::integer`

export const playersWithCard = async (
  db: Db,
  season: number,
  playerIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from season_cards
    where player_id = any(${[...playerIds]}::bigint[]) and season = ${season}::integer`.execute(db)
  return new Set(rows.map(({ player_id }) => Number(player_id)))
}

export const insertCards = async (db: Db, season: number, cards: ReadonlyMap<number, CardFigures>, nowMs: number) => {
  if (cards.size === 0) return
  const row = { season, written_at: new Date(nowMs) }
  await db
    .insertInto('season_cards')
    .values([...cards].map(([player_id, figures]) => ({ ...row, player_id, figures: JSON.stringify(figures) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteCardsBefore = (db: Db, season: number, playerIds: readonly number[]): Promise<void> =>
  execute(db)`
    delete from season_cards
    where player_id = any(${[...playerIds]}::bigint[]) and season < ${season}::integer`

export type CardsProgress = Pick<Selectable<SeasonEndsTable>, 'cards_to' | 'cards_at'>

export const cardsProgress = (db: Db, season: number): Promise<CardsProgress | undefined> =>
  db.selectFrom('season_ends').select(['cards_to', 'cards_at']).where('season', '=', season).executeTakeFirst()

export const saveCardsProgress = (db: Db, season: number, seen: CardsProgress, to: CardsProgress) =>
  changesOne(db)`
    update season_ends set cards_to = ${to.cards_to}::bigint, cards_at = ${to.cards_at}::timestamptz
    where season = ${season}::integer and cards_at is null
      and cards_to is not distinct from ${seen.cards_to}::bigint`

import type { BoxKind } from '#rules/items/boxes.ts'
import { tokToNano } from '#rules/units.ts'
import type { BracketEnd, BracketPlace } from './bracket.ts'

export const PEOPLE_FOR_WHOLE_PRIZES = 16

export interface TournamentPrize {
  readonly tokNano: number
  readonly star: number
  readonly boxes: readonly BoxKind[]
  readonly leaguePoints: number
}

const TOK: Readonly<Record<BracketPlace, number>> = { 1: 60, 2: 35, 4: 20, 8: 10, 16: 5, 32: 0 }
const WINNER_STAR = 20
const LEAGUE_POINTS: Readonly<Record<BracketPlace, number>> = { 1: 200, 2: 150, 4: 100, 8: 60, 16: 40, 32: 20 }

/**
 * R26, R27. With fewer than sixteen people prizes are halved, without a box. Without a win there are only league
 * points.
 * @param people entrants that are neither bots nor NPCs
 */
export const tournamentPrize = (
  { place, wins }: Pick<BracketEnd, 'place' | 'wins'>,
  people: number,
): TournamentPrize => {
  const isWhole = people >= PEOPLE_FOR_WHOLE_PRIZES
  const part = isWhole ? 1 : 0.5
  const won = wins > 0
  return {
    tokNano: won ? tokToNano(TOK[place] * part) : 0,
    star: won && place === 1 ? WINNER_STAR * part : 0,
    boxes: won && place === 1 && isWhole ? ['titanium'] : [],
    leaguePoints: LEAGUE_POINTS[place] * part,
  }
}

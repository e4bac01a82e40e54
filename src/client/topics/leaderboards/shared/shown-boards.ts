import { extraIconUrl } from '#assets/manifest/extras.ts'
import { mythicTopIcon, pvpRankIcon } from '#assets/manifest/insignia.ts'
import { iconUrl } from '#assets/manifest/packs.ts'
import { BOARDS, type BoardId } from '#rules/leaderboards/boards.ts'
import { rankPoints, TIER, tierOf } from '#rules/season/ranks.ts'

/** `league` is no `BoardId`, because its board has separate calls (R27). */
export type ShownBoard = BoardId | 'league'

interface ShownBoardRow {
  readonly value: 'count' | 'nano'
  readonly signUrl: (value: number, place: number | null) => string
}

/** The first places of Mythic have special badges (row 158). */
const rankIconUrl = (points: number, place: number | null): string => {
  const step = tierOf(rankPoints(points))
  const badge = place !== null && step.tier === TIER.Mythic ? mythicTopIcon(place) : null
  return extraIconUrl(badge ?? pvpRankIcon(step.index))
}

/** In the order of the tabs. */
export const SHOWN_BOARDS: Readonly<Record<ShownBoard, ShownBoardRow>> = {
  pvp: { ...BOARDS.pvp, signUrl: rankIconUrl },
  league: { value: 'count', signUrl: () => iconUrl('trophy') },
  tok: { ...BOARDS.tok, signUrl: () => iconUrl('tok') },
  refer: { ...BOARDS.refer, signUrl: () => iconUrl('nav-friends') },
  ton: { ...BOARDS.ton, signUrl: () => extraIconUrl('ton') },
}

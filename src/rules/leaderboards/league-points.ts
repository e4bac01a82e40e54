export const LEAGUE_POINT_SOURCES = ['boss', 'tournament'] as const
export type LeaguePointSource = (typeof LEAGUE_POINT_SOURCES)[number]

export const BOSS_POINTS_A_DAY = 50
/**
 * R27 sets no number. With this one, three fights in rare gear reach the daily limit, three fights without gear a tenth
 * of it.
 */
const DAMAGE_A_POINT = 500

/**
 * Any damage brings at least one point, up to the daily limit (R27). @param bookedToday points from bosses earlier this
 * UTC day
 */
export const bossLeaguePoints = (damage: number, bookedToday: number): number => {
  if (damage <= 0) return 0
  const earned = Math.max(1, Math.floor(damage / DAMAGE_A_POINT))
  return Math.max(0, Math.min(earned, BOSS_POINTS_A_DAY - bookedToday))
}

const WIN = 10
const LOSS = 2
const STREAK_POINTS = 2
const STREAK_MAX = 5

/** R27. @param winStreak wins in a row including this one */
export const fightLeaguePoints = ({
  won,
  isBot,
  winStreak,
}: {
  readonly won: boolean
  readonly isBot: boolean
  readonly winStreak: number
}): number => {
  if (!won) return LOSS
  return isBot ? WIN : WIN + Math.min(winStreak, STREAK_MAX) * STREAK_POINTS
}

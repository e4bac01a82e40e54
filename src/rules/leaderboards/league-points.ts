/** What league points are for; each is a source with rows of its own, as the ledger has (R27). */
export const LEAGUE_POINT_SOURCES = ['boss', 'tournament'] as const
export type LeaguePointSource = (typeof LEAGUE_POINT_SOURCES)[number]

/** Most league points that bosses bring a day, UTC (R27). */
export const BOSS_POINTS_A_DAY = 50
/** R27 leaves open what a fight is worth: three of a player in rare gear reach the day's most, three naked ones bring a tenth. */
const DAMAGE_A_POINT = 500

/**
 * League points of a fight with a boss: at least one, by damage, up to what the day still has (R27).
 * @param bookedToday points of bosses that the day has brought before
 */
export const bossLeaguePoints = (damage: number, bookedToday: number): number => {
  if (damage <= 0) return 0
  const earned = Math.max(1, Math.floor(damage / DAMAGE_A_POINT))
  return Math.max(0, Math.min(earned, BOSS_POINTS_A_DAY - bookedToday))
}

/** Constants of R27. */
const WIN = 10
const LOSS = 2
const STREAK_POINTS = 2
const STREAK_MAX = 5

/**
 * League points of a ranked fight (R27).
 * @param winStreak wins in a row with this one
 */
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

/**
 * Steepness of the win chance over the ratio of powers, fitted to random fair pairs of every kind of build; `npm run
 * balance` measures it again and prints the deviation of the curve from the fights.
 */
export const WIN_CHANCE_EXPONENT = 12.6

/** Limits of the displayed chance, in percent: no fight is certain. */
const SHOWN_PERCENT = { min: 1, max: 99 } as const

/**
 * Expected chance to win against a fighter of another power (extra 10), in percent, unrounded: 50 at equal powers, about
 * 65 / 77 / 91 at 1.05 / 1.1 / 1.2 times the other's. It depends on the powers alone: skills, which power does not count, shift a
 * single pair by up to 34 points (Berserk against Rising fury), stones by up to 28.
 *
 * @throws RangeError for a power that is not above 0
 */
export const exactWinChancePercent = (ownPower: number, otherPower: number): number => {
  if (!(ownPower > 0 && otherPower > 0)) throw new RangeError('Powers are above 0')
  return 100 / (1 + (otherPower / ownPower) ** WIN_CHANCE_EXPONENT)
}

/** The displayed win chance: whole percent, 1 to 99. @throws RangeError for a power that is not above 0 */
export const winChancePercent = (ownPower: number, otherPower: number): number =>
  Math.min(SHOWN_PERCENT.max, Math.max(SHOWN_PERCENT.min, Math.round(exactWinChancePercent(ownPower, otherPower))))

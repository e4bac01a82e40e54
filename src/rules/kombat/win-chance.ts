/** Fitted to random pairs of all builds. `npm run balance` measures the error. */
export const WIN_CHANCE_EXPONENT = 12.6

const SHOWN_PERCENT = { min: 1, max: 99 } as const

/**
 * Unrounded, by power alone, without stances (extra 10, R55): about 65, 77 and 91 % at 1.05, 1.1 and 1.2 times the
 * power. Skills can shift the chance by up to 34 points, stones by 28. @throws RangeError for a power not above 0
 */
export const exactWinChancePercent = (ownPower: number, otherPower: number): number => {
  if (!(ownPower > 0 && otherPower > 0)) throw new RangeError('Powers are above 0')
  return 100 / (1 + (otherPower / ownPower) ** WIN_CHANCE_EXPONENT)
}

/** Whole percent, 1 to 99. @throws RangeError for a power not above 0 */
export const winChancePercent = (ownPower: number, otherPower: number): number =>
  Math.min(SHOWN_PERCENT.max, Math.max(SHOWN_PERCENT.min, Math.round(exactWinChancePercent(ownPower, otherPower))))

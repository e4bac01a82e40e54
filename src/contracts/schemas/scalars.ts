import { z } from 'zod'

/** TOK amount in nano (×10⁹), an integer JSON number (T5). */
export const tokNano = z.int().meta({ description: 'TOK in nano (×10⁹)' })
/** Whole units of STAR. */
export const star = z.int().nonnegative()
/** Seconds since the epoch (T37). */
export const epochSeconds = z.int()
/** ISO-8601 instant with Z (T37). */
export const isoInstant = z.iso.datetime()
/** House id 0–7. */
export const houseId = z.int().min(0).max(7)
/** Percent, 12.5 = 12.5 % (R10). */
export const percent = z.number()
export const upgradeType = z.enum(['pocket-size', 'mining-tok', 'honor'])
export const boostType = z.enum(['mining-speed-scale-up', 'mining-speed-scale-down'])
export const skillName = z.enum(['desolate', 'reflect', 'life-steal', 'rising-fury', 'fatal-blow', 'berserk'])
export const stoneType = z.enum(['burning-hell', 'frost-prison', 'luck-leech'])
export const rarity = z.enum(['prototype', 'common', 'uncommon', 'rare', 'epic', 'legendary'])
export const itemType = z.enum([
  'sword',
  'shield',
  'wings',
  'necklace',
  'animal',
  'helmet',
  'supply',
  'key',
  'armor',
  'boots',
])
export const itemStatType = z.enum([
  'attack-flat-primary',
  'attack-flat',
  'attack-percent',
  'hp-flat-primary',
  'hp-flat',
  'hp-percent',
  'crit-rate',
  'crit-dmg',
  'reflect-percent',
  'life-steal-percent',
])
export const side = z.enum(['attacker', 'defender'])

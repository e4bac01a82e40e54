import type { SpecialSlug } from '#assets/manifest/special-slugs.ts'
import { BIRDS } from './birds.ts'
import { DOGE_ITEMS } from './doge.ts'
import { FIRE_LORD_SET } from './fire-lord.ts'
import type { SpecialDrawing } from './fit.ts'
import { HALLOWEEN_NECKLACE, HALLOWEEN_SET } from './halloween.ts'
import { HOUSE_WING_ITEMS } from './house-wings.ts'
import { MAMMOTH_SET } from './mammoth.ts'
import { SEASON_ITEMS } from './seasons.ts'
import { VALENTINE_SET } from './valentine.ts'

export const SPECIAL_DRAWINGS: Readonly<Record<SpecialSlug, SpecialDrawing>> = {
  ...DOGE_ITEMS,
  ...SEASON_ITEMS,
  ...BIRDS,
  'necklace-halloween-referral-reward': HALLOWEEN_NECKLACE,
  ...HOUSE_WING_ITEMS,
  ...HALLOWEEN_SET,
  ...VALENTINE_SET,
  ...FIRE_LORD_SET,
  ...MAMMOTH_SET,
}

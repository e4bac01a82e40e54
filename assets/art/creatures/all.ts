import type { CreatureName } from '#assets/manifest/creatures.ts'
import { drawAbyssEye } from './abyss-eye.ts'
import { drawChainBrute } from './chain-brute.ts'
import type { DrawnLayer } from './drawn-layer.ts'
import { drawFireLord } from './fire-lord.ts'
import { drawGraveImp } from './grave-imp.ts'
import { drawHollowBoss } from './hollow-boss.ts'
import { drawMammoth } from './mammoth.ts'
import { drawStingFiend } from './sting-fiend.ts'
import { drawStoneGargoyle } from './stone-gargoyle.ts'
import { drawVoidWyrm } from './void-wyrm.ts'

export const CREATURE_DRAWINGS: Readonly<Record<CreatureName, () => readonly DrawnLayer[]>> = {
  'fire-lord': drawFireLord,
  mammoth: drawMammoth,
  'hollow-boss': drawHollowBoss,
  'grave-imp': drawGraveImp,
  'stone-gargoyle': drawStoneGargoyle,
  'chain-brute': drawChainBrute,
  'sting-fiend': drawStingFiend,
  'abyss-eye': drawAbyssEye,
  'void-wyrm': drawVoidWyrm,
}

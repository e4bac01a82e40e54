import type { GearSlot } from '#assets/manifest/fighter-layers.ts'
import { animalDrawing } from './animal.ts'
import { armorDrawing } from './armor.ts'
import { bootsDrawing } from './boots.ts'
import { helmetDrawing } from './helmet.ts'
import { necklaceDrawing } from './necklace.ts'
import { shieldDrawing } from './shield.ts'
import { swordDrawing } from './sword.ts'
import type { GearDrawing } from './tiers.ts'
import { wingsDrawing } from './wings.ts'

export const GEAR_DRAWINGS: Readonly<Record<GearSlot, GearDrawing>> = {
  sword: swordDrawing,
  shield: shieldDrawing,
  wings: wingsDrawing,
  animal: animalDrawing,
  necklace: necklaceDrawing,
  helmet: helmetDrawing,
  armor: armorDrawing,
  boots: bootsDrawing,
}

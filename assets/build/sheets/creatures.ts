import { CREATURE_DRAWINGS } from '../../art/creatures/all.ts'
import { composeCreature } from '../../art/creatures/drawn-layer.ts'
import { CREATURE_RIGS } from '../../manifest/creature-rigs/all.ts'
import { CREATURE_POSE_NAMES } from '../../manifest/creature-rigs/creature.ts'
import type { CreatureName } from '../../manifest/creatures.ts'
import { gridSheet, type Sheet } from './sheet.ts'

export const creatureSheet = (): Sheet =>
  gridSheet(
    'creatures',
    (Object.keys(CREATURE_RIGS) as CreatureName[]).flatMap((creature) => {
      const rig = CREATURE_RIGS[creature]
      return CREATURE_POSE_NAMES.map((pose) => ({
        svg: composeCreature(creature, rig, CREATURE_DRAWINGS[creature](), rig.poses[pose]),
        box: rig.box,
        moves: true,
      }))
    }),
    220,
    CREATURE_POSE_NAMES.length,
  )

import { describe, expect, it } from 'vitest'
import { LOOK_POSES } from '#assets/manifest/look-poses.ts'
import { POSES } from '#assets/manifest/poses.ts'
import type { Rest } from '#scenes/kombat/fighter/choreography.ts'
import { movementOf } from '#scenes/kombat/fighter/movements.ts'
import type { BodyLook } from '#scenes/kombat/fighter-looks.ts'

const PLAIN: BodyLook = { kind: 'pet', houseId: 2, worn: {} }
const POSING: BodyLook = { ...PLAIN, winPose: 'pose-leap' }
/** Late enough that the movement into the pose has ended. */
const SETTLED_MS = 2000

const shown = (look: BodyLook, rest: Rest) => movementOf(look).rest(rest, SETTLED_MS, POSES.idle)

describe('the pose of a winner in the arena (R58)', () => {
  it('is the worn one, or the usual one', () => {
    expect(shown(POSING, 'win').pose.bones.legN).toEqual(LOOK_POSES['pose-leap'].bones.legN)
    expect(shown(PLAIN, 'win').pose).toEqual(POSES.win)
  })

  it('stands on the ground between two hops', () => {
    expect(shown(POSING, 'win').pose.bones.root?.[2]).toBe(0)
    expect(shown(POSING, 'win').lift).toBe(shown(PLAIN, 'win').lift)
  })

  it('changes neither a defeat nor a wait', () => {
    for (const rest of ['defeated', 'idle'] as const) expect(shown(POSING, rest)).toEqual(shown(PLAIN, rest))
  })
})

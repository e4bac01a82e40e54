import type { FighterLook } from '#assets/manifest/crowned-layers.ts'
import { buildOfHouse } from '#assets/manifest/pets.ts'
import { BONES, type Matrix, type PoseOf, REST_GROUND, solvePose } from '#assets/manifest/rig.ts'

/** Distances from the grip to start and tip of the trail, in rest units. */
const SWORD = { from: 120, tip: 206 } as const
/** By rarity, prototype to legendary. */
const EDGE_COLOURS = [0xc9d2e0, 0xcfe2ff, 0x7dedb0, 0x7fd4ff, 0xd9a6ff, 0xffd166] as const
const SPECIAL_EDGE = 0xffb3d1
const PAW_EDGE = 0xfff3dc

/** Rest units from the feet. The fighter faces right. */
export interface BladeEdge {
  readonly from: { readonly x: number; readonly y: number }
  readonly tip: { readonly x: number; readonly y: number }
}

const through = (matrix: Matrix, x: number, y: number): { readonly x: number; readonly y: number } => ({
  x: matrix[0] * x + matrix[2] * y + matrix[4] - REST_GROUND.x,
  y: matrix[1] * x + matrix[3] * y + matrix[5] - REST_GROUND.y,
})

export const bladeOf = (pose: PoseOf<string>, { houseId }: FighterLook): BladeEdge => {
  const { weapon } = solvePose(pose, buildOfHouse(houseId))
  const { x, y } = BONES.weapon
  return { from: through(weapon, x, y - SWORD.from), tip: through(weapon, x, y - SWORD.tip) }
}

export const edgeColourOf = ({ worn }: FighterLook): number => {
  const { sword } = worn
  if (sword === undefined) return PAW_EDGE
  return typeof sword === 'number' ? EDGE_COLOURS[sword] : SPECIAL_EDGE
}

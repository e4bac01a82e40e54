import { ARENA_GROUND_Y, ARENA_SIZE } from '../../assets/manifest/arena-layers.ts'

/** Where everything stands in a box of any size, CSS px. */
export interface ArenaLayout {
  readonly width: number
  readonly height: number
  /** CSS px per arena unit: the arena covers the box. */
  readonly artScale: number
  /** Place of the arena's left top corner. */
  readonly artX: number
  readonly artY: number
  /** The line that the feet stand on. */
  readonly groundY: number
  /** CSS px per rest unit of a fighter. */
  readonly unit: number
  readonly homeX: { readonly user: number; readonly opponent: number }
  /** How far a fighter goes to strike. */
  readonly strideX: number
}

/** Rest units from the middle of a fighter to where its sword lands, the other's body included. */
const REACH_UNITS = 330
const UNIT_PER_WIDTH = 0.385 / 390
/** A fighter with helmet and raised sword must fit under the box's upper edge. */
const UNIT_PER_HEIGHT = 1 / 700

/** Fits the arena to a box: cover, anchored to the floor, fighters at 29 % and 75 % (art direction). */
export const arenaLayout = (width: number, height: number): ArenaLayout => {
  const artScale = Math.max(width / ARENA_SIZE.width, height / ARENA_SIZE.height)
  const unit = Math.min(width * UNIT_PER_WIDTH, height * UNIT_PER_HEIGHT)
  const homeX = { user: width * 0.29, opponent: width * 0.75 }
  return {
    width,
    height,
    artScale,
    artX: (width - ARENA_SIZE.width * artScale) / 2,
    artY: height - ARENA_SIZE.height * artScale,
    groundY: height - (ARENA_SIZE.height - ARENA_GROUND_Y) * artScale + 6 * unit,
    unit,
    homeX,
    strideX: Math.max(24 * unit, homeX.opponent - homeX.user - REACH_UNITS * unit),
  }
}

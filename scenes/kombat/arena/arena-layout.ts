import { ARENA_GROUND_Y, ARENA_SIZE } from '../../../assets/manifest/arena-layers.ts'

/** Layout of the arena in a box of any size, CSS px. */
export interface ArenaLayout {
  readonly width: number
  readonly height: number
  /** Height of the header over the box: heads and numbers stay below it. */
  readonly headroom: number
  /** CSS px per arena unit: the arena covers the box. */
  readonly artScale: number
  /** Position of the arena's top left corner. */
  readonly artX: number
  readonly artY: number
  /** Baseline of the feet. */
  readonly groundY: number
  /** CSS px per rest unit of a fighter. */
  readonly unit: number
  readonly homeX: { readonly user: number; readonly opponent: number }
  /** Distance that a fighter runs to attack another of its size. */
  readonly strideX: number
}

/** Reach of a fighter's sword from its center, including the opponent's body, rest units. */
const REACH_UNITS = 344
const UNIT_PER_WIDTH = 0.355 / 390
/** A fighter with helmet and raised sword must fit into the box. */
const UNIT_PER_HEIGHT = 1 / 760
/** Height of a fighter with a helmet, rest units. */
const FIGHTER_UNITS = 430
/** Height of a boss, rest units of a pet: above any helmet. */
export const BOSS_UNITS = 520
/** Minimum scale of a fighter: rather its ears are behind the header than it is too small. */
const LEAST_UNIT = 0.24
/** Visible floor below the feet in a box lower than the painting, share of the box. */
const FLOOR_SHARE = 0.14

/** Fits the arena to a box: cover, anchored to the floor, fighters at a quarter and three quarters. */
export const arenaLayout = (width: number, height: number, headroom = 0, hasBoss = false): ArenaLayout => {
  const artScale = Math.max(width / ARENA_SIZE.width, height / ARENA_SIZE.height)
  const paintedGroundY = height - (ARENA_SIZE.height - ARENA_GROUND_Y) * artScale
  const groundY = Math.max(paintedGroundY, height * (1 - FLOOR_SHARE))
  const roomy = Math.min(width * UNIT_PER_WIDTH, height * UNIT_PER_HEIGHT)
  const unit = Math.min(roomy, Math.max(LEAST_UNIT, (groundY - headroom) / (hasBoss ? BOSS_UNITS : FIGHTER_UNITS)))
  const homeX = { user: width * 0.25, opponent: width * 0.75 }
  return {
    width,
    height,
    headroom,
    artScale,
    artX: (width - ARENA_SIZE.width * artScale) / 2,
    artY: groundY - ARENA_GROUND_Y * artScale,
    groundY: groundY + 6 * unit,
    unit,
    homeX,
    strideX: Math.max(24 * unit, homeX.opponent - homeX.user - REACH_UNITS * unit),
  }
}

/** Highest start of a number of this size such that neither pop nor rise leaves the box. */
export const numberPlace = (
  { width, headroom }: ArenaLayout,
  wanted: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number; readonly rise: number },
): { readonly x: number; readonly y: number } => {
  const aside = Math.min(width / 2, size.width / 2 + 6)
  return {
    x: Math.max(aside, Math.min(width - aside, wanted.x)),
    y: Math.max(headroom + size.rise + size.height / 2 + 4, wanted.y),
  }
}

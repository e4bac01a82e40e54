import { ARENA_GROUND_Y, ARENA_SIZE } from '#assets/manifest/arena-layers.ts'
import type { BossName } from '#assets/manifest/creatures.ts'
import { lerp } from '#scenes/kit/easing.ts'
import { BOSS_UNITS } from '../fighter-looks.ts'

/** CSS px. */
export interface ArenaLayout {
  readonly width: number
  readonly height: number
  /** Height of the header that covers the top of the box, in CSS px. Heads and numbers stay below it. */
  readonly headroom: number
  /** CSS px per arena unit, chosen so that the arena covers the box. */
  readonly artScale: number
  readonly artX: number
  readonly artY: number
  readonly groundY: number
  /** CSS px per rest unit of a fighter. */
  readonly unit: number
  readonly homeX: { readonly user: number; readonly opponent: number }
  /** Distance that a fighter runs to attack an opponent of equal size, in CSS px. */
  readonly strideX: number
}

/** Distance between the fighters, centre to centre, at which a sword hits, in rest units. */
const REACH_UNITS = 344
const UNIT_PER_WIDTH = 0.355 / 390
/** Largest scale per CSS px of the box's height. Leaves room for a helmet and a raised sword. */
const UNIT_PER_HEIGHT = 1 / 760
/** Height of a fighter with a helmet, in rest units. */
const FIGHTER_UNITS = 430
/** The view pans towards the acting fighter by this share of the box's width. */
export const PAN_SHARE = 0.045
/** Space from each fighter to the middle of the box, in rest units. Wings may overlap there, bodies may not. */
const BEFORE_UNITS = 260
const SIDE_PX = 4
/** Smallest scale for lack of height. In a still lower box the ears go behind the header instead. */
const LEAST_UNIT = 0.24
/** The floor takes at most this share of the box's height. */
const FLOOR_SHARE = 0.14

/** `behindUnits` is how far the wider pet reaches behind its feet, in rest units. */
export interface ArenaCast {
  readonly boss: BossName | null
  readonly behindUnits: number
}
export const BARE_CAST: ArenaCast = { boss: null, behindUnits: 0 }

/**
 * The arena covers the box and is anchored to the floor. Wide wings make both fighters smaller and move them inwards,
 * so that the sides of the box crop no wing.
 */
export const arenaLayout = (
  width: number,
  height: number,
  headroom = 0,
  { boss, behindUnits }: ArenaCast = BARE_CAST,
): ArenaLayout => {
  const artScale = Math.max(width / ARENA_SIZE.width, height / ARENA_SIZE.height)
  const paintedGroundY = height - (ARENA_SIZE.height - ARENA_GROUND_Y) * artScale
  const groundY = Math.max(paintedGroundY, height * (1 - FLOOR_SHARE))
  const behind = boss === null ? behindUnits : 0
  const roomy = Math.min(width * UNIT_PER_WIDTH, height * UNIT_PER_HEIGHT)
  const unitsHigh = boss === null ? FIGHTER_UNITS : BOSS_UNITS[boss]
  const high = Math.max(LEAST_UNIT, (groundY - headroom) / unitsHigh)
  const unit = Math.min(roomy, high, (width / 2 - SIDE_PX) / (behind + BEFORE_UNITS))
  const aside = Math.max(width * 0.25, SIDE_PX + behind * unit)
  const homeX = { user: aside, opponent: width - aside }
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

/** Interpolates by `t`, 0–1, so that fighters do not jump when a wider one enters. */
export const layoutBetween = (from: ArenaLayout, to: ArenaLayout, t: number): ArenaLayout => ({
  ...to,
  groundY: lerp(from.groundY, to.groundY, t),
  unit: lerp(from.unit, to.unit, t),
  homeX: {
    user: lerp(from.homeX.user, to.homeX.user, t),
    opponent: lerp(from.homeX.opponent, to.homeX.opponent, t),
  },
  strideX: lerp(from.strideX, to.strideX, t),
})

/**
 * Start of a number: the place nearest to `wanted` from which neither pop, rise nor pan takes the number out of the
 * box.
 */
export const numberPlace = (
  { width, headroom }: ArenaLayout,
  wanted: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number; readonly rise: number },
): { readonly x: number; readonly y: number } => {
  const aside = Math.min(width / 2, size.width / 2 + 6 + PAN_SHARE * width)
  return {
    x: Math.max(aside, Math.min(width - aside, wanted.x)),
    y: Math.max(headroom + size.rise + size.height / 2 + 4, wanted.y),
  }
}

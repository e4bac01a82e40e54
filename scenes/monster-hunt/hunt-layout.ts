/** Size of a hunt's backdrop and the line in it that the pet walks on, backdrop units. */
export const BACKDROP = { width: 390, height: 600, wayY: 544 } as const

/** Where everything stands in a box of any size, CSS px. */
export interface HuntLayout {
  readonly width: number
  readonly height: number
  /** CSS px per backdrop unit. */
  readonly artScale: number
  /** Top of the backdrop. */
  readonly artY: number
  /** The line that the feet stand on. */
  readonly groundY: number
  /** CSS px per rest unit of a figure. */
  readonly unit: number
  readonly petX: number
  readonly foeX: number
  /** How far one goes to strike the other. */
  readonly strideX: number
}

/** What of the ground shows below the feet, backdrop units. */
const BELOW_THE_FEET = 40
const UNIT_PER_WIDTH = 0.35 / 390
/** Height of a pet with helmet and raised sword, rest units. */
const TALLEST_UNITS = 520
/** Rest units from the middle of a figure to where its blow lands, the other's body included. */
const REACH_UNITS = 285
const PET_SHARE = 0.31
const FOE_SHARE = 0.72

/** Fits the way to a box: the backdrop covers it, anchored to the ground; `headroom` CSS px at the top stay free. */
export const huntLayout = (width: number, height: number, headroom = 0): HuntLayout => {
  const artScale = Math.max(width / BACKDROP.width, height / (BACKDROP.wayY + BELOW_THE_FEET))
  const groundY = height - BELOW_THE_FEET * Math.min(artScale, width / BACKDROP.width)
  const unit = Math.min(width * UNIT_PER_WIDTH, (groundY - headroom) / TALLEST_UNITS)
  const petX = width * PET_SHARE
  const foeX = width * FOE_SHARE
  return {
    width,
    height,
    artScale,
    artY: groundY - BACKDROP.wayY * artScale,
    groundY,
    unit,
    petX,
    foeX,
    strideX: Math.max(16 * unit, foeX - petX - REACH_UNITS * unit),
  }
}

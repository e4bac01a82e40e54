export const BACKDROP = { width: 390, height: 600, wayY: 544 } as const

/** CSS px. */
export interface HuntLayout {
  readonly width: number
  readonly height: number
  /** CSS px per backdrop unit. */
  readonly artScale: number
  readonly artY: number
  readonly groundY: number
  /** CSS px per rest unit of a figure. */
  readonly unit: number
  readonly petX: number
  readonly foeX: number
  readonly strideX: number
}

const BELOW_THE_FEET = 40
const UNIT_PER_WIDTH = 0.35 / 390
/** Height of a pet with helmet and raised sword, in rest units. */
const TALLEST_UNITS = 520
/** Distance between attacker and target, centre to centre, at which a blow lands, in rest units. */
const REACH_UNITS = 285
const PET_SHARE = 0.31
const FOE_SHARE = 0.72

/** The backdrop covers the box and is anchored to the ground. The top `headroom` CSS px stay free of figures. */
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

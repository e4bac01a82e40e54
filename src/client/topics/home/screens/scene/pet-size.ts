interface Box {
  readonly width: number
  readonly height: number
}

const PET_MAX_PX = 340
const PET_MIN_PX = 104
/** The pet's share of the box, which leaves room for wings, sword, ears and the island. */
const PET_SHARE = { width: 0.72, height: 0.72 } as const
/** From this size of the pet on, the four places of the chests fit below it with the name (R54). */
const WIDE_SHELF_PET_PX = 186

export const petSize = (box: Box | null): number =>
  box === null
    ? PET_MIN_PX
    : Math.round(Math.max(PET_MIN_PX, Math.min(PET_MAX_PX, box.width * PET_SHARE.width, box.height * PET_SHARE.height)))

export const shelfSize = (box: Box | null): 'wide' | 'small' => (petSize(box) < WIDE_SHELF_PET_PX ? 'small' : 'wide')

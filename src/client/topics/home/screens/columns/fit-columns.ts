/** The buttons at home's sides, by the text of their label. */
export type SideName =
  | 'checkIn'
  | 'guild'
  | 'bag'
  | 'shop'
  | 'market'
  | 'inbox'
  | 'today'
  | 'hunt'
  | 'boosts'
  | 'season'
  | 'league'
  | 'tournament'
  | 'medals'
  | 'extraBonus'
  | 'marketReward'

/** A button's room, CSS px, label included. The sheet draws it as large. */
const BUTTON_PX = {
  large: { width: 62, height: 63 },
  small: { width: 44, height: 53 },
} as const

/** How large the buttons are. */
export type SideSize = keyof typeof BUTTON_PX

/** Where the columns begin: on the left below sound and settings, on the right below the boost's badge. */
export const COLUMN_TOP_PX = { left: 52, right: 20 } as const

const GAP_MIN_PX = 3
const GAP_MAX_PX = 10
/** Of the height: what pet and island take of the width. */
const ISLAND_SHARE = 0.9

/** One side of home as it is laid out: buttons from top to bottom, then further inwards. */
export interface SideColumn {
  readonly names: readonly SideName[]
  readonly rowPx: number
  readonly gapPx: number
  readonly rows: number
}

/** Home's columns as they fit between header and goal. */
export interface ColumnsFit {
  readonly size: SideSize
  readonly left: SideColumn
  readonly right: SideColumn
  /** What found no room: it lies behind "More", the last button on the left. Empty, or two and more. */
  readonly more: readonly SideName[]
}

interface Side {
  readonly heightPx: number
  /** Columns beside one another. */
  readonly columns: number
  readonly size: SideSize
}

const rowsOf = ({ heightPx, size }: Side): number =>
  Math.max(1, Math.floor((heightPx + GAP_MIN_PX) / (BUTTON_PX[size].height + GAP_MIN_PX)))

const laidOut = (side: Side, names: readonly SideName[], extra = 0): SideColumn => {
  const rows = Math.max(1, Math.min(rowsOf(side), names.length + extra))
  const rowPx = BUTTON_PX[side.size].height
  const gapPx = rows < 2 ? GAP_MAX_PX : (side.heightPx - rows * rowPx) / (rows - 1)
  return { names, rows, rowPx, gapPx: Math.max(GAP_MIN_PX, Math.min(GAP_MAX_PX, Math.floor(gapPx))) }
}

/**
 * Lays out the buttons of home's sides in the room between header and goal, CSS px: large where they fit, else small, else two columns a
 * side where the pet leaves room; what finds none on the left goes to the end of the right, and then behind "More".
 * @param box null where nothing is laid out: all are in their columns
 */
export const fitColumns = (
  box: { readonly width: number; readonly height: number } | null,
  left: readonly SideName[],
  right: readonly SideName[],
): ColumnsFit => {
  const height = box?.height ?? Number.POSITIVE_INFINITY
  const besidePx = box === null ? 0 : (box.width - ISLAND_SHARE * height) / 2
  const heights = { left: height - COLUMN_TOP_PX.left, right: height - COLUMN_TOP_PX.right }
  const sideOf = (side: 'left' | 'right', size: SideSize, columns: number): Side => ({
    heightPx: heights[side],
    size,
    columns,
  })
  const tries: readonly (readonly [SideSize, number])[] = [
    ['large', 1],
    ['small', 1],
    ['large', 2],
    ['small', 2],
  ]
  const roomFor = tries.filter(
    ([size, columns]) => columns === 1 || besidePx >= columns * BUTTON_PX[size].width + GAP_MAX_PX,
  )
  for (const [size, columns] of roomFor) {
    const [onLeft, onRight] = [sideOf('left', size, columns), sideOf('right', size, columns)]
    const leftRoom = rowsOf(onLeft) * columns
    const moved = left.slice(leftRoom)
    if (right.length + moved.length > rowsOf(onRight) * columns) continue
    return {
      size,
      left: laidOut(onLeft, left.slice(0, leftRoom)),
      right: laidOut(onRight, [...right, ...moved]),
      more: [],
    }
  }
  const columns = roomFor.some(([size, count]) => size === 'small' && count === 2) ? 2 : 1
  const [onLeft, onRight] = [sideOf('left', 'small', columns), sideOf('right', 'small', columns)]
  const leftRoom = rowsOf(onLeft) * columns - 1
  const rightRoom = rowsOf(onRight) * columns
  const shownRight = [...right, ...left.slice(leftRoom)].slice(0, rightRoom)
  const shownLeft = left.slice(0, leftRoom)
  const shown = new Set([...shownLeft, ...shownRight])
  return {
    size: 'small',
    left: laidOut(onLeft, shownLeft, 1),
    right: laidOut(onRight, shownRight),
    more: [...left, ...right].filter((name) => !shown.has(name)),
  }
}

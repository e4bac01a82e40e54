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

/** Size of a button with its label in CSS px. The stylesheet has the same sizes. */
const BUTTON_PX = {
  large: { width: 62, height: 63 },
  small: { width: 44, height: 53 },
} as const

export type SideSize = keyof typeof BUTTON_PX

/** Where the columns begin: on the left below sound and settings, on the right below the boost badge. */
export const COLUMN_TOP_PX = { left: 52, right: 20 } as const

const GAP_MIN_PX = 3
const GAP_MAX_PX = 10
/** Island width as a share of the height. */
const ISLAND_SHARE = 0.9

export interface SideColumn {
  readonly names: readonly SideName[]
  readonly rowPx: number
  readonly gapPx: number
  readonly rows: number
}

export interface ColumnsFit {
  readonly size: SideSize
  readonly left: SideColumn
  readonly right: SideColumn
  /** Buttons behind "More": none, or at least two. */
  readonly more: readonly SideName[]
}

interface Side {
  readonly heightPx: number
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
 * Tries large buttons, small ones, then two columns a side. What does not fit on the left moves right, then behind "More". A null `box`
 * shows all.
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

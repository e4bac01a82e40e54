import { shelfSize } from '../scene/pet-size.ts'

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

/** Buttons that go behind "More", in this order, to keep home's number of buttons when the chest shelf is added. */
const SPARED = ['boosts', 'tournament', 'market', 'shop', 'guild', 'bag', 'hunt'] as const satisfies readonly SideName[]

interface Sides {
  readonly left: Side
  readonly right: Side
}

const fitOf = (
  { left: onLeft, right: onRight }: Sides,
  left: readonly SideName[],
  right: readonly SideName[],
  more: readonly SideName[],
): ColumnsFit => ({
  size: onLeft.size,
  left: laidOut(onLeft, left, more.length > 0 ? 1 : 0),
  right: laidOut(onRight, right),
  more,
})

const buttonsIn = ({ left, more, right }: ColumnsFit): number =>
  left.names.length + right.names.length + (more.length > 0 ? 1 : 0)

/**
 * Hides buttons, so that home with the chest shelf has no more buttons than without (R54). "More" itself is a button on
 * the left: if it is new, it takes the place of a button there, so two buttons are hidden.
 */
const withOneLess = (sides: Sides, { left, more, right }: ColumnsFit, inOrder: readonly SideName[]): ColumnsFit => {
  const spared = SPARED.filter((name) => left.names.includes(name) || right.names.includes(name))
  const [first] = spared
  const second = more.length > 0 ? undefined : spared.find((name) => name !== first && left.names.includes(name))
  const hidden = new Set<SideName>([first, second].filter((name) => name !== undefined))
  if (more.length === 0 && hidden.size < 2) return fitOf(sides, left.names, right.names, more)
  const isShown = (name: SideName): boolean => !hidden.has(name)
  return fitOf(
    sides,
    left.names.filter(isShown),
    right.names.filter(isShown),
    inOrder.filter((name) => hidden.has(name) || more.includes(name)),
  )
}

/**
 * Tries large buttons, then small ones, then two columns a side. Buttons that do not fit on the left move right, then
 * behind "More". A null `box` has room for all.
 * @param hasShelf true if the chest shelf is shown, which takes one button's place
 */
export const fitColumns = (
  box: { readonly width: number; readonly height: number } | null,
  left: readonly SideName[],
  right: readonly SideName[],
  hasShelf = false,
): ColumnsFit => {
  const height = box?.height ?? Number.POSITIVE_INFINITY
  const besidePx = box === null ? 0 : (box.width - ISLAND_SHARE * height) / 2
  // A small shelf is at the pet's right, where a second column would be.
  const isOneOnRight = hasShelf && shelfSize(box) === 'small'
  const sidesOf = (size: SideSize, columns: number): Sides => ({
    left: { heightPx: height - COLUMN_TOP_PX.left, size, columns },
    right: { heightPx: height - COLUMN_TOP_PX.right, size, columns: isOneOnRight ? 1 : columns },
  })
  const ended = (sides: Sides, fit: ColumnsFit): ColumnsFit => {
    const hasTooMany = hasShelf && buttonsIn(fit) >= buttonsIn(fitColumns(box, left, right))
    return hasTooMany ? withOneLess(sides, fit, [...left, ...right]) : fit
  }
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
    const sides = sidesOf(size, columns)
    const leftRoom = rowsOf(sides.left) * columns
    const shownRight = [...right, ...left.slice(leftRoom)]
    if (shownRight.length > rowsOf(sides.right) * sides.right.columns) continue
    return ended(sides, fitOf(sides, left.slice(0, leftRoom), shownRight, []))
  }
  const columns = roomFor.some(([size, count]) => size === 'small' && count === 2) ? 2 : 1
  const sides = sidesOf('small', columns)
  const leftRoom = rowsOf(sides.left) * columns - 1
  const shownLeft = left.slice(0, leftRoom)
  const shownRight = [...right, ...left.slice(leftRoom)].slice(0, rowsOf(sides.right) * sides.right.columns)
  const shown = new Set([...shownLeft, ...shownRight])
  const more = [...left, ...right].filter((name) => !shown.has(name))
  return ended(sides, fitOf(sides, shownLeft, shownRight, more))
}

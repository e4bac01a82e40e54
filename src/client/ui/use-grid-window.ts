import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

/** Rows of a grid that are mounted; the rest is padding. */
export interface GridWindow {
  readonly columns: number
  /** Height of a row with its gap, px. */
  readonly rowPx: number
  readonly firstRow: number
  /** Exclusive. */
  readonly endRow: number
}

/** A kind of grid: what it is like before the first measurement, which comes before the first paint, and where there is no layout. */
export interface GridKind {
  readonly columns: number
  /** Height of a row with its gap, px. */
  readonly rowPx: number
  /** The window moves by so many rows at a time: few renders, each a small one. */
  readonly stepRows: number
}

/** Rows are mounted so far ahead of the screen. */
const AHEAD_PX = 240

interface Measure extends Pick<GridKind, 'stepRows'> {
  readonly columns: number
  readonly rowPx: number
  /** Distance of the first row from the top of the screen; negative above it. */
  readonly topPx: number
  readonly screenPx: number
}

/** The rows to mount at a place of the page: those on screen, some ahead, in whole steps. */
export const windowOf = ({ columns, rowPx, topPx, screenPx, stepRows }: Measure, count: number): GridWindow => {
  const rows = Math.ceil(count / columns)
  const first = Math.floor((-topPx - AHEAD_PX) / rowPx / stepRows) * stepRows
  const end = Math.ceil((screenPx - topPx + AHEAD_PX) / rowPx / stepRows) * stepRows
  const lastStart = Math.max(0, rows - stepRows)
  return {
    columns,
    rowPx,
    firstRow: Math.min(lastStart, Math.max(0, first)),
    endRow: Math.min(rows, Math.max(stepRows, end)),
  }
}

const measure = (grid: HTMLElement, kind: GridKind): Measure => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const cellPx = (grid.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0
  const isLaidOut = cellPx > 0
  return {
    columns: isLaidOut ? gridTemplateColumns.split(' ').length : kind.columns,
    rowPx: isLaidOut ? cellPx + Number.parseFloat(rowGap) : kind.rowPx,
    topPx: grid.getBoundingClientRect().top,
    screenPx: innerHeight,
    stepRows: kind.stepRows,
  }
}

const isSame = (a: GridWindow, b: GridWindow): boolean =>
  a.firstRow === b.firstRow && a.endRow === b.endRow && a.columns === b.columns && a.rowPx === b.rowPx

/**
 * The rows of a long grid to mount while the page scrolls. Windowed, not `content-visibility`: that spares layout and paint, but
 * five hundred cards would still cost their rendering when the page opens.
 */
export const useGridWindow = (ref: RefObject<HTMLElement | null>, count: number, kind: GridKind): GridWindow => {
  const [shown, setShown] = useState(() => windowOf({ ...kind, topPx: 0, screenPx: 0 }, count))
  const update = useEffectEvent(() => {
    if (ref.current === null) return
    const next = windowOf(measure(ref.current, kind), count)
    setShown((last) => (isSame(last, next) ? last : next))
  })
  useLayoutEffect(() => {
    if (count >= 0) update()
  }, [count])
  useEffect(() => {
    const onMove = (): void => update()
    addEventListener('scroll', onMove, { passive: true })
    addEventListener('resize', onMove)
    return () => {
      removeEventListener('scroll', onMove)
      removeEventListener('resize', onMove)
    }
  }, [])
  return shown
}

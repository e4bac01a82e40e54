import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

export interface GridWindow {
  readonly columns: number
  /** Height of a row with its gap, in px. */
  readonly rowPx: number
  readonly firstRow: number
  /** Index after the last row. */
  readonly endRow: number
}

/** `columns` and `rowPx` are used until the first measurement, and where there is no layout, as in tests. */
export interface GridKind {
  readonly columns: number
  readonly rowPx: number
  /** The window moves by this many rows at a time, for fewer renders. */
  readonly stepRows: number
  /** Maximum number of rows to add per frame and end while scrolling, if rows are costly. */
  readonly frameRows?: number
}

const AHEAD_PX = 240
const ALL = Number.POSITIVE_INFINITY

interface Measure extends Pick<GridKind, 'stepRows'> {
  readonly columns: number
  readonly rowPx: number
  /** Top of the grid in px, negative if it is above the screen. */
  readonly topPx: number
  readonly screenPx: number
}

/** Rows on screen and some around, in whole steps. */
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

/** Adds at most `frameRows` rows at each end. After a jump, begins with the first wanted rows. */
export const stepTowards = (wanted: GridWindow, now: GridWindow, frameRows: number): GridWindow => {
  const isNear = now.firstRow <= wanted.endRow && wanted.firstRow <= now.endRow
  const first = isNear ? now.firstRow : wanted.firstRow
  const end = isNear ? now.endRow : wanted.firstRow
  return {
    ...wanted,
    firstRow: Math.max(wanted.firstRow, first - frameRows),
    endRow: Math.min(wanted.endRow, end + frameRows),
  }
}

/**
 * Mounts only rows near the screen. `content-visibility` would still render every card at opening, and
 * `@tanstack/react-virtual` mounts all visible rows at once.
 */
export const useGridWindow = (ref: RefObject<HTMLElement | null>, count: number, kind: GridKind): GridWindow => {
  const [shown, setShown] = useState(() => windowOf({ ...kind, topPx: 0, screenPx: 0 }, count))
  const lastCount = useRef(0)
  /** In whole px, because fractions change while the page scrolls. */
  const lastStartPx = useRef(0)
  const frame = useRef(0)
  const { frameRows = ALL } = kind
  const show = useEffectEvent((rowsMore: number) => {
    if (ref.current === null) return
    const wanted = windowOf(measure(ref.current, kind), count)
    const next = stepTowards(wanted, shown, rowsMore)
    if (!isSame(shown, next)) setShown(next)
    if (!isSame(wanted, next)) showInFrame()
  })
  const showInFrame = useEffectEvent(() => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => show(frameRows))
  })
  const onLayout = useEffectEvent(() => {
    if (ref.current === null) return
    const { topPx, rowPx } = measure(ref.current, kind)
    const startPx = Math.round(topPx + scrollY)
    if (startPx !== lastStartPx.current || rowPx !== shown.rowPx) show(ALL)
    lastStartPx.current = startPx
  })
  useLayoutEffect(() => {
    // New rows below may wait. All other changes must render before the next paint.
    if (lastCount.current > 0 && count > lastCount.current && kind.frameRows) showInFrame()
    else show(ALL)
    lastCount.current = count
  }, [count, kind])
  useEffect(() => {
    const onScroll = (): void => show(frameRows)
    const onResize = (): void => show(ALL)
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onResize)
    // A change of text size moves rows without an event.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => onLayout())
    observer?.observe(document.body)
    return () => {
      observer?.disconnect()
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onResize)
      cancelAnimationFrame(frame.current)
    }
  }, [frameRows])
  return shown
}

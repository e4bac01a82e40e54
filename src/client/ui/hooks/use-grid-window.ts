import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

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
  /** Where a row is much work: while the page scrolls or the list grows, at most so many more are mounted in a frame. */
  readonly frameRows?: number
}

/** Rows are mounted so far ahead of the screen. */
const AHEAD_PX = 240
const ALL = Number.POSITIVE_INFINITY

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

/** What to mount next on the way to the rows wanted: at either end at most so many more; of a place far away its first rows. */
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
 * The rows of a long grid to mount while the page scrolls. Windowed, not `content-visibility`: that spares layout and paint, but
 * five hundred cards would still cost their rendering when the page opens. `@tanstack/react-virtual` mounts all that comes into view
 * at once, however much work its rows are.
 */
export const useGridWindow = (ref: RefObject<HTMLElement | null>, count: number, kind: GridKind): GridWindow => {
  const [shown, setShown] = useState(() => windowOf({ ...kind, topPx: 0, screenPx: 0 }, count))
  const lastCount = useRef(0)
  /** Distance of the first row from the top of the page, whole px: fractions change while the page scrolls. */
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
    // Behind the rows that are shown there is time; rows that are no more, or the first ones, are shown before the next paint.
    if (lastCount.current > 0 && count > lastCount.current && kind.frameRows) showInFrame()
    else show(ALL)
    lastCount.current = count
  }, [count, kind])
  useEffect(() => {
    const onScroll = (): void => show(frameRows)
    const onResize = (): void => show(ALL)
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onResize)
    // Another size of text moves and changes the rows, and no event says so.
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

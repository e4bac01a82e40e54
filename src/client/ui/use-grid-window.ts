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

/** Before the first measurement, which comes before the first paint, and where there is no layout. */
const UNMEASURED = { columns: 5, rowPx: 76 } as const
/** Rows are mounted so far ahead of the screen. */
const AHEAD_PX = 240
/** The window moves by so many rows at a time: few renders, each a small one. */
const STEP_ROWS = 4

interface Measure {
  readonly columns: number
  readonly rowPx: number
  /** Distance of the first row from the top of the screen; negative above it. */
  readonly topPx: number
  readonly screenPx: number
}

/** The rows to mount at a place of the page: those on screen, some ahead, in whole steps. */
export const windowOf = ({ columns, rowPx, topPx, screenPx }: Measure, count: number): GridWindow => {
  const rows = Math.ceil(count / columns)
  const first = Math.floor((-topPx - AHEAD_PX) / rowPx / STEP_ROWS) * STEP_ROWS
  const end = Math.ceil((screenPx - topPx + AHEAD_PX) / rowPx / STEP_ROWS) * STEP_ROWS
  const lastStart = Math.max(0, rows - STEP_ROWS)
  return {
    columns,
    rowPx,
    firstRow: Math.min(lastStart, Math.max(0, first)),
    endRow: Math.min(rows, Math.max(STEP_ROWS, end)),
  }
}

const measure = (grid: HTMLElement): Measure => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const cellPx = (grid.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0
  const isLaidOut = cellPx > 0
  return {
    columns: isLaidOut ? gridTemplateColumns.split(' ').length : UNMEASURED.columns,
    rowPx: isLaidOut ? cellPx + Number.parseFloat(rowGap) : UNMEASURED.rowPx,
    topPx: grid.getBoundingClientRect().top,
    screenPx: innerHeight,
  }
}

const isSame = (a: GridWindow, b: GridWindow): boolean =>
  a.firstRow === b.firstRow && a.endRow === b.endRow && a.columns === b.columns && a.rowPx === b.rowPx

/**
 * The rows of a long grid to mount while the page scrolls. Windowed, not `content-visibility`: that spares layout and paint, but
 * five hundred cards would still cost their rendering when the page opens.
 */
export const useGridWindow = (ref: RefObject<HTMLElement | null>, count: number): GridWindow => {
  const [shown, setShown] = useState(() => windowOf({ ...UNMEASURED, topPx: 0, screenPx: 0 }, count))
  const update = useEffectEvent(() => {
    if (ref.current === null) return
    const next = windowOf(measure(ref.current), count)
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

import type { AnyBoxKind } from '#rules/items/boxes.ts'
import { ellipse, fill, halo, line, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { shine, treasure } from './treasure.ts'

interface BoxColours {
  readonly wood: string
  readonly metal: string
  readonly glow: string
}

const FRAME = 26
const LEFT = 38
const RIGHT = 218
const BOTTOM = 222
const CLOSED_TOP = 52
const OPEN_TOP = 104

/** A crate: square and framed where a chest is round, so that the two differ as small as an icon of a list. */
const crate = (wood: string, metal: string, top: number): string => {
  const middle = (top + BOTTOM) / 2
  const [innerTop, innerBottom] = [top + FRAME, BOTTOM - FRAME]
  const [innerLeft, innerRight] = [LEFT + FRAME, RIGHT - FRAME]
  const boards = [0.36, 0.64]
    .map((part) => `M${LEFT},${top + (BOTTOM - top) * part}H${RIGHT}`)
    .map((path) => `<path d="${path}" stroke="${tone(wood, -0.18)}" stroke-width="6"/>`)
    .join('')
  const brace = `M${innerLeft},${innerBottom}L${innerRight},${innerTop}`
  const frame =
    `M${LEFT},${top}H${RIGHT}V${BOTTOM}H${LEFT}Z` +
    `M${innerLeft},${innerTop}V${innerBottom}H${innerRight}V${innerTop}Z`
  return (
    volume(`M${LEFT},${top}H${RIGHT}V${BOTTOM}H${LEFT}Z`, tone(wood, -0.04), { relief: [9, 0, 0], inside: boards }) +
    line(brace, 38, INK) +
    line(brace, 26, tone(wood, 0.06)) +
    volume(frame, tone(wood, 0.04), { relief: [5, 3, 4] }) +
    [LEFT, innerRight]
      .flatMap((x) =>
        [top, innerBottom].map((y) => volume(`M${x},${y}h${FRAME}v${FRAME}h${-FRAME}Z`, metal, { relief: [4, 3, 3] })),
      )
      .join('') +
    volume(ellipse(128, middle, 34), metal, { relief: [6, 4, 5] }) +
    fill(starPath(128, middle, 20, 9, 5, -90, 0.1), INK)
  )
}

const lid = (wood: string): string =>
  `<g transform="rotate(-9 128 50)">${volume('M30,26H226V60H30Z', tone(wood, -0.06), {
    relief: [9, 6, 8],
    inside: `<path d="M30,43H226" stroke="${tone(wood, -0.2)}" stroke-width="5"/>`,
  })}</g>`

const OPEN_GLOW = 0.7
const GLOW_STEP = 0.14

const box =
  ({ wood, metal, glow }: BoxColours, glowSteps: number) =>
  (open: boolean, shines = true): string => {
    const light = halo(128, 128, 128, glow, open ? OPEN_GLOW : glowSteps * GLOW_STEP)
    return (
      light +
      (open ? lid(wood) + (shines ? shine() : '') + treasure() : '') +
      crate(wood, metal, open ? OPEN_TOP : CLOSED_TOP)
    )
  }

export const BOX_DRAWINGS: Readonly<Record<AnyBoxKind, (open: boolean, shines?: boolean) => string>> = {
  wood: box({ wood: '#b0703c', metal: '#c9b79c', glow: '#c9b79c' }, 0),
  iron: box({ wood: '#5f7fd6', metal: '#dbe6ff', glow: '#7fb0ff' }, 1),
  titanium: box({ wood: '#8d3fe0', metal: '#ffcf3f', glow: '#c77dff' }, 2),
  weapon: box({ wood: '#d3274f', metal: '#ffd257', glow: '#ff5c86' }, 3),
}

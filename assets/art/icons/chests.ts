import type { ChestKind } from '#rules/chests/win-chests.ts'
import { fill, halo, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { shine, treasure } from './treasure.ts'

const base = (wood: string, metal: string): string => {
  const boards = [74, 128, 182]
    .map((x) => `<path d="M${x},130V224" stroke="${tone(wood, -0.16)}" stroke-width="5"/>`)
    .join('')
  return (
    volume('M32,132 H224 L216,212 Q214,222 202,222 H54 Q42,222 40,212Z', wood, { relief: [9, 8, 9], inside: boards }) +
    volume('M32,132 H64 V222 H54 Q42,222 40,212Z', metal, { relief: [0, 4, 4] }) +
    volume('M192,132 H224 L216,212 Q214,222 202,222 H192Z', metal, { relief: [0, 4, 4] }) +
    line('M64,134V222M192,134V222', 5, INK) +
    volume('M26,126 H230 V148 H26Z', metal, { relief: [7, 3, 5] }) +
    volume('M106,122 h44 v34 q0,16 -22,22 q-22,-6 -22,-22Z', tone(metal, 0.03), { relief: [7, 4, 5] }) +
    fill('M128,136 a9,9 0 0 1 5,16 l4,14 h-18 l4,-14 a9,9 0 0 1 5,-16Z', INK)
  )
}

const closedLid = (wood: string, metal: string): string =>
  volume('M28,124 C28,70 62,42 96,42 H160 C194,42 228,70 228,124Z', wood, {
    relief: [9, 8, 10],
    topColour: tone(wood, 0.12),
    inside: `<path d="M28,124 C28,90 40,66 60,54 V124Z M196,54 C216,66 228,90 228,124 H196Z" fill="${metal}"/><path d="M60,54V124M196,54V124" stroke="${INK}" stroke-width="5"/>`,
    gloss:
      '<path d="M84,60 Q128,50 172,60" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".55"/>',
  })

const openLid = (wood: string): string =>
  `<g transform="translate(0,-8)">${volume(
    'M30,104 L44,38 Q48,22 66,22 H190 Q208,22 212,38 L226,104Z',
    tone(wood, -0.14),
    { relief: [9, 7, 9], inside: `<path d="M52,104 L62,44 H194 L204,104Z" fill="${tone(wood, -0.28)}"/>` },
  )}</g>`

interface ChestColours {
  readonly wood: string
  readonly metal: string
  readonly glow: string
}

const OPEN_GLOW = 0.7
const GLOW_STEP = 0.14

const chest =
  ({ wood, metal, glow }: ChestColours, glowSteps: number) =>
  (open: boolean): string => {
    const light = halo(128, 128, 128, glow, open ? OPEN_GLOW : glowSteps * GLOW_STEP)
    const top = open ? openLid(wood) + shine() + treasure() : closedLid(wood, metal)
    return light + top + base(wood, metal)
  }

export const CHEST_DRAWINGS: Readonly<Record<ChestKind, (open: boolean) => string>> = {
  wood: chest({ wood: '#b0703c', metal: '#c9b79c', glow: '#c9b79c' }, 0),
  iron: chest({ wood: '#5f7fd6', metal: '#dbe6ff', glow: '#7fb0ff' }, 1),
  titanium: chest({ wood: '#8d3fe0', metal: '#ffcf3f', glow: '#c77dff' }, 2),
}

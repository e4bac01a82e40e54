import { jewel, starPip } from '../kit/ornaments.ts'
import { fill, halo, line, mirrored, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import { medalDisc, straps } from './medal-body.ts'
import { numeral } from './numerals.ts'

const GOLD = '#ffcf3f'
const MIDDLE = { x: 128, y: 150 } as const
const WREATH_RADIUS = 85
/** Degrees from the bottom to the first leaf, and between leaves. Ten leaves a side nearly close the wreath. */
const LEAVES = { from: 13, step: 14.6 } as const

/** By season, from 1. Neighbouring seasons differ in the hues of field and ribbon; all medals are of the same gold. */
const HUES: readonly (readonly [field: string, ribbon: string])[] = [
  ['#5b3fd6', '#7c4dff'],
  ['#1f77d0', '#2a9df4'],
  ['#128a7a', '#1fb89a'],
  ['#2f8f3a', '#46d36b'],
  ['#c9571a', '#ff8a2a'],
  ['#c22f4c', '#ff4d6d'],
  ['#b02a8a', '#f04dbb'],
  ['#3a4ad0', '#5a78ff'],
  ['#7a2fb8', '#b65cff'],
  ['#a3182f', '#e0314f'],
]

const leaf = (degrees: number, side: 1 | -1): string =>
  `<g transform="translate(${MIDDLE.x},${MIDDLE.y}) rotate(${-degrees * side}) translate(0,${WREATH_RADIUS}) rotate(${
    side * -62
  }) scale(.74)">${volume('M0,-10 C20,-6 22,24 0,44 C-22,24 -20,-6 0,-10Z', GOLD, {
    relief: [8, 4, 3],
    topColour: '#ffe891',
    inside: line('M0,0 V30', 4, tone(GOLD, -0.18)),
  })}</g>`

const wreath = (pairs: number): string =>
  Array.from({ length: pairs }, (_, index) => pairs - 1 - index)
    .map((index) => LEAVES.from + index * LEAVES.step)
    .flatMap((degrees) => [leaf(degrees, 1), leaf(degrees, -1)])
    .join('')

const rays = (field: string): string =>
  Array.from({ length: 12 }, (_, index) => {
    const [from, to] = [index * 30, index * 30 + 15].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
    const at = (angle: number) =>
      `${(128 + 120 * Math.cos(angle)).toFixed(1)},${(158 + 120 * Math.sin(angle)).toFixed(1)}`
    return fill(`M128,158 L${at(from)} L${at(to)}Z`, tone(field, 0.06), 'opacity=".8"')
  }).join('')

/** Medal of season 1–10 (row 161): a numeral, one pair of leaves per season, and stars from season five on. */
export const drawSeasonMedal = (season: number): string => {
  const hues = HUES[season - 1]
  if (!hues) throw new RangeError(`There is no medal of season ${season}: they go from 1 to 10`)
  const [field, ribbon] = hues
  return (
    (season === 10 ? halo(128, 150, 126, '#ffb627', 0.75) : season >= 5 ? halo(128, 150, 116, '#ffcf3f', 0.3) : '') +
    straps(ribbon, tone(ribbon, 0.2), 80) +
    wreath(season) +
    `<g transform="translate(${MIDDLE.x},${MIDDLE.y}) scale(.93) translate(-128,-158)">${medalDisc('round', GOLD, field, rays(field))}</g>` +
    numeral(season, MIDDLE.x, MIDDLE.y, 94, '#fff3dc') +
    (season === 10 ? mirrored(128, () => starPip(18)(50, 236)) : '') +
    (season >= 5 ? starPip(24)(128, 234) : jewel(128, 234, 18, tone(field, 0.14)))
  )
}

import { halo, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const crystal = (x: number, y: number, degrees: number, height: number, half: number, colour: string): string => {
  const shoulder = -height * 0.66
  const face = (path: string, amount: number) => `<path d="${path}" fill="${tone(colour, amount)}"/>`
  return `<g transform="translate(${x},${y}) rotate(${degrees})"><path d="M0,${-height} L${half},${shoulder} L${half * 0.9},0 H${-half * 0.9} L${-half},${shoulder}Z" fill="${INK}" stroke="${INK}" stroke-width="13" stroke-linejoin="round"/>${face(
    `M0,${-height} L${-half},${shoulder} L${-half * 0.9},0 H0 L${-half * 0.1},${-height * 0.55}Z`,
    0.1,
  )}${face(`M0,${-height} L${half},${shoulder} L${half * 0.9},0 H0 L${-half * 0.1},${-height * 0.55}Z`, -0.12)}${face(
    `M0,${-height} L${-half},${shoulder} L${-half * 0.1},${-height * 0.55} L${half},${shoulder}Z`,
    0.22,
  )}</g>`
}

const rock = (path: string): string => volume(path, '#33206e', { relief: [7, 5, 8] })

export const drawFore = (): string =>
  halo(-10, 830, 190, '#8d5cff', 0.8) +
  halo(800, 840, 190, '#35c6ff', 0.7) +
  crystal(-24, 860, -16, 170, 30, '#7a4dff') +
  crystal(26, 868, 8, 130, 26, '#a24dff') +
  crystal(74, 872, 26, 80, 19, '#7a4dff') +
  crystal(806, 860, 14, 180, 32, '#35c6ff') +
  crystal(756, 868, -8, 128, 25, '#3f7bff') +
  crystal(710, 874, -24, 74, 18, '#35c6ff') +
  rock('M-80,850 C-60,806 -10,800 30,822 C70,810 110,824 130,860 H-80Z') +
  rock('M860,850 C840,800 790,804 756,824 C716,812 680,832 664,862 H860Z')

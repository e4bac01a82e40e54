import { halo, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
/** Crystals in the corners, in front of the fighters. */
export const drawFore = (): string => {
  const cry = (x: number, y: number, a: number, h: number, w: number, c: string) =>
    `<g transform="translate(${x},${y}) rotate(${a})"><path d="M0,${-h} L${w},${-h * 0.66} L${w * 0.9},0 H${-w * 0.9} L${-w},${-h * 0.66}Z" fill="${INK}" stroke="${INK}" stroke-width="13" stroke-linejoin="round"/><path d="M0,${-h} L${-w},${-h * 0.66} L${-w * 0.9},0 H0 L${-w * 0.1},${-h * 0.55}Z" fill="${tone(c, 0.1)}"/><path d="M0,${-h} L${w},${-h * 0.66} L${w * 0.9},0 H0 L${-w * 0.1},${-h * 0.55}Z" fill="${tone(c, -0.12)}"/><path d="M0,${-h} L${-w},${-h * 0.66} L${-w * 0.1},${-h * 0.55} L${w},${-h * 0.66}Z" fill="${tone(c, 0.22)}"/></g>`
  const c = '#7a4dff',
    k = '#35c6ff'
  return (
    halo(-10, 830, 190, '#8d5cff', 0.8) +
    halo(800, 840, 190, '#35c6ff', 0.7) +
    cry(-24, 860, -16, 170, 30, c) +
    cry(26, 868, 8, 130, 26, '#a24dff') +
    cry(74, 872, 26, 80, 19, c) +
    cry(806, 860, 14, 180, 32, k) +
    cry(756, 868, -8, 128, 25, '#3f7bff') +
    cry(710, 874, -24, 74, 18, k) +
    volume('M-80,850 C-60,806 -10,800 30,822 C70,810 110,824 130,860 H-80Z', '#33206e', {
      outline: 7,
      shadeX: 5,
      shadeY: 8,
    }) +
    volume('M860,850 C840,800 790,804 756,824 C716,812 680,832 664,862 H860Z', '#33206e', {
      outline: 7,
      shadeX: 5,
      shadeY: 8,
    })
  )
}

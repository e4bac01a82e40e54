import { type Pose, pose } from '#assets/manifest/rig.ts'
import { drawFighter } from '../dressed.ts'
import { fill, freshId, halo, radialGradient } from '../kit/svg.ts'

const RAYS = 14

const rays = (): string =>
  Array.from({ length: RAYS }, (_, index) => {
    const angle = (index / RAYS) * 2 * Math.PI
    const half = Math.PI / RAYS / 2
    const point = (turn: number) =>
      `${(256 + 420 * Math.cos(turn)).toFixed(1)},${(250 + 420 * Math.sin(turn)).toFixed(1)}`
    return fill(`M256,250 L${point(angle - half)} L${point(angle + half)}Z`, '#ffffff', 'opacity=".07"')
  }).join('')

/** Keeps the sword close to the head, so that both fit a launcher's round mask. */
const RAISED: Pose = pose('attack', {
  torso: [-4],
  head: [-3],
  armN: [96, -4, -2],
  weapon: [-112],
  armF: [-40],
  shield: [38],
  legN: [10],
  legF: [-10],
})

/** 512 × 512. Everything important is within the middle 80 %, because launchers mask the icon. */
export const drawAppIcon = (): string => {
  const night = freshId('n')
  return (
    `<defs>${radialGradient(
      night,
      [
        [0, '#9a6bff'],
        [0.6, '#5a33c4'],
        [1, '#33188a'],
      ],
      'cx=".5" cy=".46" r=".72"',
    )}</defs>` +
    fill('M0,0 H512 V512 H0Z', `url(#${night})`) +
    rays() +
    halo(256, 500, 300, '#ffc93c', 0.6, 120) +
    `<g transform="translate(262,464) scale(.92) translate(-256,-456)">${drawFighter(0, { sword: 4, helmet: 2, shield: 4, armor: 2 }, RAISED)}</g>`
  )
}

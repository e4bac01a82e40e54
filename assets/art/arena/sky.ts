import { ARENA_SIZE } from '#assets/manifest/arena-layers.ts'
import { freshId, gradient, halo, line, place, seededRandom } from '../kit/svg.ts'
import { cloud } from '../map/cloud.ts'
import type { ArenaPalette } from './palette.ts'

const TWINKLE = 'M0,-13 L2.6,-2.6 L13,0 L2.6,2.6 L0,13 L-2.6,2.6 L-13,0 L-2.6,-2.6Z'
const TWINKLES = [
  [90, 70, 1.1],
  [330, 40, 0.8],
  [690, 60, 0.9],
  [470, 150, 0.6],
] as const

const stars = (): string => {
  const random = seededRandom(5)
  let drawing = ''
  for (let index = 0; index < 70; index += 1) {
    const x = -60 + random() * 900
    const y = random() * 300
    drawing += `<circle cx="${x}" cy="${y}" r="${0.8 + random() * 2}" fill="#fff" opacity="${0.35 + random() * 0.6}"/>`
  }
  return drawing + TWINKLES.map(([x, y, scale]) => place(x, y, scale, `<path d="${TWINKLE}" fill="#fff"/>`)).join('')
}

const moon = (): string =>
  `${halo(590, 150, 230, '#ffd9f2', 0.55)}<circle cx="590" cy="150" r="76" fill="#fff1d6"/><g opacity=".5" fill="#f2c9b4"><circle cx="560" cy="130" r="15"/><circle cx="612" cy="172" r="20"/><circle cx="616" cy="116" r="9"/><circle cx="574" cy="190" r="8"/></g><path d="M640,92.4 A76,76 0 1 1 529,196 A84,84 0 0 0 640,92.4Z" fill="#e8b6c4" opacity=".5"/>`

const sun = (): string =>
  `${halo(560, 300, 320, '#fff0b0', 0.75)}${halo(560, 300, 150, '#fffbe0', 0.9)}<circle cx="560" cy="300" r="92" fill="#fff3c4"/>`

const AURORAS = [
  ['M-80,210 C60,110 180,250 330,150 C470,60 620,200 860,90', 74, '#5dffc0', 0.32],
  ['M-80,150 C80,70 220,180 380,96 C540,20 680,130 860,40', 54, '#7fd8ff', 0.34],
  ['M-80,270 C120,190 240,300 420,220 C560,160 700,240 860,180', 40, '#c79bff', 0.26],
] as const

const aurora = (): string =>
  AURORAS.map(([path, width, colour, opacity]) => {
    const soft = freshId('b')
    return `<defs><filter id="${soft}" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="16"/></filter></defs><g filter="url(#${soft})">${line(path, width, colour, `opacity="${opacity}"`)}</g>${line(path, 5, colour, `opacity="${opacity * 0.8}"`)}`
  }).join('') + place(160, 130, 0.62, `${halo(0, 0, 130, '#dff6ff', 0.6)}<circle r="60" fill="#eefaff"/>`)

const crown = (): string => {
  const ray = (degrees: number, length: number, half: number): string =>
    `<g transform="translate(390,210) rotate(${degrees})"><path d="M${-half},-96 L0,${-96 - length} L${half},-96Z" fill="#ffe9a8" opacity=".85"/></g>`
  const rays = Array.from({ length: 16 }, (_, index) => ray(index * 22.5, index % 2 ? 34 : 70, index % 2 ? 9 : 14))
  return `${halo(390, 210, 360, '#ffe3a0', 0.7)}${rays.join('')}<circle cx="390" cy="210" r="88" fill="#fff6d8"/><circle cx="390" cy="210" r="70" fill="none" stroke="#f6c65a" stroke-width="8"/>${place(390, 210, 3.4, `<path d="${TWINKLE}" fill="#f6c65a"/>`)}`
}

const LIGHTS = { moon, sun, aurora, crown } as const

export const drawSky = (palette: ArenaPalette): string => {
  const sky = freshId('s')
  const [first, second, third, fourth] = palette.clouds
  return (
    `<defs>${gradient(sky, palette.sky)}</defs><rect x="-60" width="900" height="${ARENA_SIZE.height}" fill="url(#${sky})"/>` +
    (palette.moon === 'sun' ? '' : stars()) +
    LIGHTS[palette.moon]() +
    cloud(140, 210, 1.15, first, 0.85) +
    cloud(660, 270, 1.2, second, 0.9) +
    cloud(330, 300, 0.8, third, 0.8) +
    cloud(40, 330, 0.9, fourth, 0.8)
  )
}

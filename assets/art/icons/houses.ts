import { type PetName, petOfHouse } from '#assets/manifest/pets.ts'
import { drawHead } from '../dressed.ts'
import { houseColour } from '../kit/house-colours.ts'
import { ellipse, freshId, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

/** Pets with tall ears need a smaller and lower head inside a round or a shield. */
const HEAD_FIT: Readonly<Record<PetName, readonly [scale: number, y: number]>> = {
  hamster: [0.66, 8],
  moonbix: [0.57, 34],
  not: [0.7, 4],
  major: [0.6, 6],
  blum: [0.6, 4],
  cats: [0.66, 18],
  seed: [0.58, 30],
  dogs: [0.62, -4],
}

const fittedHead = (houseId: number, scale: number): string => {
  const [own, y] = HEAD_FIT[petOfHouse(houseId)]
  const size = own * scale
  return `<g transform="translate(128,${132 + y * scale}) scale(${size}) translate(-262,-206)">${drawHead(houseId)}</g>`
}

const SHIELD = 'M128,16 C158,32 194,38 224,36 C232,128 206,202 128,244 C50,202 24,128 32,36 C62,38 98,32 128,16Z'

export const drawCrest = (houseId: number): string => {
  const colour = houseColour(houseId)
  return (
    volume(SHIELD, '#ffc93c', { relief: [9, 7, 8], topColour: '#ffe78a' }) +
    `<g transform="translate(128,128) scale(.86) translate(-128,-126)">${volume(SHIELD, colour, {
      relief: [7, 8, 9],
      topColour: tone(colour, 0.12),
      inside: line('M128,0 V256', 46, '#ffffff', 'opacity=".12"'),
    })}</g>` +
    fittedHead(houseId, 0.78)
  )
}

export const drawPortrait = (houseId: number): string => {
  const colour = houseColour(houseId)
  const clip = freshId('c')
  return `<defs><clipPath id="${clip}"><path d="${ellipse(128, 128, 104)}"/></clipPath></defs>${volume(ellipse(128, 128, 106), colour, { relief: [14, 6, 8], topColour: tone(colour, 0.14) })}<g clip-path="url(#${clip})">${fittedHead(houseId, 0.98)}</g><circle cx="128" cy="128" r="107" fill="none" stroke="#ffc93c" stroke-width="11"/><circle cx="128" cy="128" r="114" fill="none" stroke="${INK}" stroke-width="5"/>`
}

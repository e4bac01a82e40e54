import type { RarityIndex } from '../../manifest/fighter-layers.ts'
import { ellipse, glow, line, place, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { type GearDrawing, gemColour, orb, TIERS } from './tiers.ts'

const FUR: Readonly<Record<RarityIndex, string>> = {
  0: '#b79a7a',
  1: '#5fcf6f',
  2: '#4aa6ff',
  3: '#a860ff',
  4: '#ffb02e',
  5: '#ff4470',
}

const animal = (tier: RarityIndex): string => {
  const colours = TIERS[tier]
  const fur = FUR[tier]
  const belly = tone(fur, 0.17)
  let drawing = ''
  const wing = (side: 1 | -1) =>
    `<g transform="scale(${side},1)">${volume(tier < 2 ? 'M26,0 C46,-26 70,-26 80,-14 C76,-4 70,0 66,2 C66,12 50,18 30,14Z' : 'M24,4 C40,-40 70,-56 92,-54 C84,-42 86,-32 94,-24 C82,-22 80,-12 84,0 C72,-4 64,2 62,12 C50,4 38,8 28,16Z', tone(fur, -0.08), { outline: 5, shadeX: 3, shadeY: 4, inside: tier < 2 ? '' : line('M28,8 Q54,-30 88,-50 M28,10 L88,-24', 4, tone(fur, -0.22)) })}</g>`
  if (tier >= 3) drawing += glow(ellipse(0, 0, 48), colours.main, 10, 0.5)
  drawing += wing(-1) + wing(1)
  if (tier >= 1)
    drawing += [-1, 1]
      .map(
        (side) =>
          `<g transform="scale(${side},1)">${volume(tier < 3 ? 'M14,-34 L30,-58 L36,-26Z' : 'M12,-36 C22,-50 24,-66 46,-74 C44,-54 44,-40 34,-24Z', tier < 4 ? '#f4ead2' : tier === 4 ? '#fff0bd' : '#ffd257', { outline: 5, shadeX: 2, shadeY: 3 })}</g>`,
      )
      .join('')
  else
    drawing += [-1, 1]
      .map((side) =>
        volume(ellipse(side * 28, -34, 15), fur, {
          outline: 5,
          shadeX: 2,
          shadeY: 3,
          inside: `<circle cx="${side * 28}" cy="-32" r="8" fill="#ff9aa5"/>`,
        }),
      )
      .join('')
  drawing += volume('M20,26 C40,30 56,44 70,36 C66,56 44,62 22,48Z', fur, { outline: 5, shadeX: 2, shadeY: 4 })
  if (tier >= 2) drawing += volume('M64,30 L84,28 L76,46Z', tone(fur, -0.1), { outline: 4, shadeX: 1, shadeY: 2 })
  drawing += volume('M0,-44 C30,-44 46,-22 46,4 C46,34 26,48 0,48 C-26,48 -46,34 -46,4 C-46,-22 -30,-44 0,-44Z', fur, {
    shadeX: 6,
    shadeY: 7,
    topColour: tone(fur, 0.1),
    inside: `<ellipse cx="4" cy="34" rx="28" ry="24" fill="${belly}"/>`,
    gloss: `<ellipse cx="-20" cy="-26" rx="11" ry="6" fill="#fff" opacity=".6" transform="rotate(-32 -20 -26)"/>`,
  })
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="-4" rx="11" ry="14" fill="${INK}"/><ellipse cx="${x + 1}" cy="-1" rx="8" ry="9" fill="${tier >= 3 ? gemColour(tier) : '#6b4a2a'}" opacity="${tier >= 3 ? 1 : 0.9}"/><ellipse cx="${x + 1}" cy="-4" rx="5" ry="6.5" fill="${INK}"/><circle cx="${x - 3}" cy="-9" r="4.4" fill="#fff"/><circle cx="${x + 4}" cy="3" r="2" fill="#fff"/>`
  drawing +=
    eye(-14) +
    eye(22) +
    `<ellipse cx="-26" cy="12" rx="7" ry="4" fill="#ff5d86" opacity=".6"/><ellipse cx="34" cy="12" rx="7" ry="4" fill="#ff5d86" opacity=".6"/>` +
    line('M-2,14 q6,8 12,0', 4.5)
  if (tier >= 1) drawing += `<path d="M-1,17 l3,7 l4,-6Z" fill="#fff"/>`
  if (tier === 4)
    drawing +=
      volume('M-22,-42 L-26,-66 L-10,-54 L2,-72 L14,-54 L30,-64 L24,-42Z', '#ffd23e', {
        outline: 5,
        shadeX: 2,
        shadeY: 3,
      }) + orb(2, -50, 4.5, '#ff4d3a')
  if (tier === 5)
    drawing += volume(
      'M-16,-40 C-22,-62 -6,-64 -4,-86 C12,-74 10,-62 14,-60 C18,-64 18,-70 18,-72 C30,-60 28,-46 20,-40Z',
      '#6ffff0',
      { outline: 5, shadeX: 3, shadeY: 4 },
    )
  return drawing
}

/** The animal that flies beside its owner. */
export const animalDrawing: GearDrawing = {
  worn: (tier) => [{ slot: 'companion', bone: 'companion', svg: place(52, 214, 0.84, animal(tier)) }],
  icon: (tier) => place(126, 138, 1.14, animal(tier)),
}

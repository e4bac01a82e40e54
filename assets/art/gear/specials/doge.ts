import { ellipse, fill, highlight, line, mirrored, place, volume } from '../../kit/svg.ts'
import { INK, tone } from '../../kit/tone.ts'
import { asShield, asSword } from './fit.ts'

const COAT = '#e9a648'
const CREAM = '#fff3dc'
const GOLD = '#ffcf3f'

const dogHead = (outline: number): string =>
  mirrored(0, () =>
    volume('M8,-24 L30,-48 C36,-34 38,-20 34,-8Z', COAT, {
      relief: [outline, 2, 3],
      inside: fill('M16,-22 L28,-38 C31,-28 31,-20 29,-14Z', '#8a5a34'),
    }),
  ) +
  volume(
    'M0,-34 C26,-34 36,-16 37,2 C40,12 36,20 30,24 C24,34 12,38 0,38 C-12,38 -24,34 -30,24 C-36,20 -40,12 -37,2 C-36,-16 -26,-34 0,-34Z',
    COAT,
    {
      relief: [outline, 5, 5],
      topColour: tone(COAT, 0.08),
      inside:
        fill('M-44,12 C-30,2 -16,8 -8,-4 C-4,-10 4,-10 8,-4 C16,8 30,2 44,12 V46 H-44Z', CREAM) +
        fill(ellipse(-15, -15, 6, 4) + ellipse(15, -15, 6, 4), CREAM),
    },
  ) +
  [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${side * 15}" cy="-2" rx="6" ry="7.5" fill="${INK}"/><circle cx="${side * 15 + 2.4}" cy="-4.6" r="2.6" fill="#fff"/>`,
    )
    .join('') +
  fill('M-7,8 Q0,3 7,8 Q5,16 0,17 Q-5,16 -7,8Z', INK) +
  line('M0,17 V21 M-12,20 Q-6,27 0,21 Q6,27 12,20', 3.5) +
  fill('M-5,25 Q0,23 5,25 Q5,34 0,34 Q-5,34 -5,25Z', '#ff7a90', `stroke="${INK}" stroke-width="3"`)

const bone = (half: number): string =>
  volume(
    `M-6,${-half} C-20,${-half - 2} -16,${-half - 20} 0,${-half - 12} C16,${-half - 20} 20,${-half - 2} 6,${-half} V${half} C20,${half + 2} 16,${half + 20} 0,${half + 12} C-16,${half + 20} -20,${half + 2} -6,${half}Z`,
    CREAM,
    { relief: [5, 3, 2] },
  )

const sword = (): string =>
  volume(
    'M-15,-20 C-18,-62 -14,-104 6,-134 C16,-148 28,-158 42,-164 C36,-144 34,-128 30,-108 C24,-78 18,-48 17,-20Z',
    '#ffe08a',
    {
      relief: [6, 0, 0],
      topColour: '#fff3c4',
      inside:
        fill('M2,-16 C4,-70 14,-112 44,-166 L60,-166 V0Z', tone(GOLD, -0.06), 'opacity=".8"') +
        line('M-9,-30 C-11,-70 -4,-106 14,-132', 4.5, '#fff', 'opacity=".95"') +
        [0, 1, 2]
          .map((index) =>
            fill(
              ellipse(2 + index * 5, -62 - index * 24, 5.5, 4.5) +
                ellipse(-4 + index * 5, -70 - index * 24, 2.6) +
                ellipse(3 + index * 5, -72 - index * 24, 2.6) +
                ellipse(9 + index * 5, -69 - index * 24, 2.6),
              '#b8641c',
            ),
          )
          .join(''),
    },
  ) +
  place(0, 12, 0.94, bone(18)) +
  line('M-7,4 L7,0 M-7,14 L7,10', 4, '#d3364f') +
  place(0, -22, 0.86, dogHead(6))

const shield = (): string =>
  volume(ellipse(0, 2, 60), GOLD, { relief: [6, 7, 8], topColour: '#ffe58a' }) +
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2
    return `<circle cx="${(51.5 * Math.cos(angle)).toFixed(1)}" cy="${(2 + 51.5 * Math.sin(angle)).toFixed(1)}" r="3.2" fill="#b8641c" opacity=".75"/>`
  }).join('') +
  volume(ellipse(0, 2, 43), '#c9481f', { relief: [4, -4, -5], topColour: '#e86a2a' }) +
  highlight(-36, -34, 12, 5, -44, 0.8) +
  place(0, 4, 1.22, dogHead(5))

export const DOGE_ITEMS = {
  'doge-sword': asSword(sword, { scale: 1.18, x: 66, y: 162 }),
  'doge-shield': asShield(shield, { scale: 1.42, y: 126 }),
} as const

import { ellipse, fill, halo, starPath, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

const coin = (c: string, inner: string, rim = tone(c, -0.16)): string =>
  volume(ellipse(134, 132, 98, 100), rim, { relief: [9, 4, 6] }) +
  volume(ellipse(126, 126, 94, 96), c, {
    relief: [0, 6, 8],
    topColour: tone(c, 0.16),
    inside: `<path d="${ellipse(126, 126, 74, 76)}" fill="none" stroke="${tone(c, -0.18)}" stroke-width="7"/><path d="${ellipse(123, 123, 74, 76)}" fill="none" stroke="${tone(c, 0.2)}" stroke-width="4" opacity=".8"/>${Array.from(
      { length: 28 },
      (_, i) => {
        const a = (i * Math.PI) / 14
        return `<circle cx="${126 + 84 * Math.cos(a)}" cy="${126 + 86 * Math.sin(a)}" r="3" fill="${tone(c, -0.16)}"/>`
      },
    ).join('')}`,
  }) +
  inner +
  `<path d="M52,104 C60,70 86,46 118,42" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round" opacity=".85"/>`

export const drawTok = (): string =>
  coin(
    '#ffbf2b',
    fill(
      'M88,76 H164 Q172,76 172,84 V98 Q172,106 164,106 H143 V172 Q143,180 135,180 H117 Q109,180 109,172 V106 H88 Q80,106 80,98 V84 Q80,76 88,76Z',
      tone('#ffbf2b', -0.3),
      'transform="translate(4,5)"',
    ) +
      fill(
        'M88,76 H164 Q172,76 172,84 V98 Q172,106 164,106 H143 V172 Q143,180 135,180 H117 Q109,180 109,172 V106 H88 Q80,106 80,98 V84 Q80,76 88,76Z',
        '#fff6cf',
      ),
  )

export const drawStar = (): string =>
  halo(128, 128, 126, '#ffe071', 0.5) +
  volume(starPath(128, 136, 112, 62, 5, -90, 0.3), '#ffcb2e', {
    relief: [10, 8, 10],
    topColour: '#fff0a0',
    inside: `<path d="M128,136 L128,10 L240,100Z" fill="#fff" opacity=".22"/><path d="M128,136 L60,230 L20,100Z" fill="#f08a12" opacity=".22"/>`,
    gloss: '<ellipse cx="104" cy="84" rx="9" ry="22" fill="#fff" opacity=".75" transform="rotate(20 104 84)"/>',
  })

const BUBBLE =
  'M70,22 H186 Q234,22 234,70 V142 Q234,190 186,190 H132 L88,232 Q78,240 78,226 V190 H70 Q22,190 22,142 V70 Q22,22 70,22Z'

/**
 * Sign of Telegram Stars (XTR): a star in a speech bubble, so that it differs from the game's STAR at any size (T7).
 */
export const drawTelegramStars = (): string =>
  volume(BUBBLE, '#a9dcff', { relief: [10, 7, 9], topColour: '#ffffff' }) +
  volume(starPath(128, 110, 74, 34, 5, -90, 0.12), '#ffb02e', {
    relief: [9, 5, 7],
    topColour: '#ffe27a',
    inside: fill('M128,110 L128,30 L206,86Z', '#ffffff', 'opacity=".35"'),
  })

export const drawEnergy = (): string =>
  halo(128, 128, 124, '#36d6ff', 0.5) +
  volume(
    'M152,18 L50,146 Q46,152 54,152 H108 L92,232 Q92,242 100,234 L206,102 Q210,96 202,96 H146 L160,24 Q160,12 152,18Z',
    '#36d6ff',
    {
      relief: [10, 8, 8],
      topColour: '#a8f2ff',
      inside: fill('M152,18 L50,146 H84 L160,30Z', '#ffffff', 'opacity=".4"'),
    },
  )

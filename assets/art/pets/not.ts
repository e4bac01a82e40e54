import { drawBody } from '../kit/body.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawFaces } from '../kit/face.ts'
import { ellipse, fill, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

export const drawNot = (): DrawnPart[] => {
  const gold = '#ffc234'
  const night = '#3a3358'
  let edge = ''
  for (let notch = 0; notch < 36; notch++) {
    for (const [radius, share] of [
      [115, 0.1],
      [115, 0.66],
      [109, 0.76],
      [109, 1],
    ] as const) {
      const angle = ((notch + share) * Math.PI) / 18
      edge += `${edge ? 'L' : 'M'}${(262 + radius * Math.cos(angle)).toFixed(1)},${(214 + radius * Math.sin(angle)).toFixed(1)} `
    }
  }
  let ridges = ''
  for (let ridge = -8; ridge <= 8; ridge++) {
    const y = 214 + 112 * Math.sin((ridge * Math.PI) / 20)
    ridges += `M110,${y.toFixed(1)} H170`
  }
  return [
    ...drawBody({
      build: 'chubby',
      skin: night,
      body: night,
      limb: night,
      paw: '#f7f4ff',
      chest: `<path d="M184,392 Q258,420 332,392 V410 Q258,440 184,410Z" fill="${gold}"/><rect x="258" y="400" width="30" height="24" rx="6" fill="#fff3c4" stroke="${INK}" stroke-width="4"/>`,
    }),
    {
      slot: 'headBack',
      bone: 'head',
      svg: volume(ellipse(236, 214, 112), tone(gold, -0.12), {
        relief: [6, 0, 0],
        inside: line(ridges, 5, tone(gold, -0.26)),
      }),
    },
    {
      slot: 'head',
      bone: 'head',
      svg: volume(`${edge}Z`, gold, {
        relief: [6, 9, 10],
        topColour: '#ffe071',
        inside:
          fill(ellipse(262, 214, 91), tone(gold, -0.2)) +
          fill(ellipse(264, 217, 87), '#f4a51c') +
          fill('M184,176 C198,148 226,132 258,130 C226,150 196,204 192,262 C172,238 172,204 184,176Z', '#ffc95a') +
          fill(
            'M272,137 L242,174 Q239,179 245,179 H260 L250,204 L292,164 Q295,160 290,160 H276 L290,137Z',
            '#fff7dc',
            `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`,
          ),
        gloss: line('M168,186 C178,148 212,122 248,114', 7, '#fff', 'opacity=".85"'),
      }),
    },
    {
      slot: 'face',
      bone: 'head',
      svg: drawFaces({
        eyes: 'almond',
        lid: '#f4a51c',
        iris: '#5a3fd0',
        brow: '#7a3a12',
        mouth: [278, 264],
        mouthScale: 0.9,
        smirk: true,
        nearEye: [234, 226],
        farEye: [308, 226],
        eyeWidth: 23,
        eyeHeight: 27,
        cheeks: '#ff6a3d',
        blush: [
          [206, 256],
          [330, 256],
        ],
      }),
    },
  ]
}

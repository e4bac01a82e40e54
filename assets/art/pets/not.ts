import { drawBody, HEADS } from '../kit/body.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawFaces } from '../kit/face.ts'
import { ellipse, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

/** House 2: the coin with a lightning bolt. */
export const drawNot = (): DrawnPart[] => {
  const gold = '#ffc234'
  const night = '#3a3358'
  let ridges = ''
  for (let i = 0; i < 36; i++) {
    const a = (i * 10 * Math.PI) / 180
    ridges += `M${260 + 93 * Math.cos(a)},${216 + 91 * Math.sin(a)}L${260 + 102 * Math.cos(a)},${216 + 100 * Math.sin(a)}`
  }
  return [
    ...drawBody({
      skin: night,
      body: night,
      limb: night,
      paw: '#f7f4ff',
      chest: `<path d="M184,392 Q258,420 332,392 V410 Q258,440 184,410Z" fill="${gold}"/><rect x="258" y="400" width="30" height="24" rx="6" fill="#fff3c4" stroke="${INK}" stroke-width="4"/>`,
    }),
    {
      slot: 'headBack',
      bone: 'head',
      svg: volume('M252,116 C200,118 150,158 148,216 C150,274 200,314 252,316 Z', tone(gold, -0.14), {}),
    },
    {
      slot: 'head',
      bone: 'head',
      svg: volume(HEADS.coin, gold, {
        shadeX: 8,
        shadeY: 9,
        inside: `<path d="${ridges}" stroke="${tone(gold, -0.18)}" stroke-width="5"/><path d="${ellipse(262, 216, 84, 82)}" fill="${tone(gold, -0.2)}"/><path d="${ellipse(264, 218, 80, 78)}" fill="${night}"/><path d="M200,170 C222,146 262,136 296,146 C250,150 214,190 206,250 C186,228 188,190 200,170Z" fill="#5a5285" opacity=".8"/><path d="M272,143 L248,174 Q246,178 251,178 H264 L256,200 L291,165 Q294,161 289,161 H276 L288,143Z" fill="#fff" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M264,178 L256,200 L291,165 Q294,161 289,161 H284Z" fill="#cdc7ea"/>`,
        gloss: `<path d="M170,190 C176,150 212,124 250,120" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".8"/>`,
      }),
    },
    {
      slot: 'face',
      bone: 'head',
      svg: drawFaces({
        lid: night,
        iris: gold,
        brow: gold,
        mouth: [278, 264],
        mouthScale: 0.9,
        smirk: true,
        lineColour: '#fff',
        nearEye: [234, 226],
        farEye: [308, 226],
        eyeWidth: 23,
        eyeHeight: 27,
        cheeks: '#ffb02e',
        blush: [
          [206, 256],
          [330, 256],
        ],
      }),
    },
  ]
}

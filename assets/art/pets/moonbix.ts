import { drawBody, HEADS } from '../kit/body.ts'
import type { DrawnPart } from '../kit/compose.ts'
import { drawFaces, nose } from '../kit/face.ts'
import { ellipse, fill, highlight, volume } from '../kit/svg.ts'

export const drawMoonbix = (): DrawnPart[] => {
  const fur = '#7a63f2'
  const muzzle = '#dcd4ff'
  const suit = '#eef0ff'
  const skin = (path: string, pink: string, tip: string): string =>
    volume(path, fur, { inside: fill(pink, '#ff9fd0') + fill(tip, '#43e6ff') })
  const upright = skin(
    'M176,172 C146,112 146,26 180,-10 C220,14 230,104 222,164 Q200,190 176,172Z',
    'M190,168 C170,112 168,50 184,20 C206,44 212,108 206,166Z',
    'M130,-30 H250 V26 Q190,56 130,34Z',
  )
  const folded = skin(
    'M300,166 C288,100 300,34 344,10 C394,-14 452,24 456,92 C456,124 432,134 418,116 C404,92 386,80 368,92 C350,110 350,142 346,172 Q322,190 300,166Z',
    'M314,166 C308,108 318,62 350,40 C336,76 332,124 330,168Z',
    'M402,140 Q424,90 470,74 V150 H402Z',
  )
  return [
    ...drawBody({
      build: 'lithe',
      skin: fur,
      body: suit,
      limb: suit,
      paw: fur,
      chest: `<path d="M190,398 Q258,424 326,398 V412 Q258,438 190,412Z" fill="#43cfff"/><rect x="250" y="352" width="46" height="32" rx="8" fill="#2b2170"/><circle cx="262" cy="368" r="5" fill="#ff5d8f"/><circle cx="276" cy="368" r="5" fill="#ffd34d"/><rect x="284" y="360" width="6" height="16" rx="3" fill="#4dffc3"/>`,
    }),
    { slot: 'tail', bone: 'tail', svg: volume(ellipse(190, 398, 21, 20), muzzle) },
    { slot: 'headBack', bone: 'earN', svg: upright },
    { slot: 'headBack', bone: 'earF', svg: folded },
    {
      slot: 'head',
      bone: 'head',
      svg: volume(HEADS.egg, fur, {
        relief: [6, 10, 10],
        inside: `<path d="M280,238 C246,234 214,252 212,284 C216,318 344,318 346,284 C344,252 312,234 280,238Z" fill="${muzzle}"/><path d="M268,146 a24,24 0 1 0 26,34 a19,19 0 0 1 -26,-34Z" fill="#ffe27a"/><circle cx="190" cy="196" r="4" fill="#c9beff"/><circle cx="200" cy="180" r="2.6" fill="#c9beff"/><circle cx="340" cy="186" r="3.5" fill="#c9beff"/>`,
        gloss: highlight(204, 166, 26, 12),
      }),
    },
    {
      slot: 'face',
      bone: 'head',
      svg: drawFaces({
        eyes: 'almond',
        lid: fur,
        iris: '#17c3e8',
        brow: '#3a2aa0',
        mouth: [282, 274],
        teeth: true,
        blush: [
          [200, 260],
          [328, 260],
        ],
      }),
    },
    { slot: 'nose', bone: 'head', svg: nose(282, 254, '#ff86bd', 11) },
    {
      slot: 'neck',
      bone: 'torso',
      signature: true,
      svg: volume('M196,318 C196,296 324,296 324,318 C324,342 196,342 196,318Z', '#cfd6f5', {
        relief: [6, 4, 6],
        inside: `<path d="M200,314 C220,330 300,330 320,314" stroke="#fff" stroke-width="6" fill="none" opacity=".9"/>`,
      }),
    },
  ]
}

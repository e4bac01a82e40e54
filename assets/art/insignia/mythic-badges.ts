import type { TopPlace } from '#assets/manifest/insignia.ts'
import { drawCrown } from '../gear/crowns.ts'
import { laurels, pips, starPip, wingPair } from '../kit/ornaments.ts'
import { halo, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

interface Setting {
  readonly glow: readonly [colour: string, strength: number]
  readonly around: 'wings' | 'laurels' | 'ribbon'
  readonly colour: string
}

const SETTINGS: Readonly<Record<TopPlace, Setting>> = {
  1: { glow: ['#ffb627', 0.75], around: 'wings', colour: '#d9d0ff' },
  2: { glow: ['#cfe0ff', 0.5], around: 'laurels', colour: '#cfd9ee' },
  3: { glow: ['#e59a5a', 0.45], around: 'laurels', colour: '#e2935a' },
  10: { glow: ['#b65cff', 0.45], around: 'laurels', colour: '#ffcf3f' },
  50: { glow: ['#7fb0ff', 0.4], around: 'ribbon', colour: '#5a6ee0' },
}

const ribbon = (colour: string): string =>
  volume('M8,196 L44,190 V236 L8,242 L22,218Z M248,196 L212,190 V236 L248,242 L234,218Z', tone(colour, -0.1), {
    relief: [8, 7, 9],
  }) +
  volume('M34,182 Q128,214 222,182 V226 Q128,258 34,226Z', colour, { relief: [9, 6, 7] }) +
  pips(3, 128, 226, 46, (x, y) => starPip(15)(x, y - Math.abs(x - 128) * 0.14))

const surrounding = ({ around, colour }: Setting): string => {
  if (around === 'wings') return wingPair(128, 108, 1.12, colour)
  return around === 'laurels' ? laurels(128, 240, 96, colour) : ribbon(colour)
}

export const drawMythicTop = (place: TopPlace): string => {
  const setting = SETTINGS[place]
  const [colour, strength] = setting.glow
  return (
    halo(128, 132, 126, colour, strength) +
    surrounding(setting) +
    `<g transform="translate(128,228) scale(${place === 1 ? 0.7 : 0.8}) translate(-128,-${place === 50 ? 258 : 234})">${drawCrown(place)}</g>`
  )
}

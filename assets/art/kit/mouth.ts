import type { FaceName } from '#assets/manifest/rig.ts'
import { freshId, line, volume } from './svg.ts'
import { INK, tone } from './tone.ts'

export interface MouthStyle {
  readonly scale: number
  readonly ink: string
  readonly smirk: boolean
  readonly teeth: boolean
}

const openMouth = (path: string, x: number, y: number, k: number): string => {
  const clip = freshId('m')
  return `<defs><clipPath id="${clip}"><path d="${path}"/></clipPath></defs><path d="${path}" fill="#4a0f2e" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/><g clip-path="url(#${clip})"><path d="${path}" fill="#5c1035"/><ellipse cx="${x + 2}" cy="${y + 28 * k}" rx="${20 * k}" ry="${14 * k}" fill="#ff6b86"/><rect x="${x - 40}" y="${y - 12 * k}" width="80" height="${13 * k}" fill="#fff"/></g>`
}

const closedMouth = (x: number, y: number, { scale: k, ink, smirk, teeth }: MouthStyle): string => {
  const front = teeth
    ? `<path d="M${x - 9},${y + 2} h18 v13 q0,5 -5,5 h-8 q-5,0 -5,-5Z" fill="#fff" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M${x},${y + 4}v14" stroke="${INK}" stroke-width="2.5"/>`
    : ''
  const lips = smirk
    ? `M${x - 18 * k},${y + 2} Q${x + 2},${y + 14 * k} ${x + 20 * k},${y - 5 * k}`
    : `M${x - 20 * k},${y - 2} Q${x - 10 * k},${y + 12 * k} ${x},${y} Q${x + 10 * k},${y + 12 * k} ${x + 20 * k},${y - 2}`
  return front + line(lips, 6, ink)
}

export const mouth = (expression: FaceName, x: number, y: number, style: MouthStyle): string => {
  const k = style.scale
  switch (expression) {
    case 'idle':
      return closedMouth(x, y, style)
    case 'attack':
      return openMouth(
        `M${x - 25 * k},${y - 6 * k} Q${x},${y - 16 * k} ${x + 26 * k},${y - 8 * k} C${x + 30 * k},${y + 14 * k} ${x + 16 * k},${y + 30 * k} ${x},${y + 30 * k} C${x - 16 * k},${y + 30 * k} ${x - 30 * k},${y + 14 * k} ${x - 25 * k},${y - 6 * k}Z`,
        x,
        y,
        k,
      )
    case 'hit': {
      const path = `M${x - 24 * k},${y + 2} Q${x - 14 * k},${y - 12 * k} ${x},${y - 4 * k} Q${x + 14 * k},${y - 12 * k} ${x + 24 * k},${y} Q${x + 26 * k},${y + 18 * k} ${x + 14 * k},${y + 16 * k} Q${x},${y + 10 * k} ${x - 14 * k},${y + 17 * k} Q${x - 27 * k},${y + 18 * k} ${x - 24 * k},${y + 2}Z`
      return `<path d="${path}" fill="#fff" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/>${line(`M${x - 20 * k},${y + 5 * k} Q${x},${y + 1} ${x + 21 * k},${y + 4 * k}`, 3.5)}`
    }
    case 'ko':
      return `<path d="M${x + 2},${y + 6} q20,-2 18,16 q-2,12 -11,12 q-10,0 -9,-14Z" fill="#ff7b94" stroke="${INK}" stroke-width="5"/>${line(`M${x - 24 * k},${y + 6} Q${x - 14 * k},${y - 6} ${x - 4 * k},${y + 5} T${x + 14 * k},${y + 5} T${x + 26 * k},${y + 2}`, 6.5, style.ink)}`
    case 'win':
      return openMouth(
        `M${x - 24 * k},${y - 7 * k} Q${x},${y + k} ${x + 24 * k},${y - 7 * k} C${x + 24 * k},${y + 16 * k} ${x + 12 * k},${y + 26 * k} ${x},${y + 26 * k} C${x - 12 * k},${y + 26 * k} ${x - 24 * k},${y + 16 * k} ${x - 24 * k},${y - 7 * k}Z`,
        x,
        y,
        k,
      )
  }
}

const BEAK_OPEN: Readonly<Record<FaceName, number>> = { idle: 0, attack: 26, hit: 12, ko: 9, win: 18 }

export const beak = (expression: FaceName, x: number, y: number, colour: string): string => {
  const open = BEAK_OPEN[expression]
  const upper = `M${x - 34},${y - 2} C${x - 30},${y - 24} ${x + 6},${y - 34} ${x + 38},${y - 4} C${x + 20},${y + 8} ${x - 14},${y + 10} ${x - 34},${y - 2}Z`
  const lower = open
    ? `<path d="M${x - 26},${y} C${x - 22},${y + 12 + open} ${x + 14},${y + 14 + open} ${x + 26},${y}Z" fill="#5c1035" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/><ellipse cx="${x}" cy="${y + open * 0.45 + 4}" rx="13" ry="${open * 0.36 + 3}" fill="#ff6b86"/>${volume(
        `M${x - 23},${y + open * 0.5 + 4} C${x - 16},${y + 26 + open} ${x + 12},${y + 28 + open} ${x + 24},${y + open * 0.5 + 2} C${x + 10},${y + open + 10} ${x - 10},${y + open + 10} ${x - 23},${y + open * 0.5 + 4}Z`,
        tone(colour, -0.06),
        { relief: [4, 2, 3] },
      )}`
    : volume(`M${x - 26},${y} C${x - 22},${y + 16} ${x + 14},${y + 18} ${x + 26},${y} Z`, tone(colour, -0.08), {
        relief: [5, 3, 4],
      })
  const nostrils = `<ellipse cx="${x - 4}" cy="${y - 10}" rx="3.2" ry="2.4" fill="${INK}"/><ellipse cx="${x + 10}" cy="${y - 12}" rx="3.2" ry="2.4" fill="${INK}"/>`
  return (
    lower +
    volume(upper, colour, {
      relief: [5, 4, 6],
      gloss: `<ellipse cx="${x - 6}" cy="${y - 16}" rx="12" ry="4" fill="#fff" opacity=".55" transform="rotate(-8 ${x} ${y - 16})"/>`,
    }) +
    nostrils
  )
}

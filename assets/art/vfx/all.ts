import type { EffectName, ParticleName } from '#assets/manifest/vfx.ts'
import { halo, starPath } from '../kit/svg.ts'
import { drawCrit, drawHit, drawSlash } from './impacts.ts'
import type { DrawEffect } from './shapes.ts'
import { drawBurn, drawFreeze, drawHeal, drawReflect } from './statuses.ts'

/** Functions of time 0–1. The build samples a fixed number of frames. */
export const EFFECTS: Readonly<Record<EffectName, DrawEffect>> = {
  hit: drawHit,
  crit: drawCrit,
  slash: drawSlash,
  burn: drawBurn,
  freeze: drawFreeze,
  heal: drawHeal,
  reflect: drawReflect,
}

interface ParticleDrawing {
  readonly draw: () => string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly pxPerUnit: number
}

const square = (half: number) => ({ x: -half, y: -half, width: 2 * half, height: 2 * half })

/** White or pale, because scenes tint them. */
export const PARTICLES: Readonly<Record<ParticleName, ParticleDrawing>> = {
  spark: {
    draw: () => `<path d="${starPath(0, 0, 28, 6, 4, -90, 0.02)}" fill="#fff"/>`,
    box: square(32),
    pxPerUnit: 1,
  },
  ember: { draw: () => '<circle r="11" fill="#fff"/>', box: square(14), pxPerUnit: 1 },
  flake: {
    draw: () =>
      '<path d="M0,-20V20M-17,-10L17,10M-17,10L17,-10" stroke="#fff" stroke-width="6" stroke-linecap="round"/>',
    box: square(26),
    pxPerUnit: 1,
  },
  plus: {
    draw: () =>
      '<path d="M-6,-20H6V-6H20V6H6V20H-6V6H-20V-6H-6Z" fill="#fff" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>',
    box: square(26),
    pxPerUnit: 1,
  },
  dust: {
    draw: () =>
      '<path d="M-30,12 C-34,-6 -18,-14 -10,-10 C-4,-24 18,-22 20,-8 C34,-8 34,12 22,14 Z" fill="#fff" opacity=".9"/>',
    box: square(38),
    pxPerUnit: 1,
  },
  glow: { draw: () => halo(0, 0, 60, '#ffffff', 0.9), box: square(64), pxPerUnit: 1 },
  shadow: {
    draw: () => '<ellipse rx="112" ry="17" fill="#140a2e" opacity=".55"/>',
    box: { x: -118, y: -22, width: 236, height: 44 },
    pxPerUnit: 0.9,
  },
  confetti: {
    draw: () => '<rect x="-9" y="-14" width="18" height="28" rx="4" fill="#fff"/>',
    box: square(18),
    pxPerUnit: 1,
  },
}

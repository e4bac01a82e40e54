import type { StoneType } from '#rules/stones/stones.ts'

export const STONE_GLOW: Readonly<Record<StoneType, string>> = {
  'burning-hell': '#ff8a1f',
  'frost-prison': '#36d6ff',
  'luck-leech': '#b65cff',
}

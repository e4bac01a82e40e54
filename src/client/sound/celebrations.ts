import type { EffectName } from '#assets/manifest/sound-names.ts'
import { haptic } from '#client/platform/messenger.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { sound } from './sound.ts'

const SOUNDS = {
  'mining-claimed': 'claim',
  'all-collected': 'claim',
  'medals-claimed': 'claim',
  'mission-completed': 'claim',
  'wallet-linked': 'claim',
  'milestone-claimed': 'claim',
  'items-sold': 'claim',
  'item-listed': 'coin',
  'task-done': 'coin',
  'rewards-counted': 'coin',
  'guild-gift': 'claim',
  'guild-level': 'rank-up',
  'guild-founded': 'rank-up',
  'guild-joined': 'join',
  'house-joined': 'join',
  'house-switched': 'join',
  'army-promoted': 'rank-up',
  'league-promoted': 'rank-up',
  'upgrade-bought': 'rank-up',
  'boost-started': 'rank-up',
  'item-worn': 'rank-up',
  'item-awakened': 'reveal-epic',
  'items-dismantled': 'chest',
  'chest-opened': 'chest',
  'seed-revealed': 'reveal-rare',
  prototype: 'reveal-prototype',
  common: 'reveal-common',
  uncommon: 'reveal-uncommon',
  rare: 'reveal-rare',
  epic: 'reveal-epic',
  legendary: 'reveal-legendary',
} as const satisfies Readonly<Record<string, EffectName>>

export type Celebration = keyof typeof SOUNDS

export const celebrate = (celebration: Celebration): void => sound.play(SOUNDS[celebration])

export const celebrateInToast = (celebration: Celebration, words: string): void => {
  haptic('success')
  celebrate(celebration)
  toast.success(words)
}

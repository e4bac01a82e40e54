import { showLanguage } from '#client/i18n/i18n.ts'
import { languageOf, languagePreference } from '#client/i18n/language-choice.ts'
import { hapticsPreference } from '#client/platform/haptics-preference.ts'
import { motionPreference } from '#client/platform/motion-preference.ts'
import { readOwn } from '#client/platform/player-store.ts'
import { sound } from '#client/sound/sound.ts'
import type { Preferences } from '#contracts/wire.ts'
import { fightSpeedPreference } from './fight-speed.ts'

const PERCENT = 100

/** Mute is not saved on the server: it depends on where the player is, so it stays on the device. */
export type LocalChoices = Pick<
  Preferences,
  'language' | 'motion' | 'speed' | 'haptics' | 'effects_volume' | 'music_volume'
>

interface LocalChoice {
  readonly name: keyof LocalChoices
  isChosen(): boolean
  subscribe(listener: () => void): () => void
}

export const LOCAL_CHOICES: readonly LocalChoice[] = [
  { name: 'language', isChosen: () => readOwn('language') !== null, subscribe: languagePreference.subscribe },
  { name: 'motion', isChosen: () => readOwn('motion') !== null, subscribe: motionPreference.subscribe },
  { name: 'speed', isChosen: () => readOwn('fight-speed') !== null, subscribe: fightSpeedPreference.subscribe },
  { name: 'haptics', isChosen: () => readOwn('haptics') !== null, subscribe: hapticsPreference.subscribe },
  { name: 'effects_volume', isChosen: () => readOwn('sound') !== null, subscribe: sound.onVolumesChange },
  { name: 'music_volume', isChosen: () => readOwn('sound') !== null, subscribe: sound.onVolumesChange },
]

export const readLocal = (): LocalChoices => {
  const { effects, music } = sound.volumes()
  return {
    language: languagePreference.read(),
    motion: motionPreference.read(),
    speed: fightSpeedPreference.read() === '2' ? 2 : 1,
    haptics: hapticsPreference.read() === 'on',
    effects_volume: Math.round(effects * PERCENT),
    music_volume: Math.round(music * PERCENT),
  }
}

export const writeLocal = (chosen: LocalChoices): void => {
  const now = readLocal()
  if (chosen.language !== now.language) {
    languagePreference.write(chosen.language)
    // If it fails, the next start tries again.
    showLanguage(languageOf(chosen.language)).catch(() => undefined)
  }
  if (chosen.motion !== now.motion) motionPreference.write(chosen.motion)
  if (chosen.speed !== now.speed) fightSpeedPreference.write(chosen.speed === 2 ? '2' : '1')
  if (chosen.haptics !== now.haptics) hapticsPreference.write(chosen.haptics ? 'on' : 'off')
  if (chosen.effects_volume !== now.effects_volume || chosen.music_volume !== now.music_volume)
    sound.setVolumes({ effects: chosen.effects_volume / PERCENT, music: chosen.music_volume / PERCENT })
}

import type { EffectName } from '../../../assets/manifest/sound-names.ts'
import type { Sound } from './create-sound.ts'

/** What a tap on an element sounds like; null for what does nothing when tapped. */
export const tapSound = (target: EventTarget | null): EffectName | null => {
  const control = target instanceof Element ? target.closest('button,a[href],[role=tab],[role=switch]') : null
  if (!control || control.matches(':disabled,[aria-disabled=true]')) return null
  if (control.matches('[aria-pressed],[role=switch]')) return 'toggle'
  return control.matches('nav *,[role=tab]') ? 'tab' : 'tap'
}

/** Gives every button, tab and link of the page its sound, and lets the first tap unlock them. The answer takes it back. */
export const installTaps = (sound: Pick<Sound, 'unlock' | 'play'>): (() => void) => {
  const onClick = ({ target }: Event): void => {
    sound.unlock()
    const name = tapSound(target)
    if (name) sound.play(name)
  }
  // In the capture phase: whoever handles the tap may stop it, or take the element away.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

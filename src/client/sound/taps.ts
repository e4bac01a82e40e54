import type { EffectName } from '#assets/manifest/sound-names.ts'
import type { Sound } from './create-sound.ts'

export const tapSound = (target: EventTarget | null): EffectName | null => {
  const control = target instanceof Element ? target.closest('button,a[href],[role=tab],[role=switch]') : null
  if (!control || control.matches(':disabled,[aria-disabled=true]')) return null
  if (control.matches('[aria-pressed],[role=switch]')) return 'toggle'
  return control.matches('nav *,[role=tab]') ? 'tab' : 'tap'
}

export const installTaps = (sound: Pick<Sound, 'unlock' | 'play'>): (() => void) => {
  const onClick = ({ target }: Event): void => {
    sound.unlock()
    const name = tapSound(target)
    if (name) sound.play(name)
  }
  // Listens in the capture phase, because a handler may stop the event or remove the element.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

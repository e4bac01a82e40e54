import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { sound } from './sound.ts'
import styles from './sound-button.module.css'
import type { Volumes } from './volumes.ts'

const MUSIC_ON = 0.7

type Mode = 'off' | 'effects' | 'music'

const modeOf = ({ muted, music }: Volumes): Mode => (muted ? 'off' : music > 0 ? 'music' : 'effects')

const NEXT: Readonly<Record<Mode, Partial<Volumes>>> = {
  effects: { muted: true },
  off: { muted: false, music: MUSIC_ON },
  music: { muted: false, music: 0 },
}
const ICON = { off: 'sound-off', effects: 'sound-on', music: 'sound-music' } as const
const PRESSED = { off: false, effects: 'mixed', music: true } as const

export const SoundButton = ({ className }: { readonly className?: string }) => {
  const { t } = useTranslation()
  const mode = modeOf(useSyncExternalStore(sound.onVolumesChange, sound.volumes))
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={t('home.sound.label')}
      aria-pressed={PRESSED[mode]}
      title={t(`home.sound.${mode}`)}
      onClick={() => {
        sound.setVolumes(NEXT[mode])
        sound.play('toggle')
      }}
    >
      <Icon name={ICON[mode]} size={28} />
    </button>
  )
}

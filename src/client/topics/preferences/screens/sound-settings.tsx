import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { sound } from '#client/sound/sound.ts'
import { Slider } from '#client/ui/controls/slider.tsx'
import { Switch } from '#client/ui/controls/switch.tsx'
import { SettingsSection } from './settings-section.tsx'

const PERCENT = 100

export const SoundSettings = () => {
  const { t } = useTranslation()
  const { effects, music, muted } = useSyncExternalStore(sound.onVolumesChange, sound.volumes)
  const words = (volume: number): string => t('settings.volume', { percent: Math.round(volume * PERCENT) })
  return (
    <SettingsSection title={t('settings.sound')}>
      <Slider
        icon="sound-on"
        label={t('settings.effects')}
        value={effects}
        valueText={words(effects)}
        disabled={muted}
        onChange={(value) => {
          sound.setVolumes({ effects: value })
          sound.play('toggle')
        }}
      />
      <Slider
        icon="sound-music"
        label={t('settings.music')}
        value={music}
        valueText={words(music)}
        disabled={muted}
        onChange={(value) => sound.setVolumes({ music: value })}
      />
      <Switch
        label={t('settings.muted')}
        detail={t('settings.mutedText')}
        checked={muted}
        onChange={(isMuted) => {
          sound.setVolumes({ muted: isMuted })
          sound.play('toggle')
        }}
      />
    </SettingsSection>
  )
}

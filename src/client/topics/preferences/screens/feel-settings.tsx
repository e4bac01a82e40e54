import { useTranslation } from 'react-i18next'
import { hapticsPreference } from '#client/platform/haptics-preference.ts'
import { haptic } from '#client/platform/messenger.ts'
import { MOTION_CHOICES, motionPreference } from '#client/platform/motion-preference.ts'
import { usePreference } from '#client/platform/preference.ts'
import { fightSpeedPreference } from '#client/preferences/fight-speed.ts'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { Switch } from '#client/ui/controls/switch.tsx'
import { SettingsChoice, SettingsSection } from './settings-section.tsx'

const SPEEDS = ['1', '2'] as const

export const FeelSettings = () => {
  const { t } = useTranslation()
  const haptics = usePreference(hapticsPreference)
  const motion = usePreference(motionPreference)
  const speed = usePreference(fightSpeedPreference)
  return (
    <>
      <SettingsSection title={t('settings.feel')}>
        <Switch
          label={t('settings.haptics')}
          detail={t('settings.hapticsText')}
          checked={haptics === 'on'}
          onChange={(enabled) => {
            hapticsPreference.write(enabled ? 'on' : 'off')
            haptic('medium')
          }}
        />
        <SettingsChoice label={t('settings.motion')} detail={t('settings.motionText')}>
          <Segmented
            label={t('settings.motion')}
            value={motion}
            onChange={motionPreference.write}
            choices={MOTION_CHOICES.map((id) => ({ id, label: t(`settings.motionChoice.${id}`) }))}
          />
        </SettingsChoice>
      </SettingsSection>
      <SettingsSection title={t('settings.fight')}>
        <SettingsChoice label={t('settings.speed')}>
          <Segmented
            label={t('settings.speed')}
            value={speed === '2' ? '2' : '1'}
            onChange={fightSpeedPreference.write}
            choices={SPEEDS.map((id) => ({ id, label: t(`settings.speedChoice.${id}`) }))}
          />
        </SettingsChoice>
      </SettingsSection>
    </>
  )
}

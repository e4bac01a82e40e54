import { useTranslation } from 'react-i18next'
import { setLanguage } from '#client/i18n/i18n.ts'
import { LANGUAGE_CHOICES, languagePreference } from '#client/i18n/language-choice.ts'
import { usePreference } from '#client/platform/preference.ts'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { LANGUAGES } from '#languages/languages.ts'
import { SettingsChoice, SettingsSection } from './settings-section.tsx'

export const LanguageSettings = () => {
  const { t } = useTranslation()
  const choice = usePreference(languagePreference)
  return (
    <SettingsSection title={t('settings.language')}>
      <SettingsChoice label={t('settings.language')} hideLabel detail={t('settings.languageText')}>
        <Segmented
          label={t('settings.language')}
          value={choice}
          onChange={(next) => {
            setLanguage(next).catch(() => toast.error(t('settings.languageFailed')))
          }}
          choices={LANGUAGE_CHOICES.map((id) => ({
            id,
            label: id === 'auto' ? t('settings.languageAuto') : LANGUAGES[id].name,
          }))}
        />
      </SettingsChoice>
    </SettingsSection>
  )
}

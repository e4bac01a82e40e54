import { useTranslation } from 'react-i18next'
import { setLanguage } from '../../i18n/i18n.ts'
import { LANGUAGE_CHOICES, languagePreference } from '../../i18n/language-choice.ts'
import { usePreference } from '../../preferences/preference.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toast.ts'
import { SettingsChoice, SettingsSection } from './settings-section.tsx'

/** The language of the game (extra 7): the messenger's own, or one that the player chooses; it holds at once. */
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
          choices={LANGUAGE_CHOICES.map((id) => ({ id, label: t(`settings.languageChoice.${id}`) }))}
        />
      </SettingsChoice>
    </SettingsSection>
  )
}

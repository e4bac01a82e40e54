import { useTranslation } from 'react-i18next'
import { setLanguage } from '../../i18n/i18n.ts'
import { LANGUAGE_CHOICES, languagePreference } from '../../i18n/language-choice.ts'
import type { Language } from '../../i18n/spoken.ts'
import { usePreference } from '../../preferences/preference.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toast.ts'
import { SettingsChoice, SettingsSection } from './settings-section.tsx'

/** Each language by its own name: whoever is lost in another one finds it. */
const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' }

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
          choices={LANGUAGE_CHOICES.map((id) => ({
            id,
            label: id === 'auto' ? t('settings.languageAuto') : OWN_NAMES[id],
          }))}
        />
      </SettingsChoice>
    </SettingsSection>
  )
}

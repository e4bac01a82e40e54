import { useTranslation } from 'react-i18next'
import { usePreference } from '#client/platform/preference.ts'
import { wordsOfferPreference } from '#client/preferences/fight-in-words.ts'
import { useStageBridge, useStageState } from '#client/stage/stage-context.ts'
import { Sign } from '#client/ui/icons/sign.tsx'
import styles from './words-offer.module.css'

export const WordsOffer = () => {
  const { t } = useTranslation()
  const { store } = useStageBridge()
  const isDue = useStageState(({ isSlow, isInWords, error }) => isSlow && !isInWords && error === null)
  const isWanted = usePreference(wordsOfferPreference) === 'shown'
  if (!isDue || !isWanted) return null
  return (
    <div className={styles.offer}>
      <span className={styles.why}>{t('kombat.slow.why')}</span>
      <button type="button" className={styles.tell} onClick={() => store.setState({ isInWords: true })}>
        {t('kombat.slow.tell')}
      </button>
      <button
        type="button"
        className={styles.away}
        aria-label={t('kombat.slow.away')}
        onClick={() => wordsOfferPreference.write('hidden')}
      >
        <Sign name="cross" />
      </button>
    </div>
  )
}

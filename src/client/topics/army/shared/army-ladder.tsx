import { useTranslation } from 'react-i18next'
import { armyRankIcon } from '#assets/manifest/insignia.ts'
import { armyTitle } from '#client/i18n/names.ts'
import { formatCompact } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { ARMY_LADDER } from '#rules/army/army.ts'
import styles from './army-ladder.module.css'

const stateOf = (step: number, own: number): 'reached' | 'own' | 'next' | 'ahead' => {
  if (step === own) return 'own'
  if (step === own + 1) return 'next'
  return step < own ? 'reached' : 'ahead'
}

export const ArmyLadder = ({ step: own }: { readonly step: number }) => {
  const { t } = useTranslation()
  return (
    <ol className={styles.ladder} aria-label={t('army.ladder')}>
      {ARMY_LADDER.map((rank) => {
        const state = stateOf(rank.step, own)
        return (
          <li
            key={rank.step}
            className={styles.rank}
            data-state={state}
            aria-current={state === 'own' ? 'step' : undefined}
          >
            <ExtraIcon name={armyRankIcon(rank.step)} size={52} />
            <span className="font-display size-14 leading-110 margin-top-2">{armyTitle(rank)}</span>
            <span className="golden digits bold size-13">
              <Sign name="star" />
              {formatCompact(rank.totalStarCost)}
            </span>
            <span className="visually-hidden">{t(`army.step.${state}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { armyRankIcon } from '#assets/manifest/insignia.ts'
import { armyTitle } from '#client/i18n/names.ts'
import { haptic } from '#client/platform/messenger.ts'
import { starsQuery } from '#client/topics/ledger/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { prefetchDialog } from '#client/ui/overlays/dialog.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CurrencyChip } from '#client/ui/values/currency-chip.tsx'
import { armyStepOf, nextArmyCost } from '#rules/army/army.ts'
import { armySpentQuery } from '../queries.ts'
import { armyGains, armyRankAt } from './army-label.ts'
import { ArmyLadder } from './army-ladder.tsx'
import styles from './army-tab.module.css'
import { ClimbQuestion } from './climb-question.tsx'
import { RisenCelebration } from './risen-celebration.tsx'
import { useClimb } from './use-climb.ts'

interface ArmyProps {
  /** `spent` and `stars` are whole STAR. */
  readonly spent: number
  readonly stars: number
}

const Standing = ({ spent, stars }: ArmyProps) => {
  const { t } = useTranslation()
  const step = armyStepOf(spent)
  const gains = armyGains(step)
  return (
    <Panel tone="light" className="row wrap gap-6-12">
      <ExtraIcon name={armyRankIcon(step)} size={104} className={styles.piece} />
      <div className={styles.words}>
        <h2 className={styles.name}>{armyTitle(armyRankAt(step))}</h2>
        <p className="soft size-14">{t('army.gives')}</p>
        <p className="font-display mint">{t('army.bonusStats', { percent: gains.stats })}</p>
        <p className="font-display mint">{t('army.bonusCrit', { percent: gains.crit })}</p>
      </div>
      <div className="row wrap justify-between gap-4-12 own-line">
        <CurrencyChip currency="star" label={t('army.stars')}>
          {formatInteger(stars)}
        </CurrencyChip>
        <p className="soft size-14">{t('army.spent', { stars: formatInteger(spent) })}</p>
      </div>
    </Panel>
  )
}

const Climb = ({ spent, stars }: ArmyProps) => {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [risenTo, setRisenTo] = useState<number | null>(null)
  const { climb, isPending } = useClimb((nowSpent) => {
    setAsking(false)
    setRisenTo(armyStepOf(nowSpent))
  })
  const cost = nextArmyCost(spent)
  const nextStep = armyStepOf(spent) + 1
  const ask = () => {
    if (cost !== null && stars < cost) {
      haptic('error')
      toast.error(t('army.insufficient'))
      return
    }
    prefetchDialog()
    setAsking(true)
  }
  return (
    <>
      {cost === null ? (
        <p className="golden font-display size-18 text-center">{t('army.armyTop')}</p>
      ) : (
        <Panel className="row wrap gap-6-12">
          <ExtraIcon name={armyRankIcon(nextStep)} size={64} />
          <div className={styles.words}>
            <h2 className="size-18">{t('army.next', { name: armyTitle(armyRankAt(nextStep)) })}</h2>
            <p className="soft size-14">
              {t('army.bonusStats', { percent: armyGains(1).stats })} ·{' '}
              {t('army.bonusCrit', { percent: armyGains(1).crit })}
            </p>
          </div>
          <Button icon="star" fullWidth onClick={ask}>
            {t('army.climb', { cost: formatInteger(cost) })}
          </Button>
        </Panel>
      )}
      {cost !== null && (
        <ClimbQuestion
          open={isAsking}
          step={nextStep}
          cost={cost}
          stars={stars}
          pending={isPending}
          onConfirm={climb}
          onCancel={() => setAsking(false)}
        />
      )}
      {risenTo !== null && <RisenCelebration step={risenTo} onClose={() => setRisenTo(null)} />}
    </>
  )
}

export const ArmyTab = () => {
  const { t } = useTranslation()
  const spent = useQuery(armySpentQuery)
  const stars = useQuery(starsQuery)
  if (spent.data !== undefined && stars.data !== undefined)
    return (
      <div className="column gap-10 above-inset">
        <Standing spent={spent.data} stars={stars.data} />
        <Climb spent={spent.data} stars={stars.data} />
        <h2 className="margin-top-4 size-18">{t('army.ladder')}</h2>
        <ArmyLadder step={armyStepOf(spent.data)} />
      </div>
    )
  return (
    <Pending queries={[spent, stars]} failed={t('army.armyFailed')} loading={t('army.loading')}>
      <SkeletonCard />
      <SkeletonRows rows={5} />
    </Pending>
  )
}

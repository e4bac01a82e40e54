import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CombatProfile } from '../../../contracts/wire.ts'
import { HOUSES, houseOf } from '../../../rules/houses.ts'
import { haptic } from '../../platform/messenger.ts'
import { CurrencyChip } from '../../ui/currency-chip.tsx'
import { prefetchDialog } from '../../ui/dialog.tsx'
import { formatBalance, formatCost } from '../../ui/format.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Loading } from '../../ui/skeleton-parts.tsx'
import { HouseGrid } from './house-grid.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { balanceQuery, combatProfileQuery, houseTermsQuery } from './queries.ts'
import styles from './switch-house-screen.module.css'
import { type MoveTerms, useTerms } from './use-terms.ts'

const HOME = '/'

const Terms = ({ costNano, wait }: MoveTerms) => {
  const { t } = useTranslation()
  return (
    <Panel as="section" aria-label={t('house.title')} className={styles.terms ?? ''}>
      <p className={styles.price}>
        {costNano === 0 ? t('house.free') : t('house.paid', { cost: formatCost(costNano) })}
      </p>
      <p className={wait === null ? styles.rest : styles.wait}>
        {wait === null ? t('house.rest') : t('house.wait', { time: wait })}
      </p>
    </Panel>
  )
}

const Houses = ({ profile, terms }: { readonly profile: CombatProfile; readonly terms: MoveTerms }) => {
  // Counted, so that the next look at a house begins anew, while the dialog of the last one leaves whole.
  const [look, setLook] = useState<{ readonly no: number; readonly houseId: number; readonly isOpen: boolean } | null>(
    null,
  )
  useEffect(prefetchDialog, [])
  const choose = (houseId: number) => {
    haptic('light')
    setLook({ no: (look?.no ?? 0) + 1, houseId, isOpen: true })
  }
  return (
    <>
      <Terms {...terms} />
      <HouseGrid presentId={profile.house_id} onChoose={choose} />
      {look && (
        <MoveDialog
          key={look.no}
          house={houseOf(look.houseId)}
          present={houseOf(profile.house_id)}
          terms={terms}
          open={look.isOpen}
          onClose={() => setLook({ ...look, isOpen: false })}
        />
      )}
    </>
  )
}

/** The eight houses for those who have one: first move free, then for TOK and seven days apart (rows 23, 74; R41). */
export const SwitchHouseScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const profile = useQuery(combatProfileQuery).data
  const { error, refetch } = useQuery(houseTermsQuery)
  const balanceNano = useQuery(balanceQuery).data
  const terms = useTerms()
  return (
    <Screen
      title={t('house.title')}
      onBack={() => navigate(HOME)}
      actions={
        balanceNano !== undefined && (
          <CurrencyChip currency="tok" label={t('home.balance')}>
            {formatBalance(balanceNano)}
          </CurrencyChip>
        )
      }
    >
      <div className={styles.content}>
        {profile && terms ? (
          <Houses profile={profile} terms={terms} />
        ) : error ? (
          <LoadProblem error={error} text={t('house.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('house.loading')}>
            <div className={styles.places}>
              {HOUSES.map(({ id }) => (
                <Skeleton key={id} height={128} />
              ))}
            </div>
          </Loading>
        )}
      </div>
    </Screen>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { haptic } from '#client/platform/messenger.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { formatBalance, formatCost } from '#client/ui/format/format.ts'
import { prefetchDialog } from '#client/ui/overlays/dialog.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { CurrencyChip } from '#client/ui/values/currency-chip.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import { HOUSES, houseOf } from '#rules/house/houses.ts'
import { houseTermsQuery } from '../../queries.ts'
import { HouseGrid } from './house-grid.tsx'
import { SwitchHouseDialog } from './switch-house-dialog.tsx'
import styles from './switch-house-screen.module.css'
import { type SwitchTerms, useTerms } from './use-terms.ts'

const Terms = ({ costNano, wait }: SwitchTerms) => {
  const { t } = useTranslation()
  return (
    <Panel as="section" aria-label={t('switchHouse.title')} className="text-center">
      <p className="font-display size-18">
        {costNano === 0 ? t('switchHouse.free') : t('switchHouse.paid', { cost: formatCost(costNano) })}
      </p>
      <p className={wait === null ? styles.rest : styles.wait}>
        {wait === null ? t('switchHouse.rest') : t('switchHouse.wait', { time: wait })}
      </p>
    </Panel>
  )
}

const Houses = ({ profile, terms }: { readonly profile: CombatProfile; readonly terms: SwitchTerms }) => {
  // `no` is the dialog's key: each choice mounts it anew, but closing does not.
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
        <SwitchHouseDialog
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

export const SwitchHouseScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const profile = useQuery(combatProfileQuery).data
  const query = useQuery(houseTermsQuery)
  const balanceNano = useQuery(balanceQuery).data
  const terms = useTerms()
  return (
    <Screen
      title={t('switchHouse.title')}
      onBack={() => navigate(PAGE.SWITCH_HOUSE.back)}
      actions={
        balanceNano !== undefined && (
          <CurrencyChip currency="tok" label={t('home.balance')}>
            {formatBalance(balanceNano)}
          </CurrencyChip>
        )
      }
    >
      <div className="column gap-12">
        {profile && terms ? (
          <Houses profile={profile} terms={terms} />
        ) : (
          <Pending queries={[query]} failed={t('switchHouse.failed')} loading={t('switchHouse.loading')}>
            <div className={styles.places}>
              {HOUSES.map(({ id }) => (
                <Skeleton key={id} height={128} />
              ))}
            </div>
          </Pending>
        )}
      </div>
    </Screen>
  )
}

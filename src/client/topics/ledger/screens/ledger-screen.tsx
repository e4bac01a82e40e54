import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { formatBalance } from '#client/ui/format/format.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { CurrencyChip } from '#client/ui/values/currency-chip.tsx'
import { LEDGER_FILTERS, type LedgerFilter } from '../queries.ts'
import { LedgerList } from './ledger-list.tsx'

export const LedgerScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [filter, setFilter] = useState<LedgerFilter>('all')
  // Refetched like the rows, because other players' payments change it.
  const balanceNano = useQuery({ ...balanceQuery, staleTime: 0 }).data
  return (
    <Screen
      title={t('ledger.title')}
      hue="indigo"
      header="ledger"
      onBack={() => navigate(PAGE.LEDGER.back)}
      actions={
        balanceNano === undefined ? null : (
          <CurrencyChip currency="tok" label={t('ledger.balance')}>
            {formatBalance(balanceNano)}
          </CurrencyChip>
        )
      }
    >
      <div className="column gap-12 above-inset">
        <p className="muted size-14">{t('ledger.about')}</p>
        <Segmented
          label={t('ledger.filter')}
          value={filter}
          onChange={setFilter}
          choices={LEDGER_FILTERS.map((id) => ({ id, label: t(`ledger.filters.${id}`) }))}
        />
        <LedgerList key={filter} filter={filter} />
      </div>
    </Screen>
  )
}

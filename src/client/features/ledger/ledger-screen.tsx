import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CurrencyChip } from '../../ui/currency-chip.tsx'
import { formatBalance } from '../../ui/format.ts'
import { Screen } from '../../ui/screen.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { LedgerList } from './ledger-list.tsx'
import styles from './ledger-screen.module.css'
import { balanceQuery, LEDGER_FILTERS, type LedgerFilter } from './queries.ts'

const SETTINGS = '/settings'

/** The ledger (extra 17): every movement of the player's TOK, STAR and items with its reason, by days. */
export const LedgerScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [filter, setFilter] = useState<LedgerFilter>('all')
  const balanceNano = useQuery(balanceQuery).data
  return (
    <Screen
      title={t('ledger.title')}
      onBack={() => navigate(SETTINGS)}
      actions={
        balanceNano === undefined ? null : (
          <CurrencyChip currency="tok" label={t('ledger.balance')}>
            {formatBalance(balanceNano)}
          </CurrencyChip>
        )
      }
    >
      <div className={styles.content}>
        <p className={styles.about}>{t('ledger.about')}</p>
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

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { formatWallet } from '#client/ui/format/format.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { walletQuery } from '../queries.ts'

export const WalletRow = () => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const { data } = useQuery(walletQuery)
  if (!data?.enabled) return null
  return (
    <ListRow
      icon="chest-titanium"
      title={t('wallet.title')}
      detail={data.wallet ? formatWallet(data.wallet.friendly) : t('wallet.rowText')}
      onPress={() => openPage(PAGE.WALLET.path)}
    />
  )
}

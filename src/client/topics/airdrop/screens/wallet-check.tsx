import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatWallet } from '#client/ui/format/format.ts'
import type { CallData } from '#contracts/schemas.ts'
import { Check } from './check.tsx'

export const WalletCheck = ({ enabled, wallet }: CallData<'airdrop.get'>['wallet']) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  return (
    <Check
      icon="chest-titanium"
      name={t('airdrop.wallet')}
      text={wallet ? formatWallet(wallet.friendly) : t('airdrop.walletText')}
      isDone={Boolean(wallet)}
    >
      {enabled && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t(wallet ? 'airdrop.openWallet' : 'airdrop.linkWallet')}
          onClick={() => openPage(PAGE.WALLET.path)}
        >
          {t(wallet ? 'airdrop.open' : 'airdrop.link')}
        </Button>
      )}
    </Check>
  )
}

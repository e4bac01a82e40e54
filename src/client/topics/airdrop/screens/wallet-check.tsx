import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useHere } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatWallet } from '#client/ui/format/format.ts'
import type { CallData } from '#contracts/schemas.ts'
import { Check } from './check.tsx'

export const WalletCheck = ({ enabled, wallet }: CallData<'airdrop.get'>['wallet']) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const here = useHere()
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
          onClick={() => navigate(PAGE.WALLET.path, { state: here })}
        >
          {t(wallet ? 'airdrop.open' : 'airdrop.link')}
        </Button>
      )}
    </Check>
  )
}

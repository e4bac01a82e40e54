import { useTranslation } from 'react-i18next'
import { Check } from './check.tsx'

/** The checklist's line of the wallet, which is optional (R38). */
export const WalletCheck = () => {
  const { t } = useTranslation()
  return <Check icon="chest-titanium" name={t('airdrop.wallet')} text={t('airdrop.walletText')} isDone={false} />
}

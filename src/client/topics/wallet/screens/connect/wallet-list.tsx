import { useTranslation } from 'react-i18next'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { WALLET_APPS, type WalletApp } from '#rules/wallet/wallet-apps.ts'
import { AppMark } from './app-mark.tsx'
import { isOnPhone } from './on-phone.ts'

const MARK_PX = 48

export interface WalletListProps {
  /** False until the request is prepared. */
  readonly isReady: boolean
  readonly onChoose: (app: WalletApp) => void
}

/** The messenger's own wallet comes first (T34). */
export const WalletList = ({ isReady, onChoose }: WalletListProps) => {
  const { t } = useTranslation()
  const others = t(isOnPhone() ? 'wallet.onPhone' : 'wallet.onDesk')
  return (
    <div className="grid gap-12">
      <ul className="grid gap-8" aria-busy={!isReady || undefined}>
        {WALLET_APPS.map((app) => (
          <li key={app.id}>
            <ListRow
              icon={<AppMark app={app.id} size={MARK_PX} />}
              title={app.name}
              detail={app.id === 'telegram-wallet' ? t('wallet.inMessenger') : others}
              state={isReady ? 'idle' : 'progress'}
              onPress={() => onChoose(app)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="muted size-14 text-center">
        {t(isReady ? 'wallet.noWallet' : 'wallet.preparing')}
      </p>
    </div>
  )
}

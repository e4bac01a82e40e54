import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { ConnectTrouble } from '../../shared/connect-store.ts'

export interface TroubleProps {
  readonly trouble: ConnectTrouble
  readonly onAgain: () => void
  readonly onClose: () => void
}

export const Trouble = ({ trouble, onAgain, onClose }: TroubleProps) => {
  const { t } = useTranslation()
  const text = trouble.is === 'refused' ? trouble.text : t(`wallet.trouble.${trouble.is}Text`)
  return (
    <div role="alert">
      <EmptyState picture="error" size="compact" level={3} title={t(`wallet.trouble.${trouble.is}`)} text={text}>
        <Button onClick={onAgain}>{t(trouble.is === 'unsent' ? 'wallet.send' : 'wallet.again')}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t('wallet.notNow')}
        </Button>
      </EmptyState>
    </div>
  )
}

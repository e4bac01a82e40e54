import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { copyText } from '#client/platform/copy-text.ts'
import { openLink } from '#client/platform/messenger.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { WalletRequest } from '../../shared/wallet-request.ts'
import { AppMark } from './app-mark.tsx'
import { LinkCode } from './link-code.tsx'
import { hasCode } from './on-phone.ts'
import styles from './waiting.module.css'

const MARK_PX = 76

export interface WaitingProps {
  readonly request: WalletRequest
  readonly onOther: () => void
}

export const Waiting = ({ request: { app, link, untilMs }, onOther }: WaitingProps) => {
  const { t } = useTranslation()
  const wallet = app.name
  const isScanned = hasCode(app)
  const copy = async (): Promise<void> => {
    if (await copyText(link)) toast.success(t('wallet.copied'))
    else toast.error(t('wallet.copyFailed'))
  }
  return (
    <div className="column gap-12">
      {isScanned ? (
        <LinkCode link={link} label={t('wallet.code', { wallet })} />
      ) : (
        <span className={styles.mark}>
          <AppMark app={app.id} size={MARK_PX} />
        </span>
      )}
      <p className="soft text-center balance">{t(isScanned ? 'wallet.scanText' : 'wallet.waitingText')}</p>
      <p className="text-center digits">
        <CountdownClock endMs={untilMs} now={nowMs} label={t('wallet.timeLeft')} />
      </p>
      <Button size="large" fullWidth variant={isScanned ? 'secondary' : 'primary'} onClick={() => openLink(link)}>
        {isScanned ? t('wallet.openHere') : t('wallet.open', { wallet })}
      </Button>
      <div className={styles.more}>
        <Button variant="quiet" onClick={() => void copy()}>
          {t('wallet.copyLink')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('wallet.other')}
        </Button>
      </div>
    </div>
  )
}

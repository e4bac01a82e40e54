import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { copyText } from '#client/platform/copy-text.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { IconButton } from '#client/ui/controls/icon-button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatDate, formatWallet } from '#client/ui/format/format.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { TON_CHAINS } from '#rules/wallet/wallet.ts'
import styles from './wallet-screen.module.css'

export interface LinkedWalletProps {
  readonly wallet: NonNullable<CallData<'wallet.get'>['wallet']>
  readonly chain: CallData<'wallet.get'>['chain']
  readonly mayLinkAt: string | null
  readonly onChange: () => void
}

export const LinkedWallet = ({ wallet, chain, mayLinkAt, onChange }: LinkedWalletProps) => {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const short = formatWallet(wallet.friendly)
  const unlink = useCallMutation('wallet.unlink', {
    success: t('wallet.unlinkDone'),
    failure: t('wallet.unlinkFailed'),
    onDone: () => {
      setAsked(false)
      void import('../shared/ton-connect.ts').then(({ forgetWallet }) => forgetWallet())
    },
  })
  const copy = async (): Promise<void> => {
    if (await copyText(wallet.friendly)) toast.success(t('wallet.copied'))
    else toast.error(t('wallet.copyFailed'))
  }
  return (
    <Panel>
      <dl>
        <div className={styles.address}>
          <dt className="muted size-14">{t('wallet.address')}</dt>
          <dd className={styles.short}>{short}</dd>
          <dd className={styles.copy}>
            <IconButton icon="copy" label={t('wallet.copy')} onClick={() => void copy()} />
          </dd>
        </div>
      </dl>
      <p className="flex wrap justify-between soft size-14 gap-4-10 margin-top-10">
        <span>{t('wallet.since', { date: formatDate(Date.parse(wallet.linked_at)) })}</span>
        {chain === TON_CHAINS.testnet && <span className={styles.net}>{t('wallet.testnet')}</span>}
      </p>
      <div className="grid gap-10 margin-top-10">
        {mayLinkAt === null ? (
          <Button variant="secondary" fullWidth onClick={onChange}>
            {t('wallet.change')}
          </Button>
        ) : (
          <p className="soft size-14">{t('wallet.mayLink', { date: formatDate(Date.parse(mayLinkAt)) })}</p>
        )}
        <Button variant="quiet" fullWidth onClick={() => setAsked(true)}>
          {t('wallet.unlink')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('wallet.unlinkTitle')}
        confirmLabel={t('wallet.unlink')}
        tone="danger"
        pending={unlink.isPending}
        onConfirm={() => unlink.send()}
        onCancel={() => setAsked(false)}
      >
        <p>{t('wallet.unlinkText', { address: short })}</p>
        {mayLinkAt !== null && <p>{t('wallet.mayLink', { date: formatDate(Date.parse(mayLinkAt)) })}</p>}
      </ConfirmDialog>
    </Panel>
  )
}

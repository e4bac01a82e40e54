import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { nowMs } from '#client/api/server-clock.ts'
import { openLink } from '#client/platform/messenger.ts'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import type { WalletApp } from '#rules/wallet/wallet-apps.ts'
import { type ConnectStep, connecting, putAway } from '../../shared/connect-store.ts'
import { askWallet, cancelConnect, chooseWallet, sendProof } from '../../shared/connect-wallet.ts'
import { returnUrlOf } from '../../shared/return-url.ts'
import { hasCode } from './on-phone.ts'
import { Trouble } from './trouble.tsx'
import { Waiting } from './waiting.tsx'
import { WalletList } from './wallet-list.tsx'

const titleOf = (t: TFunction, step: ConnectStep): string => {
  if (step.is === 'waiting') return t('wallet.waiting', { wallet: step.request.app.name })
  return step.is === 'choosing' ? t('wallet.choose') : t('wallet.title')
}

export const ConnectDrawer = ({ chain }: { readonly chain: string }) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const botLink = useQuery(gameConfigQuery).data?.client.bot_link
  const { step: now, isAway } = useStore(connecting)
  const [step, setStep] = useState(now)
  if (now.is !== 'idle' && now !== step) setStep(now)
  const choose = (): void => void chooseWallet(client, chain)
  const ask = (app: WalletApp): void => {
    const link = askWallet(client, { app, chain, returnUrl: returnUrlOf(botLink, nowMs()) })
    if (link !== null && !hasCode(app)) openLink(link)
  }
  return (
    <Drawer
      open={now.is !== 'idle' && !isAway}
      onClose={() => {
        if (now.is === 'waiting') putAway(true)
        else cancelConnect()
      }}
      dismissable={now.is !== 'linking'}
      title={titleOf(t, step)}
    >
      {step.is === 'choosing' && <WalletList isReady={step.isReady} onChoose={ask} />}
      {step.is === 'waiting' && <Waiting request={step.request} onOther={choose} />}
      {step.is === 'linking' && (
        <p className="column gap-10 items-center soft" style={{ paddingBlock: 28 }}>
          <Spinner size={56} />
          <span role="status">{t('wallet.linking')}</span>
        </p>
      )}
      {step.is === 'trouble' && (
        <Trouble
          trouble={step.trouble}
          onClose={cancelConnect}
          onAgain={() => {
            if (step.trouble.is === 'unsent') void sendProof(client, step.trouble.proof)
            else choose()
          }}
        />
      )}
    </Drawer>
  )
}

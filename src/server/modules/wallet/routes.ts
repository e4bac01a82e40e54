import { defineHandlers } from '#server/calls/call-handler.ts'
import { askWallet, linkWallet, unlinkWallet, walletView } from './service.ts'

export const walletHandlers = defineHandlers({
  'wallet.get': ({ db, identity, config, nowMs }) => walletView(db, identity.userId, config, nowMs),
  'wallet.challenge': (context) => askWallet(context),
  'wallet.link': (context) => linkWallet(context),
  'wallet.unlink': (context) => unlinkWallet(context),
})

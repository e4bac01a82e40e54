import { createStore } from 'zustand/vanilla'
import type { CallBody } from '#contracts/schemas.ts'
import type { WalletError } from './ton-connect.ts'
import type { WalletRequest } from './wallet-request.ts'

export type ConnectTrouble =
  | { readonly is: WalletError }
  | { readonly is: 'late' }
  /** The server or the wallet library could not be reached. */
  | { readonly is: 'unreachable' }
  /** The wallet has signed, but the server did not answer or failed: the same proof can be sent again. */
  | { readonly is: 'unsent'; readonly proof: CallBody<'wallet.link'> }
  | { readonly is: 'refused'; readonly text: string }

export type ConnectStep =
  | { readonly is: 'idle' }
  | { readonly is: 'choosing'; readonly isReady: boolean }
  | { readonly is: 'waiting'; readonly request: WalletRequest }
  | { readonly is: 'linking' }
  | { readonly is: 'trouble'; readonly trouble: ConnectTrouble }

interface Connecting {
  readonly step: ConnectStep
  /** True if the player has hidden the dialog. An answer of the wallet still counts. */
  readonly isAway: boolean
}

export const connecting = createStore<Connecting>(() => ({ step: { is: 'idle' }, isAway: false }))

export const setConnectStep = (step: ConnectStep): void => connecting.setState({ step, isAway: false })

export const putAway = (isAway: boolean): void => connecting.setState({ isAway })

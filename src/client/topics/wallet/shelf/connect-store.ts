import { createStore } from 'zustand/vanilla'
import type { CallBody } from '../../../../contracts/schemas.ts'
import type { WalletRefusal } from './ton-connect.ts'
import type { WalletRequest } from './wallet-request.ts'

/** Why no wallet was linked. */
export type ConnectTrouble =
  | { readonly is: WalletRefusal }
  /** No answer in time. */
  | { readonly is: 'late' }
  /** Our server, or the code that talks to wallets, could not be reached: nothing was asked. */
  | { readonly is: 'unreachable' }
  /** The wallet has signed, the server did not get it: the same proof can be sent again. */
  | { readonly is: 'unsent'; readonly proof: CallBody<'wallet.link'> }
  /** The server's own words. */
  | { readonly is: 'refused'; readonly text: string }

/** Where the linking of a wallet stands. */
export type ConnectStep =
  | { readonly is: 'idle' }
  /** The list of wallets, before and when one can be asked. */
  | { readonly is: 'choosing'; readonly isReady: boolean }
  | { readonly is: 'waiting'; readonly request: WalletRequest }
  /** The wallet has signed; the server checks it. */
  | { readonly is: 'linking' }
  | { readonly is: 'trouble'; readonly trouble: ConnectTrouble }

interface Connecting {
  readonly step: ConnectStep
  /** The player has put it away; a wallet's answer is still heard. */
  readonly isAway: boolean
}

/** The linking that runs: beside the page, for a wallet answers whenever its player does. */
export const connecting = createStore<Connecting>(() => ({ step: { is: 'idle' }, isAway: false }))

/** Moves on, in sight. */
export const setConnectStep = (step: ConnectStep): void => connecting.setState({ step, isAway: false })

/** Puts away what waits for a wallet, or takes it out again. */
export const putAway = (isAway: boolean): void => connecting.setState({ isAway })

import { Base64, type ConnectRequest, hexToByteArray, SessionCrypto } from '@tonconnect/protocol'
import { createWallet } from '#tests/helpers/players/wallets.ts'
import { serverNowMs } from '#tests/helpers/server/tester.ts'
import type { FakeBridge } from './fake-bridge.ts'

/** A connect request, as a wallet reads it from the link that opens it. */
export interface ReadRequest {
  /** Client id of the game in this session. */
  readonly from: string
  readonly asked: ConnectRequest
  /** The text that the wallet must sign; null if no proof is requested. */
  readonly payload: string | null
  /** Address to which the wallet leads back; null if the link has none. */
  readonly returnTo: string | null
}

/** A v4r2 wallet that speaks TON Connect through a bridge. */
export interface FakeWallet {
  /** Signs for this host, and answers with address and proof. */
  approve(request: ReadRequest, host: string): void
  decline(request: ReadRequest): void
  reported(): readonly { readonly method?: string }[]
}

export const readRequest = (link: string): ReadRequest => {
  const query = new URL(link).searchParams
  const asked = JSON.parse(query.get('r') ?? '{}') as ConnectRequest
  const proof = asked.items.find((item) => item.name === 'ton_proof')
  return {
    from: query.get('id') ?? '',
    asked,
    payload: proof && 'payload' in proof ? proof.payload : null,
    returnTo: query.get('ret'),
  }
}

const DEVICE = {
  platform: 'iphone',
  appName: 'Tonkeeper',
  appVersion: '5.0.0',
  maxProtocolVersion: 2,
  features: ['SendTransaction', { name: 'SendTransaction', maxMessages: 4 }],
}

export const fakeWallet = (bridge: FakeBridge): FakeWallet => {
  const session = new SessionCrypto()
  const wallet = createWallet()
  const send = ({ from }: ReadRequest, event: object): void => {
    const sealed = session.encrypt(JSON.stringify(event), hexToByteArray(from))
    bridge.leave(session.sessionId, from, Base64.encode(sealed))
  }
  return {
    approve: (request, host) => {
      if (request.payload === null) throw new Error('The game asked for no proof.')
      const { address, chain, state_init, proof } = wallet.prove(host, request.payload, serverNowMs())
      const account = { name: 'ton_addr', address, network: chain, walletStateInit: state_init, publicKey: '' }
      const items = [account, { name: 'ton_proof', proof }]
      send(request, { event: 'connect', id: 1, payload: { items, device: DEVICE } })
    },
    decline: (request) =>
      send(request, { event: 'connect_error', id: 1, payload: { code: 300, message: 'Wallet declined the request' } }),
    reported: () =>
      bridge.leftFor(session.sessionId).map(({ from, message }) => {
        const opened = session.decrypt(Base64.decode(message).toUint8Array(), hexToByteArray(from))
        return JSON.parse(opened) as { method?: string }
      }),
  }
}

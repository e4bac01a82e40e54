import { WalletsListManager } from '@tonconnect/sdk'
import { expect, test, vi } from 'vitest'
import { WALLET_APPS } from '#rules/wallet/wallet-apps.ts'

/** The wallets that the library itself lists when it has no list to load. */
const ofLibrary = async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const list = await new WalletsListManager({ walletsListSource: 'data:text/plain,none' }).getWallets()
  return list.flatMap((wallet) => ('universalLink' in wallet ? [wallet] : []))
}

test('the wallets to choose from are the library’s own list, the messenger’s first (T34)', async () => {
  const known = await ofLibrary()
  for (const { id, universalLink, bridgeUrl } of WALLET_APPS) {
    const listed = known.find(({ appName }) => appName === id)
    expect([id, listed?.universalLink, listed?.bridgeUrl]).toEqual([id, universalLink, bridgeUrl])
  }
  expect(WALLET_APPS[0]?.id).toBe('telegram-wallet')
})

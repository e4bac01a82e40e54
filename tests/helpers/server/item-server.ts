import { afterAll, expect } from 'vitest'
import type { ServerConfig } from '#server/config/config.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { type ItemPlayers, itemPlayers } from '#tests/helpers/players/item-players.ts'
import { type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type TestApp, type TestAppOptions, testApp, testConfig } from './test-app.ts'

/** An app for a whole test file. Await it at the file's top; it is closed after the file's tests. */
export const fileApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const app = await testApp(options)
  afterAll(() => app.close())
  return app
}

/** Like `fileApp`, but the audit runs before the app is closed. */
export const auditedApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const app = await testApp(options)
  afterAll(async () => {
    expect(await auditDifferences(app.db)).toEqual([])
    await app.close()
  })
  return app
}

export const appWithPlayers = async (options: TestAppOptions = {}) => {
  const server = await fileApp(options)
  return { server, players: kombatPlayers(server) }
}

export const auditedAppWithPlayers = async (options: TestAppOptions = {}) => {
  const server = await auditedApp(options)
  return { server, players: kombatPlayers(server) }
}

const AD_SECRET = 'secret-of-the-ad-network'
const client = { ...testConfig().client, adBlockId: '1234' }
/** The settings of an app with an ad network. */
export const AD_NETWORK: Partial<ServerConfig> = { adRewardSecret: AD_SECRET, client }

/** Sends the ad network's callback about an ad that the player has started. */
export const confirmAd = async (server: TestApp, playerId: number): Promise<void> => {
  const query = { secret: AD_SECRET, user_id: String(playerId) }
  await server.app.inject({ method: 'GET', url: '/platform/ads/reward', query })
}

export interface ItemServer {
  readonly server: TestApp
  readonly players: KombatPlayers
  readonly items: ItemPlayers
}

/** An `auditedApp` with an ad network, and helpers that make players and items. Await it at the file's top. */
export const itemServer = async (config: Partial<ServerConfig> = {}): Promise<ItemServer> => {
  const { server, players } = await auditedAppWithPlayers({ config: { ...AD_NETWORK, ...config } })
  return { server, players, items: itemPlayers(server) }
}

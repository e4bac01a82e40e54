import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeLocalLaunchData } from '#client/platform/launch-data.ts'
import { guildQuery } from '#client/topics/guild/queries.ts'
import { userSeasonQuery } from '#client/topics/season/queries.ts'
import { fakeServer, refusal } from '../fake-server.ts'

beforeEach(() => takeLocalLaunchData('user=x'))
afterEach(() => vi.unstubAllGlobals())

describe('what a 404 means (T10, T30)', () => {
  it('a missing season record is read as the default record (row 152)', async () => {
    fakeServer({ 'season.me': refusal(404, 'season-not-found') })
    const season = await new QueryClient().fetchQuery({ ...userSeasonQuery, retry: false })
    expect(season).toMatchObject({ current_season: 2, claimed_at: null, metadata: {} })
  })

  it('a missing guild is read as null', async () => {
    fakeServer({ 'guild.me': refusal(404, 'not-found') })
    expect(await new QueryClient().fetchQuery({ ...guildQuery, retry: false })).toBeNull()
  })

  it('any other failure stays one', async () => {
    fakeServer({ 'season.me': refusal(500, 'internal') })
    const asked = new QueryClient().fetchQuery({ ...userSeasonQuery, retry: false })
    await expect(asked).rejects.toMatchObject({ httpStatus: 500 })
  })
})

import { expect, test } from 'vitest'
import { type CallName, calls } from '#contracts/calls.ts'
import type { CallInput } from '#contracts/schemas.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'
import { sampleRequest } from '#tests/helpers/server/request-places.ts'

const { server, players } = await auditedAppWithPlayers()

/** Calls that are open to a caller who has not joined a House, and why. */
const OPEN: Partial<Record<CallName, string>> = {
  'settings.get': 'the startup gate needs the numbers of the game',
  'users.home': 'answers its sections one by one',
  'users.onboard': 'joins the House',
  'season.get': 'the startup gate shows the season',
  'guild.me': 'answers null: an invitation to a guild may come before joining',
  'combats.season': 'the startup gate shows whether fights are ranked',
  'combats.replay': 'a shared fight is for everyone',
  'combats.verify': 'a shared fight is checked by everyone',
  'receipts.list': 'the roots of a week are public',
  'receipts.proof': 'the lines of a week are public',
  'users.fairPlay': 'the banned and the deleted read their state',
  'users.dataProgress': 'an erasure goes on after its player is gone',
  'clientErrors.report': 'the page may fail before it knows its player',
}

/** `sampleRequest` knows no patterns. */
const WALLET = { ...(sampleRequest('wallet.link').body as object), address: `0:${'0'.repeat(64)}` }

test('every call but the open ones is refused to a caller who has not joined a House, and makes no player (rows 11, 71)', async () => {
  const open: string[] = []
  for (const name of Object.keys(calls) as CallName[]) {
    if (name === 'users.onboard') continue
    const as = players.stranger()
    const input = { ...sampleRequest(name), ...(name === 'wallet.link' && { body: WALLET }) }
    const answer = await server.call(name, input as object as CallInput<typeof name>, { as })
    if (answer.status === 200 || answer.error.code !== 'player-not-found') open.push(name)
    expect((await server.call('users.me', {}, { as })).error.code, name).toBe('player-not-found')
  }
  expect([...open, 'users.onboard'].sort()).toEqual(Object.keys(OPEN).sort())
})

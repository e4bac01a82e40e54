import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, refusal } from '../fake-server.ts'
import { onSignedInPages, showScreen } from '../render.tsx'

const Mine = () => {
  const [claimed, setClaimed] = useState(0)
  const { send } = useCallMutation('users.claim', { success: 'Claimed', failure: 'Failed to claim' })
  const preview = () => {
    setClaimed(claimed + 1)
    return () => setClaimed(claimed)
  }
  return (
    <button type="button" onClick={() => send(undefined, preview)}>
      {claimed}
    </button>
  )
}

const tapped = async (answer: FakeAnswer) => {
  const server = fakeServer({ 'users.claim': answer })
  const page = await showScreen(<Mine />)
  await page.tapTwice('0')
  return { server, page }
}

onSignedInPages()

describe('a mutation of a screen', () => {
  test('is sent once by two taps before its answer, and again by a tap after it', async () => {
    const { server, page } = await tapped({ data: { amount: 1, balance: 2, last_claim: minutesAgo(0) } })
    expect([server.count('users.claim'), page.hasButton('1')]).toEqual([1, true])
    expect(page.text()).toContain('Claimed')
    await page.tap('1')
    expect([server.count('users.claim'), page.hasButton('2')]).toEqual([2, true])
  })

  test.each<[string, FakeAnswer, string]>([
    ['the server’s words', refusal(400, 'claim-too-early', 'Too early'), 'Too early'],
    ['the screen’s words for a broken server', refusal(500, 'internal', 'Oops'), 'Failed to claim'],
    ['the screen’s words for a server that is away', refusal(503, 'unavailable', 'Oops'), 'Failed to claim'],
    ['the screen’s words without a network', 'no-network', 'Failed to claim'],
  ])('that failed is taken back, with %s', async (_whose, answer, words) => {
    const { page } = await tapped(answer)
    expect(page.text()).toContain(words)
    expect(page.text()).not.toContain('Oops')
    expect(page.hasButton('0')).toBe(true)
  })
})

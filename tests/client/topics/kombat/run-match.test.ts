import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import { createFightMemory, type FightMemory } from '#client/topics/kombat/screens/battle/flow/fight-memory.ts'
import { type MatchPorts, runMatch } from '#client/topics/kombat/screens/battle/flow/run-match.ts'
import { aFightAnswer, aFound, REPLAY_ID } from '#workbench/fixtures/builders.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'

const memoryOf = (kept = new Map<string, string>(), playerId = 7): FightMemory =>
  createFightMemory(
    {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => {
        if (value === null) kept.delete(key)
        else kept.set(key, value)
      },
    },
    playerId,
  )

const setUp = (over: Partial<MatchPorts> = {}) => {
  const order: string[] = []
  const memory = memoryOf()
  const ports: MatchPorts = {
    find: vi.fn(async () => {
      order.push('find')
      return aFound({ commitment: 'c' })
    }),
    fight: vi.fn(async () => {
      order.push('fight')
      return aFightAnswer()
    }),
    idempotencyKeyOf: (commitment) => `key of ${commitment}`,
    memory,
    wait: vi.fn(async (delayMs) => {
      order.push(`wait ${delayMs}`)
    }),
    elapsedMs: () => 0,
    serverNowMs: () => NOW_MS,
    saveCommitment: vi.fn(),
    findingMinMs: 3000,
    ...over,
  }
  return { order, ports, memory }
}

const lost = new ApiError('network', 'Network error', 418)
const refused = new ApiError('match-not-found', 'match not found', 400)

describe('one match from the search to the decided fight (rows 75, 86)', () => {
  test('it finds, stays three seconds in finding, shows the opponent, then fights', async () => {
    const { order, ports, memory } = setUp()
    const shown = vi.fn(() => order.push('shown'))
    const answer = await runMatch(ports, new AbortController().signal, shown)
    expect(order).toEqual(['find', 'wait 3000', 'shown', 'fight'])
    expect(answer.replay_id).toBe(REPLAY_ID)
    expect(memory.runningReplayId()).toBe(REPLAY_ID)
    expect(memory.unanswered()).toBeNull()
  })

  test('a slow search is not made longer', async () => {
    let elapsedMs = 0
    const { order, ports } = setUp({
      elapsedMs: () => elapsedMs,
      serverNowMs: () => NOW_MS + elapsedMs,
      find: async () => {
        elapsedMs = 5000
        return aFound()
      },
    })
    await runMatch(ports, new AbortController().signal, () => undefined)
    expect(order).toContain('wait 0')
  })

  test('it waits for the server to admit the fight, by the server’s clock and not the device’s', async () => {
    const { order, ports } = setUp({
      serverNowMs: () => NOW_MS - 1500,
      find: async () => aFound({ fight_from: new Date(NOW_MS + 3000).toISOString() }),
    })
    await runMatch(ports, new AbortController().signal, () => undefined)
    expect(order).toContain('wait 4500')
  })

  test('a fight that is a moment too early waits as long as the server says and is retried', async () => {
    const early = new ApiError('fight-too-early', 'The fight starts in a moment. Try again.', 400, { waitMs: 420 })
    const { order, ports, memory } = setUp()
    vi.mocked(ports.fight).mockRejectedValueOnce(early)
    await runMatch(ports, new AbortController().signal, () => undefined)
    expect(order).toEqual(['find', 'wait 3000', 'wait 420', 'fight'])
    expect(vi.mocked(ports.fight).mock.calls).toEqual([['c'], ['c']])
    expect(memory.unanswered()).toBeNull()
  })

  test('a server that always finds it too early fails the match in the end', async () => {
    const early = new ApiError('fight-too-early', 'The fight starts in a moment. Try again.', 400)
    const { ports, memory } = setUp({ fight: vi.fn(() => Promise.reject(early)) })
    await expect(runMatch(ports, new AbortController().signal, () => undefined)).rejects.toBe(early)
    expect(ports.fight).toHaveBeenCalledTimes(3)
    expect(memory.unanswered()).toBeNull()
  })

  test('the commitment shown with the opponent and the player’s own key are kept with the fight, a lost answer included', async () => {
    const { ports, memory } = setUp()
    vi.mocked(ports.fight).mockRejectedValueOnce(lost)
    await expect(runMatch(ports, new AbortController().signal, () => undefined)).rejects.toBe(lost)
    expect(ports.saveCommitment).not.toHaveBeenCalled()
    const again = setUp({ memory })
    await runMatch(again.ports, new AbortController().signal, () => undefined)
    expect(again.ports.saveCommitment).toHaveBeenCalledExactlyOnceWith(REPLAY_ID, {
      commitment: 'c',
      idempotencyKey: 'key of c',
    })
  })

  test('a player who leaves during the search starts no fight', async () => {
    const leaving = new AbortController()
    const { ports } = setUp({ wait: async () => leaving.abort() })
    await expect(runMatch(ports, leaving.signal, () => undefined)).rejects.toThrow()
    expect(ports.fight).not.toHaveBeenCalled()
  })

  test('a search without an opponent fails and requests no fight', async () => {
    const { ports } = setUp({ find: () => Promise.reject(refused) })
    await expect(runMatch(ports, new AbortController().signal, () => undefined)).rejects.toBe(refused)
    expect(ports.fight).not.toHaveBeenCalled()
  })

  test('a refused fight leaves no request behind', async () => {
    const { ports, memory } = setUp({ fight: () => Promise.reject(refused) })
    await expect(runMatch(ports, new AbortController().signal, () => undefined)).rejects.toBe(refused)
    expect(memory.unanswered()).toBeNull()
  })

  test('a fight whose answer was lost is retried before any search (T11)', async () => {
    const { ports, memory } = setUp({ fight: () => Promise.reject(lost) })
    await expect(runMatch(ports, new AbortController().signal, () => undefined)).rejects.toBe(lost)
    expect(memory.unanswered()).toBe('c')

    const again = setUp({ memory })
    await runMatch(again.ports, new AbortController().signal, () => undefined)
    expect(again.ports.fight).toHaveBeenCalledExactlyOnceWith('c')
    expect(again.ports.find).not.toHaveBeenCalled()
    expect(memory.unanswered()).toBeNull()
  })

  test('a lost fight that the server never saw gives way to a new search', async () => {
    const { ports, memory } = setUp()
    memory.rememberRequest('before')
    vi.mocked(ports.fight).mockRejectedValueOnce(refused)
    await runMatch(ports, new AbortController().signal, () => undefined)
    expect(vi.mocked(ports.fight).mock.calls).toEqual([['before'], ['c']])
  })

  test('a match that was recreated is found again, shown, and fought under what is shown now (R11)', async () => {
    const found = [aFound({ commitment: 'c' }), aFound({ commitment: 'new' })]
    const { ports } = setUp({ find: vi.fn(async () => found.shift() ?? aFound()) })
    vi.mocked(ports.fight).mockRejectedValueOnce(refused)
    const shown: string[] = []
    await runMatch(ports, new AbortController().signal, ({ commitment }) => shown.push(commitment))
    expect(shown).toEqual(['c', 'new'])
    expect(vi.mocked(ports.fight).mock.calls).toEqual([['c'], ['new']])
    expect(ports.saveCommitment).toHaveBeenCalledExactlyOnceWith(REPLAY_ID, {
      commitment: 'new',
      idempotencyKey: 'key of new',
    })
  })

  test('a match that is another one each time fails in the end', async () => {
    const { ports } = setUp({ fight: vi.fn(() => Promise.reject(refused)) })
    await expect(runMatch(ports, new AbortController().signal, () => undefined)).rejects.toBe(refused)
    expect(ports.find).toHaveBeenCalledTimes(3)
  })

  test('two players of one tab do not see each other’s fights', () => {
    const kept = new Map<string, string>()
    memoryOf(kept, 1).rememberReplay('first')
    expect(memoryOf(kept, 2).runningReplayId()).toBeNull()
    expect(memoryOf(kept, 1).runningReplayId()).toBe('first')
  })
})

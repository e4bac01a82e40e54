import { describe, expect, it, vi } from 'vitest'
import { type CallName, calls } from '#contracts/calls.ts'
import { type CallData, callSchemas } from '#contracts/schemas.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { ALL_SCREENS } from '#workbench/stories/all-screens.ts'
import { apiError } from '#workbench/stories/api-error.ts'
import { statesOf } from '#workbench/stories/screen-stories.ts'
import { storyFetch } from '#workbench/stories/story-fetch.ts'
import { createTracker } from '#workbench/stories/work-tracker.ts'

const NAMES = Object.keys(calls) as CallName[]
const faultOf = (name: CallName, answer: unknown): string | null => {
  const parsed = callSchemas[name].data.safeParse(answer)
  return parsed.success ? null : parsed.error.message
}
const isData = (answer: unknown): boolean =>
  answer !== 'pending' &&
  answer !== 'offline' &&
  answer !== undefined &&
  !(typeof answer === 'object' && answer !== null && 'refused' in answer)

describe('the answers of the stories', () => {
  it.each(NAMES)('%s: the base world answers as the contract has it', (name) => {
    expect(faultOf(name, baseAnswers[name])).toBeNull()
  })

  it('has only answers in its states that the contract has, too', () => {
    const faults = ALL_SCREENS.flatMap((screen) =>
      statesOf(screen).flatMap(([state, { answers = {} }]) =>
        (Object.keys(answers) as CallName[])
          .filter((name) => isData(answers[name]))
          .flatMap((name) => faultOf(name, answers[name]) ?? [])
          .map((fault) => `${screen.title}, ${state}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })
})

describe('the fetch of a story', () => {
  const network = vi.fn<typeof fetch>()
  const start = (answers: Parameters<typeof storyFetch>[0] = baseAnswers) => {
    const tracker = createTracker()
    return { tracker, fetch: storyFetch(answers, network, tracker) }
  }
  const dataOf = async (answer: Promise<Response>): Promise<unknown> =>
    ((await (await answer).json()) as { data: unknown }).data

  it('answers a call as the server would, with the time of its clock', async () => {
    const answer = await start().fetch('/api/v1/users/stars')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-server-time')).not.toBeNull()
    expect(await answer.json()).toEqual({ data: baseAnswers['users.stars'] })
  })

  it('knows a call by its method and by a parameter in its path', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    expect(await dataOf(start().fetch(`/api/v1/combats/replay/${id}`))).toMatchObject({ replay_id: id })
    expect(await dataOf(start().fetch('/api/v1/users/claim', { method: 'POST' }))).toHaveProperty('amount')
  })

  it('refuses with the status and the words of the table, and loses the network where the state says so', async () => {
    const { fetch } = start({ 'users.stars': apiError('rate-limited'), 'users.balance': 'offline' })
    const answer = await fetch('/api/v1/users/stars')
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ code: 'rate-limited' })
    await expect(fetch('/api/v1/users/balance')).rejects.toThrow('Failed to fetch')
  })

  it('lists open guilds first where the tab asks for them', async () => {
    const entriesOf = async (sort: string): Promise<readonly string[]> => {
      const { items } = (await dataOf(start().fetch(`/api/v1/guild?sort=${sort}`))) as CallData<'guild.list'>
      return items.map(({ entry }) => entry)
    }
    expect(await entriesOf('top')).toEqual(['open', 'request', 'open', 'open', 'request', 'open'])
    expect(await entriesOf('open')).toEqual(['open', 'open', 'open', 'open', 'request', 'request'])
  })

  it('counts as pending only where a response comes', async () => {
    const { fetch, tracker } = start({ 'users.stars': 'pending', 'users.balance': 5 })
    void fetch('/api/v1/users/stars')
    expect(tracker.pending()).toBe(0)
    const answer = fetch('/api/v1/users/balance')
    expect(tracker.pending()).toBe(1)
    await answer
    expect(tracker.pending()).toBe(0)
  })

  it('remembers a claim: balance and last claim are those after it', async () => {
    const { fetch } = start()
    await fetch('/api/v1/users/claim', { method: 'POST' })
    expect(await dataOf(fetch('/api/v1/users/balance'))).toBe(baseAnswers['users.claim'].balance)
    expect(await dataOf(fetch('/api/v1/users/last_claim'))).toBe(baseAnswers['users.claim'].last_claim)
  })

  it('says on the console what call it does not know, and leaves the rest to the network', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await start().fetch('/api/v1/nothing')).status).toBe(404)
    expect(said).toHaveBeenCalledWith(expect.stringContaining('GET /api/v1/nothing'))
    network.mockResolvedValue(new Response('{}'))
    await start().fetch('/art/icons.json')
    expect(network).toHaveBeenCalledOnce()
  })
})

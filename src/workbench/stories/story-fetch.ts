import { type CallName, calls } from '#contracts/calls.ts'
import { BUILD_HEADER, SERVER_TIME_HEADER } from '#contracts/errors.ts'
import { ownRequests } from '#workbench/fixtures/guild-answers.ts'
import { guildsBy } from '#workbench/fixtures/guild-order.ts'
import type { Story, StoryAnswers, StoryError } from './screen-stories.ts'
import type { Tracker } from './work-tracker.ts'

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
const LINES = (Object.keys(calls) as CallName[]).map((name) => ({
  name,
  method: calls[name].method as string,
  // Fixed paths are tried first, because a path with a parameter would match them too.
  isFixed: !calls[name].path.includes('{'),
  path: pattern(calls[name].path),
}))
LINES.sort((a, b) => Number(b.isFixed) - Number(a.isFixed))

const isRefusal = (answer: unknown): answer is StoryError =>
  typeof answer === 'object' && answer !== null && 'refused' in answer

/** Own requests and the order depend on the query. */
const guildList = (answers: StoryAnswers, sort: string | null): StoryAnswers['guild.list'] => {
  if (sort === 'requested') return { items: [...ownRequests], next: null }
  const { 'combats.me': profile, 'guild.list': list } = answers
  const isData = typeof list === 'object' && !isRefusal(list) && typeof profile === 'object' && !isRefusal(profile)
  return isData ? guildsBy(sort, list, profile.rank) : list
}

/** The answers that a mutation changes for later calls. */
const consequences = (name: CallName, answers: StoryAnswers): StoryAnswers => {
  if (name === 'users.claim') {
    const claim = answers[name]
    if (typeof claim !== 'object' || isRefusal(claim)) return {}
    return { 'users.balance': claim.balance, 'users.lastClaim': claim.last_claim }
  }
  if (name === 'combats.skill' || name === 'combats.stance') {
    const profile = answers[name]
    if (typeof profile !== 'object' || isRefusal(profile)) return {}
    return { 'combats.me': profile }
  }
  return {}
}

const respond = (answer: unknown): Response => {
  const headers = { [SERVER_TIME_HEADER]: String(Date.now()), [BUILD_HEADER]: 'story' }
  if (!isRefusal(answer)) return Response.json({ data: answer }, { headers })
  const { refused, ...body } = answer
  return Response.json(body, { status: refused, headers })
}

/** Tracks the body as well, because it may end long after the headers. */
const withTrackedBody = async (answered: Promise<Response>, { track }: Tracker): Promise<Response> => {
  const response = await answered
  const { blob, json, text } = response
  response.blob = () => track(blob.call(response))
  response.json = () => track(json.call(response))
  response.text = () => track(text.call(response))
  return response
}

/** Requests that are not calls go to the network. `localInvoice` is what the pay sheet of local mode shows. */
export const storyFetch = (
  first: StoryAnswers,
  network: typeof fetch,
  tracker: Tracker,
  localInvoice?: Story['localInvoice'],
): typeof fetch => {
  let answers = first
  const answerOf = async (name: CallName, query: URLSearchParams): Promise<Response> => {
    const answer = name === 'guild.list' ? guildList(answers, query.get('sort')) : answers[name]
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    if (answer === undefined) throw new Error(`The fixtures have no answer to ${name}: add one to fixtures/answers.ts`)
    answers = { ...answers, ...consequences(name, answers) }
    return respond(answer)
  }
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const method = init?.method ?? 'GET'
    if (localInvoice && url.pathname === '/local/messenger/invoice')
      return tracker.track(withTrackedBody(Promise.resolve(respond(localInvoice)), tracker))
    if (!url.pathname.startsWith('/api/')) return tracker.track(withTrackedBody(network(input, init), tracker))
    const line = LINES.find((row) => row.method === method && row.path.test(url.pathname))
    if (!line) {
      console.error(`Unknown call ${method} ${url.pathname}`)
      return Promise.resolve(respond({ refused: 404, code: 'not-found', message: 'Not found' }))
    }
    // Not tracked: the state shows the waiting itself.
    if (answers[line.name] === 'pending') return new Promise(() => undefined)
    return tracker.track(withTrackedBody(answerOf(line.name, url.searchParams), tracker))
  }
}

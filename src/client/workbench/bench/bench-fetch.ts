import { type CallName, calls } from '../../../contracts/calls.ts'
import { BUILD_HEADER, SERVER_TIME_HEADER } from '../../../contracts/errors.ts'
import type { BenchAnswers, BenchRefusal } from './bench-screen.ts'
import type { Tracker } from './bench-tracker.ts'

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
const LINES = (Object.keys(calls) as CallName[]).map((name) => ({
  name,
  method: calls[name].method as string,
  // Fixed paths before those with a parameter, which would match them too.
  isFixed: !calls[name].path.includes('{'),
  path: pattern(calls[name].path),
}))
LINES.sort((a, b) => Number(b.isFixed) - Number(a.isFixed))

const isRefusal = (answer: unknown): answer is BenchRefusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer

/** What a move leaves behind: the answers that are others after it. */
const consequences = (name: CallName, answers: BenchAnswers): BenchAnswers => {
  if (name === 'users.claim') {
    const claim = answers[name]
    if (typeof claim !== 'object' || isRefusal(claim)) return {}
    return { 'users.balance': claim.balance, 'users.lastClaim': claim.last_claim }
  }
  if (name === 'combats.skill') {
    const profile = answers[name]
    if (typeof profile !== 'object' || isRefusal(profile)) return {}
    return { 'combats.me': profile }
  }
  return {}
}

const respond = (answer: unknown): Response => {
  const headers = { [SERVER_TIME_HEADER]: String(Date.now()), [BUILD_HEADER]: 'bench' }
  if (!isRefusal(answer)) return Response.json({ data: answer }, { headers })
  const { refused, ...body } = answer
  return Response.json(body, { status: refused, headers })
}

/** Counts the reading of a body, too: its last part may come long after the answer's head. */
const withTrackedBody = async (answered: Promise<Response>, { track }: Tracker): Promise<Response> => {
  const response = await answered
  const { json, text } = response
  response.json = () => track(json.call(response))
  response.text = () => track(text.call(response))
  return response
}

/** The fetch of a page whose server is a table of answers. Whatever is no call of the game goes to the network. */
export const benchFetch = (first: BenchAnswers, network: typeof fetch, tracker: Tracker): typeof fetch => {
  let answers = first
  const answerOf = async (name: CallName): Promise<Response> => {
    const answer = answers[name]
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    if (answer === undefined) throw new Error(`The bench has no answer to ${name}: add one to base-answers.ts`)
    answers = { ...answers, ...consequences(name, answers) }
    return respond(answer)
  }
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const method = init?.method ?? 'GET'
    if (!url.pathname.startsWith('/api/')) return tracker.track(withTrackedBody(network(input, init), tracker))
    const line = LINES.find((row) => row.method === method && row.path.test(url.pathname))
    if (!line) {
      console.error(`The bench knows no call ${method} ${url.pathname}`)
      return Promise.resolve(respond({ refused: 404, code: 'not-found', message: 'Not found' }))
    }
    // Never answered, and not waited for either: this is what the state shows.
    if (answers[line.name] === 'pending') return new Promise(() => undefined)
    return tracker.track(withTrackedBody(answerOf(line.name), tracker))
  }
}

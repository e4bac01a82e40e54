import { vi } from 'vitest'
import { createStageBridge, type StageBridge } from '#bridge/bridge.ts'
import { StageContext } from '#client/stage/stage-context.ts'
import { createStageHolder } from '#client/stage/stage-holder.ts'
import { DESK_CALLS, DESK_KEY_HEADER, type DeskCallName } from '#contracts/desk/desk-calls.ts'
import { createDeskQueries } from '#desk/api/desk-queries.ts'
import { DeskApp } from '#desk/app/desk-app.tsx'
import { createDeskTexts } from '#desk/texts/desk-texts.ts'
import type { Language } from '#languages/languages.ts'
import { lastButton, nameOf, typeInto } from '../render.tsx'
import { render, settle, tap } from '../render-app.tsx'
import { deskAnswers } from './desk-answers.ts'

export interface Refusal {
  readonly status: number
  readonly code: string
  readonly details?: string
}

export interface AskedCall {
  readonly name: DeskCallName
  readonly url: string
  readonly key: string | null
  readonly body: unknown
}

export type Answer = object | Refusal | 'no-network' | 'bad-gateway' | 'half-answer' | 'never'
type Answers = Partial<Record<DeskCallName, Answer | ((call: AskedCall) => Answer)>>

const isRefusal = (answer: object): answer is Refusal => 'status' in answer && 'code' in answer

const callOf = (method: string, pathname: string): DeskCallName | undefined =>
  (Object.keys(DESK_CALLS) as DeskCallName[]).find((name) => {
    const { method: wanted, path } = DESK_CALLS[name]
    return wanted === method && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname)
  })

/** Answers as the samples do, unless the test says otherwise. Returns the calls so far. */
export const fakeDesk = (answers: Answers = {}): AskedCall[] => {
  const asked: AskedCall[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(input, 'http://localhost')
    const name = callOf(init.method ?? 'GET', pathname)
    if (name === undefined) throw new Error(`The desk has no call ${init.method ?? 'GET'} ${pathname}`)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const call = { name, url: input, key: new Headers(init.headers).get(DESK_KEY_HEADER), body }
    asked.push(call)
    const line = answers[name] ?? deskAnswers[name as keyof typeof deskAnswers] ?? {}
    const answer = typeof line === 'function' ? line(call) : line
    if (answer === 'never') return new Promise(() => undefined)
    if (answer === 'no-network') throw new TypeError('Failed to fetch')
    if (answer === 'bad-gateway') return new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
    if (answer === 'half-answer') return new Response('{"outcome":"do')
    if (typeof answer === 'string') throw new Error(`No such answer: ${answer}`)
    if (!isRefusal(answer)) return Response.json(answer)
    const { status, code, details = null } = answer
    return Response.json({ error: { code, message: `English of ${code}`, details } }, { status })
  })
  return asked
}

/** Opens the whole desk at an address and waits until it is settled. The stage draws nothing. */
export const openDesk = async (
  address: string,
  language: Language = 'en',
  bridge: StageBridge = createStageBridge(),
): Promise<HTMLElement> => {
  const stage = { attach: () => undefined, detach: () => undefined }
  const holder = createStageHolder(bridge, async () => ({ createStage: () => stage }))
  window.history.replaceState(null, '', address)
  const page = await render(
    <StageContext value={holder}>
      <DeskApp queryClient={createDeskQueries()} texts={createDeskTexts(language)} />
    </StageContext>,
  )
  await settle(50)
  return page
}

export const hasButton = (name: string): boolean =>
  [...document.querySelectorAll('button')].some((element) => nameOf(element) === name)

export const press = async (name: string): Promise<void> => {
  await tap(lastButton(name))
  await settle(300)
}

/** Fills the field of this label. */
export const fill = (label: string, text: string): Promise<void> => {
  const found = [...document.querySelectorAll('label')].findLast((element) => element.textContent === label)
  return typeInto(document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | null, text)
}

export const shown = (): string => document.body.textContent ?? ''

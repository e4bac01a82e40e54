import { afterEach, describe, expect, it } from 'vitest'
import type { DeskCallName } from '#contracts/desk/desk-calls.ts'
import { lastButton } from '../render.tsx'
import { onCleanPages, unmountAll } from '../render-app.tsx'
import { APPROVE_GIFT, deskAnswers } from './desk-answers.ts'
import { type Answer, type AskedCall, fakeDesk, fill, hasButton, openDesk, press, shown } from './desk-page.tsx'

onCleanPages()
afterEach(() => sessionStorage.clear())

const LOST = 'The answer was lost. Sending it again does not do it twice.'
const SIGNED_OUT = { status: 401, code: 'signed-out' }
const DONE = { outcome: 'done', lines: ['1 tok given to player 501.'] }

/** Answers the first acts in this order, all others with `DONE`. */
const fakeActs = (...first: readonly Answer[]): AskedCall[] => {
  const answers = [...first]
  return fakeDesk({ act: () => answers.shift() ?? DONE })
}

const keysOf = (asked: readonly AskedCall[], call: DeskCallName = 'act'): readonly (string | null)[] =>
  asked.filter(({ name }) => name === call).map(({ key }) => key)
const expectSameKey = (asked: readonly AskedCall[], call?: DeskCallName): void => {
  const [first, second] = keysOf(asked, call)
  expect(second).toBe(first)
}

const giveBack = async (reason = 'came twice'): Promise<void> => {
  await openDesk('/players/501')
  await press('Give back 1 TOK')
  await fill('Reason', reason)
  await press('Continue')
  await press('Do it')
}

describe('an act whose answer was lost', () => {
  const losses = ['no-network', 'bad-gateway', 'half-answer', { status: 500, code: 'unexpected' }] as const

  it.each(losses)('is sent again with the same key after %j', async (loss) => {
    const asked = fakeActs(loss)
    await giveBack()
    expect(shown()).toContain(LOST)
    await press('Send again')
    expectSameKey(asked)
    expect(shown()).toContain('1 tok given to player 501.')
  })

  it('keeps its key over Back and Continue', async () => {
    const asked = fakeActs('bad-gateway')
    await giveBack()
    await press('Back')
    await press('Continue')
    expect(shown()).toContain(LOST)
    await press('Send again')
    expectSameKey(asked)
  })

  it('is offered again with the same key when the dialog was closed and opened', async () => {
    const asked = fakeActs('bad-gateway')
    await giveBack()
    await press('Close')
    await press('Give back 1 TOK')
    expect(shown()).toContain(LOST)
    expect(shown()).toContain('Reason: came twice')
    await press('Send again')
    expectSameKey(asked)
  })

  it('is offered again with the same key when the page was reloaded', async () => {
    const asked = fakeActs('bad-gateway')
    await giveBack()
    await unmountAll()
    await openDesk('/players/501')
    await press('Give')
    await press('Send again')
    expectSameKey(asked)
  })

  it('keeps its key when the next try finds the session over, which says nothing about the first', async () => {
    let isOver = false
    const acts: Answer[] = ['bad-gateway', SIGNED_OUT]
    const asked = fakeDesk({
      act: () => acts.shift() ?? DONE,
      me: () => (isOver ? SIGNED_OUT : deskAnswers.me),
    })
    await giveBack()
    isOver = true
    await press('Send again')
    expect(hasButton('Sign in')).toBe(true)
    await unmountAll()
    isOver = false
    await openDesk('/players/501')
    await press('Give back 1 TOK')
    await press('Send again')
    expect(new Set(keysOf(asked)).size).toBe(1)
    expect(keysOf(asked)).toHaveLength(3)
  })

  it('is not offered to another person', async () => {
    fakeActs('bad-gateway')
    await giveBack()
    await unmountAll()
    fakeDesk({ me: { ...deskAnswers.me, name: 'boris' } })
    await openDesk('/players/501')
    await press('Give back 1 TOK')
    expect(shown()).not.toContain(LOST)
    expect(hasButton('Continue')).toBe(true)
  })

  it('is named before a changed one is sent, which has its own key', async () => {
    const asked = fakeActs('bad-gateway')
    await giveBack()
    await press('Back')
    await fill('Reason', 'came three times')
    await press('Continue')
    expect(shown()).toContain('it may have been done: \u2068Ann501\u2069 gets 1 TOK. Look in the log first.')
    await press('Do it')
    expect(new Set(keysOf(asked)).size).toBe(2)
  })
})

describe('an act that was answered', () => {
  it.each([[{ status: 400, code: 'act-refused' }], [DONE]])('has a new key the next time, after %j', async (answer) => {
    const asked = fakeActs(answer)
    await giveBack()
    await press('Close')
    await press('Give back 1 TOK')
    expect(lastButton('Continue').disabled).toBe(true)
    await fill('Reason', 'came twice')
    await press('Continue')
    expect(shown()).not.toContain(LOST)
    await press('Do it')
    expect(new Set(keysOf(asked)).size).toBe(2)
  })
})

describe('a decision whose answer was lost', () => {
  it('is offered again with its reason and key when the dialog was closed and opened', async () => {
    let tries = 0
    const asked = fakeDesk({
      decide: () => {
        tries += 1
        return tries === 1 ? 'bad-gateway' : { state: 'approved', lines: [] }
      },
    })
    await openDesk('/requests')
    await press(APPROVE_GIFT)
    await fill('Reason', 'seen in the log')
    await press('Approve')
    expect(shown()).toContain(LOST)
    await press('Close')
    await press(APPROVE_GIFT)
    expect(shown()).toContain(LOST)
    await press('Approve')
    expect(shown()).toContain('Approved and done')
    expectSameKey(asked, 'decide')
  })
})

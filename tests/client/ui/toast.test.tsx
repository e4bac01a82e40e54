import { act } from 'react'
import { toast as held } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '#client/ui/feedback/toast.ts'
import { Toaster } from '#client/ui/feedback/toaster.tsx'
import { TOAST_DURATION_MS } from '#rules/constants.ts'
import { render, settle, unmountAll } from '../render-app.tsx'

const visible = (): string[] =>
  [...document.querySelectorAll('[aria-live] > div')].map((element) => element.textContent ?? '')
const show = (work: () => unknown): Promise<void> =>
  act(async () => {
    work()
  })

describe('toasts (row 15)', () => {
  beforeEach(async () => {
    vi.useFakeTimers()
    await render(<Toaster />)
  })
  afterEach(async () => {
    await act(async () => held.removeAll())
    await unmountAll()
    vi.useRealTimers()
  })

  it.each([
    ['blank', 4000],
    ['error', 4000],
    ['custom', 4000],
    ['success', 2000],
  ] as const)('of type %s stay for %i ms', async (type, durationMs) => {
    await show(() => toast[type]('Hello'))
    await settle(durationMs - 1)
    expect(visible()).toEqual(['Hello'])
    await settle(1)
    await settle(200)
    expect(visible()).toEqual([])
  })

  it('of type loading stay until they are dismissed', async () => {
    await show(() => toast.loading('Working'))
    await settle(3_600_000)
    expect(visible()).toEqual(['Working'])
    await show(() => toast.dismiss())
    await settle(300)
    expect(visible()).toEqual([])
    expect(TOAST_DURATION_MS.loading).toBe(Number.POSITIVE_INFINITY)
  })

  it('are visible one at a time: a new one takes the place of the one before (T42)', async () => {
    await show(() => {
      for (let n = 1; n <= 25; n += 1) toast.error(`Toast ${n}`)
    })
    expect(visible()).toEqual(['Toast 25'])
    await settle(4000)
    await settle(200)
    expect(visible()).toEqual([])
  })

  it('say errors at once to screen readers, and the rest politely', async () => {
    await show(() => toast.error('Failed to claim'))
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Failed to claim')
    await show(() => toast.success('Welcome aboard, Warrior!'))
    expect(document.querySelector('[role=alert]')).toBeNull()
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('Welcome aboard, Warrior!')
  })
})

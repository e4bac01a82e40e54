import { act, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { texts } from '#client/i18n/i18n.ts'
import { goBack } from '#client/platform/back-stack.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { timeLeftOf, useCountdown } from '#client/ui/format/countdown.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { FullScreenDialog } from '#client/ui/overlays/full-screen-dialog.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { onCleanPages, render, settle, tap, unmountAll } from '../render-app.tsx'

const Left = ({ endMs, onEnd }: { readonly endMs: number | null; readonly onEnd: () => void }) => {
  const left = useCountdown(endMs, Date.now, onEnd)
  return <p>{`${left.hours}:${left.minutes}:${left.seconds}`}</p>
}

onCleanPages()

describe('a button', () => {
  it('ignores taps while its work is pending, keeps the focus and says that it is busy', async () => {
    const onClick = vi.fn()
    const page = await render(
      <Button pending onClick={onClick}>
        Claim
      </Button>,
    )
    const button = page.querySelector('button')
    button?.focus()
    await tap(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    expect(button?.getAttribute('aria-busy')).toBe('true')
  })

  it('submits a form only when it is asked to', async () => {
    const page = await render(<Button>Go</Button>)
    expect(page.querySelector('button')?.type).toBe('button')
  })
})

describe('a bar', () => {
  it('says what it measures, and never leaves its trough', async () => {
    const page = await render(<Bar label="Health" value={1500} max={1240} text="1240 / 1240" />)
    const bar = page.querySelector('[role=progressbar]')
    expect(bar?.getAttribute('aria-valuenow')).toBe('1240')
    expect(bar?.getAttribute('aria-valuetext')).toBe('1240 / 1240')
    expect(page.querySelector<HTMLElement>('[style*=width]')?.style.width).toBe('100%')
  })

  it('is empty when there is nothing to measure', async () => {
    const page = await render(<Bar label="Progress" value={3} max={0} />)
    expect(page.querySelector<HTMLElement>('[style*=width]')?.style.width).toBe('0%')
  })
})

describe('a countdown (row 20)', () => {
  it('ticks each second down to zero and tells once', async () => {
    const onEnd = vi.fn()
    const page = await render(<Left endMs={Date.now() + 2500} onEnd={onEnd} />)
    expect(page.textContent).toBe('0:0:3')
    await settle(500)
    expect(page.textContent).toBe('0:0:2')
    await settle(1000)
    expect(page.textContent).toBe('0:0:1')
    await settle(1000)
    expect(page.textContent).toBe('0:0:0')
    await settle(5000)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('counts nothing without an end', async () => {
    const onEnd = vi.fn()
    const page = await render(<Left endMs={null} onEnd={onEnd} />)
    await settle(5000)
    expect(page.textContent).toBe('0:0:0')
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('takes a duration apart', () => {
    expect(timeLeftOf(25 * 3_600_000 + 61_000)).toMatchObject({ hours: 25, minutes: 1, seconds: 1 })
    expect(timeLeftOf(-1)).toMatchObject({ totalMs: 0, seconds: 0 })
  })
})

describe('going back', () => {
  const withTexts = (node: React.ReactNode) => <I18nextProvider i18n={texts}>{node}</I18nextProvider>

  it('closes the top dialog first, then leaves the page', async () => {
    const closeDialog = vi.fn()
    const leavePage = vi.fn()
    const page = (open: boolean) =>
      withTexts(
        <Screen title="Preparation" onBack={leavePage}>
          <Dialog open={open} onClose={closeDialog} title="House">
            <p>Welcome</p>
          </Dialog>
        </Screen>,
      )
    await render(page(true))
    await settle()
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Welcome')
    await act(async () => goBack())
    expect([closeDialog.mock.calls.length, leavePage.mock.calls.length]).toEqual([1, 0])

    await unmountAll()
    await render(page(false))
    await act(async () => goBack())
    expect([closeDialog.mock.calls.length, leavePage.mock.calls.length]).toEqual([1, 1])
  })

  it('does nothing to a dialog that only its own buttons end', async () => {
    const onClose = vi.fn()
    await render(
      withTexts(
        <Dialog open onClose={onClose} title="Season" dismissable={false}>
          <p>Continue</p>
        </Dialog>,
      ),
    )
    await settle()
    await act(async () => goBack())
    expect(onClose).not.toHaveBeenCalled()
    expect(document.querySelector('[role=dialog] [aria-label=Close]')).toBeNull()
  })
})

const Card = ({ leavesButton }: { readonly leavesButton: boolean }) => {
  const [isAsking, setAsking] = useState(false)
  const [isListed, setListed] = useState(false)
  return (
    <Drawer open onClose={() => undefined} title="Card">
      {(leavesButton || !isListed) && (
        <button type="button" onClick={() => setAsking(true)}>
          List
        </button>
      )}
      <Dialog open={isAsking} onClose={() => undefined} title="Price">
        <button
          type="button"
          onClick={() => {
            setListed(true)
            setAsking(false)
          }}
        >
          Confirm
        </button>
      </Dialog>
    </Drawer>
  )
}

describe('the focus after a dialog over another', () => {
  it.each([
    [true, 'goes back to what opened it'],
    [false, 'goes to the one below when what opened it is gone, never behind both'],
  ])('with its button left (%s) it %s', async (leavesButton) => {
    const page = await render(<button type="button">Behind</button>)
    page.querySelector('button')?.focus()
    await render(
      <I18nextProvider i18n={texts}>
        <Card leavesButton={leavesButton} />
      </I18nextProvider>,
    )
    await settle()
    const find = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)
    find('List')?.focus()
    await tap(find('List') ?? null)
    await settle(500)
    await tap(find('Confirm') ?? null)
    await settle(500)
    if (leavesButton) expect(document.activeElement?.textContent).toBe('List')
    else expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
    expect(document.activeElement?.closest('[role=dialog]')?.textContent).toContain('Card')
  })
})

const Shown = ({ leaves }: { readonly leaves: readonly string[] }) => {
  const [step, setStep] = useState<'before' | 'open' | 'closed'>('before')
  const isLeft = (name: string): boolean => step !== 'closed' || leaves.includes(name)
  return (
    <main>
      <h1>Page</h1>
      <button type="button">Elsewhere</button>
      {isLeft('list') && (
        <div>
          {isLeft('opener') && (
            <button type="button" onClick={() => setStep('open')}>
              Open
            </button>
          )}
          <button type="button">Beside</button>
        </div>
      )}
      {step === 'open' && (
        <FullScreenDialog open label="Celebration" onClose={() => undefined}>
          <button type="button" onClick={() => setStep('closed')}>
            Great
          </button>
        </FullScreenDialog>
      )}
    </main>
  )
}

describe('the focus after a full-screen celebration', () => {
  it.each([
    ['Open', 'its opener', ['list', 'opener']],
    ['Beside', 'a control beside its opener, which is gone', ['list']],
    ['Page', 'the heading when nothing around its opener is left', []],
  ])('is on "%s": %s', async (name, _which, leaves) => {
    const page = await render(<Shown leaves={leaves} />)
    const find = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)
    find('Open')?.focus()
    await tap(find('Open'))
    await settle()
    find('Great')?.focus()
    await tap(find('Great'))
    await settle(500)
    expect(page.contains(document.activeElement)).toBe(true)
    expect(document.activeElement?.textContent).toBe(name)
  })
})

const Answered = () => {
  const [isAsking, setAsking] = useState(true)
  return (
    <>
      <Dialog open={isAsking} onClose={() => undefined} title="Refine?">
        <button type="button" onClick={() => setAsking(false)}>
          Confirm
        </button>
      </Dialog>
      {!isAsking && (
        <FullScreenDialog open label="Moment" onClose={() => undefined}>
          <button type="button">Skip</button>
        </FullScreenDialog>
      )}
    </>
  )
}

it('the focus stays in the moment that a closing question has opened', async () => {
  const page = await render(<button type="button">Behind</button>)
  page.querySelector('button')?.focus()
  await render(
    <I18nextProvider i18n={texts}>
      <Answered />
    </I18nextProvider>,
  )
  await settle()
  await tap([...document.querySelectorAll('button')].find((one) => one.textContent === 'Confirm'))
  await settle(1000)
  expect(document.activeElement?.closest('[role=dialog]')?.textContent).toContain('Skip')
})

describe('tabs', () => {
  it('show the first panel, and another one on a tap', async () => {
    const onChange = vi.fn()
    const page = await render(
      <Tabs
        label="Stats"
        onChange={onChange}
        tabs={[
          { id: 'default', label: 'Default', content: 'bars' },
          { id: 'detailed', label: 'Detailed', content: 'rows' },
        ]}
      />,
    )
    expect(page.querySelector('[role=tabpanel]')?.textContent).toBe('bars')
    await tap([...page.querySelectorAll('[role=tab]')][1])
    await settle()
    expect(onChange).toHaveBeenCalledWith('detailed')
    expect(page.querySelector('[role=tabpanel]:not([hidden])')?.textContent).toBe('rows')
  })
})

import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { texts } from '../../../src/client/i18n/i18n.ts'
import { Dialog } from '../../../src/client/ui/overlays/dialog.tsx'
import { Drawer } from '../../../src/client/ui/overlays/drawer.tsx'
import { FullScreenDialog } from '../../../src/client/ui/overlays/full-screen-dialog.tsx'
import { Screen } from '../../../src/client/ui/surfaces/screen.tsx'
import { onCleanPages, render, settle, tap } from '../shell/render.tsx'

onCleanPages()

const buttonOf = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)

/** A press by keys: what is pressed has the focus. */
const press = async (name: string): Promise<void> => {
  buttonOf(name)?.focus()
  await tap(buttonOf(name))
  await settle(500)
}

/** A card whose button opens a question; answering it takes that button away. */
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
    await press('List')
    await press('Confirm')
    if (leavesButton) expect(document.activeElement?.textContent).toBe('List')
    else expect(document.activeElement?.getAttribute('role')).toBe('dialog')
    expect(document.activeElement?.closest('[role=dialog]')?.textContent).toContain('Card')
  })
})

/** A page whose button opens a question, whose answer opens a moment over all. */
const Smithy = ({ after }: { readonly after: 'there' | 'disabled' | 'gone' }) => {
  const [step, setStep] = useState<'idle' | 'asking' | 'moment' | 'over'>('idle')
  const isOver = step === 'over'
  return (
    <I18nextProvider i18n={texts}>
      <Screen title="Smithy">
        {!(isOver && after === 'gone') && (
          <button type="button" disabled={isOver && after === 'disabled'} onClick={() => setStep('asking')}>
            Refine
          </button>
        )}
        <Dialog open={step === 'asking'} onClose={() => undefined} title="Refine?">
          <button type="button" onClick={() => setStep('moment')}>
            Confirm
          </button>
        </Dialog>
        {step === 'moment' && (
          <FullScreenDialog open label="Moment" onClose={() => undefined}>
            <button type="button" onClick={() => setStep('over')}>
              Continue
            </button>
          </FullScreenDialog>
        )}
      </Screen>
    </I18nextProvider>
  )
}

describe('the focus of a moment that a question has opened', () => {
  it('is in the moment when the question has closed', async () => {
    await render(<Smithy after="there" />)
    await press('Refine')
    await press('Confirm')
    expect(document.activeElement?.closest('[role=dialog]')?.textContent).toContain('Continue')
  })

  it.each([
    ['there', 'Refine'],
    ['disabled', 'Smithy'],
    ['gone', 'Smithy'],
  ] as const)('is, when the page’s button is %s in the end, on %s', async (after, focused) => {
    await render(<Smithy after={after} />)
    await press('Refine')
    await press('Confirm')
    await press('Continue')
    expect(document.querySelector('[role=dialog]')).toBeNull()
    expect(document.activeElement?.textContent).toBe(focused)
  })
})

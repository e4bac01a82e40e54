import { act, type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { texts } from '#client/i18n/i18n.ts'
import { goBack } from '#client/platform/back-stack.ts'
import { DecimalField } from '#client/ui/controls/decimal-field.tsx'
import { QuantityStepper } from '#client/ui/controls/quantity-stepper.tsx'
import { SearchField } from '#client/ui/controls/search-field.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { Select } from '#client/ui/controls/select.tsx'
import { Switch } from '#client/ui/controls/switch.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Popover } from '#client/ui/overlays/popover.tsx'
import { typeInto } from '../render.tsx'
import { onCleanPages, render, settle, tap } from '../render-app.tsx'

const show = (node: ReactNode): Promise<HTMLElement> => render(<I18nextProvider i18n={texts}>{node}</I18nextProvider>)

const Search = () => {
  const [value, setValue] = useState('sword')
  return <SearchField label="Search" value={value} onChange={setValue} />
}
const Steps = ({ start }: { readonly start: number }) => {
  const [value, setValue] = useState(start)
  return <QuantityStepper label="Chests" value={value} onChange={setValue} max={3} />
}

const press = async (element: Element | null | undefined, key: string): Promise<void> => {
  if (!element) throw new Error('There is nothing to press a key on')
  await act(async () => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
  await settle(100)
}
const focus = (element: HTMLElement | null | undefined): Promise<void> => act(async () => element?.focus())

onCleanPages()

describe('a text field', () => {
  it('ties label and hint to the input, and says what is wrong', async () => {
    const field = (problem?: string) => (
      <TextField
        label="Name"
        hint="3 to 20 letters"
        value="ab"
        onChange={() => undefined}
        {...(problem === undefined ? {} : { problem })}
      />
    )
    const described = (page: HTMLElement) => {
      const input = page.querySelector('input')
      const below = page.querySelector(`[id="${input?.getAttribute('aria-describedby')}"]`)
      return [input?.labels?.[0]?.textContent, input?.getAttribute('aria-invalid'), below?.textContent]
    }
    expect(described(await show(field()))).toEqual(['Name', null, '3 to 20 letters'])
    expect(described(await show(field('Too short')))).toEqual(['Name', 'true', 'Too short'])
  })

  it('of one decimal lets nothing else in', async () => {
    const onChange = vi.fn()
    const page = await show(<DecimalField label="Price" value="12.5" refusal="No price" onChange={onChange} />)
    const input = page.querySelector('input')
    await typeInto(input, '12.57')
    expect([input?.value, onChange.mock.calls, page.textContent]).toEqual(['12.5', [], 'Price'])
    await act(async () => input?.dispatchEvent(new Event('paste', { bubbles: true })))
    await typeInto(input, '1.5k')
    expect([input?.value, onChange.mock.calls, page.textContent]).toEqual(['12.5', [], 'PriceNo price'])
    await act(async () => input?.dispatchEvent(new Event('paste', { bubbles: true })))
    await typeInto(input, '1,500')
    expect([onChange.mock.calls, page.textContent]).toEqual([[['1500']], 'Price'])
    expect(input?.inputMode).toBe('decimal')
  })
})

describe('a search field', () => {
  it('is emptied by its cross and keeps the focus', async () => {
    const page = await show(<Search />)
    await tap(page.querySelector('[aria-label=Clear]'))
    const input = page.querySelector('input')
    expect(input?.value).toBe('')
    expect(document.activeElement).toBe(input)
    expect(page.querySelector('[aria-label=Clear]')).toBeNull()
  })
})

describe('a quantity stepper', () => {
  it('steps by arrow keys, and never beyond its ends', async () => {
    const page = await show(<Steps start={2} />)
    const input = page.querySelector<HTMLInputElement>('input[aria-label=Chests]')
    await focus(input)
    await press(input, 'ArrowUp')
    expect(input?.value).toBe('3')
    await press(input, 'ArrowUp')
    expect(input?.value).toBe('3')
    await press(input, 'ArrowDown')
    expect(input?.value).toBe('2')
  })

  it('has buttons with names, disabled at its ends', async () => {
    const page = await show(<Steps start={3} />)
    const isOut = (name: string) =>
      page.querySelector<HTMLButtonElement>(`[aria-label=${name}]`)?.hasAttribute('data-disabled')
    expect([isOut('Less'), isOut('More')]).toEqual([false, true])
  })
})

describe('choices', () => {
  const SIDES = [
    { id: 'buy', label: 'Buy' },
    { id: 'sell', label: 'Sell' },
  ] as const

  it('side by side are radios that arrow keys choose', async () => {
    const onChange = vi.fn()
    const page = await show(<Segmented label="Side" choices={SIDES} value="buy" onChange={onChange} />)
    expect(page.querySelector('[role=radiogroup]')?.getAttribute('aria-label')).toBe('Side')
    const [buy, sell] = page.querySelectorAll<HTMLElement>('[role=radio]')
    expect([buy?.ariaChecked, sell?.ariaChecked]).toEqual(['true', 'false'])
    await focus(buy)
    await press(buy, 'ArrowRight')
    expect(document.activeElement).toBe(sell)
    await tap(sell)
    await settle(100)
    expect(onChange).toHaveBeenLastCalledWith('sell')
  })

  it('in a list are a labelled select of the system, which says what was chosen', async () => {
    const onChange = vi.fn()
    const page = await show(<Select label="Side" choices={SIDES} value="buy" onChange={onChange} />)
    const select = page.querySelector('select')
    if (!select) throw new Error('There is no select')
    expect(select.labels[0]?.textContent).toBe('Side')
    expect([...select.options].map((option) => [option.text, option.selected])).toEqual([
      ['Buy', true],
      ['Sell', false],
    ])
    await act(async () => {
      select.value = 'sell'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('sell')
  })

  it('that cannot be chosen are shown so', async () => {
    const choices = [...SIDES, { id: 'gift', label: 'Gift', disabled: true }] as const
    const page = await show(<Select label="Side" choices={choices} value="buy" onChange={() => undefined} />)
    expect([...(page.querySelector('select')?.options ?? [])].map((option) => option.disabled)).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('a switch', () => {
  it('is named by its line, and the whole line switches it', async () => {
    const onChange = vi.fn()
    const page = await show(<Switch label="Music" detail="In menus" checked={false} onChange={onChange} />)
    const control = page.querySelector('[role=switch]')
    const nameOf = (attribute: string) => document.getElementById(control?.getAttribute(attribute) ?? '')?.textContent
    expect([control?.ariaChecked, nameOf('aria-labelledby'), nameOf('aria-describedby')]).toEqual([
      'false',
      'Music',
      'In menus',
    ])
    await tap(page.querySelector('label'))
    await settle(100)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  })
})

describe('a popover', () => {
  it("opens at its trigger and closes by the messenger's back button", async () => {
    const page = await show(<Popover label="What is luck?">The chance of a critical hit.</Popover>)
    const trigger = page.querySelector('button')
    await tap(trigger)
    await settle(200)
    expect(trigger?.getAttribute('aria-expanded')).toBe('true')
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('The chance of a critical hit.')
    await act(async () => goBack())
    await settle(300)
    expect(trigger?.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('a question before something is done', () => {
  const ask = (pending: boolean, onConfirm: () => void, onCancel: () => void) => (
    <ConfirmDialog
      open
      tone="danger"
      title="Melt the sword?"
      confirmLabel="Melt"
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      It is gone for ever.
    </ConfirmDialog>
  )
  const button = (name: string) =>
    [...document.querySelectorAll('[role=dialog] button')].find(({ textContent }) => textContent === name)

  it('does what its buttons say', async () => {
    const onConfirm = vi.fn()
    const onCancel = vi.fn()
    await show(ask(false, onConfirm, onCancel))
    await settle()
    await tap(button('Melt'))
    await tap(button('Cancel'))
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
  })

  it('stays open while the work runs', async () => {
    const onConfirm = vi.fn()
    const onCancel = vi.fn()
    await show(ask(true, onConfirm, onCancel))
    await settle()
    await tap(button('Melt'))
    await tap(button('Cancel'))
    await act(async () => goBack())
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0])
    expect(document.querySelector('[aria-label=Close]')).toBeNull()
  })
})

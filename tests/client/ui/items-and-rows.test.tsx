import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { texts } from '#client/i18n/i18n.ts'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { HealthBar } from '#client/ui/fighters/health-bar.tsx'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import { RarityTag } from '#client/ui/items/rarity-tag.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import { onCleanPages, render, settle, tap } from '../render-app.tsx'

const show = (node: ReactNode): Promise<HTMLElement> => render(<I18nextProvider i18n={texts}>{node}</I18nextProvider>)

onCleanPages()

describe('an item card', () => {
  it('says name, amount and marks in one breath', async () => {
    const page = await show(
      <ItemCard slot="sword" rarity="epic" label="Sword, Epic" quantity={3} marks={['worn', 'notTradeable']} />,
    )
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Sword, Epic, ×3, worn, not tradeable')
    expect(page.querySelectorAll('[data-sign=star] path')).toHaveLength(4)
  })

  it('is a button that says whether it is chosen, and no button when it leads nowhere', async () => {
    const onPress = vi.fn()
    const page = await show(
      <>
        <ItemCard slot="sword" rarity="rare" label="Chosen" selected onPress={onPress} />
        <ItemCard slot="sword" rarity="rare" label="Plain" />
      </>,
    )
    const buttons = [...page.querySelectorAll('button')]
    expect(buttons.map((button) => [button.ariaLabel, button.getAttribute('aria-pressed')])).toEqual([
      ['Chosen', 'true'],
    ])
    await tap(buttons[0])
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('takes no tap while it is disabled', async () => {
    const onPress = vi.fn()
    const page = await show(<ItemCard slot="sword" rarity="rare" label="Sword" disabled onPress={onPress} />)
    await tap(page.querySelector('button'))
    expect(onPress).not.toHaveBeenCalled()
  })

  it('shows its own drawing when it has one', async () => {
    const page = await show(<ItemCard picture="/art/doge.png" rarity={null} label="Doge sword" />)
    expect(page.querySelector('img')?.getAttribute('src')).toBe('/art/doge.png')
  })
})

describe('a rarity tag', () => {
  it('says stars in words, and nothing where there is none', async () => {
    const page = await show(
      <>
        <RarityTag rarity="legendary" />
        <RarityTag rarity="prototype" />
      </>,
    )
    expect([...page.children].map((tag) => tag.textContent)).toEqual(['Legendary, 5 stars', 'Prototype'])
  })
})

describe('a list row', () => {
  it('is a button only where it leads on', async () => {
    const page = await show(
      <>
        <ListRow title="Translation" />
        <ListRow title="Way" onPress={() => undefined} />
      </>,
    )
    expect([...page.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['Way'])
  })

  it('takes no second tap in progress, and says so', async () => {
    const onPress = vi.fn()
    const page = await show(<ListRow title="Invite" state="progress" onPress={onPress} />)
    const button = page.querySelector('button')
    await tap(button)
    expect(onPress).not.toHaveBeenCalled()
    expect(button?.getAttribute('aria-busy')).toBe('true')
    expect(button?.textContent).toContain('in progress')
  })

  it('shows what went wrong in place of its detail, and can be tapped again', async () => {
    const onPress = vi.fn()
    const page = await show(
      <ListRow title="Wallet" detail="TON" state="error" problem="It did not answer" onPress={onPress} />,
    )
    expect(page.textContent).toBe('WalletIt did not answer')
    await tap(page.querySelector('button'))
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('is out of reach while disabled, and says when it is done', async () => {
    const page = await show(
      <>
        <ListRow title="Hunt" state="disabled" onPress={() => undefined} />
        <ListRow title="Win" state="done" />
      </>,
    )
    expect(page.querySelector('button')?.disabled).toBe(true)
    expect(page.textContent).toContain('Windone')
  })
})

describe('a card', () => {
  it('has one button over all of it, its own buttons beside', async () => {
    const onPress = vi.fn()
    const onBuy = vi.fn()
    const page = await show(
      <Card title="Chest" onPress={onPress}>
        <button type="button" onClick={onBuy}>
          Buy
        </button>
      </Card>,
    )
    const [open, buy] = page.querySelectorAll('button')
    await tap(buy)
    expect([onPress.mock.calls.length, onBuy.mock.calls.length]).toEqual([0, 1])
    await tap(open)
    expect(onPress).toHaveBeenCalledOnce()
    expect(open?.parentElement?.tagName).toBe('H3')
  })
})

describe('a badge', () => {
  it('counts to 99 and says its words in place of the number', async () => {
    const page = await show(<Badge count={128} label="128 missions wait" />)
    expect(page.querySelector('[aria-hidden]')?.textContent).toBe('99+')
    expect(page.textContent).toBe('99+128 missions wait')
  })
})

describe('a health bar', () => {
  it('turns red where the arena darkens (row 80), and not when there is none left', async () => {
    const toneAt = async (hp: number): Promise<boolean> => {
      const page = await show(<HealthBar hp={hp} maxHp={1000} label="Health" />)
      return /coral/.test(page.querySelector('[role=progressbar]')?.className ?? '')
    }
    expect([await toneAt(301), await toneAt(300), await toneAt(0)]).toEqual([false, true, false])
  })
})

describe('a clock that counts down', () => {
  it('ticks, then shows its last word alone and tells once', async () => {
    const onEnd = vi.fn()
    const page = await show(
      <CountdownClock endMs={Date.now() + 2000} now={Date.now} label="Supply in" endText="ready" onEnd={onEnd} />,
    )
    const time = page.querySelector('[role=timer]')
    expect(time?.textContent).toBe('Supply in 00:02')
    await settle(1000)
    expect(time?.textContent).toBe('Supply in 00:01')
    await settle(5000)
    expect(time?.textContent).toBe('ready')
    expect(onEnd).toHaveBeenCalledOnce()
  })
})

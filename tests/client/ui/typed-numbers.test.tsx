import { act, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { createTexts } from '#client/i18n/i18n.ts'
import { setSpokenLanguage } from '#client/i18n/spoken.ts'
import { DonateDrawer } from '#client/topics/guild/screens/donate-drawer.tsx'
import { FilterDrawer } from '#client/topics/market/screens/filter-drawer.tsx'
import { NO_FILTERS } from '#client/topics/market/screens/market-choice.ts'
import { ListDialog } from '#client/topics/market/shared/list-dialog.tsx'
import { WishDialog } from '#client/topics/market/shared/wish-dialog.tsx'
import { OfferDialog } from '#client/topics/shop/screens/offer-dialog.tsx'
import { THINGS } from '#client/topics/shop/shared/offer-view.ts'
import { TicketDrawer } from '#client/topics/shop/shared/ticket-drawer.tsx'
import type { ShopItem } from '#contracts/wire.ts'
import { allTexts as russian } from '#languages/ru/all-texts.ts'
import { tokToNano } from '#rules/units.ts'
import { en } from '#tests/helpers/english.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { looseItems } from '#workbench/fixtures/bag.ts'
import { ownGuild } from '#workbench/fixtures/guild-answers.ts'
import { marketAnswers } from '#workbench/fixtures/market-answers.ts'
import { fakeServer } from '../fake-server.ts'
import { onSignedInPages, showScreen } from '../render.tsx'
import { TYPED_DECIMALS } from './typed-decimals.ts'

const item = { ...looseItems(1)[0], status: 'inventory', tradeable: true } as Parameters<typeof ListDialog>[0]['item']
const nothing = () => undefined
const MOST = 9
const offered = (type: string): ShopItem => ({
  ...(baseAnswers['shop.items'].find((offer) => offer.type === type) as ShopItem),
  ...{ limit: null, quantity_max: MOST },
})
const filters = <FilterDrawer open choice={{ ...NO_FILTERS, sort: 'new' }} onApply={nothing} onClose={nothing} />

interface Field {
  readonly node: ReactNode
  readonly at?: number
  readonly most?: number
}

const FIELDS: Readonly<Record<string, Field>> = {
  'a price': { node: <ListDialog item={item} open onClose={nothing} /> },
  'a wish': { node: <WishDialog wanted={item} open onClose={nothing} /> },
  'the least of a filter': { node: filters },
  'the most of a filter': { node: filters, at: 1 },
  'a gift to the guild': {
    node: <DonateDrawer guild={{ ...ownGuild, own: { ...ownGuild.own, given_today: 0 } }} open onClose={nothing} />,
    most: 50,
  },
  'how many of an offer': {
    node: (
      <OfferDialog
        offer={{ item: offered('wood-box-star'), thing: 'wood-box', view: THINGS['wood-box'] }}
        balance={1000}
        open
        pending={false}
        onBuy={nothing}
        onCancel={nothing}
      />
    ),
    most: MOST,
  },
  'how many tickets': {
    node: (
      <TicketDrawer
        offer={offered('tournament-ticket-star')}
        stars={1000}
        open
        pending={false}
        telegram={null}
        onBuy={nothing}
        onInsufficientStars={nothing}
        onClose={nothing}
      />
    ),
    most: MOST,
  },
}
/** One text of each kind, because decimal-text.test.ts reads all of them. */
const TEXTS = TYPED_DECIMALS.filter(([text]) => ['12', '12.5', '12,5', '1,500', '1 500', '1e3', '٣٤'].includes(text))
const SENTENCES = {
  en: { price: 'Please enter a valid price greater than 0', whole: 'Whole numbers only, please' },
  ru: { price: 'Укажите цену больше 0', whole: 'Только целые числа' },
} as const

const russianTexts = async () => {
  const later = await Promise.all(Object.values(russian.later).map((load) => load()))
  return createTexts(Object.assign({}, russian.first, ...later) as typeof en)
}

const fieldAt = (at: number): HTMLInputElement => {
  const field = [...document.querySelectorAll<HTMLInputElement>('[role$=dialog] input:not([aria-hidden])')][at]
  if (!field) throw new Error(`There is no field in: ${document.body.textContent}`)
  return field
}
const type = (field: HTMLInputElement, text: string, isPasted = false): Promise<void> =>
  act(async () => {
    if (isPasted) field.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true }))
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

afterEach(() => {
  setSpokenLanguage('en')
})
onSignedInPages()

describe.each(['en', 'ru'] as const)('a number typed or pasted on a page in %s (row 130, B2.11)', (language) => {
  test.each(Object.entries(FIELDS))(
    '%s is read, or refused whole with a sentence',
    async (_name, { node, at = 0, most }) => {
      fakeServer({
        'users.balance': { data: tokToNano(120) },
        'market.prices': { data: marketAnswers['market.prices'] },
      })
      const spoken = language === 'ru' ? await russianTexts() : createTexts(en)
      setSpokenLanguage(language)
      await showScreen(<I18nextProvider i18n={spoken}>{node}</I18nextProvider>)
      const field = fieldAt(at)
      const sentence = SENTENCES[language][most === undefined ? 'price' : 'whole']
      const seen = (): readonly [string, boolean] => [field.value, document.body.textContent.includes(sentence)]
      for (const [text, ...readings] of TEXTS) {
        const read = readings[language === 'en' ? 0 : 1]
        const isRead = read !== null && (most === undefined || !read.includes('.'))
        const shown = () => {
          if (!isRead) return '4'
          return most === undefined
            ? read.replace('.', language === 'en' ? '.' : ',')
            : String(Math.min(Number(read), most))
        }
        await type(field, '4')
        await type(field, text, true)
        expect([text, ...seen()]).toEqual([text, shown(), !isRead])
        await type(field, '4')
        await type(field, text)
        expect([text, ...seen()]).toEqual([text, shown(), false])
      }
    },
  )
})

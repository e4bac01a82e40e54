import type { shop as english } from '../en/shop.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the shop. */
export const shop: Russian<typeof english> = {
  loadFailed: 'Не удалось загрузить магазин.',
  failed: 'Не удалось купить.',
  insufficientStars: 'Не хватает STAR!',
  haveStars: 'У вас',
  ticket: {
    name: 'Билет на турнир',
    left_one: 'сегодня ещё {{count}}',
    left_few: 'сегодня ещё {{count}}',
    left_many: 'сегодня ещё {{count}}',
    left_other: 'сегодня ещё {{count}}',
    next: 'На сегодня всё. Новые через',
    again: 'Билеты снова есть',
    open: 'Купить билеты, от {{price}} STAR',
    ask: 'Сколько билетов?',
    rising: 'Каждый следующий билет дороже на 5 STAR. В 00:00 UTC цена снова 10.',
    quantity: 'Билеты',
    prices: 'Сколько стоит каждый билет',
    buy_one: 'Купить {{count}} · {{cost}} STAR',
    buy_few: 'Купить {{count}} · {{cost}} STAR',
    buy_many: 'Купить {{count}} · {{cost}} STAR',
    buy_other: 'Купить {{count}} · {{cost}} STAR',
    bought_one: 'Куплен {{count}} билет!',
    bought_few: 'Куплено {{count}} билета!',
    bought_many: 'Куплено {{count}} билетов!',
    bought_other: 'Куплено билетов: {{count}}!',
  },
  stars: {
    title: 'Откуда берутся STAR',
    about: 'STAR выигрывают, их не продают.',
    missing: 'Не хватает {{stars}} STAR. Их выигрывают, а не покупают.',
    from: { hunt: 'Охота на монстров', league: 'Первая лига', season: 'Награда сезона', medals: 'Медали' },
    how: {
      hunt: 'От {{least}} до {{most}} STAR за охоту',
      league: 'Каждую неделю — за очки лиги',
      season: 'В конце сезона — за ранг',
      medals: 'Некоторые приносят STAR',
    },
    go: 'На охоту',
  },
}

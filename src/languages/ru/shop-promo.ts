import type { shopPromo as english } from '#languages/en/shop-promo.ts'
import type { Russian } from './russian.ts'

export const shopPromo: Russian<typeof english> = {
  title: 'Сегодня в магазине',
  pet: 'Ваш питомец в обновке. {{set}}',
  off: '−{{percent}}%',
  about: 'Примерьте: шесть вещей, на каждой два сильных бонуса.',
  price: '{{price}} звёзд Telegram',
  priceEach: '{{price}} звёзд Telegram за вещь',
  was: 'вместо {{price}}',
  go: 'В магазин',
}

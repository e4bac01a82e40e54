import type { trade as english } from '../en/trade.ts'
import type { Russian } from './russian.ts'

/** Russian texts of selling, prices and wishes. */
export const trade: Russian<typeof english> = {
  tok: '{{amount}} TOK',
  price: 'Цена',
  id: 'Номер',
  copy: 'Копировать',
  copyId: 'Скопировать номер',
  copied: 'Скопировано',
  list: {
    button: 'Продать на рынке',
    title: 'Выставить вещь',
    equipped: 'Надетое продать нельзя',
    locked: 'Сначала снимите блокировку',
    invalid: 'Укажите цену больше 0',
    tooHigh: 'Не больше {{max}} TOK',
    fee: 'Сбор рынка, {{percent}}',
    net: 'Вы получите',
    confirm: 'Выставить',
    done: 'Вещь на рынке!',
    failed: 'Не удалось выставить вещь. Попробуйте ещё раз.',
  },
  sale: {
    title: 'На рынке',
    loading: 'Загружаем предложение',
    failed: 'Не удалось загрузить предложение',
    daysLeft_one: 'Ещё {{count}} день',
    daysLeft_few: 'Ещё {{count}} дня',
    daysLeft_many: 'Ещё {{count}} дней',
    daysLeft_other: 'Ещё {{count}} дня',
    timeLeft: 'Ещё {{time}}',
    over: 'Возвращается в сумку',
    cheapest: 'Сейчас дешевле такой нет.',
    cheaper: 'Самая дешёвая такая стоит {{amount}} TOK.',
    refused: 'Сначала снимите вещь с рынка, потом надевайте или несите к кузнецу.',
  },
  unlist: {
    button: 'Снять с рынка',
    title: 'Снять вещь с рынка?',
    text: 'Она вернётся в сумку. Выставить её снова можно бесплатно.',
    confirm: 'Снять',
    done: 'Вещь снята с рынка',
    failed: 'Не удалось снять вещь с рынка. Попробуйте ещё раз.',
  },
}

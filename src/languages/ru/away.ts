import type { away as english } from '../en/away.ts'
import type { Russian } from './russian.ts'

/** Russian texts of what happened while the player was away. */
export const away: Russian<typeof english> = {
  title: 'Пока вас не было',
  time: 'Без вас прошло {{time}}',
  mined: 'Шахта добыла {{amount}} TOK',
  full: 'Карман полон',
  filling: 'Место ещё есть: полон через {{time}}',
  hunted_one: 'Питомец победил {{count}} демона',
  hunted_few: 'Питомец победил {{count}} демонов',
  hunted_many: 'Питомец победил {{count}} демонов',
  hunted_other: 'Питомец победил {{count}} демона',
  huntedText: 'Охота окончена. Заберите награды!',
  attacked_one: 'На вас напали {{count}} раз',
  attacked_few: 'На вас напали {{count}} раза',
  attacked_many: 'На вас напали {{count}} раз',
  attacked_other: 'На вас напали {{count}} раза',
  defended: 'Питомец победил в {{won}} из {{of}}',
  unharmed: 'Ранг цел: защита его не меняет',
  sold_one: 'Продана {{count}} вещь',
  sold_few: 'Проданы {{count}} вещи',
  sold_many: 'Продано {{count}} вещей',
  sold_other: 'Продано {{count}} вещи',
  soldText: '+{{amount}} TOK, они уже у вас',
  collect: 'Забрать всё',
  fights: 'К боям',
  later: 'Позже',
}

import type { leaderboards as english } from '../en/leaderboards.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the leaderboards. */
export const leaderboards: Russian<typeof english> = {
  title: 'Рейтинг',
  tabs: 'Какой рейтинг',
  name: { pvp: 'PvP', league: 'Лига', tok: 'TOK', refer: 'Друзья', ton: 'TON', vote: 'Голоса' },
  about: {
    pvp: 'Очки ранга за этот сезон',
    tok: 'Баланс TOK',
    refer: 'Друзья, у которых от 3 боёв',
    ton: 'Призы в TON на привязанные кошельки',
  },
  podium: 'Первая тройка',
  list: 'Места',
  place: 'Место {{place}}',
  npcs: 'Персонажи игры',
  placeShown: '#{{place}}',
  vacant: '?',
  vacantSaid: 'пока никого',
  unit: { pvp: 'очки ранга', league: 'очки лиги', tok: 'TOK', refer: 'друзья', ton: 'TON' },
  laurel: 'Место {{place}} прошлого сезона',
  own: 'Вы',
  ownPlace: 'Ваше место',
  unplaced: '–',
  unplacedSaid: 'пока не в рейтинге',
  updated: 'Обновлено {{date}} · раз в минуту',
  page: 'Страница {{page}} из {{pages}}',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  empty: 'Здесь пока никого.',
  tonOff: 'Рейтинга TON здесь пока нет',
  tonOffText: 'Он откроется вместе с кошельками.',
  loading: 'Загрузка рейтинга',
  failed: 'Не удалось загрузить рейтинг.',
}

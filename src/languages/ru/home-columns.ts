import type { homeColumns as english } from '../en/home-columns.ts'
import type { Russian } from './russian.ts'

/** Russian texts of home's columns. */
export const homeColumns: Russian<typeof english> = {
  left: 'Награды',
  right: 'Занятия',
  waiting: 'кое-что ждёт',
  news: 'Есть новости',
  side: { today: 'Сегодня', hunt: 'Охота', boosts: 'Бусты', checkIn: 'Вход', inbox: 'Почта' },
  inboxCount_one: 'Ждёт {{count}} награда',
  inboxCount_few: 'Ждут {{count}} награды',
  inboxCount_many: 'Ждут {{count}} наград',
  inboxCount_other: 'Ждут {{count}} награды',
  todayCount_one: '{{count}} дело готово',
  todayCount_few: '{{count}} дела готовы',
  todayCount_many: '{{count}} дел готово',
  todayCount_other: '{{count}} дела готовы',
}

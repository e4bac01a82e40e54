import type { homeColumns as english } from '../en/home-columns.ts'
import type { Russian } from './russian.ts'

/** Russian texts of home's columns. */
export const homeColumns: Russian<typeof english> = {
  left: 'Награды',
  right: 'Занятия',
  waiting: 'новое',
  news: 'Есть новости',
  side: { today: 'Сегодня', hunt: 'Охота', boosts: 'Бусты', checkIn: 'Вход', inbox: 'Почта' },
  inboxCount_one: '{{count}} награда ждёт',
  inboxCount_few: '{{count}} награды ждут',
  inboxCount_many: '{{count}} наград ждут',
  inboxCount_other: '{{count}} награды ждут',
  todayCount_one: 'готово: {{count}}',
  todayCount_few: 'готово: {{count}}',
  todayCount_many: 'готово: {{count}}',
  todayCount_other: 'готово: {{count}}',
}

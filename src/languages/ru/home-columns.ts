import type { homeColumns as english } from '../en/home-columns.ts'
import type { Russian } from './russian.ts'

/** Russian texts of home's columns. */
export const homeColumns: Russian<typeof english> = {
  left: 'Награды',
  right: 'Занятия',
  waiting: 'новое',
  news: 'Есть новости',
  side: {
    today: 'Сегодня',
    hunt: 'Охота',
    boosts: 'Бусты',
    checkIn: 'Вход',
    inbox: 'Почта',
    bag: 'Сумка',
    market: 'Рынок',
    guild: 'Гильдия',
  },
  inboxCount_one: '{{count}} награда ждёт',
  inboxCount_few: '{{count}} награды ждут',
  inboxCount_many: '{{count}} наград ждут',
  inboxCount_other: '{{count}} награды ждут',
  todayCount_one: 'готово: {{count}}',
  todayCount_few: 'готово: {{count}}',
  todayCount_many: 'готово: {{count}}',
  todayCount_other: 'готово: {{count}}',
  goal: {
    next: 'Дальше:',
    claim: 'карман полон, пора его опустошить',
    firstFight: 'победите в первом бою',
    daily: 'заберите награду дня',
    hunt: 'заберите добычу охоты',
    upgrade: 'хватает на улучшение',
    sendHunt: 'отправьте питомца на охоту',
    rank: '{{points}} RP до ранга {{rank}}',
    fight: 'защитите свой трон',
    pocket: 'карман полон через {{time}}',
  },
  pet: {
    label: 'Погладить питомца: {{mood}}',
    resting: 'ждёт вас',
    digging: 'копает',
    sleeping: 'спит',
    flexing: 'гордится собой',
    sulking: 'дуется после поражения',
  },
}

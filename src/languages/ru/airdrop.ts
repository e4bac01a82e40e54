import type { airdrop as english } from '../en/airdrop.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the Reward tab before the airdrop opens. */
export const airdrop: Russian<typeof english> = {
  title: 'Аирдроп',
  lead: 'Скоро аирдроп',
  leadText: 'Всё, что вы делаете сейчас, пойдёт в зачёт. Ценность не обещаем.',
  days: 'Активные дни',
  daysShort: '{{done}} / {{needed}}',
  daysOf: 'Дни: {{done}} из {{needed}}',
  how: 'Сбор TOK, победа или награда дня ставят штамп.',
  todayCounts: 'Сегодня штамп есть. До завтра!',
  done: 'Все штампы собраны. Отлично!',
  makeCount: 'Получить штамп',
  invite: 'Позвать друга',
  checklist: 'Что нужно',
  house: 'Дом',
  houseText: 'Вы его выбрали',
  fair: 'Честная игра',
  fairText: 'К вам нет вопросов',
  wallet: 'Кошелёк',
  walletText: 'По желанию, позже',
  points: 'Что пойдёт в зачёт',
  per: {
    tok: 'за каждый собранный TOK',
    win: 'за каждую победу',
    friend: 'за каждого друга',
  },
  atMost: {
    win_one: 'до {{count}} в день',
    win_few: 'до {{count}} в день',
    win_many: 'до {{count}} в день',
    win_other: 'до {{count}} в день',
    friend_one: 'до {{count}}, с полным списком',
    friend_few: 'до {{count}}, с полным списком',
    friend_many: 'до {{count}}, с полным списком',
    friend_other: 'до {{count}}, с полным списком',
  },
  version: 'Формула {{version}}: задним числом не меняется.',
  loading: 'Загрузка штампов',
  failed: 'Не удалось загрузить штампы.',
}

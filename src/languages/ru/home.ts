import type { home as english } from '../en/home.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the home screen. */
export const home: Russian<typeof english> = {
  balance: 'Баланс',
  unknown: '–',
  tok: 'TOK',
  boost: 'бонус x{{factor}}',
  perHour: '{{rate}} TOK/ч',
  miningProgress: 'Карман',
  miningFailed: 'Не удалось загрузить вашу шахту.',
  full: 'Карман полон',
  fullIn: 'Ещё {{time}}',
  claim: 'Забрать',
  claimFull: 'Забрать {{amount}} TOK',
  claimRunning: '{{amount}} TOK',
  claimableAfter_one: 'Забрать можно через {{count}} минуту',
  claimableAfter_few: 'Забрать можно через {{count}} минуты',
  claimableAfter_many: 'Забрать можно через {{count}} минут',
  claimableAfter_other: 'Забрать можно через {{count}} минуты',
  claimFailed: 'Не удалось забрать',
  claimed: '+{{amount}} TOK',
  rank: 'Ранг: {{name}}',
  rankPoints: '{{points}} RP',
  pet: 'Ваш питомец: {{house}}',
  energy: 'Энергия',
  energyOf: '{{current}}/{{max}}',
  kombat: 'Комбат',
  settings: 'Настройки',
  sound: {
    label: 'Звук и музыка',
    effects: 'Только эффекты',
    music: 'Эффекты и музыка',
    off: 'Без звука',
  },
}

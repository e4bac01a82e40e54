import type { checkIn as english } from '#languages/en/check-in.ts'
import type { Russian } from './russian.ts'

export const checkIn: Russian<typeof english> = {
  title: 'Ежедневный вход',
  day: 'День {{day}}',
  box: 'деревянный ящик',
  taken: 'получено',
  streak_zero: 'Начните серию',
  streak_one: '{{count}} день подряд',
  streak_few: '{{count}} дня подряд',
  streak_many: '{{count}} дней подряд',
  streak_other: '{{count}} дня подряд',
  freezeReady: 'Заморозка готова: спасёт серию при одном пропуске',
  freezeUsed: 'Заморозка потрачена. Новая — в понедельник',
  claim: 'Забрать {{amount}} TOK',
  claimed: 'Получено',
  nextIn: 'Следующая награда через',
  loading: 'Загрузка ежедневного входа',
  failed: 'Не удалось загрузить ежедневный вход.',
  claimFailed: 'Не удалось забрать',
}

import type { ads as english } from '#languages/en/ads.ts'
import type { Russian } from './russian.ts'

export const ads: Russian<typeof english> = {
  title: 'Реклама',
  standIn: 'Пробная реклама локального режима',
  fakeText: 'Здесь была бы настоящая реклама.',
  left: 'Награда через {{seconds}} с',
  progress: 'Просмотрено',
  skip: 'Пропустить рекламу',
  rewarding: 'Получаем награду',
  rewardingText: 'Секунду: подтверждаем просмотр.',
  skipped: 'Без награды: досмотрите рекламу до конца',
  tooSoon: 'Не удалось запустить рекламу, попробуйте через 1 минуту',
  startFailed: 'Не удалось запустить рекламу, попробуйте позже',
  notLoaded: 'Реклама не загрузилась. Отключите блокировщик или попробуйте позже.',
  unconfirmed: 'Просмотр ещё не подтверждён. Загляните чуть позже.',
}

import type { ads as english } from '../en/ads.ts'
import type { Russian } from './russian.ts'

/** Russian texts of watching an ad. */
export const ads: Russian<typeof english> = {
  title: 'Реклама',
  standIn: 'Пробная реклама локального режима',
  standInText: 'Здесь рекламная сеть показала бы ролик.',
  left: 'Награда через {{seconds}} с',
  progress: 'Просмотрено',
  skip: 'Пропустить рекламу',
  rewarding: 'Получаем награду',
  rewardingText: 'Рекламная сеть вот-вот её подтвердит.',
  skipped: 'Реклама не досмотрена до конца',
  tooSoon: 'Не удалось запустить рекламу, попробуйте через 1 минуту',
  startFailed: 'Не удалось запустить рекламу, попробуйте позже',
  notLoaded: 'Реклама не загрузилась. Отключите блокировщик или попробуйте позже.',
  unconfirmed: 'Просмотр рекламы ещё не подтверждён',
}

import type { luck as english } from '../en/luck.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the page of provable luck. */
export const luck: Russian<typeof english> = {
  title: 'Удача',
  about: 'Каждая ковка, пробуждение, смена бонусов, ящик и охота решаются семенем, которое выбрано до вашего нажатия.',
  loading: 'Загружаем вашу удачу',
  failed: 'Удача не загрузилась',
}

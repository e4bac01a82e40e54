import type { inbox as english } from '../en/inbox.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the inbox. */
export const inbox: Russian<typeof english> = {
  title: 'Входящие',
  about: 'Сюда попадают награды, если вас долго не было или для них не хватило места. Они не сгорают.',
  loading: 'Награды загружаются',
  failed: 'Не удалось загрузить награды',
  empty: 'Здесь пока пусто',
  emptyText: 'Награды, которые не дошли до вас сразу, появятся здесь.',
  toHome: 'К шахте',
  waiting_one: 'Вас ждёт {{count}} награда',
  waiting_few: 'Вас ждут {{count}} награды',
  waiting_many: 'Вас ждут {{count}} наград',
  waiting_other: 'Вас ждут {{count}} награды',
  taken: 'Получено',
  takenAt: 'Получено: {{date}}',
  since: 'Ждёт с {{date}}',
  claim: 'Забрать',
  claimNamed: 'Забрать: {{reason}}',
  claimAll: 'Забрать всё',
  progress: '{{done}} из {{total}}',
  progressLabel: 'Получено наград',
  claimed: 'Награда получена 🎁',
  allClaimed: 'Награды получены!',
  claimFailed: 'Не удалось получить награду!',
  unable: 'Забрать не получилось',
  someFailed_one: 'Получено {{done}} из {{total}}. {{count}} награда осталась здесь: {{reason}}',
  someFailed_few: 'Получено {{done}} из {{total}}. {{count}} награды остались здесь: {{reason}}',
  someFailed_many: 'Получено {{done}} из {{total}}. {{count}} наград осталось здесь: {{reason}}',
  someFailed_other: 'Получено {{done}} из {{total}}. {{count}} награды остались здесь: {{reason}}',
}

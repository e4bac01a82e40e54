import type { inbox as english } from '../en/inbox.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the inbox. */
export const inbox: Russian<typeof english> = {
  title: 'Почта',
  about: 'Награды, которые вы не успели забрать. Они не сгорают.',
  loading: 'Загрузка почты',
  failed: 'Не удалось загрузить почту',
  empty: 'Всё забрали',
  emptyText: 'Пропущенные награды появятся здесь.',
  toHome: 'В шахту',
  waiting_one: '{{count}} награда ждёт',
  waiting_few: '{{count}} награды ждут',
  waiting_many: '{{count}} наград ждут',
  waiting_other: '{{count}} награды ждут',
  taken: 'Получено',
  takenAt: 'Получено: {{date}}',
  since: 'С {{date}}',
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

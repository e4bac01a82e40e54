import type { tasks as english } from '#languages/en/tasks.ts'
import type { Russian } from './russian.ts'

export const tasks: Russian<typeof english> = {
  title: 'Задания',
  balance: 'Баланс TOK',
  left: 'Можно заработать',
  amount: '{{amount}} TOK',
  stars: '{{amount}} STAR',
  allDone: 'На сегодня всё',
  loading: 'Загрузка заданий',
  failed: 'Не удалось загрузить задания.',
  none: 'Сейчас заданий нет',
  noneText: 'Новые задания появятся здесь. А шахта тем временем работает.',
  toKombat: 'В бой',
  group: { daily: 'Каждый день', friends: 'Друзья', community: 'Сообщество', partners: 'Партнёры' },
  steps: '{{done}} из {{repeats}}',
  checking: 'Проверяем...',
  reward: 'Награда',
  comingSoon: 'Уже скоро!',
  confirm: 'Открыть ссылку? {{url}}',
  open: 'Открыть',
  cancel: 'Отмена',
  completed: 'Задание выполнено! +{{amount}} TOK',
  completedStar: 'Задание выполнено! +{{amount}} TOK, +{{stars}} STAR',
  completedPlain: 'Задание выполнено!',
  notCompleted: 'Задание не выполнено!',
  error: 'Что-то пошло не так',
}

import type { shell as english } from '#languages/en/shell.ts'
import type { Russian } from './russian.ts'

export const shell: Russian<typeof english> = {
  title: 'House Kombat',
  loading: 'Загрузка...',
  error: {
    title: 'Что-то пошло не так.',
    text: 'Просим прощения. Закройте приложение и откройте его снова.',
    expired: 'Откройте приложение заново',
    retry: 'Повторить',
  },
  maintenance: {
    title: 'Арену ремонтируют',
    text: 'Скоро сами впустим вас обратно.',
  },
  notFound: { title: 'Страница не найдена', home: 'Домой' },
  nav: {
    label: 'Главное меню',
    home: 'Главная',
    earn: 'Задания',
    upgrade: 'Апгрейд',
    friends: 'Друзья',
    reward: 'Награда',
    badge: { green: 'готово', red: 'новое' },
  },
  offline: 'Нет сети: показаны сохранённые данные',
  lastSynced: 'Последняя связь: {{time}}',
  offlineRefused: 'Нет сети. Сделайте это, когда появится связь.',
  newBuild: { text: 'Вышла новая версия.', reload: 'Обновить' },
  local: {
    badge: 'Локальный режим',
    title: 'Тестовые игроки',
    text: 'Игра идёт в локальном режиме. Выберите, кем играть: для сервера каждый игрок настоящий.',
    current: 'сейчас играет',
    fresh: 'ещё без дома',
    onboarded: 'уже в доме',
    name: 'Имя нового игрока',
    add: 'Добавить игрока',
    failed: 'Не удалось добавить игрока',
  },
}

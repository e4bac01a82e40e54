import type { shell as english } from '../en/shell.ts'
import type { Russian } from './russian.ts'

/** Russian texts of startup, navigation and the screens around the game. */
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
    text: 'Мы заглядываем сюда каждые 30 секунд и сами вернём вас в игру.',
  },
  notFound: { title: 'Страница не найдена', home: 'Домой' },
  notOpen: {
    title: '{{name}}: пока закрыто',
    place: 'Этот раздел',
    text: 'Эту часть арены ещё строят. Ничего не пропадёт: шахта работает, ранг остаётся с вами.',
  },
  nav: {
    label: 'Главное меню',
    home: 'Дом',
    earn: 'Задания',
    upgrade: 'Рост',
    friends: 'Друзья',
    reward: 'Награда',
    badge: { green: 'кое-что готово', red: 'вас кое-что ждёт' },
  },
  offline: 'Нет сети. Данные на экране могли устареть.',
  lastSynced: 'Последняя связь: {{time}}',
  offlineMove: 'Нет сети. Это снова заработает, как только появится связь.',
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

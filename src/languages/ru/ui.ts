import type { ui as english } from '#languages/en/ui.ts'
import type { Russian } from './russian.ts'

export const ui: Russian<typeof english> = {
  close: 'Закрыть',
  back: 'Назад',
  cancel: 'Отмена',
  clear: 'Очистить',
  copy: 'Копировать: {{name}}',
  copied: 'Скопировано',
  less: 'Меньше',
  more: 'Больше',
  wholeNumber: 'Только целые числа',
  showcase: 'Витрина: {{name}}',
  inProgress: 'выполняется',
  done: 'готово',
  failed: 'не удалось',
  retry: 'Повторить',
  offline: 'Нет сети. Загрузим, как только появится связь.',
  mark: { worn: 'надето', locked: 'под замком', onSale: 'на продаже', notTradeable: 'не продаётся' },
  rarity: {
    prototype: 'Прототип',
    common: 'Обычный',
    uncommon: 'Необычный',
    rare: 'Редкий',
    epic: 'Эпический',
    legendary: 'Легендарный',
  },
  stars_zero: 'без звёзд',
  stars_one: '{{count}} звезда',
  stars_few: '{{count}} звезды',
  stars_many: '{{count}} звёзд',
  stars_other: '{{count}} звезды',
}

import type { history as english } from '../en/history.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the battle history. */
export const history: Russian<typeof english> = {
  title: 'История боёв',
  period: 'За последние 30 дней',
  tabs: 'Какие бои',
  all: 'Все',
  attacker: 'Мои атаки',
  defender: 'На меня',
  won: 'Победа',
  lost: 'Поражение',
  kind: {
    match: { attacker: 'Атака', defender: 'Атака на вас' },
    challenge: { attacker: 'Вызов', defender: 'Вызов вам' },
  },
  bot: 'Бот',
  gain: '▲ {{points}}',
  loss: '▼ {{points}}',
  gainSaid: 'плюс {{points}} очков ранга',
  lossSaid: 'минус {{points}} очков ранга',
  now: 'только что',
  minutes: '{{count}} мин назад',
  hours: '{{count}} ч назад',
  days: '{{count}} дн назад',
  watch: 'Смотреть',
  revenge: 'Реванш',
  watchOf: 'Смотреть бой с {{name}}',
  revengeOn: 'Реванш: вызвать {{name}}',
  more: 'Показать ещё',
  loading: 'Загрузка боёв',
  empty: {
    all: 'За последние 30 дней боёв не было',
    attacker: 'За последние 30 дней вы никого не атаковали',
    defender: 'За последние 30 дней вас никто не атаковал',
  },
  emptyText: 'Каждый бой хранится здесь 30 дней: его можно пересмотреть.',
  toFight: 'На арену',
  failed: 'Не удалось загрузить историю.',
  offline: 'Нет сети. История вернётся вместе со связью.',
}

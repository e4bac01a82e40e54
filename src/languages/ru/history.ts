import type { history as english } from '../en/history.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the battle history. */
export const history: Russian<typeof english> = {
  title: 'История боёв',
  period: 'За последние 30 дней',
  tabs: 'Какие бои',
  all: 'Все',
  attacker: 'Атака',
  defender: 'Защита',
  won: 'Победа',
  lost: 'Поражение',
  kind: {
    match: { attacker: 'Атака', defender: 'Защита' },
    challenge: { attacker: 'Вызов', defender: 'Вызов вам' },
    boss: { attacker: 'Бой с боссом', defender: 'Бой с боссом' },
    tournament: { attacker: 'Турнир', defender: 'Турнир' },
  },
  bot: 'Бот',
  deleted: 'Удалённый игрок',
  gainSaid: 'плюс {{points}} RP',
  lossSaid: 'минус {{points}} RP',
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
    attacker: 'За последние 30 дней вы ни на кого не нападали',
    defender: 'За последние 30 дней на вас никто не нападал',
  },
  emptyText: 'Бои хранятся здесь 30 дней: любой можно пересмотреть.',
  toFight: 'В бой',
  failed: 'Не удалось загрузить историю.',
  offline: 'Нет сети. История загрузится, как только появится связь.',
}

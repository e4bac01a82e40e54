import type { guide as english } from '../en/guide.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the guided first fight. */
export const guide: Russian<typeof english> = {
  label: 'Подсказки',
  step: '{{no}} из {{of}}',
  next: 'Дальше',
  done: 'Понятно',
  skipAll: 'Пропустить всё',
  prep: {
    fight: 'Это ваш питомец, он готов. Нажмите «В бой»: бой стоит 1 энергию, а она восстанавливается сама.',
  },
  arena: {
    bars: 'Питомцы дерутся сами. У кого на этой полоске раньше кончится HP, тот проиграл.',
    turns: 'Не больше 40 ходов. Потом побеждает тот, у кого больше % HP.',
    controls: 'Спешите? Включите двойную скорость или сразу откройте итог. Он не изменится.',
  },
  result: {
    rank: 'За победы дают очки ранга. Новые ранги открывают навыки и награды побогаче.',
    rewards: 'Всё, что вы выиграли, уже ваше. Ещё бой — или домой, в шахту.',
  },
}

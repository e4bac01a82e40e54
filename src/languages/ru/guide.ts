import type { guide as english } from '#languages/en/guide.ts'
import type { Russian } from './russian.ts'

export const guide: Russian<typeof english> = {
  label: 'Подсказки',
  done: 'Понятно',
  skipAll: 'Пропустить всё',
  prep: {
    fight: 'Это ваш питомец, он готов. Нажмите «В бой»: бой стоит 1 энергию, а она восстанавливается сама.',
  },
  home: {
    daily: 'Каждый день за вход — подарок. Заберите первый!',
    hunt: 'Уходите? Сначала отправьте питомца на охоту: он принесёт TOK и STAR.',
    pocket: 'Карман полон через {{time}}. Возвращайтесь и заберите всё!',
  },
}

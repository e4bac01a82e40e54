import type { notifications as english } from '../en/notifications.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the bot's messages. */
export const notifications: Russian<typeof english> & { readonly language: 'ru' } = {
  language: 'ru',
  'pocket-full': '⛏ Карман полон, шахта встала. Заходите за добычей!',
  'energy-full': '⚡ Энергия снова полная. Арена зовёт!',
  'hunt-done': '🐾 Питомец вернулся с охоты. Посмотрите, что он принёс!',
  attacked: '⚔️ Пока вас не было, на вас напали. Время реванша?',
  'refine-ready': '🔨 Материалов хватает на улучшение. Куйте, пока горячо!',
  sold: '💰 Ваш предмет купили. Посмотрите, сколько он принёс!',
  'wish-met': '⭐ На рынке появилось то, о чём вы мечтали. Успейте!',
  guild: '🐘 Гильдия зовёт! На сегодня у вас ещё есть бои с боссом.',
  'guild-accepted': '🛡 Вас приняли в гильдию. Заходите поздороваться!',
  'guild-kicked': '🛡 Вы больше не в гильдии. Другим как раз нужен такой боец!',
  boss: '🐾 У ворот топает новый босс! Три боя в день ждут вас.',
  'boss-ending': '⏳ Босс скоро уйдёт, а бои на сегодня ещё есть. Ударьте напоследок!',
  'boss-rewards': '🏆 Босс ушёл, а его богатства остались. Награда ждёт вас в почте!',
  news: '📣 Свежие новости в канале House Kombat.',
  open: 'Играть',
}

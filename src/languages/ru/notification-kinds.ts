import type {
  notificationMessages as englishMessages,
  notificationNames as englishNames,
} from '#languages/en/notification-kinds.ts'
import type { Russian } from './russian.ts'

export const notificationNames: Russian<typeof englishNames> = {
  'pocket-full': 'Карман полон',
  'energy-full': 'Энергия полная',
  'hunt-done': 'Питомец вернулся с охоты',
  'chest-ready': 'Сундук можно открыть',
  attacked: 'На вас напали',
  'refine-ready': 'Материалы готовы',
  sold: 'Предмет продан',
  'wish-met': 'Желание на рынке',
  guild: 'Гильдия',
  boss: 'Бои с боссом',
  'league-reward': 'Награда лиги',
  'tournament-result': 'Итоги турнира',
  'season-ended': 'Новый сезон',
  news: 'Новости игры',
}

export const notificationMessages: Russian<typeof englishMessages> = {
  'pocket-full': '⛏ Карман полон, шахта встала. Заходите за добычей!',
  'energy-full': '⚡ Энергия снова полная. Арена зовёт!',
  'hunt-done': '🐾 Питомец вернулся с охоты. Посмотрите, что он принёс!',
  'chest-ready': '🎁 Щёлк! Сундук готов. Загляните, что внутри!',
  attacked: '⚔️ Пока вас не было, на вас напали. Время реванша?',
  'refine-ready': '🔨 Материалов хватает на улучшение. Куйте, пока горячо!',
  sold: '💰 Ваш предмет купили. Посмотрите, сколько он принёс!',
  'wish-met': '⭐ На рынке появилось то, о чём вы мечтали. Успейте!',
  guild: {
    other: '🐘 Гильдия зовёт! На сегодня у вас ещё есть бои с боссом.',
    accepted: '🛡 Вас приняли в гильдию. Заходите поздороваться!',
    kicked: '🛡 Вы больше не в гильдии. Другим как раз нужен такой боец!',
  },
  boss: {
    other: '🐾 У ворот топает новый босс! Три боя в день ждут вас.',
    ending: '⏳ Босс скоро уйдёт, а бои на сегодня ещё есть. Ударьте напоследок!',
    rewards: '🏆 Босс ушёл, а его богатства остались. Награда ждёт вас в почте!',
  },
  'league-reward': '🏅 Неделя лиги окончена, и ваша награда готова. Забирайте!',
  'tournament-result': '🏆 Турнир окончен. Посмотрите свои бои и узнайте, как далеко вы прошли!',
  'season-ended': '🏁 Сезон окончен, начался новый. Узнайте, что принёс вам прошлый!',
  news: '📣 Свежие новости в канале House Kombat.',
}

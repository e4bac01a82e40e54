import type { NotificationKind, Preferences } from '../../contracts/wire.ts'

type Language = 'en' | 'ru'

interface Words {
  readonly text: Readonly<Record<NotificationKind, string>>
  /** On the button that opens the game. */
  readonly open: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    text: {
      'pocket-full': '⛏ Your pocket is full: the mine stands still until you claim.',
      'energy-full': '⚡ Your energy is full again. The arena is waiting!',
      'hunt-done': '🐾 Your pet is back from the hunt. See what it has brought!',
      attacked: '⚔️ You were attacked while you were away. Time for revenge?',
      news: '📣 There is fresh news in the House Kombat channel.',
    },
    open: 'Play',
  },
  ru: {
    text: {
      'pocket-full': '⛏ Карман полон: шахта стоит, пока вы не заберёте добычу.',
      'energy-full': '⚡ Энергия снова полная. Арена ждёт!',
      'hunt-done': '🐾 Питомец вернулся с охоты. Посмотрите, что он принёс!',
      attacked: '⚔️ Пока вас не было, на вас напали. Время реванша?',
      news: '📣 В канале House Kombat свежие новости.',
    },
    open: 'Играть',
  },
}

/** The language of a player: the chosen one, else the messenger's, else English. */
export const languageOfPlayer = (chosen: Preferences['language'], languageCode: string): Language => {
  if (chosen !== 'auto') return chosen
  return languageCode.toLowerCase().split(/[-_]/)[0] === 'ru' ? 'ru' : 'en'
}

/** What the bot writes: the text, and the words on the button below it. */
export const notificationWords = (
  kind: NotificationKind,
  language: Language,
): { readonly text: string; readonly button: string } => ({
  text: WORDS[language].text[kind],
  button: WORDS[language].open,
})

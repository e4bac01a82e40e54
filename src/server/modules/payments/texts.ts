import { type Language, languageOfCode } from '#languages/languages.ts'
import type { Db } from '#server/db/database.ts'
import { playersByIds } from '#server/modules/players/service.ts'
import { preferencesOf } from '#server/modules/preferences/service.ts'
import { type MessengerTexts, messengerTexts } from '#server/text/messenger-texts.ts'

type PaymentTexts = MessengerTexts['payments']

export const paymentTexts = async (language: Language): Promise<PaymentTexts> =>
  (await messengerTexts(language)).payments

/** The language that the player chose, else Telegram's. @param spoken language code of an update */
export const languageOfPayer = async (db: Db, playerId: number, spoken: string | null): Promise<Language> => {
  const { language } = await preferencesOf(db, playerId)
  if (language !== 'auto') return language
  const [player] = spoken === null ? await playersByIds(db, [BigInt(playerId)]) : []
  return languageOfCode(spoken ?? player?.language_code ?? 'en')
}

export const paymentTextsOf = async (db: Db, playerId: number, spoken: string | null): Promise<PaymentTexts> =>
  paymentTexts(await languageOfPayer(db, playerId, spoken))

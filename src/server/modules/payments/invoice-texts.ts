import { invoices as english } from '#languages/en/notifications.ts'
import type { Language } from '#languages/languages.ts'
import { type MessengerTexts, messengerTexts } from '#server/text/messenger-texts.ts'

type InvoiceTexts = MessengerTexts['invoices']

const GOODS = ['wood-box', 'iron-box', 'titanium-box', 'tournament-ticket', 'meat-hook', 'four-leaf-clover'] as const
const SETS = Object.keys(english.sets) as readonly (keyof InvoiceTexts['sets'])[]
const SLOTS = Object.keys(english.slots) as readonly (keyof InvoiceTexts['slots'])[]

const textsOfSet = (
  texts: InvoiceTexts,
  type: string,
): { readonly title: string; readonly about: string } | undefined => {
  const set = SETS.find((one) => type.startsWith(`${one}-`))
  if (set === undefined) return undefined
  const slot = SLOTS.find((one) => type === `${set}-${one}-xtr`)
  if (slot === undefined) return { ...texts.set, title: texts.set.title.replace('{set}', texts.sets[set]) }
  const title = texts.piece.title.replace('{set}', texts.sets[set]).replace('{slot}', texts.slots[slot])
  return { ...texts.piece, title }
}

/** @throws Error for an offer without texts */
export const invoiceTexts = async (
  type: string,
  quantity: number,
  language: Language,
): Promise<{ readonly title: string; readonly description: string }> => {
  const { invoices: texts } = await messengerTexts(language)
  const goods = GOODS.find((one) => type === `${one}-xtr`)
  const said = goods === undefined ? textsOfSet(texts, type) : texts[goods]
  if (!said) throw new Error(`The offer ${type} has no texts for its invoice.`)
  const { title, about } = said
  if (quantity === 1) return { title, description: about }
  return {
    title: texts.several.replace('{title}', title).replace('{quantity}', String(quantity)),
    description: about,
  }
}

import { invoices as english } from '#languages/en/notifications.ts'
import { LANGUAGES, type Language } from '#languages/languages.ts'

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }
type InvoiceTexts = Texts<typeof english>

/** Does not compile if a language lacks a text. */
const TRANSLATED: {
  readonly [L in Exclude<Language, 'en'>]: {
    readonly notifications: () => Promise<{ invoices: InvoiceTexts & { readonly language: L } }>
  }
} = LANGUAGES

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
  const texts: InvoiceTexts = language === 'en' ? english : (await TRANSLATED[language].notifications()).invoices
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

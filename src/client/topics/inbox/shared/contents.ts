import type { InboxItem } from '#contracts/wire.ts'

/** An amount of an asset, which is named as in the ledger. */
export interface Content {
  readonly asset: string
  readonly amount: number
}

const openedOf = ({ opened }: InboxItem): readonly Content[] => [
  ...(opened?.materials ?? []).map(({ slug, quantity }) => ({ asset: slug, amount: quantity })),
  ...(opened?.stones ?? []).map(({ level, type }) => ({ asset: `stone:${type}:${level}`, amount: 1 })),
  ...(opened?.others ?? []).map(({ quantity, slug }) => ({ asset: `other:${slug}`, amount: quantity })),
  ...(opened?.equipments ?? []).map(() => ({ asset: 'equipment', amount: 1 })),
  ...(opened?.tickets ? [{ asset: 'tournament-ticket', amount: opened.tickets }] : []),
]

const allOf = (item: InboxItem): readonly Content[] => [
  ...(item.tok > 0 ? [{ asset: 'tok', amount: item.tok }] : []),
  ...(item.star > 0 ? [{ asset: 'star', amount: item.star }] : []),
  ...item.materials.map(({ slug, quantity }) => ({ asset: slug, amount: quantity })),
  ...openedOf(item),
]

export const contentsOf = (items: readonly InboxItem[]): readonly Content[] => {
  const sums = new Map<string, number>()
  for (const { asset, amount } of items.flatMap(allOf)) sums.set(asset, (sums.get(asset) ?? 0) + amount)
  return [...sums].map(([asset, amount]) => ({ asset, amount }))
}

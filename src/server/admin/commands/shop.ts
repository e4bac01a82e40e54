import { changeOffer, shopLines } from '../shop.ts'
import { type ActFlags, type AddCommand, acting, subcommand } from './add-command.ts'

export const addShop: AddCommand = (parent, run) => {
  const shop = parent.command('shop').description('offers of the shop')
  subcommand(shop, 'show', 'every offer: price, end, and what was changed').action(() => run({}, shopLines))
  acting(subcommand(shop, 'set <offer>', 'another price or end, from the next call on'))
    .option('--price <n>', 'the price')
    .option('--ends <date|never|season>', 'the end')
    .action((offer: string, flags: ActFlags & { readonly price?: string; readonly ends?: string }) =>
      run(flags, (operator) =>
        changeOffer(operator, 'set', offer, { price: flags.price ?? null, ends: flags.ends ?? null }),
      ),
    )
  const plain = { close: 'takes it off', reset: 'undoes all changes' } as const
  for (const [verb, description] of Object.entries(plain))
    acting(subcommand(shop, `${verb} <offer>`, description)).action((offer: string, flags: ActFlags) =>
      run(flags, (operator) => changeOffer(operator, verb, offer, { price: null, ends: null })),
    )
}

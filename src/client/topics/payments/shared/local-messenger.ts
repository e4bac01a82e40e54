import { launchData } from '#client/platform/launch-data.ts'

export interface LocalInvoice {
  readonly title: string
  readonly description: string
  /** In whole Telegram Stars. */
  readonly amount: number
}

/** Throws if the fake messenger (R45) cannot be reached or refuses. */
const ask = async (deed: 'invoice' | 'pay', body: object): Promise<unknown> => {
  const response = await fetch(`/local/messenger/${deed}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The stand-in messenger answered ${response.status}`)
  return ((await response.json()) as { data: unknown }).data
}

/** Throws for an unknown invoice, or if the messenger fails. */
export const localInvoice = async (url: string): Promise<LocalInvoice> => {
  const invoice = (await ask('invoice', { url })) as LocalInvoice | { readonly error: string }
  if ('error' in invoice) throw new Error(invoice.error)
  return invoice
}

/** Null if it was paid, else the bot's reason, or `refused` or `expired` if it gave none. */
export const payLocally = async (url: string): Promise<string | null> => {
  const paid = (await ask('pay', { url, user_id: launchData()?.user?.id })) as {
    readonly is: 'paid' | 'refused' | 'expired'
    readonly why?: string
  }
  return paid.is === 'paid' ? null : (paid.why ?? paid.is)
}

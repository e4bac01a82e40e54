import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test'

/** A new player of the game's server in local mode who has joined a house. @returns its id */
export const onboardedPlayer = async (address: string): Promise<number> => {
  const json = async (answer: Response) => ((await answer.json()) as { data: Record<string, unknown> }).data
  const post = (body: object, headers: object = {}) =>
    ({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }) as const
  const { id } = await json(await fetch(`${address}/local/players`, post({ name: 'Bench' })))
  const { init_data } = await json(await fetch(`${address}/local/session?player=${id}`))
  await fetch(`${address}/api/v1/users/onboard`, post({ house_id: 2 }, { authorization: `tma ${init_data}` }))
  return Number(id)
}

/** A page of the game's server in local mode, signed in as a new player of a house, without guide and offers. */
export const openPhone = async (
  browser: Browser,
  address: string,
  viewport: ViewportSize,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext({ viewport, baseURL: address })
  const page = await context.newPage()
  await page.addInitScript(
    (id) => {
      localStorage.setItem(`house-kombat:guide.${id}`, 'over')
      localStorage.setItem(`house-kombat:boosts-offered.${id}`, '9999-12-31')
      localStorage.setItem(`house-kombat:shop-promo.${id}`, '9999-12-31')
      sessionStorage.setItem('house-kombat.local-player', String(id))
    },
    await onboardedPlayer(address),
  )
  return { context, page }
}

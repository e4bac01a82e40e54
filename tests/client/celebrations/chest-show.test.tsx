import { expect, it } from 'vitest'
import { ChestShow } from '#client/celebrations/chest-show.tsx'
import { onCleanPages, render, settle } from '../render-app.tsx'

onCleanPages()

it.each([
  ['shows at once what was bought without a chest', null, 'Yours!'],
  ['shows the closed chest first', 'chest-wood', 'Skip'],
] as const)('%s (row 168)', async (_what, closed, words) => {
  await render(
    <ChestShow
      label="Opening"
      skipLabel="Skip"
      title="Yours!"
      isKnown
      closed={closed}
      open="chest-wood-open"
      items={[]}
      loot={[]}
      buttons={null}
      onClose={() => undefined}
    />,
  )
  await settle()
  expect(document.querySelector('[role=dialog]')?.textContent).toContain(words)
})

import { expect, test } from 'vitest'
import { iconUrl } from '#assets/manifest/packs.ts'
import { StatLines } from '#client/topics/items/shared/stat-line.tsx'
import { onSignedInPages, showScreen } from '../../render.tsx'

onSignedInPages()

test('critical chance and critical damage of an item have the pictures that they have on the pet', async () => {
  const bonus = { level: 3, primary: false, value: 2.5 } as const
  await showScreen(
    <StatLines
      className={undefined}
      lines={[
        { ...bonus, type: 'crit-rate' },
        { ...bonus, type: 'crit-dmg' },
      ]}
    />,
  )
  const pictures = [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'))
  expect(pictures).toEqual([iconUrl('luck'), iconUrl('crit')])
})

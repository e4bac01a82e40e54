import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { texts } from '#client/i18n/i18n.ts'
import { CrownedAvatar, type CrownedAvatarProps } from '#client/topics/kombat/shared/crowned-avatar.tsx'
import { kombat } from '#languages/en/kombat.ts'
import { onCleanPages, render } from '../../render-app.tsx'

const show = (props: Partial<CrownedAvatarProps>): Promise<HTMLElement> =>
  render(
    <I18nextProvider i18n={texts}>
      <CrownedAvatar houseId={0} crown={null} {...props} />
    </I18nextProvider>,
  )

onCleanPages()
beforeAll(() => void texts.addResourceBundle('en', 'translation', { kombat }, true, true))

describe('an avatar with the crown of the PvP board (row 76, R30)', () => {
  it.each([
    [1, 'crown-1.', 'TOP 10'],
    [2, 'crown-2.', 'TOP 10'],
    [3, 'crown-3.', 'TOP 10'],
    [10, 'crown-10.', 'TOP 10'],
    [50, 'crown-50.', 'TOP 50'],
  ] as const)('of place %i wears %s and says %s', async (crown, picture, words) => {
    const page = await show({ crown })
    expect(page.querySelectorAll('img')[1]?.getAttribute('src')).toContain(picture)
    expect(page.textContent).toBe(words)
  })

  it('is a plain avatar without one', async () => {
    const page = await show({})
    expect(page.querySelectorAll('img')).toHaveLength(1)
    expect(page.textContent).toBe('')
  })

  it('says the words unseen where something else lies over its lower edge', async () => {
    const page = await show({ crown: 1, hidesWords: true })
    expect(page.querySelector('.visually-hidden')?.textContent).toBe('TOP 10')
  })
})

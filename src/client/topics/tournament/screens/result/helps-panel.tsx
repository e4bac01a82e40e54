import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useHere } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { useStoneName } from '#client/topics/stones/shared/stone-name.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import type { Replay } from '#contracts/wire.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import type { Change } from '#rules/kombat/what-helps.ts'
import { useWhatHelps } from './use-what-helps.ts'

const SHOWN = 3
const EVEN = 50

const iconOf = (change: Change): IconArt => {
  switch (change.kind) {
    case 'stone':
      return stoneIcon(change.stone.type, change.stone.level)
    case 'attack':
      return { url: kindPicture('sword', 'rare') }
    case 'health':
      return { url: kindPicture('armor', 'rare') }
    case 'critical':
      return { url: extraIconUrl('four-leaf-clover') }
    case 'skill':
      return 'energy'
  }
}

/** Simulates the fight five hundred times for each change (extra 10). */
export const HelpsPanel = ({ replay, side }: { readonly replay: Replay; readonly side: Side }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const here = useHere()
  const stoneName = useStoneName()
  const reported = useWhatHelps(replay, side)
  const wordsOf = (change: Change): readonly [title: string, detail: string | null] => {
    if (change.kind === 'stone') return [stoneName(change.stone), null]
    if (change.kind !== 'skill') return [t(`tournamentResult.helps.${change.kind}`), null]
    const name = t(`kombat.skill.${change.skill}.name`)
    return [t('tournamentResult.helps.skill', { name }), t('tournamentResult.helps.free')]
  }
  return (
    <Panel as="section" className="column gap-10" aria-labelledby="tournament-helps">
      <h2 id="tournament-helps" className="size-18 text-center">
        {t('tournamentResult.helps.title')}
      </h2>
      {reported === undefined ? (
        <p className="row gap-10 justify-center" role="status">
          <Spinner size={28} />
          {t('tournamentResult.helps.trying')}
        </p>
      ) : (
        <>
          <p className="soft text-center balance">
            {t(`tournamentResult.helps.${reported.percent >= EVEN ? 'luck' : 'chance'}`, { percent: reported.percent })}
          </p>
          {reported.helps.length === 0 ? (
            <p className="soft text-center balance">{t('tournamentResult.helps.nothing')}</p>
          ) : (
            <ul className="column gap-8">
              {reported.helps.slice(0, SHOWN).map(({ change, percent }) => {
                const [title, detail] = wordsOf(change)
                return (
                  <li key={change.kind}>
                    <ListRow
                      icon={iconOf(change)}
                      title={title}
                      {...(detail === null ? {} : { detail })}
                      trailing={
                        <span className="golden font-display digits size-18 nowrap">
                          {t('tournamentResult.helps.wins', { percent })}
                        </span>
                      }
                    />
                  </li>
                )
              })}
            </ul>
          )}
          <Button
            variant="secondary"
            fullWidth
            icon="fight"
            onClick={() => navigate(PAGE.INVENTORY.path, { state: here })}
          >
            {t('tournamentResult.helps.prepare')}
          </Button>
        </>
      )}
    </Panel>
  )
}

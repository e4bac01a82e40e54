import { useTranslation } from 'react-i18next'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { changeIcon, useChangeTitle } from '#client/topics/what-helps/shared/change-words.ts'
import { useWhatHelps } from '#client/topics/what-helps/shared/use-what-helps.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import { Spinner } from '#client/ui/surfaces/spinner.tsx'
import type { Replay } from '#contracts/wire.ts'
import type { Side } from '#rules/kombat/fight-types.ts'

const SHOWN = 3
const EVEN = 50

/** Simulates five hundred rematches per change (extra 10). */
export const HelpsPanel = ({ replay, side }: { readonly replay: Replay; readonly side: Side }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const titleOf = useChangeTitle()
  const { reported } = useWhatHelps(replay, side)
  return (
    <Section title={t('whatHelps.title')} className="column gap-10" isCentered>
      {reported === undefined ? (
        <p className="row gap-10 justify-center" role="status">
          <Spinner size={28} />
          {t('whatHelps.trying')}
        </p>
      ) : (
        <>
          <p className="soft text-center balance">
            {t(`whatHelps.${reported.percent >= EVEN ? 'luck' : 'chance'}`, { percent: reported.percent })}
          </p>
          {reported.helps.length === 0 ? (
            <p className="soft text-center balance">{t('whatHelps.nothing')}</p>
          ) : (
            <ul className="column gap-8">
              {reported.helps.slice(0, SHOWN).map(({ change, percent }) => (
                <li key={change.kind}>
                  <ListRow
                    icon={changeIcon(change)}
                    title={titleOf(change)}
                    {...(change.kind === 'skill' ? { detail: t('whatHelps.free') } : {})}
                    trailing={
                      <span className="golden font-display digits size-18 nowrap">
                        {t('whatHelps.wins', { percent })}
                      </span>
                    }
                  />
                </li>
              ))}
            </ul>
          )}
          <Button variant="secondary" fullWidth icon="fight" onClick={() => openPage(PAGE.INVENTORY.path)}>
            {t('whatHelps.prepare')}
          </Button>
        </>
      )}
    </Section>
  )
}

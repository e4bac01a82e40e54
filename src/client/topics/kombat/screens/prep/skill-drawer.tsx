import { useTranslation } from 'react-i18next'
import { rankTitle } from '#client/i18n/names.ts'
import { haptic } from '#client/platform/messenger.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import type { CombatProfile } from '#contracts/wire.ts'
import { SKILL_NAMES, SKILLS, type SkillName } from '#rules/kombat/skills.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { useSkillSwitch } from './use-skill-switch.ts'

export interface SkillDrawerProps {
  readonly profile: CombatProfile
  readonly open: boolean
  readonly onClose: () => void
}

const SkillRow = ({
  skill,
  profile,
  onChoose,
}: {
  readonly skill: SkillName
  readonly profile: CombatProfile
  readonly onChoose: () => void
}) => {
  const { t } = useTranslation()
  const isActive = profile.pet.active_skill === skill
  const isOpen = profile.pet.skills.includes(skill)
  const opensAt = t('kombat.prep.skillOpensAt', { title: rankTitle(tierOf(rankPoints(SKILLS[skill].unlockPoints))) })
  return (
    <ListRow
      icon={`skill-${skill}`}
      title={t(`kombat.skill.${skill}.name`)}
      detail={
        <>
          {t(`kombat.skill.${skill}.text`)}
          {!isOpen && <span className="golden block">{opensAt}</span>}
        </>
      }
      current={isActive}
      state={isActive ? 'done' : isOpen ? 'idle' : 'disabled'}
      {...(isActive ? { trailing: <span className="mint">{t('kombat.prep.skillActive')}</span> } : {})}
      onPress={onChoose}
    />
  )
}

export const SkillDrawer = ({ profile, open, onClose }: SkillDrawerProps) => {
  const { t } = useTranslation()
  const switchSkill = useSkillSwitch()
  const best = tierOf(rankPoints(profile.best_rank))
  return (
    <Drawer open={open} onClose={onClose} title={t('kombat.prep.skills')}>
      <p className="margin-bottom-10 soft">
        {t('kombat.prep.skillsText')}
        <br />
        {t('kombat.prep.bestRank', { title: rankTitle(best), points: formatInteger(profile.best_rank) })}
      </p>
      <ul className="grid gap-8">
        {SKILL_NAMES.map((skill) => (
          <li key={skill}>
            <SkillRow
              skill={skill}
              profile={profile}
              onChoose={() => {
                if (skill !== profile.pet.active_skill) {
                  haptic('selection')
                  switchSkill(skill)
                }
                onClose()
              }}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

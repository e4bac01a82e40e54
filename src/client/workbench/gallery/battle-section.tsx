import { useEffect, useMemo, useState } from 'react'
import { emptyReport } from '../../../bridge/bridge.ts'
import type { SkillName } from '../../../rules/fight-types.ts'
import { HOUSES } from '../../../rules/houses.ts'
import { RARITIES } from '../../../rules/items.ts'
import { SKILLS } from '../../../rules/skills.ts'
import { useStageBridge, useStageState } from '../../stage/stage-context.ts'
import { StageHost } from '../../stage/stage-host.tsx'
import { Bar } from '../../ui/bar.tsx'
import { Button } from '../../ui/button.tsx'
import { arenaInput, type FighterSetup, makeFight } from '../battle/battle-setup.ts'
import { countMoments, entryWords, MOMENTS, type MomentName } from '../battle/entry-words.ts'
import { findSeed } from '../battle/find-seed.ts'
import { type AddressField, choice, text } from '../kit/address-field.ts'
import { Controls, Select, TextField } from '../kit/controls.tsx'
import { useAddressState } from '../kit/use-address-state.ts'
import styles from './battle-section.module.css'
import sheet from './section.module.css'

const HOUSE_SLUGS = HOUSES.map((house) => house.slug)
const SKILL_SLUGS = SKILLS.map((skill) => skill.slug)
const GEARS = ['none', ...RARITIES] as const
const STONES = ['0', '1', '2', '3', '4'] as const
const TIERS = ['0', '1', '2', '3', '4', '5', '6', '7'] as const
const SETUP_ENTRIES = 2

const fighterFields = (house: string, skill: SkillName) => ({
  house: choice(HOUSE_SLUGS, house),
  gear: choice(GEARS, 'rare') as AddressField<(typeof GEARS)[number]>,
  skill: choice(SKILL_SLUGS, skill),
  stones: choice(STONES, '0') as AddressField<(typeof STONES)[number]>,
})
const user = fighterFields(HOUSE_SLUGS[0] ?? '', 'rising-fury')
const opponent = fighterFields(HOUSE_SLUGS[1] ?? '', 'reflect')
const FIELDS = {
  seed: text('1'),
  'a-house': user.house,
  'a-gear': user.gear,
  'a-skill': user.skill,
  'a-stones': user.stones,
  'd-house': opponent.house,
  'd-gear': opponent.gear,
  'd-skill': opponent.skill,
  'd-stones': opponent.stones,
  tier: choice(TIERS, '0'),
  mode: choice(['live', 'replay'], 'live'),
  view: choice(['attacker', 'defender'], 'attacker'),
  speed: choice(['1', '2'], '1'),
}
const SIDES = [
  { prefix: 'a', title: 'Attacker' },
  { prefix: 'd', title: 'Defender' },
] as const

const setupOf = (of: {
  readonly house: string
  readonly gear: (typeof GEARS)[number]
  readonly skill: SkillName
  readonly stones: (typeof STONES)[number]
}): FighterSetup => ({
  houseId: Math.max(0, HOUSE_SLUGS.indexOf(of.house)),
  gear: of.gear === 'none' ? null : of.gear,
  skill: of.skill,
  stones: Number(of.stones) as FighterSetup['stones'],
})

/** The game's own arena with a fight that the game's own rules decide from a seed. */
export const BattleSection = () => {
  const [state, set] = useAddressState(FIELDS)
  const bridge = useStageBridge()
  const report = useStageState((stage) => stage.report)
  const [showing, setShowing] = useState(1)
  const [search, setSearch] = useState<string | null>(null)
  const { seed, tier, mode, view, speed } = state
  const setupKey = JSON.stringify({
    seed,
    user: setupOf({
      house: state['a-house'],
      gear: state['a-gear'],
      skill: state['a-skill'],
      stones: state['a-stones'],
    }),
    opponent: setupOf({
      house: state['d-house'],
      gear: state['d-gear'],
      skill: state['d-skill'],
      stones: state['d-stones'],
    }),
  })
  const setup = useMemo(() => JSON.parse(setupKey) as Parameters<typeof makeFight>[0], [setupKey])
  const fight = useMemo(() => makeFight(setup), [setup])
  const input = useMemo(
    () => arenaInput(setup, fight, { id: `${setupKey} ${showing}`, tier: Number(tier), mode, perspective: view }),
    [setup, fight, setupKey, showing, tier, mode, view],
  )

  useEffect(() => bridge.store.setState({ kombat: input }), [bridge, input])
  useEffect(() => bridge.store.setState({ speed: speed === '2' ? 2 : 1 }), [bridge, speed])
  useEffect(() => () => bridge.store.setState({ kombat: null, report: emptyReport }), [bridge])

  const find = (moment: MomentName) => {
    const found = findSeed(setup, moment)
    setSearch(
      found === null ? `No fight with "${moment}" in the next 2000 seeds: try other gear, skills or stones.` : null,
    )
    if (found !== null) set({ seed: found })
  }
  const hasBegun = report.phase === 'fighting' || report.phase === 'end'
  const [left, right] = [input.user, input.opponent ?? input.user]
  const hp = hasBegun ? report.hp : { user: left.maxHp, opponent: right.maxHp }

  return (
    <div className={sheet.section}>
      <h1>Battle</h1>
      <div className={styles.battle}>
        <div className={styles.phone}>
          <div className={styles.arena}>
            <StageHost
              scene="kombat"
              label={`${left.name} against ${right.name}`}
              fallback={(error, retry) => (
                <div className={sheet.problem}>
                  <p>The arena cannot be shown: {error}</p>
                  <Button size="small" onClick={retry}>
                    Try again
                  </Button>
                </div>
              )}
            />
            <div className={styles.bars}>
              <Bar value={hp.user} max={left.maxHp} label={`HP of ${left.name}`} text={`${hp.user} / ${left.maxHp}`} />
              <Bar
                value={hp.opponent}
                max={right.maxHp}
                tone="coral"
                flip
                label={`HP of ${right.name}`}
                text={`${hp.opponent} / ${right.maxHp}`}
              />
            </div>
          </div>
          <p className={styles.state} aria-live="polite">
            {report.phase}
            {report.countdown === null ? '' : ` ${report.countdown}`} · entry{' '}
            {Math.min(report.entriesPlayed, fight.scenario.length)} of {fight.scenario.length} · {fight.winner} wins
            after {fight.actions} actions
          </p>
          <div className={sheet.row}>
            <Button size="small" onClick={() => setShowing((before) => before + 1)}>
              Again
            </Button>
            <Button size="small" variant="secondary" onClick={() => bridge.send('skip', undefined)}>
              Skip
            </Button>
            <Button size="small" variant="secondary" onClick={() => set({ speed: speed === '1' ? '2' : '1' })}>
              Speed x{speed}
            </Button>
          </div>
        </div>
        <div className={sheet.section}>
          <Controls>
            <TextField label="Seed (hex, or any words)" value={seed} onChange={(next) => set({ seed: next })} />
            <Select
              label="Next seed with…"
              value=""
              options={[{ value: '', label: 'choose a moment' }, ...(Object.keys(MOMENTS) as MomentName[])]}
              onChange={(moment) => moment !== '' && find(moment)}
            />
            <Select label="League, 0–7" value={tier} options={TIERS} onChange={(next) => set({ tier: next })} />
            <Select
              label="Shown as"
              value={mode}
              options={['live', 'replay']}
              onChange={(next) => set({ mode: next })}
            />
            <Select
              label="Seen by"
              value={view}
              options={['attacker', 'defender']}
              onChange={(next) => set({ view: next })}
            />
          </Controls>
          {search !== null && <p className={sheet.problem}>{search}</p>}
          {SIDES.map(({ prefix, title }) => (
            <fieldset key={prefix} className={styles.side}>
              <legend>{title}</legend>
              <Controls>
                <Select
                  label="House"
                  value={state[`${prefix}-house`]}
                  options={HOUSE_SLUGS}
                  onChange={(value) => set({ [`${prefix}-house`]: value })}
                />
                <Select
                  label="Gear"
                  value={state[`${prefix}-gear`]}
                  options={GEARS}
                  onChange={(value) => set({ [`${prefix}-gear`]: value })}
                />
                <Select
                  label="Skill"
                  value={state[`${prefix}-skill`]}
                  options={SKILL_SLUGS}
                  onChange={(value) => set({ [`${prefix}-skill`]: value })}
                />
                <Select
                  label="Stones, all of level"
                  value={state[`${prefix}-stones`]}
                  options={STONES}
                  onChange={(value) => set({ [`${prefix}-stones`]: value })}
                />
              </Controls>
            </fieldset>
          ))}
          <p className={sheet.note}>
            In this fight:{' '}
            {countMoments(fight.scenario)
              .map(([name, count]) => `${count} × ${name}`)
              .join(', ') || 'plain hits only'}
          </p>
          <ol className={styles.entries}>
            {fight.scenario.map((entry, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the scenario
                key={index}
                className={hasBegun && index < report.entriesPlayed ? styles.played : undefined}
              >
                {index < SETUP_ENTRIES ? `${entryWords(entry)} (set-up)` : entryWords(entry)}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  )
}

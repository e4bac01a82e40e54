import { useMemo } from 'react'
import { CREATURE_NAMES, CREATURE_RIGS } from '#assets/manifest/creature-rigs/all.ts'
import { blendCreature, CREATURE_POSE_NAMES } from '#assets/manifest/creature-rigs/creature.ts'
import { classNames } from '#client/ui/class-names.ts'
import { choice, flag, number } from '#workbench/kit/address-field.ts'
import { Controls, fieldOf, Select, Slider, Switch } from '#workbench/kit/controls.tsx'
import { useAddressState } from '#workbench/kit/use-address-state.ts'
import { CreatureCanvas } from './creature-canvas.tsx'
import { Figure, FigureRow } from './figure-grid.tsx'
import styles from './ground.module.css'
import sheet from './section.module.css'

const FIELDS = {
  view: choice(['one', 'poses'], 'poses'),
  creature: choice(CREATURE_NAMES, 'fire-lord'),
  from: choice(CREATURE_POSE_NAMES, 'idle'),
  to: choice(CREATURE_POSE_NAMES, 'attack'),
  blend: number(-30, 130, 0),
  ground: choice(['night', 'arena', 'light'], 'night'),
  flip: flag(),
}
const ONE_WIDTH = 460
const SHEET_WIDTH = 180

export const CreaturesSection = () => {
  const [state, set] = useAddressState(FIELDS)
  const field = fieldOf(state, set)
  const pose = useMemo(
    () => blendCreature(CREATURE_RIGS[state.creature], state.from, state.to, state.blend / 100),
    [state.creature, state.from, state.to, state.blend],
  )
  return (
    <div className="column gap-page">
      <h1>Creatures</h1>
      <div className={sheet.split}>
        <Controls>
          <Select
            label="Show"
            {...field('view')}
            options={[
              { value: 'poses', label: 'all creatures × poses' },
              { value: 'one', label: 'one creature' },
            ]}
          />
          <Select label="On" {...field('ground')} options={['night', 'arena', 'light']} />
          {state.view === 'one' && (
            <>
              <Select label="Creature" {...field('creature')} options={CREATURE_NAMES} />
              <Select label="Pose" {...field('from')} options={CREATURE_POSE_NAMES} />
              <Select label="Towards" {...field('to')} options={CREATURE_POSE_NAMES} />
              <Slider label="Blend" {...field('blend')} min={-30} max={130} words={`${state.blend} %`} />
            </>
          )}
          <Switch label="Looks the other way" {...field('flip')} />
        </Controls>
        <div className={classNames(styles.ground, styles[state.ground], state.view === 'one' && styles.one)}>
          {state.view === 'one' ? (
            <CreatureCanvas
              creature={state.creature}
              pose={pose}
              width={ONE_WIDTH}
              flip={state.flip}
              label={`${state.creature}, ${state.from}`}
            />
          ) : (
            CREATURE_NAMES.map((creature) => (
              <FigureRow key={creature} title={creature}>
                {CREATURE_POSE_NAMES.map((name) => (
                  <Figure key={name} caption={name}>
                    <CreatureCanvas
                      creature={creature}
                      pose={CREATURE_RIGS[creature].poses[name]}
                      width={SHEET_WIDTH}
                      flip={state.flip}
                      label={`${creature}, ${name}`}
                    />
                  </Figure>
                ))}
              </FigureRow>
            ))
          )}
        </div>
      </div>
    </div>
  )
}

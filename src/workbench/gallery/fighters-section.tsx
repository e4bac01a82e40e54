import { useMemo } from 'react'
import { GEAR_SLOTS, RARITIES, type Worn } from '#assets/manifest/fighter-layers.ts'
import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import { POSES, type PoseName } from '#assets/manifest/poses.ts'
import { blendPose, FACE_NAMES, type Pose } from '#assets/manifest/rig.ts'
import { SPECIAL_SETS } from '#assets/manifest/special-slugs.ts'
import { classNames } from '#client/ui/class-names.ts'
import { choice, flag, number } from '#workbench/kit/address-field.ts'
import { Controls, fieldOf, Select, Slider, Switch } from '#workbench/kit/controls.tsx'
import { useAddressState } from '#workbench/kit/use-address-state.ts'
import { FighterCanvas } from './fighter-canvas.tsx'
import { Figure, FigureRow } from './figure-grid.tsx'
import { BARE, everySlot, GEAR_FIELDS, gearChoices, wornOf } from './gear-state.ts'
import styles from './ground.module.css'
import sheet from './section.module.css'

const POSE_NAMES = Object.keys(POSES) as PoseName[]
const OWN_FACE = 'of the pose'
const FIELDS = {
  view: choice(['one', 'poses', 'tiers', 'sets'], 'one'),
  pet: choice(PETS_BY_HOUSE, 'hamster'),
  from: choice(POSE_NAMES, 'idle'),
  to: choice(POSE_NAMES, 'attack'),
  blend: number(-30, 130, 0),
  face: choice([OWN_FACE, ...FACE_NAMES], OWN_FACE),
  ground: choice(['night', 'arena', 'light'], 'night'),
  flip: flag(),
  ...GEAR_FIELDS,
}
const ONE_WIDTH = 460
const SHEET_WIDTH = 150

export const FightersSection = () => {
  const [state, set] = useAddressState(FIELDS)
  const field = fieldOf(state, set)
  const wornKey = JSON.stringify(wornOf(state))
  // Memoised, because the canvas redraws for every new object.
  const worn = useMemo(() => JSON.parse(wornKey) as Worn, [wornKey])
  const pose = useMemo(
    () => blendPose(POSES[state.from], POSES[state.to], state.blend / 100),
    [state.from, state.to, state.blend],
  )
  const face = FACE_NAMES.find((name) => name === state.face)
  const outfits = useMemo(
    () =>
      (state.view === 'tiers' ? [BARE, ...RARITIES] : SPECIAL_SETS).map((name) => ({
        name,
        worn: wornOf(
          state.view === 'tiers'
            ? everySlot(name)
            : {
                ...everySlot(BARE),
                ...Object.fromEntries(
                  GEAR_SLOTS.map((slot) => [
                    slot,
                    gearChoices(slot).find((slug) => slug === `${name}-${slot}`) ?? BARE,
                  ]),
                ),
              },
        ),
      })),
    [state.view],
  )
  const canvas = (houseId: number, of: { worn: Worn; pose: Pose; label: string; width: number }) => (
    <FighterCanvas houseId={houseId} {...of} face={face} flip={state.flip} />
  )
  const sharedGear = GEAR_SLOTS.every((slot) => state[slot] === state.sword) ? state.sword : ''

  return (
    <div className="column gap-page">
      <h1>Fighters</h1>
      <div className={sheet.split}>
        <Controls>
          <Select
            label="Show"
            {...field('view')}
            options={[
              { value: 'one', label: 'one fighter' },
              { value: 'poses', label: 'all pets × poses' },
              { value: 'tiers', label: 'all pets × rarities' },
              { value: 'sets', label: 'all pets × named sets' },
            ]}
          />
          <Select label="On" {...field('ground')} options={['night', 'arena', 'light']} />
          {state.view === 'one' && <Select label="Pet" {...field('pet')} options={PETS_BY_HOUSE} />}
          <Select label="Face" {...field('face')} options={[OWN_FACE, ...FACE_NAMES]} />
          {state.view !== 'poses' && (
            <>
              <Select label="Pose" {...field('from')} options={POSE_NAMES} />
              <Select label="Towards" {...field('to')} options={POSE_NAMES} />
              <Slider label="Blend" {...field('blend')} min={-30} max={130} words={`${state.blend} %`} />
            </>
          )}
          <Switch label="Looks left" {...field('flip')} />
          {(state.view === 'one' || state.view === 'poses') && (
            <>
              <Select
                label="All slots"
                value={sharedGear}
                options={[{ value: '', label: 'mixed' }, BARE, ...RARITIES]}
                onChange={(words) => words !== '' && set(everySlot(words))}
              />
              {GEAR_SLOTS.map((slot) => (
                <Select
                  key={slot}
                  label={slot}
                  value={state[slot]}
                  options={gearChoices(slot)}
                  onChange={(words) => set({ [slot]: words })}
                />
              ))}
            </>
          )}
        </Controls>
        <div className={classNames(styles.ground, styles[state.ground], state.view === 'one' && styles.one)}>
          {state.view === 'one' &&
            canvas(PETS_BY_HOUSE.indexOf(state.pet), {
              worn,
              pose,
              width: ONE_WIDTH,
              label: `${state.pet}, ${state.from}`,
            })}
          {state.view !== 'one' &&
            PETS_BY_HOUSE.map((pet, houseId) => (
              <FigureRow key={pet} title={pet}>
                {state.view === 'poses'
                  ? POSE_NAMES.map((name) => (
                      <Figure key={name} caption={name}>
                        {canvas(houseId, { worn, pose: POSES[name], width: SHEET_WIDTH, label: `${pet}, ${name}` })}
                      </Figure>
                    ))
                  : outfits.map((outfit) => (
                      <Figure key={outfit.name} caption={outfit.name}>
                        {canvas(houseId, {
                          worn: outfit.worn,
                          pose,
                          width: SHEET_WIDTH,
                          label: `${pet}, ${outfit.name}`,
                        })}
                      </Figure>
                    ))}
              </FigureRow>
            ))}
        </div>
      </div>
    </div>
  )
}

import { Link } from 'react-router-dom'
import { SEASON_DAYS } from '#rules/season/seasons.ts'
import { choice, writeAddress } from '#workbench/kit/address-field.ts'
import { Controls, fieldOf, Select, Slider, Switch, TextField } from '#workbench/kit/controls.tsx'
import { useAddressState } from '#workbench/kit/use-address-state.ts'
import { ALL_SCREENS } from './all-screens.ts'
import { statesOf } from './screen-stories.ts'
import styles from './screens-page.module.css'
import { STORY_FIELDS, STORY_PATH, STORY_PLATFORMS } from './story-address.ts'
import { THEME_NAMES } from './themes.ts'

const SIZES = ['390 × 844', '320 × 568', '768 × 1024', '844 × 390'] as const
const INSETS = [
  { value: '0,0,0,0', label: 'none' },
  { value: '47,0,34,0', label: 'notch and bar' },
  { value: '103,0,34,0', label: 'full screen' },
  { value: '0,47,21,47', label: 'lying' },
] as const
const LONGEST_MS = 20_000
const HIGHEST_RANK = 12_000

const PAGE_FIELDS = { ...STORY_FIELDS, size: choice(SIZES, '390 × 844') }

export const ScreensPage = () => {
  const [state, set] = useAddressState(PAGE_FIELDS)
  const field = fieldOf(state, set)
  const { size, ...address } = state
  const screen = ALL_SCREENS.find(({ route }) => route === state.route) ?? ALL_SCREENS[0]
  const states = screen ? statesOf(screen) : []
  const shown = states.some(([name]) => name === state.state) ? state.state : (states[0]?.[0] ?? 'rich')
  const query = writeAddress(STORY_FIELDS, new URLSearchParams(), { ...address, state: shown })
  const alone = `${STORY_PATH}?${query}`
  const [width = 390, height = 844] = size.split(' × ').map(Number)
  return (
    <main className={styles.page}>
      <h1>Screens</h1>
      <div className={styles.stand}>
        <div className={styles.frame}>
          <iframe
            key={alone}
            className={styles.phone}
            title={`${screen?.title}, ${shown}`}
            src={alone}
            width={width}
            height={height}
          />
          <p className={styles.links}>
            <a href={alone} target="_blank" rel="noreferrer">
              Open alone
            </a>
          </p>
        </div>
        <div className={styles.choices}>
          <Controls>
            <Select
              label="Screen"
              value={screen?.route ?? '/'}
              options={ALL_SCREENS.map(({ route, title }) => ({ value: route, label: title }))}
              onChange={(route) => set({ route, state: 'rich' })}
            />
            <Select
              label="State"
              value={shown}
              options={states.map(([name]) => name)}
              onChange={(name) => set({ state: name })}
            />
            <Select label="Window" value={size} options={SIZES} onChange={(next) => set({ size: next })} />
            <Select label="Platform" {...field('platform')} options={STORY_PLATFORMS} />
            <TextField label="Version" {...field('version')} />
            <Select label="Theme" {...field('theme')} options={THEME_NAMES} />
            <Select
              label="Insets"
              value={INSETS.some(({ value }) => value === state.insets) ? state.insets : ''}
              options={[
                ...INSETS,
                ...(INSETS.some(({ value }) => value === state.insets) ? [] : [{ value: '', label: state.insets }]),
              ]}
              onChange={(insets) => set({ insets })}
            />
            <Select label="Motion" {...field('motion')} options={['full', 'reduced']} />
            <Select label="Language" {...field('lang')} options={['en']} />
            <Select label="Speed" {...field('speed')} options={['1', '2']} />
            <Slider
              label="Season's day"
              min={0}
              max={SEASON_DAYS}
              step={1}
              {...field('day')}
              words={state.day === 0 ? 'as the state says' : `${state.day} of season ${state.season}`}
            />
            {state.day > 0 && (
              <>
                <Switch
                  label="Season started"
                  value={state.started >= state.season}
                  onChange={(isStarted) => set({ started: isStarted ? state.season : state.season - 1 })}
                />
                <Slider
                  label="Rank at the last end"
                  min={0}
                  max={HIGHEST_RANK}
                  step={50}
                  {...field('latest')}
                  words={String(state.latest)}
                />
                <Slider
                  label="Final place"
                  min={0}
                  max={50}
                  step={1}
                  {...field('place')}
                  words={state.place === 0 ? 'none' : String(state.place)}
                />
                <Switch label="Reward claimed" {...field('claimed')} />
              </>
            )}
            <Switch label="Time stands still" {...field('hold')} />
            {state.hold && (
              <Slider
                label="At"
                min={-1}
                max={LONGEST_MS}
                step={50}
                {...field('ms')}
                words={state.ms < 0 ? 'as the state says' : `${state.ms} ms`}
              />
            )}
          </Controls>
          <ul className={styles.screens}>
            {ALL_SCREENS.map((row) => (
              <li key={row.route}>
                <strong>{row.title}</strong> <code>{row.route}</code>
                <span className={styles.states}>
                  {statesOf(row).map(([name]) => (
                    <Link
                      key={name}
                      to={`?${writeAddress(PAGE_FIELDS, new URLSearchParams(), { ...state, route: row.route, state: name })}`}
                      {...(row === screen && name === shown ? { 'aria-current': 'true' as const } : {})}
                    >
                      {name}
                    </Link>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </main>
  )
}

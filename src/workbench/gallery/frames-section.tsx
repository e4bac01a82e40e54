import type { CSSProperties } from 'react'
import { choice, flag, number, text } from '#workbench/kit/address-field.ts'
import { Controls, fieldOf, Select, Slider, Switch, TextField } from '#workbench/kit/controls.tsx'
import { useAddressState } from '#workbench/kit/use-address-state.ts'
import { useArtReport } from './art-report-query.ts'
import { FrameTile } from './frame-tile.tsx'
import { EVERYTHING, groupsOf, inKilobytes, listFrames, SINGLE_PICTURES } from './report-view.ts'
import styles from './section.module.css'

const FIELDS = {
  group: text('pet-hamster'),
  words: text(),
  override: flag(),
  size: number(48, 320, 120),
  view: choice(['cut', 'canvas'], 'cut'),
}

export const FramesSection = () => {
  const [state, set] = useAddressState(FIELDS)
  const field = fieldOf(state, set)
  const report = useArtReport()
  if (report.isError) return <p className={styles.problem}>{report.error.message}</p>
  if (!report.data) return <p>Loading…</p>

  const groups = groupsOf(report.data)
  const group = groups.includes(state.group) ? state.group : EVERYTHING
  const shown = listFrames(report.data, { group, words: state.words, onlyOverrides: state.override })
  const outputs = new Set(shown.map(({ output }) => output))
  const bytes = [...outputs].reduce((sum, output) => sum + output.bytes, 0)
  const overridden = report.data.outputs.flatMap((output) => output.frames).filter((frame) => frame.override).length

  return (
    <div className="column gap-page">
      <h1>Frames</h1>
      <Controls>
        <Select label="Pack" value={group} options={groups} onChange={(next) => set({ group: next })} />
        <TextField label="Name contains" {...field('words')} />
        <Slider label="Size" {...field('size')} min={48} max={320} step={8} words={`${state.size} px`} />
        {group !== SINGLE_PICTURES && (
          <Select
            label="Show"
            {...field('view')}
            options={[
              { value: 'cut', label: 'what is drawn' },
              { value: 'canvas', label: 'the whole canvas' },
            ]}
          />
        )}
        <Switch
          label={`Only overrides (${overridden})`}
          value={state.override}
          onChange={(override) => set(override ? { override, group: EVERYTHING } : { override })}
        />
      </Controls>
      <p className={styles.note} aria-live="polite">
        {shown.length} frames in {outputs.size} {outputs.size === 1 ? 'file' : 'files'}, {inKilobytes(bytes)}.
        {group !== SINGLE_PICTURES && ' The cross is the anchor: the pivot of the bone that carries the frame.'}
      </p>
      {overridden === 0 && state.override ? (
        <p className={styles.note}>No frame comes from an override: every picture is our own drawing.</p>
      ) : null}
      <ul className={styles.tiles} style={{ '--tile': `${Math.max(120, state.size + 16)}px` } as CSSProperties}>
        {shown.map(({ output, frame }) => (
          <FrameTile
            key={`${output.name} ${frame.name}`}
            output={output}
            frame={frame}
            size={state.size}
            wholeCanvas={state.view === 'canvas'}
          />
        ))}
      </ul>
    </div>
  )
}

import { type CSSProperties, useId } from 'react'
import type { IconName } from '#assets/manifest/packs.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './slider.module.css'

export interface SliderProps {
  readonly label: string
  /** 0–1. */
  readonly value: number
  readonly onChange: (value: number) => void
  /** The value in words, such as '70 %'. */
  readonly valueText: string
  readonly icon?: IconName
  readonly disabled?: boolean
}

const STEPS = 20

export const Slider = ({ label, value, onChange, valueText, icon, disabled = false }: SliderProps) => {
  const id = useId()
  return (
    <div className={styles.slider} data-disabled={disabled || undefined}>
      <div className="row gap-8">
        {icon === undefined ? null : <Icon name={icon} size={26} />}
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <output htmlFor={id} className="golden font-display digits">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={STEPS}
        step={1}
        value={Math.round(value * STEPS)}
        aria-valuetext={valueText}
        disabled={disabled}
        className={styles.input}
        style={{ '--share': `${Math.round(value * 100)}%` } as CSSProperties}
        onChange={(event) => onChange(Number(event.target.value) / STEPS)}
      />
    </div>
  )
}

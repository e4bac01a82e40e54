import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './text-field.module.css'

export interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Enter hides a phone's keyboard. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the messenger's older webviews do not know <search>
    <form
      role="search"
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault()
        input.current?.blur()
      }}
    >
      <span className={styles.box}>
        <svg viewBox="0 0 24 24" width="22" height="22" className="rigid lilac" aria-hidden="true">
          <path
            d="M16 16 20.5 20.5M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
          placeholder={label}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('ui.clear')}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          >
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
              <path d="M5 5 19 19M19 5 5 19" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </span>
    </form>
  )
}

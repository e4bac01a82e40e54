import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '#client/ui/controls/button.tsx'
import { Select } from '#client/ui/controls/select.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import type { Language } from '#languages/languages.ts'
import { type Me, useDesk, useSignOut } from '../api/desk-queries.ts'
import { PATHS, searchPath } from '../parts/paths.ts'
import { type DeskKey, useLanguage, useNames, useSay } from '../texts/desk-texts.ts'
import styles from './frame.module.css'

const REQUESTS_EVERY_MS = 60_000
/** Each name is in its own language, for people who cannot read the current one. */
const LANGUAGE_NAMES: readonly { readonly id: Language; readonly label: string }[] = [
  { id: 'en', label: 'English' },
  { id: 'ru', label: 'Русский' },
]

export const LanguageSelect = () => {
  const say = useSay()
  const { language, choose } = useLanguage()
  return <Select label={say('language')} hideLabel choices={LANGUAGE_NAMES} value={language} onChange={choose} />
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null

const useSlash = (focus: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [focus])
}

const SearchBox = () => {
  const say = useSay()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const asked = useSearchParams()[0].get('q') ?? ''
  const [text, setText] = useState(asked)
  const [focusSearch] = useState(() => () => {
    input.current?.focus()
    input.current?.select()
  })
  useSlash(focusSearch)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before the end of 2023 do not know <search>
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void navigate(searchPath(text.trim()))
      }}
    >
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={say('search.label')}
        aria-keyshortcuts="/"
        placeholder={say('search.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small">
        {say('search.find')}
      </Button>
    </form>
  )
}

const Pages = ({ me }: { readonly me: Me }) => {
  const say = useSay()
  const requests = useDesk('requests', {}, { refetchInterval: REQUESTS_EVERY_MS })
  const waiting = requests.data?.requests.filter(({ state }) => state === 'waits').length ?? 0
  const pages: readonly { readonly path: string; readonly label: DeskKey }[] = [
    { path: PATHS.search, label: 'pages.players' },
    { path: PATHS.requests, label: 'pages.requests' },
    { path: PATHS.state, label: 'pages.state' },
    { path: PATHS.economy, label: 'pages.economy' },
    { path: PATHS.errors, label: 'pages.errors' },
    { path: PATHS.log, label: 'pages.log' },
    ...(me.role === 'owner' ? [{ path: PATHS.operators, label: 'pages.operators' } as const] : []),
  ]
  return (
    <nav aria-label={say('pages.label')} className={styles.pages}>
      {pages.map(({ path, label }) => (
        <NavLink key={path} to={path} end className={styles.page ?? ''}>
          {say(label)}
          {path === PATHS.requests && waiting > 0 ? (
            <Badge count={waiting} label={say('requests.waiting', { count: waiting })} />
          ) : null}
        </NavLink>
      ))}
    </nav>
  )
}

export const Frame = ({ me, children }: { readonly me: Me; readonly children: ReactNode }) => {
  const say = useSay()
  const nameOf = useNames()
  const signOut = useSignOut()
  const { search } = useLocation()
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to={PATHS.search} className={styles.brand}>
            {say('title')}
          </Link>
          <SearchBox key={search} />
          <div className="row gap-8 wrap">
            <span className="size-14 soft">
              {me.name} · {nameOf('role', me.role)}
            </span>
            <LanguageSelect />
            <Button variant="quiet" size="small" pending={signOut.isPending} onClick={() => signOut.mutate()}>
              {say('signIn.out')}
            </Button>
          </div>
        </div>
        <Pages me={me} />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}

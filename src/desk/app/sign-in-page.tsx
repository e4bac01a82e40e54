import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { useSignIn } from '../api/desk-queries.ts'
import { Problem } from '../parts/loaded.tsx'
import { useSay } from '../texts/desk-texts.ts'
import styles from './frame.module.css'
import { LanguageSelect } from './frame.tsx'

const CODE = /^\d{6}$/

export const SignInPage = () => {
  const say = useSay()
  const signIn = useSignIn()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const digits = code.replaceAll(' ', '')
  const isComplete = name !== '' && password !== '' && CODE.test(digits)
  return (
    <main className={styles.signIn}>
      <Panel>
        <form
          className="grid gap-14"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isComplete || signIn.isPending) return
            // A code is valid once, so another attempt needs a new one.
            setCode('')
            signIn.mutate({ name: name.trim(), password, code: digits })
          }}
        >
          <h1 className="size-24">{say('title')}</h1>
          <p className="soft">{say('signIn.about')}</p>
          <TextField
            label={say('signIn.name')}
            value={name}
            onChange={setName}
            autoComplete="username"
            autoCapitalize="none"
            maxLength={64}
            autoFocus
          />
          <TextField
            label={say('signIn.password')}
            value={password}
            onChange={setPassword}
            type="password"
            autoComplete="current-password"
            maxLength={200}
          />
          <TextField
            label={say('signIn.code')}
            value={code}
            onChange={setCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            hint={say('signIn.codeHint')}
          />
          {signIn.error === null ? null : <Problem error={signIn.error} />}
          <Button type="submit" fullWidth pending={signIn.isPending} disabled={!isComplete && !signIn.isPending}>
            {say('signIn.in')}
          </Button>
        </form>
      </Panel>
      <LanguageSelect />
    </main>
  )
}

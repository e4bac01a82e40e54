/** Px. */
export interface FakeInsets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface FakeViewport {
  readonly height: number
  readonly width: number
  readonly is_expanded: boolean
  /** False while the player drags the window. */
  readonly is_state_stable: boolean
}

/** Without a choice, a dialog stays open until the test emits the response. */
export interface FakeAnswers {
  readonly invoice?: 'paid' | 'failed' | 'pending' | 'cancelled'
  /** Id of the pressed button; null closes the popup. */
  readonly popup?: string | null
  readonly writeAccess?: 'allowed' | 'cancelled'
  readonly phone?: 'sent' | 'cancelled'
  readonly clipboard?: string | null
  readonly qr?: string
  readonly homeScreen?: 'unsupported' | 'unknown' | 'added' | 'missed'
  readonly emojiStatus?: 'allowed' | 'cancelled'
}

/** Defaults: version 9.1 on Android, without insets. */
export interface FakeOptions {
  readonly platform?: string
  /** `6.0` to `9.1`. Newer requests get no response, as with real clients. */
  readonly version?: string
  /** `bg_color`, `text_color` …, each `#rrggbb`. */
  readonly themeParams?: Readonly<Record<string, string>>
  readonly viewport?: Partial<FakeViewport>
  /** Notch and rounded corners. */
  readonly safeArea?: FakeInsets
  /** The messenger's header in full screen. */
  readonly contentSafeArea?: FakeInsets
  /** Raw signed launch data; puts the messenger's hash into the address. */
  readonly launchDataRaw?: string
  readonly startParam?: string
  readonly answers?: FakeAnswers
  /** Requests that some clients never answer: `web_app_request_viewport`. */
  readonly silentAbout?: readonly string[]
}

export interface PostedEvent {
  readonly atMs: number
  readonly name: string
  readonly data: Readonly<Record<string, unknown>> | undefined
  /** A client of this version does not know it. */
  readonly isUnknown: boolean
}

export interface FakeState {
  isReady: boolean
  isExpanded: boolean
  isFullscreen: boolean
  isClosed: boolean
  headerColour: string | null
  backgroundColour: string | null
  bottomBarColour: string | null
  hasBackButton: boolean
  hasSettingsButton: boolean
  asksBeforeClosing: boolean
  allowsVerticalSwipes: boolean
  isOrientationLocked: boolean
  mainButton: Readonly<Record<string, unknown>>
  secondaryButton: Readonly<Record<string, unknown>>
}

/** `window.__messenger`: recorded requests, and actions of messenger and person. */
export interface FakeMessenger {
  readonly events: readonly PostedEvent[]
  readonly state: Readonly<FakeState>
  /** False while the game does not listen yet. */
  emit(name: string, data?: unknown): boolean
  setTheme(themeParams: Readonly<Record<string, string>>): boolean
  setViewport(change: Partial<FakeViewport>): boolean
  setInsets(change: { readonly safeArea?: FakeInsets; readonly contentSafeArea?: FakeInsets }): boolean
  /** The player switches to another chat, or returns. */
  setVisible(isVisible: boolean): boolean
  /** False if the game does not show the button. */
  press(button: 'back' | 'settings' | 'main' | 'secondary'): boolean
  /** False if no payment sheet is open. */
  closeInvoice(status: 'paid' | 'failed' | 'pending' | 'cancelled'): boolean
}

declare global {
  interface Window {
    __messenger?: FakeMessenger
  }
}

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
  /** False while the player drags the window to another height. */
  readonly is_state_stable: boolean
}

/** The player's choices. Without one most requests get no response until the test emits it. */
export interface FakeAnswers {
  readonly invoice?: 'paid' | 'failed' | 'pending' | 'cancelled'
  /** Id of the pressed button. Null closes the popup without a button. */
  readonly popup?: string | null
  readonly writeAccess?: 'allowed' | 'cancelled'
  readonly phone?: 'sent' | 'cancelled'
  readonly clipboard?: string | null
  readonly qr?: string
  readonly homeScreen?: 'unsupported' | 'unknown' | 'added' | 'missed'
  readonly emojiStatus?: 'allowed' | 'cancelled'
}

/** By default Android with version 9.1 and no insets. */
export interface FakeOptions {
  readonly platform?: string
  /** From `6.0` to `9.1`. Requests that need a newer version get no response, as in real clients. */
  readonly version?: string
  /** Keys such as `bg_color` and `text_color`; values are `#rrggbb`. */
  readonly themeParams?: Readonly<Record<string, string>>
  readonly viewport?: Partial<FakeViewport>
  /** Insets for notch and rounded corners. */
  readonly safeArea?: FakeInsets
  /** Insets for the messenger's header in full screen. */
  readonly contentSafeArea?: FakeInsets
  /** Raw signed launch data. It is put into the address's hash, as a messenger does. */
  readonly launchDataRaw?: string
  readonly startParam?: string
  readonly answers?: FakeAnswers
  /** Requests that get no response: some clients never answer `web_app_request_viewport`. */
  readonly silentAbout?: readonly string[]
}

export interface PostedEvent {
  readonly atMs: number
  readonly name: string
  readonly data: Readonly<Record<string, unknown>> | undefined
  /** True if a client of this version does not know the request. */
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

/** `window.__messenger`: the requests of the game so far, and what messenger and player can do. */
export interface FakeMessenger {
  readonly events: readonly PostedEvent[]
  readonly state: Readonly<FakeState>
  /** Returns false if the game has no listener yet. */
  emit(name: string, data?: unknown): boolean
  setTheme(themeParams: Readonly<Record<string, string>>): boolean
  setViewport(change: Partial<FakeViewport>): boolean
  setInsets(change: { readonly safeArea?: FakeInsets; readonly contentSafeArea?: FakeInsets }): boolean
  /** The player switches to another chat (false) or returns (true). */
  setVisible(isVisible: boolean): boolean
  /** Returns false if the button is not shown. */
  press(button: 'back' | 'settings' | 'main' | 'secondary'): boolean
  /** Returns false if no payment sheet is open. */
  closeInvoice(status: 'paid' | 'failed' | 'pending' | 'cancelled'): boolean
}

declare global {
  interface Window {
    __messenger?: FakeMessenger
  }
}

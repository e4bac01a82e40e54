/** Four distances from the edges, px. */
export interface StandInInsets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export interface StandInViewport {
  readonly height: number
  readonly width: number
  readonly is_expanded: boolean
  /** False while the player drags the window. */
  readonly is_state_stable: boolean
}

/** The person's choices in dialogs; where absent, a dialog stays open until the test emits the response. */
export interface StandInAnswers {
  readonly invoice?: 'paid' | 'failed' | 'pending' | 'cancelled'
  /** Id of the pressed button; null closes the popup without one. */
  readonly popup?: string | null
  readonly writeAccess?: 'allowed' | 'cancelled'
  readonly phone?: 'sent' | 'cancelled'
  readonly clipboard?: string | null
  readonly qr?: string
  readonly homeScreen?: 'unsupported' | 'unknown' | 'added' | 'missed'
  readonly emojiStatus?: 'allowed' | 'cancelled'
}

/** Options of the messenger; default: version 9.1 on Android, without insets. */
export interface StandInOptions {
  readonly platform?: string
  /** Client version, `6.0` … `9.1`. Newer requests get no response, as with real clients. */
  readonly version?: string
  /** Colours by their names in the messenger: `bg_color`, `text_color` …, each `#rrggbb`. */
  readonly themeParams?: Readonly<Record<string, string>>
  readonly viewport?: Partial<StandInViewport>
  /** The device's notch and rounded corners. */
  readonly safeArea?: StandInInsets
  /** The messenger's own header in full screen. */
  readonly contentSafeArea?: StandInInsets
  /** Raw signed launch data; with it the address gets the hash with which the messenger opens the game. */
  readonly launchDataRaw?: string
  readonly startParam?: string
  readonly answers?: StandInAnswers
  /** Requests without a response, as in some clients: `web_app_request_viewport`. */
  readonly silentAbout?: readonly string[]
}

export interface PostedEvent {
  /** On the page's own clock, ms since it was opened. */
  readonly atMs: number
  readonly name: string
  readonly data: Readonly<Record<string, unknown>> | undefined
  /** This client version does not support it. */
  readonly isUnknown: boolean
}

export interface StandInState {
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

/** The stand-in's test API, at `window.__messenger`: recorded requests, and actions of messenger and person. */
export interface StandInMessenger {
  readonly events: readonly PostedEvent[]
  readonly state: Readonly<StandInState>
  /** Emits an event to the game; false while the game does not listen yet. */
  emit(name: string, data?: unknown): boolean
  setTheme(themeParams: Readonly<Record<string, string>>): boolean
  setViewport(change: Partial<StandInViewport>): boolean
  setInsets(change: { readonly safeArea?: StandInInsets; readonly contentSafeArea?: StandInInsets }): boolean
  /** The player switches to another chat, or returns. */
  setVisible(isVisible: boolean): boolean
  /** Presses a button of the messenger. False where the game shows none. */
  press(button: 'back' | 'settings' | 'main' | 'secondary'): boolean
  /** Ends the open payment sheet. False when there is none. */
  closeInvoice(status: 'paid' | 'failed' | 'pending' | 'cancelled'): boolean
}

declare global {
  interface Window {
    __messenger?: StandInMessenger
  }
}

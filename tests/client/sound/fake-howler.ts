/** Recorded calls on one Howl. */
export class FakeHowl {
  static readonly all: FakeHowl[] = []
  readonly played: string[] = []
  readonly rates: number[] = []
  readonly fades: [from: number, to: number][] = []
  isUnloaded = false
  #volume: number

  constructor(readonly options: { readonly src: string[]; readonly volume?: number; readonly sprite?: object }) {
    this.#volume = options.volume ?? 1
    FakeHowl.all.push(this)
  }

  play(name: string): number {
    this.played.push(name)
    return this.played.length
  }

  rate(rate: number): void {
    this.rates.push(rate)
  }

  volume(volume?: number): number {
    if (volume !== undefined) this.#volume = volume
    return this.#volume
  }

  fade(from: number, to: number): void {
    this.fades.push([from, to])
    this.#volume = to
  }

  unload(): void {
    this.isUnloaded = true
  }
}

/** The used part of an audio context. */
export const fakeContext = {
  state: 'running',
  suspend: async () => {
    fakeContext.state = 'suspended'
  },
  resume: async () => {
    fakeContext.state = 'running'
  },
}

/** Howler's global switchboard. */
export const fakeHowler = { autoSuspend: true, ctx: fakeContext }

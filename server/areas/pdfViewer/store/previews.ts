/** Milliseconds that a PDF is kept for its viewer. */
export const previewLifetime = 600_000

/** A PDF that a session has given for its viewer. `takenAt` is Unix time in milliseconds. */
export interface Preview {
  readonly takenAt: number
  readonly fileName: string
  readonly base64: string
}

/** The one PDF of each account, by the SHA-256 of the token of the session that gave it; it goes with the session. */
export interface Previews {
  /** Replaces the one before, whichever session of the account gave it. */
  readonly keep: (tokenHash: string, preview: Preview) => Promise<void>
  readonly find: (tokenHash: string, takenAt: number) => Promise<Preview | null>
  readonly removeTakenBefore: (moment: number) => Promise<void>
}

export interface PreviewRepositories {
  readonly previews: Previews
}

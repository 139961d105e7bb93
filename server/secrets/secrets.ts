import type { Sealing } from './sealing.ts'

/** Secrets that all servers of one database share that have one master key, sealed under it. */
export interface ServerSecrets {
  /** Answers what is kept under the name; keeps the given value first when there is none. Of two servers at once one wins. */
  readonly keep: (sealing: Sealing, name: string, value: () => Promise<string>) => Promise<string>
}

export interface SecretRepositories {
  readonly secrets: ServerSecrets
}

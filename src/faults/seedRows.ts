/** A row of a seed's error catalogue. */
export interface SeedRow {
  /** Section and row, as scenarios name it. */
  readonly key: string
  /** Why no scenario can make it happen yet; null where one does. */
  readonly waits: string | null
}

const hsm = 'signing through an HSM is not part of this version'
const noFailure = 'tells of success or asks, and is no failure'
const settings = 'this part of the settings is not part of this version'

const row = (key: string, waits: string | null = null): SeedRow => ({ key, waits })

/** The error catalogues of the seeds (000 §8, 001 §8, 002 §8), row by row. */
export const seedRows: readonly SeedRow[] = [
  row('000-8 info fetch fails'),
  row('000-8 generate fails'),
  row('000-8 agent unreachable'),
  row('000-8 tax code differs'),
  row('000-8 register fails'),
  row('000-8 draft save fails'),
  row('000-8 HSM sign fails', hsm),
  row('000-8 generic HSM fallback', hsm),
  row('000-8 delete fails'),
  row('000-8 no certificates'),
  row('001-8 digital signatures', 'certificates are shown, not yet registered or changed'),
  row('001-8 shops', settings),
  row('001-8 e-invoice templates', settings),
  row('001-8 profile and password', settings),
  row('001-8 company', settings),
  row('001-8 items', settings),
  row('001-8 users', settings),
  row('002-8 login 901'),
  row('002-8 user not found'),
  row('002-8 password incorrect'),
  row('002-8 login fails otherwise'),
  row('002-8 HSM login fails', hsm),
  row('002-8 skip check fails'),
  row('002-8 admin site denied'),
  row('002-8 language switch fails'),
  row('002-8 session expires'),
  row('002-8 error carries status and data'),
  row('002-8 generate fails'),
  row('002-8 tax code differs'),
  row('002-8 USB signing fails'),
  row('002-8 HSM failure', hsm),
  row('002-8 register fails'),
  row('002-8 draft save fails'),
  row('002-8 info fetch fails'),
  row('002-8 successes and loading', noFailure),
  row('002-8 confirmations', noFailure),
  row('002-8 no certificates'),
  row('002-8 number to words', 'sales documents are not part of this version'),
  row('002-8 validation messages'),
  row('002-8 one toast at a time', 'is about toasts, not about a failure'),
]

/** Failed sign-ins that are put up with in a stretch of time. */
export interface SignInLimits {
  /** At one account from one network, or from one known browser. */
  readonly perAccountAndAddress: number
  /** At all accounts from one network. */
  readonly perAddress: number
  /** At one account from everywhere but its known browsers. */
  readonly perAccount: number
  readonly seconds: number
}

export const defaultSignInLimits: SignInLimits = {
  perAccountAndAddress: 5,
  perAddress: 50,
  perAccount: 30,
  seconds: 900,
}

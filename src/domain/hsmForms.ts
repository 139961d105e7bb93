import { hsmLimits } from './hsm.ts'

const otpForm = new RegExp(`^\\d{${hsmLimits.otp}}$`)
export const isOtp = (text: string): boolean => otpForm.test(text)

/** Fields of the forms of an HSM, by what is wrong with them. */
export interface HsmProblems {
  readonly provider?: 'hsm_provider_is_required'
  readonly userName?: 'hsm_user_is_required'
  readonly password?: 'hsm_password_is_required'
  readonly pin?: 'hsm_pin_is_required'
  readonly otp?: 'hsm_otp_is_required'
}

export interface AccountFields {
  /** Null where no provider is asked for. */
  readonly provider: string | null
  readonly userName: string
  readonly password: string
}

export interface PinFields {
  readonly pin: string
  /** Null where no one-time code is asked for. */
  readonly otp: string | null
}

/** What is missing in an account (seed 000 §5 "HSM connect", 002 §5.3). */
export const accountProblems = ({ provider, userName, password }: AccountFields): HsmProblems => ({
  ...(provider === '' ? { provider: 'hsm_provider_is_required' } : {}),
  ...(userName.trim() === '' ? { userName: 'hsm_user_is_required' } : {}),
  ...(password === '' ? { password: 'hsm_password_is_required' } : {}),
})

/** What is missing beside a PIN (seed 000 §5 "HSM PIN"). */
export const pinProblems = ({ pin, otp }: PinFields): HsmProblems => ({
  ...(pin === '' ? { pin: 'hsm_pin_is_required' } : {}),
  ...(otp !== null && !isOtp(otp) ? { otp: 'hsm_otp_is_required' } : {}),
})

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { passwordStrength, passwordStrengths } from '../domain/password.ts'
import './PasswordStrengthLine.css'

const names = {
  weak: msg`Password strength: weak`,
  fair: msg`Password strength: fair`,
  good: msg`Password strength: good`,
  strong: msg`Password strength: strong`,
} as const

/** How strong a password is, said again whenever that changes; nothing while there is none. */
export function PasswordStrengthLine({ password }: { readonly password: string }) {
  const { i18n } = useLingui()
  const strength = password === '' ? null : passwordStrength(password)
  return (
    <div className="password-strength" data-strength={strength ?? undefined}>
      {strength !== null && (
        <span aria-hidden="true" className="password-strength-bars">
          {passwordStrengths.map((step) => (
            <span
              className="password-strength-bar"
              data-on={passwordStrengths.indexOf(step) <= passwordStrengths.indexOf(strength) || undefined}
              key={step}
            />
          ))}
        </span>
      )}
      {/* The region has to be there before its text, or the first change is not said. */}
      <span aria-live="polite" className="password-strength-text">
        {strength === null ? '' : i18n._(names[strength])}
      </span>
    </div>
  )
}
